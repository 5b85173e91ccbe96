import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { type RefundInput, reckonRefund } from '../refund.ts'
import type { Sale } from '../sale.ts'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { paperLines, paperTime, type ReceiptShop } from './receipt-text.ts'

/** The paper that goes with money given back, as the lines of its printer. `sale` is as it was before. */
export const refundLines = (sale: Sale, refund: RefundInput, shop: ReceiptShop): readonly string[] => {
  const { rule, plain, centered, pair } = paperLines(shop.receiptColumns)
  const { items, amount } = reckonRefund(sale, refund.items)
  return [
    ...centered(shop.name),
    ...centered(shop.address),
    ...centered(shop.phone),
    rule,
    ...centered(refund.kind === 'void' ? 'PEMBATALAN' : 'PENGEMBALIAN'),
    ...pair(`Struk ${sale.number}`, paperTime(new Date(refund.refundedAt), shop.timeZone)),
    ...plain(`Kasir: ${refund.cashier}`),
    ...plain(`Alasan: ${refund.reason}`),
    rule,
    ...items.flatMap((item) =>
      pair(
        `${formatNumber(item.quantity)} x ${sale.lines[item.line - 1]?.productName ?? ''}`,
        formatNumber(item.amount),
      ),
    ),
    rule,
    ...pair('DIKEMBALIKAN', formatRupiah(amount)),
    ...(refund.debt
      ? [
          ...pair('Kasbon berkurang', formatNumber(refund.debt)),
          ...pair('Uang kembali', formatNumber(amount - refund.debt)),
        ]
      : []),
    ...plain(`Lewat ${paymentMethodName(refund.paymentMethod)}`),
  ].map((line) => line.replaceAll('\u00A0', ' '))
}
