import { isTimeUnit } from '../goods/units.ts'
import { wordSet } from '../words.ts'

import { heldBy, isHired, persons } from './counted.ts'
import type { Entry, Priced } from './entry.ts'
import { billed, sold } from './entry-words.ts'

/** What was counted before a price and belongs to it, besides what its own entry counts. */
export type Belonging = {
  /** These wait for no price any more. */
  readonly settled: readonly Entry[]
} & (
  | /** Of what was counted only this is paid. */ { readonly as: 'billed'; readonly counted: Entry }
  | /** One price for each of several. */ {
      readonly as: 'shared'
      readonly counted: readonly Entry[]
      readonly isSale: boolean
    }
  | /** The price of its own entry, which may go on with what was counted before it. */ {
      readonly as: 'own'
      readonly counted: Entry | undefined
    }
)

const paid = wordSet('nyicil mencicil dicicil cicil ngangsur angsur bayar dibayar nyetor setor transfer')
const already = wordSet('sudah telah baru barusan')
/** Paying in parts; alone before a sum they name nothing else. */
const inParts = wordSet('nyicil mencicil dicicil ngangsur mengangsur diangsur')

/** `sudah nyicil 1,6jt`, `baru nyicil 2 kali @1jt`, `tgl 3 nyicil 1,5jt`: a part of the sum before it that was paid. */
export const isPaidPart = ({ label, said, joined, counts }: Entry): boolean =>
  counts.every(({ of }) => of === 'kali') &&
  !said.includes('belum') &&
  (inParts.has(label) ||
    said.some(
      (word, at) =>
        paid.has(word) &&
        (already.has(said[at - 1] ?? '') || already.has(said[at - 2] ?? '') || (joined && word === 'dibayar')),
    ))

/** Whether something counted can be what a price is for. */
const fits = ({ counts }: Entry, per: readonly string[]): boolean =>
  per.length === 0 || counts.some((count) => per.some((unit) => heldBy(count, unit) !== null))

/** `laku 73, 68rb per toples`: counted in the unit of the price, which need not be told again. */
const isOfUnit =
  (per: readonly string[]) =>
  (entry: Entry): boolean =>
    fits(entry, per) || (entry.counts.length === 1 && entry.counts[0]?.of === null)

/** What waits for a price and can share this one: named goods, or all that is counted in one unit of the price. */
const openTo = (waiting: readonly Entry[], { per }: Priced, share: Entry['share']): readonly Entry[] => {
  if (per.length === 0) return waiting.filter(({ label }) => label !== '' || share === 'all')
  // `senin 48, selasa 52, …, semua 6000 per galon`: what has been counted is named with the price alone.
  const plain = waiting.filter((entry) => isBareCount(entry) || (entry.label !== '' && fits(entry, per)))
  // `senin 12, rabu 9, jumat 14, per galon 6.500`
  const isList = waiting.length > 2 && waiting.every(isBareCount)
  if ((share === 'all' || isList) && plain.length > 1) return plain
  // Several that are counted in one unit; persons and days are no goods beside each other.
  const unit = per.find((one) => waiting.filter((entry) => fits(entry, [one])).length > 1)
  const counted = unit ?? per.find((one) => waiting.some((entry) => fits(entry, [one])))
  // `minggu 1 ambil 46 galon, minggu 2 51, minggu 3 39, 6.500 segalon`: the unit is told once.
  const inUnit = waiting.filter((entry) => counted !== undefined && (fits(entry, [counted]) || isBareCount(entry)))
  return unit === undefined && inUnit.length < 3 ? [] : inUnit
}

const isBareCount = ({ label, counts }: Entry): boolean => label !== '' && counts.length === 1 && counts[0]?.of === null

/** Whose price an entry tells: `waiting` were counted before it and have none yet, `told` is all that stands before it. */
export const belonging = (
  entry: Entry & { readonly price: Priced },
  waiting: readonly Entry[],
  told: readonly Entry[],
): Belonging => {
  const { label, counts, price, share } = entry
  const [beforeIt, previous] = [told.at(-2), told.at(-1)]
  // `kursi 300 buah, 3rb per hari, 3 hari`: only how long is told with the price.
  const isForTime = label === '' && counts.every(({ of }) => of !== null && isTimeUnit(of) && price.per.includes(of))
  const isBare = counts.length === 0 || isForTime
  const isTimed = price.per.length > 0
  const counted = waiting.at(-1)
  // `ambil 55 botol, 5 bonus, yang dibayar 50 @22rb`
  if (!isBare && counted !== undefined && entry.said.some((word) => billed.has(word)))
    return { as: 'billed', counted, settled: [counted] }
  // `S 40, M 65, XL 20 semua 58rb`: the last of them stands right before the price of all.
  const closes = share === 'all' && label !== '' && isBareCount({ ...entry, price: null })
  if (closes && waiting.length > 1 && waiting.every(isBareCount))
    return { as: 'shared', counted: [...waiting, entry], settled: waiting, isSale: false }
  const follows = isBare && previous?.price === null
  const goesOn = follows && entry.joined && previous.counts.length > 0
  const open = openTo(waiting, price, share)
  // `pelatih 2 orang, honornya 300rb per orang per hari`
  const isOneOf = open.some((one) => one === beforeIt)
  const isOfBefore = follows && isTimed && !isOneOf && fits(previous, price.per) && label.endsWith('nya')
  // `nitip 100 bungkus, laku 83, harga jual 42rb`: what was sold is paid.
  const sales = waiting.filter(({ said }) => said.some((word) => sold.has(word)))
  const isFirst = waiting[0] !== undefined && sales.includes(waiting[0])
  const isSale = sales.length > 0 && !isFirst && (!isTimed || sales.every(isOfUnit(price.per)))
  const settled = isSale ? waiting : open
  const shares =
    isBare &&
    !isOfBefore &&
    (!goesOn || isTimed) &&
    (settled.length > 1 || isSale) &&
    (label === '' || share === 'all' || isTimed)
  if (shares) return { as: 'shared', counted: isSale ? sales : settled, settled, isSale }
  // `instruktur 2 orang, masing-masing 400rb/hari`
  const isOfEach = (one: Entry): boolean =>
    share === 'each' && one === previous && one.counts.some((count) => isHired(count, price.per))
  // `gula halus 4 dus, isi 20 bungkus per dus, sebungkus 9.750`
  const isHeld = counts.some(({ per }) => previous?.counts.some(({ of }) => of !== null && per.includes(of)))
  if (isHeld && previous?.price === null) return { as: 'own', counted: previous, settled: [previous] }
  // `kursi 300 buah, 3rb per hari`: things are hired for each day, every one of them.
  const isHiredThing = (one: Entry): boolean =>
    one === previous &&
    price.per.every(isTimeUnit) &&
    one.counts.some((count) => isHired(count, price.per) && !persons.has(count.of ?? ''))
  const near = waiting
    .filter((one) => (fits(one, price.per) || isOfEach(one) || isHiredThing(one)) && (one === previous || isTimed))
    .at(-1)
  const takesUp =
    goesOn || isOfBefore || (isBare && (label === '' || (isTimed && near === previous && near?.label === '')))
  return takesUp && near !== undefined
    ? { as: 'own', counted: near, settled: [near] }
    : { as: 'own', counted: undefined, settled: [] }
}
