import { isTimeUnit } from '../goods/units.ts'
import { wordSet } from '../words.ts'

import type { Entry } from './entry.ts'
import { turns } from './entry-words.ts'

/** What is done in the time that is counted: `masuk 24 hari`, `cuma kepake hari pertama jadi itung sehari doang`. */
const using = wordSet(
  `dipake dipakai dipakainya kepake kepakai terpakai pakai pake masuk kerja hadir jalan narik jaga main selama cuma cuman hanya hari pertama terakhir
   itung hitung dihitung diitung jadi aja saja doang juga totalnya full penuh`,
)

/** Each price of these is that of so long a time. */
const rates = new Map([
  ['harian', 'hari'],
  ['mingguan', 'minggu'],
  ['bulanan', 'bulan'],
])

/** `harian 95rb`, `3 hari uang harian 250rb`: the name of the wage tells for how long it is. */
const withOwnRate = (entry: Entry): Entry => {
  const unit = rates.get(entry.said.at(-1) ?? '')
  return unit === undefined ||
    entry.price === null ||
    entry.price.per.length > 0 ||
    entry.counts.some(({ of }) => of !== unit)
    ? entry
    : { ...entry, price: { ...entry.price, per: [unit] } }
}

const isHowLong = ({ price, counts, said, joined }: Entry, before: Entry | undefined): boolean =>
  price === null &&
  joined &&
  counts.length === 1 &&
  said.every((word) => using.has(word) || turns.has(word)) &&
  counts.every(({ of }) => of !== null && isTimeUnit(of) && before?.price?.per.includes(of) === true) &&
  !before?.counts.some(({ of }) => of === counts[0]?.of)

/** `genset 600rb/hari tapi cuma kepake hari pertama`: how long, told behind the price of each day by what was done in it. */
export const usedSoLong = (told: readonly Entry[]): readonly Entry[] => {
  const isRated = told.some(({ said }) => rates.has(said.at(-1) ?? ''))
  const entries = isRated ? told.map(withOwnRate) : told
  const isCounted = entries.some(({ counts }, at) => counts.length > 0 && entries[at]?.price !== told[at]?.price)
  if (!entries.some((entry, at) => isHowLong(entry, entries[at - 1]))) return isCounted ? entries : told
  return entries.flatMap((entry, at) => {
    const next = entries[at + 1]
    if (isHowLong(entry, entries[at - 1])) return []
    return [
      next !== undefined && isHowLong(next, entry) ? { ...entry, counts: [...entry.counts, ...next.counts] } : entry,
    ]
  })
}

const tooWords = wordSet('juga jua ugi lagi sama')
/** Behind it nothing is told that is not said by the count already: `jadi kali dua`. */
const saysTwice = wordSet('jadi kali dikali dikalikan berarti itungannya hitungannya')

const wordsOf = (label: string): readonly string[] =>
  (label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/nya$/u, ''))

const isAlsoSoLong = ({ label, price, counts, said }: Entry): boolean =>
  price === null &&
  label !== '' &&
  counts.some(({ of }) => of !== null && isTimeUnit(of)) &&
  said.some((word) => tooWords.has(word))

const isTwice = ({ price, said }: Entry): boolean => price === null && said.every((word) => saysTwice.has(word))

/** `sound 2 hari 1,8jt sehari, genset 650rb, genset juga 2 hari jadi kali dua`: how long, told of a thing that has its price already. */
export const alsoSoLong = (entries: readonly Entry[]): readonly Entry[] => {
  const at = entries.findIndex(isAlsoSoLong)
  const told = entries[at]
  if (told === undefined) return entries
  const words = wordsOf(told.label)
  const owner = entries.findIndex(
    ({ label, price, counts }, place) =>
      place < at &&
      price !== null &&
      words.every((word) => wordsOf(label).includes(word)) &&
      !counts.some(({ of }) => of !== null && isTimeUnit(of)),
  )
  const lasting = told.counts.find(({ of }) => of !== null && isTimeUnit(of))
  if (owner === -1 || lasting === undefined) return entries
  return entries.flatMap((entry, place) => {
    if (place === at || (place === at + 1 && isTwice(entry))) return []
    return [place === owner ? { ...entry, counts: [...entry.counts, { ...lasting, times: true }] } : entry]
  })
}
