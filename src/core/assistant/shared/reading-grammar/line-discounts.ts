import { type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine } from '../reading.ts'

interface Discount {
  readonly from: number
  readonly share: { readonly percent: number } | { readonly amount: Rupiah }
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
