import { type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'
import { terbilangRupiah } from '#core/text/shared/terbilang.ts'

import type { LetterData, LetterLine } from '../letter.ts'

/** Sums above this are not reckoned (999 triliun): the words and the safe integers both still hold below it. */
const largest = 999_999_999_999_999n

/** Exact fraction of whole numbers, so that no sum ever passes through floating point. */
interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

/** A decimal as it was typed (2,5 kg; 1,1 %), read to six places. */
const decimal = (value: number): Fraction => {
  const millionths = Math.round(value * 1_000_000)
  return Number.isSafeInteger(millionths)
    ? { top: BigInt(millionths), bottom: 1_000_000n }
    : { top: BigInt(Math.min(Math.round(value), Number.MAX_SAFE_INTEGER)), bottom: 1n }
}

/** Half rounds up; only for values that are not negative. */
const rounded = ({ top, bottom }: Fraction): bigint => (2n * top + bottom) / (2n * bottom)

const percentOf = (base: bigint, percent: number): bigint => {
  const { top, bottom } = decimal(Math.min(Math.max(percent, 0), 100))
  return rounded({ top: base * top, bottom: bottom * 100n })
}

const partOf = (part: { percent: number } | { amount: number } | null, base: bigint): bigint => {
  if (!part) return 0n
  const amount = 'percent' in part ? percentOf(base, part.percent) : BigInt(part.amount)
  return amount > base ? base : amount
}

const asRupiah = (value: bigint): Rupiah => rupiah(Number(value))

const exactLineAmount = ({ quantity, price }: LetterLine): bigint | null => {
  if (price === null) return null
  const { top, bottom } = decimal(quantity ?? 1)
  const amount = rounded({ top: BigInt(price) * top, bottom })
  return amount > largest ? null : amount
}

/**
 * Quantity x price in whole Rupiah; a line without a quantity is one piece of work and counts once.
 * Null where the price is not known.
 */
export const lineAmount = (line: LetterLine): Rupiah | null => {
  const amount = exactLineAmount(line)
  return amount === null ? null : asRupiah(amount)
}

/** PPN of a letter: the three rows that an invoice shows (PMK 131/2024 where the base is DPP nilai lain). */
export interface TaxReckoning {
  readonly percent: number
  readonly included: boolean
  /** Dasar Pengenaan Pajak: what the goods cost without PPN. */
  readonly base: Rupiah
  /** 11/12 of the base; null where the nominal rate falls on the base itself. */
  readonly otherBase: Rupiah | null
  readonly amount: Rupiah
  /** What bears no PPN of all that is billed. */
  readonly exempt: Rupiah
}

/** Everything reckoned from the lines. `total`, and what follows from it, is null while a price is missing. */
export interface Totals {
  readonly lines: readonly (Rupiah | null)[]
  readonly subtotal: Rupiah
  readonly discount: Rupiah
  /** The tax that the payer keeps back: taken off last, of the goods without their discount and without PPN. */
  readonly withheld: Rupiah
  readonly charges: Rupiah
  readonly tax: TaxReckoning | null
  readonly total: Rupiah | null
  readonly downPayment: Rupiah
  readonly balance: Rupiah | null
  /** `lima juta tujuh ratus lima puluh ribu rupiah`. */
  readonly inWords: string | null
}

/**
 * PPN is taken from the unrounded base and rounded once: rounding DPP nilai lain first is the usual
 * one-rupiah defect (editors-anchors §3, Invoice).
 */
const reckonTax = (tax: NonNullable<LetterData['tax']>, whole: bigint, exempt: bigint): TaxReckoning => {
  const amount = whole - exempt
  const percent = Math.min(Math.max(tax.percent, 0), 100)
  const rate = decimal(percent)
  const nominalTop = rate.top * (tax.otherBase ? 11n : 1n)
  const nominalBottom = rate.bottom * 100n * (tax.otherBase ? 12n : 1n)
  const ppn = tax.included
    ? rounded({ top: amount * nominalTop, bottom: nominalBottom + nominalTop })
    : rounded({ top: amount * nominalTop, bottom: nominalBottom })
  const base = tax.included ? amount - ppn : amount
  const otherBase = tax.included
    ? rounded({ top: amount * nominalBottom * 11n, bottom: (nominalBottom + nominalTop) * 12n })
    : rounded({ top: amount * 11n, bottom: 12n })
  return {
    percent,
    included: tax.included,
    base: asRupiah(base),
    otherBase: tax.otherBase ? asRupiah(otherBase) : null,
    amount: asRupiah(ppn),
    exempt: asRupiah(exempt),
  }
}

/** What the lines and charges cost that bear no PPN; a discount by percent is theirs too, a sum is taken off what is taxed. */
const exemptPart = ({ lines, charges, discount, tax }: Taxed, amounts: readonly (bigint | null)[]): bigint => {
  const names = new Set(tax?.exempt?.map((name) => name.toLowerCase()))
  if (names.size === 0) return 0n
  const goods = lines.reduce(
    (sum, { description }, at) => sum + (names.has(description.toLowerCase()) ? (amounts[at] ?? 0n) : 0n),
    0n,
  )
  const fees = charges.reduce(
    (sum, { label, amount }) => sum + (names.has(label.toLowerCase()) ? BigInt(amount) : 0n),
    0n,
  )
  return goods - (discount && 'percent' in discount ? partOf(discount, goods) : 0n) + fees
}

type Taxed = Pick<LetterData, 'lines' | 'charges' | 'discount' | 'tax'>
type Reckoned = Taxed & Pick<LetterData, 'withheld' | 'downPayment'>

/** The sums of a letter, from its lines, charges, discount, tax and down payment alone. Never throws. */
export const reckonTotals = (letter: Reckoned): Totals => {
  const amounts = letter.lines.map(exactLineAmount)
  const known = amounts.filter((amount) => amount !== null)
  const subtotal = known.reduce((sum, amount) => sum + amount, 0n)
  const charges = letter.charges.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const lines = amounts.map((amount) => (amount === null ? null : asRupiah(amount)))
  const discount = partOf(letter.discount, subtotal)
  const goods = subtotal - discount
  const net = goods + charges
  const reckonable = known.length === amounts.length && subtotal + charges > 0n && net * 2n <= largest
  if (!reckonable) {
    const shown = (value: bigint) => asRupiah(value > largest ? 0n : value)
    const zero = rupiah(0)
    return {
      lines,
      subtotal: shown(subtotal),
      discount: shown(discount),
      withheld: zero,
      charges: shown(charges),
      tax: null,
      total: null,
      downPayment: zero,
      balance: null,
      inWords: null,
    }
  }
  const exempt = exemptPart(letter, amounts)
  const tax = letter.tax ? reckonTax(letter.tax, net, exempt < net ? exempt : 0n) : null
  const untaxed = letter.tax?.included ? BigInt(reckonTax(letter.tax, goods, 0n).base) : goods
  const withheld = partOf(letter.withheld?.share ?? null, untaxed)
  const total = net - withheld + (tax && !tax.included ? BigInt(tax.amount) : 0n)
  const downPayment = partOf(letter.downPayment, total)
  return {
    lines,
    subtotal: asRupiah(subtotal),
    discount: asRupiah(discount),
    withheld: asRupiah(withheld),
    charges: asRupiah(charges),
    tax,
    total: asRupiah(total),
    downPayment: asRupiah(downPayment),
    balance: asRupiah(total - downPayment),
    inWords: terbilangRupiah(Number(total)),
  }
}
