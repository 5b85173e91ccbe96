import { type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine, Reading } from '../../reading.ts'

import { persons } from '../reckoning/counted.ts'
import { wordSet } from '../words.ts'
import { isSold, linesWithin, type Scope, wholes } from './line-scope.ts'

/** A discount with the place where it is named. */
export interface Discount {
  readonly from: number
  readonly share: { readonly percent: number } | { readonly amount: Rupiah }
  /** What it is for, where that is said: `diskon semen 2rb per sak`. */
  readonly thing?: string
  /** The unit of which each is cheaper. */
  readonly each?: string | null
  /** Only lines of at least so many are cheaper. */
  readonly atLeast?: number | null
  /** What stands around a share. */
  readonly scope?: Scope
  /** It is given besides the one before it. */
  readonly onTop?: boolean
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
/** `ongkos cucinya aja diskon 20%`: what it costs is the price of the thing, where no line has that name. */
const costWords = wordSet('ongkos biaya harga tarif jasa honor upah gaji uang')

/** The lines that have all the words of a thing in their names. */
const namedLines = (thing: string, lines: readonly GoodsLine[]): readonly GoodsLine[] => {
  const said = wordsOf(thing)
  return lines.filter(({ name }) => said.length > 0 && said.every((word) => wordsOf(name).includes(word)))
}

/** The line that a discount with a thing or a unit of its own is for; of several in that unit the one it stands behind. */
const lineFor = (
  { thing = '', each = null }: Discount,
  lines: readonly GoodsLine[],
  before: GoodsLine | undefined,
): GoodsLine | null => {
  const words = wordsOf(thing)
  const own = namedLines(thing, lines)
  const named = own.length > 0 ? own : namedLines(words.filter((word) => !costWords.has(word)).join(' '), lines)
  // `kursi jati 24 biji @385rb diskon 35rb per kursi`
  const eachOne = [lines.filter(({ unit }) => unit === each), namedLines(each ?? '', lines)].find(
    (own) => own.length > 0,
  )
  const [line] = named.length === 1 ? named : words.length === 0 ? (eachOne ?? []) : []
  // `biskuit 20 dus @84rb, sirup 15 dus @132rb diskon 10rb per dus`
  const behind =
    named.length === 1 ? undefined : eachOne?.find(({ name }) => words.length === 0 && name === before?.name)
  return behind ?? line ?? null
}

const carriage = wordSet('ongkir ongkos kirim pengiriman antar transport')

/** `…, jasa pemasangan 900rb. Dari jumlah keseluruhan diskon 5%`: work done besides the goods that a discount of the whole reaches too. */
export const isReducedToo = (charge: Pick<GoodsLine, 'name'>, discounts: readonly Discount[]): boolean =>
  !isSold(charge) &&
  !wordsOf(charge.name).some((word) => carriage.has(word)) &&
  discounts.some(({ share, scope }) => 'percent' in share && scope?.named.some((word) => wholes.has(word)) === true)

const amountOf = ({ amount, price }: GoodsLine): number => amount ?? price ?? 0

const percentOf = (percent: number, of: number): number => Math.round((of * Math.min(percent, 100)) / 100)

/** `diskon 10%, potong voucher 25rb`: shares and sums that are both taken off the whole. */
const together = (discounts: readonly Discount[], lines: readonly GoodsLine[]): { readonly amount: Rupiah } | null => {
  const sums = discounts.filter(({ share }) => 'amount' in share)
  const isOfUnknown = (one: Discount): boolean => (one.each ?? null) !== null && ofThing(one, lines) === null
  if (discounts.length < 2 || sums.length === 0 || discounts.some(isOfUnknown)) return null
  const whole = lines.reduce((all, line) => all + amountOf(line), 0)
  const taken = ({ share }: Discount): number => ('percent' in share ? percentOf(share.percent, whole) : share.amount)
  const off = discounts.reduce((all, one) => all + (ofThing(one, lines) ?? taken(one)), 0)
  return Number.isSafeInteger(off) && off > 0 ? { amount: rupiah(off) } : null
}

const asPercent = ({ share }: Discount): number | null => ('percent' in share ? share.percent : null)

/**
 * `diskon 10%, habis itu diskon lagi 5%`: each later share is taken off what the one before left; the share of the whole
 * that they come to. Null where one of them is no share of the whole, or does not say that it comes on top.
 */
const inTurn = (discounts: readonly Discount[], lines: readonly GoodsLine[]): { readonly percent: number } | null => {
  const [, ...later] = discounts
  const percents = discounts.map(asPercent)
  if (later.length === 0 || !later.every(({ onTop }) => onTop) || percents.includes(null)) return null
  if (discounts.some((one) => ofThing(one, lines) !== null)) return null
  const left = percents.reduce((rest: number, percent) => (rest * (100 - Math.min(percent ?? 0, 100))) / 100, 100)
  return { percent: Number((100 - left).toFixed(4)) }
}

/** The sum of a share of the lines that the words around it name; null where they name none of them alone. */
const ofScope = ({ share, scope }: Discount, lines: readonly GoodsLine[]): number | null => {
  const own = scope === undefined ? [] : linesWithin(scope, lines)
  return 'amount' in share || own.length === 0
    ? null
    : own.reduce((sum, line) => sum + percentOf(share.percent, amountOf(line)), 0)
}

/** The sum of a discount for each of a thing; null where it is for the whole, or its line is not known. */
const ofThing = (
  discount: Discount,
  lines: readonly GoodsLine[],
  before?: GoodsLine,
  charges: readonly GoodsLine[] = [],
): number | null => {
  const { share, thing = '', each = null, atLeast = null } = discount
  if ('percent' in share) {
    const [named, other] = thing === '' ? [] : namedLines(thing, lines)
    const own = named !== undefined && other === undefined ? percentOf(share.percent, amountOf(named)) : null
    return own ?? ofScope(discount, [...lines, ...charges])
  }
  if (thing === '' && each === null) return null
  if (atLeast !== null) {
    const own = lines.filter(({ unit, quantity }) => (unit === each || unit === null) && (quantity ?? 0) >= atLeast)
    return own.reduce((sum, { quantity }) => sum + share.amount * (quantity ?? 0), 0)
  }
  // `paket A 35 orang, paket B 20 orang, diskon rombongan 15rb per orang`: everybody pays less, of whichever line.
  const isForPersons = each !== null && persons.has(each) && namedLines(thing, lines).length === 0
  const people = isForPersons ? lines.filter(({ unit }) => unit === each) : []
  if (people.length > 1) return share.amount * people.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0)
  const line = lineFor(discount, lines, before)
  return line === null ? null : each === null ? share.amount : Math.round(share.amount * (line.quantity ?? 1))
}

