import type { Entry } from './entry.ts'
import { timeNamed } from './ledger-words.ts'

const rooms = new Set('kamar petak pintu lapangan bilik'.split(' '))
const letFor = new Set('tarif sewa harga sewanya tarifnya harganya'.split(' '))
/** What the owner rents himself. */
const rented = new Set('tanah tempat lahan lokasi gedung ruko bayar'.split(' '))

const filled = new Set('isi terisi keisi dihuni ditempati tersewa disewa'.split(' '))
const isFilled = ({ words }: Entry): boolean => words.some((word) => filled.has(word))

const isCount = ({ money, percent, counts }: Entry): boolean => money === null && percent === null && counts.length > 0

/** `12 kamar, tarif 250rb per malam`: what is told for a time is the price of each of them, or of those that are let. */
export const letRooms = (entries: readonly Entry[]): readonly Entry[] => {
  const counted = entries.filter(({ counts }) => counts.some(({ noun }) => rooms.has(noun)))
  const [house, more] = counted.length > 1 ? counted.filter((one) => !isFilled(one)) : counted
  const [all, taken, other] = house?.counts ?? []
  if (!house || more || !all || other || !isCount(house) || (taken && !isFilled(house))) return entries
  // `8 kamar isi 6`, `8 kamar, terisi 6 kamar`
  const holder = entries.find(
    (one) => one !== house && isCount(one) && isFilled(one) && ['', all.noun].includes(one.counts[0]?.noun ?? ''),
  )
  const inUse = taken ?? holder?.counts[0]
  if (inUse && inUse.value > all.value) return entries
  const count = inUse ? { ...inUse, noun: all.noun } : all
  const prices = entries.filter(
    ({ money, per, counts, words, rate }) =>
      money !== null &&
      counts.length === 0 &&
      per !== null &&
      (timeNamed(per) !== null || per === 'malam' || (per === all.noun && rate !== null)) &&
      words.some((word) => letFor.has(word)) &&
      !words.some((word) => rented.has(word)),
  )
  const [price, second] = prices
  if (!price || second) return entries
  const rate = price.per === 'malam' ? ('hari' as const) : (timeNamed(price.per ?? '') ?? price.rate)
  return entries.flatMap((one) => {
    if (one === house || one === holder) return []
    return one === price ? [{ ...one, counts: [count], each: true, per: null, rate, way: 'in' as const }] : [one]
  })
}
