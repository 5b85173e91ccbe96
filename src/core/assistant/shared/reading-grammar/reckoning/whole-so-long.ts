import { isTimeUnit } from '../goods/units.ts'
import { wordSet } from '../words.ts'

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