/**
 * `jas 3 pcs 350rb disc 10%, kemeja …`: discounts that stand right behind the sums of their lines, as one sum; null
 * where one discount alone is meant for the whole. `ends` is where the sum of each line ends; `goods` are the lines as they are reckoned,
 * `charges` what is asked for besides.
 */
export const lineDiscounts = (
  discounts: readonly Discount[],
  lines: readonly GoodsLine[],
  ends: readonly number[],
  goods: readonly GoodsLine[] = lines,
  charges: readonly GoodsLine[] = [],
): Reading['discount'] => {
  const things = discounts.map((discount) => ofThing(discount, goods, lines[ends.indexOf(discount.from)], charges))
  if (things.length > 0 && things.every((sum) => sum !== null)) {
    const sum = things.reduce((total: number, one) => total + (one ?? 0), 0)
    return Number.isSafeInteger(sum) && sum > 0 ? { amount: rupiah(sum) } : null
  }
  const placed = discounts.map(({ from, share }) => ({ share, line: ends.indexOf(from) }))
  const own = placed.every(({ line }) => line !== -1)
  const inside = placed.some(({ line }) => line < lines.length - 1)
  if (discounts.length === 0 || lines.length < 2 || !own || !(inside || discounts.length > 1))
    return inTurn(discounts, goods) ?? together(discounts, goods)
  let sum = 0
  for (const { share, line } of placed) {
    const found = lines[line]
    sum += 'percent' in share ? percentOf(share.percent, found === undefined ? 0 : amountOf(found)) : share.amount
  }
  return Number.isSafeInteger(sum) && sum > 0 ? { amount: rupiah(sum) } : null
}
