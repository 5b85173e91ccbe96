import { rateFigure } from '../charges.ts'

/** What is written down of a till besides its sales: money that went other ways than by the price list. */
export const actKinds = ['void', 'refund', 'price', 'discount', 'debt', 'pin'] as const
export type ActKind = (typeof actKinds)[number]

/** The discount that nobody has to be asked for unless the owner says otherwise, in hundredths of a percent. */
export const usualFreeDiscount = 1_000

/** A price that was changed, or a discount that is larger than the owner lets pass. */
export interface BillAct {
  readonly kind: 'price' | 'discount'
  /** The line of a changed price, from 1. */
  readonly line?: number
  /** The goods of a changed price. */
  readonly subject: string
  /** So much less the shop gets; below zero where it gets more. */
  readonly amount: number
  /** What it would have got. */
  readonly whole: number
}

interface ActLine {
  readonly name: string
  readonly quantity: number
  readonly price: number
  /** What the shelf asks where the seller asked something else. */
  readonly listPrice?: number | undefined
  readonly discount: number
  readonly billDiscount: number
}

/** Shares in whole Rupiah may be beside the percentage by this much. */
const slack = 2

const isBeyond = ({ quantity, price, discount, billDiscount }: ActLine, freeDiscount: number): boolean => {
  const off = discount + billDiscount
  return off > 0 && (off - slack) * 10_000 > quantity * price * freeDiscount
}

const sumOf = (lines: readonly ActLine[], of: (line: ActLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

/**
 * What of a bill an owner wants to know: each changed price (goods that the shelf has no price for are none), and the discounts together where any goods are cheaper by
 * more than `freeDiscount`, whether by a discount of their own, by their share of the bill's, or both.
 */
export const actsOfBill = (lines: readonly ActLine[], freeDiscount: number): readonly BillAct[] => {
  const prices = lines.flatMap(({ name, quantity, price, listPrice }, at): BillAct[] =>
    !listPrice || listPrice === price
      ? []
      : [
          {
            kind: 'price',
            line: at + 1,
            subject: name,
            amount: (listPrice - price) * quantity,
            whole: listPrice * quantity,
          },
        ],
  )
  if (!lines.some((line) => isBeyond(line, freeDiscount))) return prices
  const amount = sumOf(lines, ({ discount, billDiscount }) => discount + billDiscount)
  const whole = sumOf(lines, ({ quantity, price }) => quantity * price)
  return [...prices, { kind: 'discount', subject: '', amount, whole }]
}

/** `12,5%` of a whole; empty where there is none. */
export const shareText = (amount: number, whole: number): string =>
  whole === 0 ? '' : `${rateFigure(Math.round((amount / whole) * 1_000) * 10)}%`
