import { isTimeUnit } from '../goods/units.ts'
import { wordSet } from '../words.ts'

import { isHired, persons } from './counted.ts'
import type { Entry } from './entry.ts'

/** By these words a count behind a list speaks of all that stands before it. */
const pointing = wordSet('itu ini tadi segitu semua semuanya tagih ditagih tagihkan hitung hitungkan dihitung')
const besides = wordSet(
  'buat untuk selama total totalnya jadi kali dikali dikalikan kontrak ya aja saja jumlah jumlahnya sama durasi lamanya kerja pemakaian sewa sewanya disewa nyewa nyewanya dipakai dipakainya dipake dipakenya pakai pakainya pake pakenya acaranya bang kak mas mbak pak bu min kok lho',
)

const isHowLong = ({ price, counts, said }: Entry): boolean =>
  price === null &&
  counts.length === 1 &&
  counts.every(({ value, of }) => value > 1 && of !== null && isTimeUnit(of)) &&
  said.every((word) => pointing.has(word) || besides.has(word))

const pointsBack = ({ price, share, said }: Entry): boolean =>
  price === null && (share === 'all' || said.some((word) => pointing.has(word)))

/** Told with a time of its own, and not of one such as is told for all. */
const hasOwnTime = ({ counts, price }: Entry, told: string | null): boolean =>
  counts.some(({ of, value }) => of !== null && isTimeUnit(of) && !(of === told && value === 1)) ||
  (price?.per ?? []).some(isTimeUnit)

/** Things that are hired, at a price for so many units. */
const isPlain = ({ counts, price }: Entry, per: number): boolean =>
  price?.per.length === per && counts.some((count) => isHired(count, []) && !persons.has(count.of ?? ''))

/**
 * `14 motor 50rb, 6 mobil 150rb per bulan untuk 2 bulan`: a rate told with the last of several hired things, and how long,
 * hold for those right before it that are told in the same way.
 */
export const hiredTogether = (entries: readonly Entry[]): readonly Entry[] => {
  const last = entries.findIndex(
    (entry) => isPlain(entry, 1) && entry.counts.length === 2 && entry.price?.per.every(isTimeUnit),
  )
  const rated = entries[last]
  const time = rated?.counts.find(({ of }) => of === rated.price?.per[0])
  if (rated?.price === undefined || rated.price === null || time === undefined) return entries
  let from = last
  while (from > 0 && entries[from - 1]?.counts.length === 1 && isPlain(entries[from - 1] as Entry, 0)) from -= 1
  const per = rated.price.per
  return entries.map((entry, at) =>
    at >= from && at < last && entry.price !== null
      ? { ...entry, counts: [...entry.counts, time], price: { ...entry.price, per } }
      : entry,
  )
}

/** Sums told with one rate are of one kind: a larger one is paid once. */
const alike = 5

const isSumAlone = ({ label, counts, price }: Entry): boolean =>
  label !== '' && counts.length === 0 && price !== null && !price.each && price.per.length === 0

/** `sampah 25rb sama keamanan 50rb per bulan`: a rate told with the last of what is paid together holds for those beside it. */
export const ratedTogether = (entries: readonly Entry[]): readonly Entry[] => {
  const last = entries.findIndex(
    ({ beside, counts, price }) =>
      beside && counts.length === 0 && price?.per.length === 1 && price.per.every(isTimeUnit),
  )
  const rate = entries[last]?.price
  let from = last
  const isPaidWith = (entry: Entry | undefined): boolean =>
    entry !== undefined && isSumAlone(entry) && (entry.price?.value ?? 0) <= alike * (rate?.value ?? 0)
  while (from > 0 && isPaidWith(entries[from - 1])) from -= 1
  return from === last
    ? entries
    : entries.map((entry, at) =>
        at >= from && at < last && entry.price !== null
          ? { ...entry, price: { ...entry.price, per: rate?.per ?? [] } }
          : entry,
      )
}

/**
 * `kamar AC 4 @350rb, kamar kipas 6 @200rb, dua malam semua itu`: how long everything is paid for, told once behind a
 * list whose prices name no time. The same entries where nothing is told so.
 */
export const wholeSoLong = (entries: readonly Entry[]): readonly Entry[] => {
  const tail = entries.findLastIndex(({ price }) => price !== null) + 1
  const behind = entries.slice(tail)
  const told = behind.findLast(isHowLong)
  const [time] = told?.counts ?? []
  if (tail === 0 || told === undefined || time === undefined || !behind.some(pointsBack)) return entries
  if (entries.slice(0, tail).some((entry) => hasOwnTime(entry, time.of))) return entries
  const lasting = { ...time, times: true, lasts: true }
  return entries.flatMap((entry, at) => {
    if (at >= tail) return entry.label === '' || isHowLong(entry) ? [] : [entry]
    // `sewa keyboard satu malam 1,5jt`
    const counts = entry.counts.filter(({ of }) => of !== time.of)
    return [entry.price === null ? entry : { ...entry, counts: [...counts, lasting] }]
  })
}
