import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { formatTime } from '#core/text/shared/dates.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import type { Sale } from '../shared/store.ts'
import type { TillShop } from '../shared/till.contract.ts'

/** The columns of a 58 mm printer. */
export const receiptWidth = 32

/** Height of the paper for so many lines, in whole millimetres: 2.45 mm letters at 1.3, 8 mm of margins. */
export const paperHeight = (lines: number): number => Math.max(60, Math.ceil(lines * 2.45 * 1.3 + 8) + 1)

export const methodNames: Readonly<Record<string, string>> = { tunai: 'Tunai', qris: 'QRIS', transfer: 'Transfer' }

/** Words broken into lines of the paper's width; a word that is longer is cut. */
const wrap = (text: string, width: number = receiptWidth): string[] => {
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

const centered = (text: string): string[] =>
  wrap(text).map((line) => ' '.repeat(Math.floor((receiptWidth - line.length) / 2)) + line)

/** A name at the left, a figure at the right; on two lines where both do not fit. */
const pair = (left: string, right: string): string[] => {
  const room = receiptWidth - left.length - right.length
  return room >= 1 ? [left + ' '.repeat(room) + right] : [...wrap(left), right.padStart(receiptWidth)]
}

const rule = '-'.repeat(receiptWidth)

/** The receipt as the lines of a 58 mm printer; paper, share text and screen carry the same figures. */
export const receiptLines = (sale: Sale, shop: TillShop): readonly string[] => {
  const at = new Date(sale.timestamp)
  const [year = '', month = '', day = ''] = dayIn(at, shop.timeZone).split('-')
  return [
    ...centered(shop.name),
    ...centered(shop.address),
    ...centered(shop.phone),
    rule,
    ...pair(`No ${sale.number}`, `${day}/${month}/${year.slice(2)} ${formatTime(at, shop.timeZone)}`),
    ...wrap(`Kasir: ${sale.cashier}`),
    rule,
    ...sale.lines.flatMap(({ productName, quantity, price, total }) => [
      ...wrap(productName),
      ...pair(`  ${formatNumber(quantity)} x ${formatNumber(price)}`, formatNumber(total)),
    ]),
    rule,
    ...pair('TOTAL', formatRupiah(sale.total)),
    ...pair(methodNames[sale.paymentMethod] ?? sale.paymentMethod, formatNumber(sale.received)),
    ...(sale.paymentMethod === 'tunai' ? pair('Kembali', formatNumber(sale.change)) : []),
    rule,
    ...centered('Terima kasih'),
  ].map((line) => line.replaceAll('\u00A0', ' '))
}

/** The address that opens WhatsApp with the receipt, set in fixed width. */
export const whatsAppAddress = (sale: Sale, shop: TillShop): string =>
  `https://wa.me/?text=${encodeURIComponent(['```', ...receiptLines(sale, shop), '```'].join('\n'))}`
