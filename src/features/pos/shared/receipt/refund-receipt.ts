import { formatTime } from '#core/text/shared/dates.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { type RefundInput, reckonRefund } from '../refund.ts'
import type { Sale } from '../sale.ts'
import { methodNames, paperLines, type ReceiptShop } from './receipt-text.ts'

/** The paper that goes with money given back, as the lines of its printer. `sale` is as it was before. */
export const refundLines = (sale: Sale, refund: RefundInput, shop: ReceiptShop): readonly string[] => {
  const { rule, plain, centered, pair } = paperLines(shop.receiptColumns)
  const at = new Date(refund.refundedAt)
  const [year = '', month = '', day = ''] = dayIn(at, shop.timeZone).split('-')
  const { items, amount } = reckonRefund(sale, refund.items)
  return [
    ...centered(shop.name),
    ...centered(shop.address),
    ...centered(shop.phone),
    rule,
    ...centered(refund.kind === 'void' ? 'PEMBATALAN' : 'PENGEMBALIAN'),
    ...pair(`Struk ${sale.number}`, `${day}/${month}/${year.slice(2)} ${formatTime(at, shop.timeZone)}`),
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
    ...plain(`Lewat ${methodNames[refund.paymentMethod] ?? refund.paymentMethod}`),
  ].map((line) => line.replaceAll('\u00A0', ' '))
}
