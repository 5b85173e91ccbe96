import { type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine } from '../reading.ts'

/** A discount with the place where it is named. */
export interface Discount {
  readonly from: number
  readonly share: { readonly percent: number } | { readonly amount: Rupiah }
  /** What it is for, where that is said: `diskon semen 2rb per sak`. */
  readonly thing?: string
  /** The unit of which each is cheaper. */
  readonly each?: string | null
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The line that a discount with a thing or a unit of its own is for. */
const lineFor = ({ thing = '', each = null }: Discount, lines: readonly GoodsLine[]): GoodsLine | null => {
  const words = wordsOf(thing)
  const named = lines.filter(({ name }) => words.length > 0 && words.every((word) => wordsOf(name).includes(word)))
  const [line] = named.length === 1 ? named : words.length === 0 ? lines.filter(({ unit }) => unit === each) : []
  return line ?? null
}

/** The sum of a discount for each of a thing; null where it is for the whole, or its line is not known. */
const ofThing = (discount: Discount, lines: readonly GoodsLine[]): number | null => {
  const { share, thing = '', each = null } = discount
  if (!('amount' in share) || (thing === '' && each === null)) return null
  const line = lineFor(discount, lines)
  return line === null ? null : each === null ? share.amount : Math.round(share.amount * (line.quantity ?? 1))
}

/**
 * `jas 3 pcs 350rb disc 10%, kemeja …`: discounts that stand right behind the sums of their lines, as one sum; null
 * where a discount is meant for the whole. `ends` is where the sum of each line ends.
 */
export const lineDiscounts = (
  discounts: readonly Discount[],
  lines: readonly GoodsLine[],
  ends: readonly number[],
): { readonly amount: Rupiah } | null => {
  const things = discounts.map((discount) => ofThing(discount, lines))
  if (things.length > 0 && things.every((sum) => sum !== null)) {
    const sum = things.reduce((total: number, one) => total + (one ?? 0), 0)
    return Number.isSafeInteger(sum) && sum > 0 ? { amount: rupiah(sum) } : null
  }
  const placed = discounts.map(({ from, share }) => ({ share, line: ends.indexOf(from) }))
  const own = placed.every(({ line }) => line !== -1)
  const inside = placed.some(({ line }) => line < lines.length - 1)
  if (discounts.length === 0 || lines.length < 2 || !own || !(inside || discounts.length > 1)) return null
  let sum = 0
  for (const { share, line } of placed) {
    const found = lines[line]
    const amount = found?.amount ?? found?.price ?? 0
    sum += 'percent' in share ? Math.round((amount * Math.min(share.percent, 100)) / 100) : share.amount
  }
  return Number.isSafeInteger(sum) && sum > 0 ? { amount: rupiah(sum) } : null
}
