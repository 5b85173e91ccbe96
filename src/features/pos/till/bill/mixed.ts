import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { roundingOf } from '../../shared/rounding.ts'
import { roundedCash, type RoundingRule } from '../../shared/rounding-rule.ts'
import {
  mixedPayment,
  onDebt,
  type Payment,
  type PaymentMethod,
  paymentMethods,
  saleMethods,
  type SaleMethod,
} from '../../shared/sale.ts'
import { readTypedPrice } from '../../shared/typed-price.ts'

/** What was typed for each way of paying; a way that nobody has touched is absent. */
export type TypedParts = Readonly<Partial<Record<SaleMethod, string>>>

export interface MixedBill {
  /** In the order of the ways, those with an amount. */
  readonly payments: readonly Payment[]
  /** The way that takes the rest by itself; null where all were typed. */
  readonly restIn: PaymentMethod | null
  readonly rest: number
  /** What rounding the cash adds, or with a minus takes off. */
  readonly rounding: number
  readonly change: number
  /** What of it stays as the buyer's debt. */
  readonly debt: number
  /** What is missing or wrong, in one sentence; null where it can be paid so. */
  readonly problem: string | null
}

/**
 * A bill in several ways: a way that nobody has typed is filled with the rest, which is rounded where it is cash, and
 * change comes out of the cash alone. A debt is what was typed, nothing by itself; where there is one, there is no change.
 */
export const mixedBill = (exact: number, typed: TypedParts, rule: RoundingRule): MixedBill => {
  const amounts = saleMethods.map((method) => {
    const text = (typed[method] ?? '').trim()
    return { method, text, amount: text === '' ? 0 : (readTypedPrice(text)?.amount ?? null) }
  })
  const unread = amounts.find(({ amount }) => amount === null)
  const sum = amounts.reduce((all, { amount }) => all + (amount ?? 0), 0)
  const restIn = sum === 0 ? null : (paymentMethods.find((method) => typed[method] === undefined) ?? null)
  const isLent = amounts.some(({ method, amount }) => method === onDebt && amount !== 0)
  const left = restIn === null || unread ? 0 : Math.max(0, exact - sum)
  const rest = restIn === 'tunai' && !isLent ? roundedCash(left, rule) : left
  const payments = amounts
    .map(({ method, amount }) => ({ method, amount: (amount ?? 0) + (method === restIn ? rest : 0) }))
    .filter(({ amount }) => amount > 0)
  const rounding = roundingOf({ total: exact, paymentMethod: mixedPayment, payments }, rule)
  const total = exact + rounding
  const all = sum + rest
  const cash = payments.find(({ method }) => method === 'tunai')?.amount ?? 0
  const debt = payments.find(({ method }) => method === onDebt)?.amount ?? 0
  const change = Math.max(0, all - total)
  const problem = unread
    ? `Jumlah ${paymentMethodName(unread.method)} tidak terbaca. Tulis angka saja, misalnya 50.000.`
    : all < total
      ? `Masih kurang ${formatRupiah(total - all)}.`
      : change > 0 && debt > 0
        ? `Lebih ${formatRupiah(change)}. Kecilkan kasbonnya: yang dicatat hanya sisa yang belum dibayar.`
        : change > cash
          ? `Lebih ${formatRupiah(change - cash)}: kembalian hanya dari uang tunai. Kecilkan QRIS atau transfernya.`
          : payments.length < 2
            ? 'Isi paling sedikit dua cara bayar, atau pilih satu cara di atas.'
            : null
  return { payments, restIn, rest, rounding, change, debt, problem }
}
