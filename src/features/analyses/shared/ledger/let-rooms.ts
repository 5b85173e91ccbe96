import type { Entry } from './entry.ts'
import { timeNamed } from './ledger-words.ts'

const rooms = new Set('kamar petak pintu lapangan bilik'.split(' '))
const letFor = new Set('tarif sewa harga sewanya tarifnya harganya'.split(' '))
/** What the owner rents himself. */
const rented = new Set('tanah tempat lahan lokasi gedung ruko bayar'.split(' '))

/** `12 kamar, tarif 250rb per malam`: what is told for a time is the price of each of them. */
export const letRooms = (entries: readonly Entry[]): readonly Entry[] => {
  const counted = entries.filter(({ counts }) => counts.some(({ noun }) => rooms.has(noun)))
  const [house, more] = counted
  const [count, other] = house?.counts ?? []
  if (!house || more || !count || other || house.money !== null || house.percent !== null) return entries
  const prices = entries.filter(
    ({ money, per, counts, words }) =>
      money !== null &&
      counts.length === 0 &&
      per !== null &&
      (timeNamed(per) !== null || per === 'malam') &&
      words.some((word) => letFor.has(word)) &&
      !words.some((word) => rented.has(word)),
  )
  const [price, second] = prices
  if (!price || second) return entries
  const rate = price.per === 'malam' ? ('hari' as const) : timeNamed(price.per ?? '')
  return entries.flatMap((one) => {
    if (one === house) return []
    return one === price ? [{ ...one, counts: [count], each: true, per: null, rate, way: 'in' as const }] : [one]
  })
}
