import { formatNumber } from '#core/text/shared/rupiah.ts'

import { roundedCash, type RoundingRule } from './rounding-rule.ts'
import { mixedPayment, onDebt, type Payment } from './sale.ts'

interface Settling {
  /** What the bill comes to, to the Rupiah. */
  readonly total: number
  readonly paymentMethod: string
  readonly payments?: readonly Payment[] | undefined
  readonly received?: number | undefined
}

/**
 * What rounding adds to a bill, or with a minus takes off it. Only cash is rounded: QRIS and transfers go to the Rupiah,
 * and where something stays as a debt that takes the odd Rupiah. Whoever lays down exactly what is left pays exactly that.
 */
export const roundingOf = (
  { total, paymentMethod, payments = [], received }: Settling,
  rule: RoundingRule | undefined,
): number => {
  if (!rule || rule.step === 0) return 0
  const parts =
    paymentMethod === mixedPayment
      ? payments
      : [{ method: paymentMethod, amount: received ?? roundedCash(total, rule) }]
  if (parts.some(({ method }) => method === onDebt)) return 0
  const sumOf = (isCash: boolean): number =>
    parts.reduce((sum, { method, amount }) => ((method === 'tunai') === isCash ? sum + amount : sum), 0)
  const [cash, left] = [sumOf(true), total - sumOf(false)]
  return cash === 0 || left <= 0 || cash === left ? 0 : roundedCash(left, rule) - left
}

/** `Pembulatan` as the lines of a bill name it: nothing where nothing was rounded. */
export const roundingRows = (rounding: number | undefined): { readonly name: string; readonly figure: string }[] =>
  rounding ? [{ name: 'Pembulatan', figure: formatNumber(rounding) }] : []
