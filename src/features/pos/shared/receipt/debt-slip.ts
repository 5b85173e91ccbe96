import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import type { DebtPayment } from '../debt/debt.ts'
import { paperLines, paperTime, type ReceiptShop } from './receipt-text.ts'

/** A debt that was paid back, wholly or in part, as the lines of its printer. `before`: what was owed until then. */
export const debtSlipLines = (
  { customerName, amount, paymentMethod, cashier, paidAt }: DebtPayment,
  before: number,
  shop: ReceiptShop,
): readonly string[] => {
  const { rule, plain, centered, pair } = paperLines(shop.receiptColumns)
  const left = before - amount
  return [
    ...centered(shop.name),
    ...centered(shop.address),
    ...centered(shop.phone),
    rule,
    ...centered('PEMBAYARAN KASBON'),
    ...plain(paperTime(new Date(paidAt), shop.timeZone)),
    ...plain(`Kasir: ${cashier}`),
    ...plain(`Pelanggan: ${customerName}`),
    rule,
    ...pair('Kasbon sebelumnya', formatNumber(before)),
    ...pair('DIBAYAR', formatRupiah(amount)),
    ...plain(`Lewat ${paymentMethodName(paymentMethod)}`),
    rule,
    ...(left > 0
      ? pair('SISA KASBON', formatRupiah(left))
      : [...centered('LUNAS'), ...(left < 0 ? pair('Lebih bayar', formatNumber(-left)) : [])]),
  ].map((line) => line.replaceAll('\u00A0', ' '))
}
