import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { dialled } from '#core/text/shared/phone-number.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { formatTime } from '#core/text/shared/dates.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { chargeRows } from '../charges.ts'
import { debtOf } from '../debt/debt.ts'
import { roundingRows } from '../rounding.ts'
import type { Sale } from '../sale.ts'
import type { TillShop } from '../till.contract.ts'
import { defaultFooter } from './paper.ts'

/** What a receipt tells of its shop. */
export type ReceiptShop = Pick<
  TillShop,
  'name' | 'address' | 'phone' | 'timeZone' | 'receiptColumns' | 'receiptFooter' | 'locations'
>

/** Words broken into lines of the paper's width; a word that is longer is cut. */
const wrap = (text: string, width: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    for (let rest = word; rest !== ''; rest = rest.slice(width)) {
      const part = rest.slice(0, width)
      if (line !== '' && line.length + 1 + part.length > width) {
        lines.push(line)
        line = part
      } else line = line === '' ? part : `${line} ${part}`
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** The ways in which a line stands on paper of that width. */
export const paperLines = (width: number) => ({
  rule: '-'.repeat(width),
  plain: (text: string): string[] => wrap(text, width),
  centered: (text: string): string[] =>
    wrap(text, width).map((line) => ' '.repeat(Math.floor((width - line.length) / 2)) + line),
  /** A name at the left, a figure at the right; on two lines where both do not fit. */
  pair: (left: string, right: string): string[] => {
    const room = width - left.length - right.length
    return room >= 1 ? [left + ' '.repeat(room) + right] : [...wrap(left, width), right.padStart(width)]
  },
})

/** A moment as paper tells it: `21/11/26 14.05`. */
export const paperTime = (at: Date, timeZone: string): string => {
  const [year = '', month = '', day = ''] = dayIn(at, timeZone).split('-')
  return `${day}/${month}/${year.slice(2)} ${formatTime(at, timeZone)}`
}

/** What was handed over, in the ways in which it was. */
export const paymentsOf = ({ payments, paymentMethod, received }: Sale): NonNullable<Sale['payments']> =>
  payments ?? [{ method: paymentMethod, amount: received }]

/** The receipt as the lines of its printer; paper, PDF, share text and screen carry the same figures. */
export const receiptLines = (sale: Sale, shop: ReceiptShop): readonly string[] => {
  const { rule, plain, centered, pair } = paperLines(shop.receiptColumns)
  const takenOff = (amount: number | undefined, name: string): string[] =>
    amount ? pair(name, `-${formatNumber(amount)}`) : []
  const place = shop.locations?.find(({ id }) => id === sale.locationId)
  const added = chargeRows(sale.charges)
  const rounded = roundingRows(sale.rounding)
  const subtotal = sale.lines.reduce((sum, line) => sum + line.total, 0)
  return [
    ...centered(shop.name),
    // Whose name is the shop's own needs no second line.
    ...(place && place.name !== shop.name ? centered(place.name) : []),
    ...centered(place?.address || shop.address),
    ...centered(place?.phone || shop.phone),
    rule,
    ...pair(`No ${sale.number}`, paperTime(new Date(sale.timestamp), shop.timeZone)),
    ...plain(`Kasir: ${sale.cashier}`),
    ...(sale.customerName ? plain(`Pelanggan: ${sale.customerName}`) : []),
    ...(sale.notes.trim() === '' ? [] : plain(`Catatan: ${sale.notes}`)),
    rule,
    ...sale.lines.flatMap((line) => [
      ...plain(line.productName),
      ...(line.note ? plain(`* ${line.note}`) : []),
      ...pair(
        `  ${formatNumber(line.quantity)} x ${formatNumber(line.price)}`,
        formatNumber(line.quantity * line.price),
      ),
      ...takenOff(line.discount, '  Diskon'),
    ]),
    rule,
    ...(sale.discount || added.length + rounded.length > 0 ? pair('Subtotal', formatNumber(subtotal)) : []),
    ...takenOff(sale.discount, 'Diskon'),
    ...added.flatMap(({ name, amount }) => pair(name, formatNumber(amount))),
    ...rounded.flatMap(({ name, figure }) => pair(name, figure)),
    ...pair('TOTAL', formatRupiah(sale.total)),
    ...paymentsOf(sale).flatMap(({ method, amount }) => pair(paymentMethodName(method), formatNumber(amount))),
    ...(paymentsOf(sale).some(({ method }) => method === 'tunai') && debtOf(sale) === 0
      ? pair('Kembali', formatNumber(sale.change))
      : []),
    ...(sale.owed ? pair('Kasbon seluruhnya', formatNumber(sale.owed)) : []),
    ...(sale.status === 'void' ? centered('DIBATALKAN') : takenOff(sale.refunded, 'Dikembalikan')),
    rule,
    ...centered(shop.receiptFooter.trim() || defaultFooter),
  ].map((line) => line.replaceAll('\u00A0', ' '))
}

/** The address that opens WhatsApp with what a paper says, in fixed width: the chat of that number, or the choice of one. */
export const whatsAppOf = (lines: readonly string[], phone = ''): string =>
  `https://wa.me/${dialled(phone)}?text=${encodeURIComponent(['```', ...lines, '```'].join('\n'))}`

/** The address that opens WhatsApp with the receipt of a sale. */
export const whatsAppAddress = (sale: Sale, shop: ReceiptShop): string =>
  whatsAppOf(receiptLines(sale, shop), sale.customerPhone)
