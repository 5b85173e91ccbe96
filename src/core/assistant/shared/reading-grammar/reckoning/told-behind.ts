import { isTimeUnit } from '../units.ts'
import { wordSet } from '../words.ts'

import type { Counted } from './counted.ts'
import type { Entry } from './entry.ts'
import { allWords, turns } from './entry-words.ts'

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

/** `harian 95rb`: the name of the wage tells for how long it is. */
const withOwnRate = (entry: Entry): Entry => {
  const unit = rates.get(entry.said.at(-1) ?? '')
  return unit === undefined || entry.price === null || entry.price.per.length > 0 || entry.counts.length > 0
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
  if (!entries.some((entry, at) => isHowLong(entry, entries[at - 1]))) return told
  return entries.flatMap((entry, at) => {
    const next = entries[at + 1]
    if (isHowLong(entry, entries[at - 1])) return []
    return [
      next !== undefined && isHowLong(next, entry) ? { ...entry, counts: [...entry.counts, ...next.counts] } : entry,
    ]
  })
}

const left = wordSet('sisa sisanya nyisa tersisa')
const placed = wordSet('titip nitip dititip dititipin nitipin setor naruh taruh')
const gone = wordSet('habis abis ludes')

const soldOf = ({ said, counts }: Entry): Counted | null => {
  const [whole, rest, more] = counts
  const isPlaced = said.some((word) => placed.has(word))
  if (!isPlaced || whole === undefined || more !== undefined) return null
  if (rest === undefined) return said.some((word) => gone.has(word)) ? whole : null
  const isRest =
    said.some((word) => left.has(word)) && rest.value < whole.value && (rest.of === whole.of || rest.of === null)
  return isRest ? { ...whole, value: whole.value - rest.value } : null
}

const isRest = ({ price, joined, said }: Entry): boolean =>
  price === null && joined && said.every((word) => left.has(word) || gone.has(word) || allWords.has(word))

/** `titip 80 sisa 27`, `titip 45 habis semua`: what is left belongs to what was brought. */
const withRests = (entries: readonly Entry[]): readonly Entry[] =>
  entries.reduce((found: readonly Entry[], entry) => {
    const last = found.at(-1)
    return last !== undefined && last.counts.length === 1 && isRest(entry)
      ? [
          ...found.slice(0, -1),
          { ...last, said: [...last.said, ...entry.said], counts: [...last.counts, ...entry.counts] },
        ]
      : [...found, entry]
  }, [])

/**
 * `harga setor 8.500 sebungkus. Warung Wak Alang titip 60 sisa 13, Kedai Pak Long titip 45 habis`: what was sold in each of
 * the shops, at the one price that is told. The same list for less than two shops.
 */
export const soldInShops = (told: readonly Entry[]): readonly Entry[] => {
  const entries = told.some(({ said }) => said.some((word) => placed.has(word))) ? withRests(told) : told
  const sales = new Map(entries.map((entry) => [entry, entry.price === null ? soldOf(entry) : null]))
  const [only, other] = entries.filter(({ price }) => price !== null)
  const price = only?.counts.length === 0 && other === undefined ? only.price : null
  if (price === null || [...sales.values()].filter((count) => count !== null).length < 2) return told
  return entries
    .filter((entry) => entry !== only)
    .map((entry) => {
      const count = sales.get(entry) ?? null
      const counts = count === null ? entry.counts : [{ ...count, of: null }]
      return count === null
        ? entry
        : { ...entry, label: entry.label || entry.who, counts, price: { ...price, each: true, per: [] } }
    })
}
