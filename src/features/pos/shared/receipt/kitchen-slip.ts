import { formatNumber } from '#core/text/shared/rupiah.ts'
import { kitchenNews, type KitchenNews, type KitchenOrder, tableName } from '../kitchen/kitchen-order.ts'
import { paperLines, paperTime, type ReceiptShop } from './receipt-text.ts'

/** Who has taken an order to the kitchen, and when. */
interface Carried {
  readonly cashier: string
  readonly at: Date
}

/** What is wanted of a thing stands a little behind it. */
const indent = '   '

/** The slip of an order for its kitchen, as the lines of its printer: what it does not know yet, without any price. */
export const kitchenSlipLines = (
  order: KitchenOrder,
  { cashier, at }: Carried,
  shop: Pick<ReceiptShop, 'timeZone' | 'receiptColumns'>,
): readonly string[] => {
  const { rule, plain, centered } = paperLines(shop.receiptColumns)
  const { table, customerName, notes = '', told } = order
  const indented = paperLines(shop.receiptColumns - indent.length)
  const wish = (note: string): string[] =>
    indented.plain(`* ${note === '' ? 'tanpa catatan' : note}`).map((line) => indent + line)
  const newsLines: Readonly<Record<KitchenNews['kind'], (news: KitchenNews) => string[]>> = {
    more: ({ name, quantity, note }) => [
      ...plain(`${formatNumber(quantity)} x ${name}`),
      ...(note === '' ? [] : wish(note)),
    ],
    fewer: ({ name, quantity }) => plain(`BATAL ${formatNumber(quantity)} x ${name}`),
    note: ({ name, quantity, note }) => [...plain(`UBAH ${formatNumber(quantity)} x ${name}`), ...wish(note)],
  }
  return [
    ...centered(told.length > 0 ? 'SLIP DAPUR, SUSULAN' : 'SLIP DAPUR'),
    ...(table ? centered(tableName(table).toUpperCase()) : []),
    ...(customerName ? centered(customerName) : []),
    rule,
    ...plain(paperTime(at, shop.timeZone)),
    ...plain(`Kasir: ${cashier}`),
    rule,
    ...kitchenNews(order).flatMap((news) => newsLines[news.kind](news)),
    ...(notes.trim() === '' ? [] : [rule, ...plain(`Catatan: ${notes}`)]),
  ].map((line) => line.replaceAll('\u00A0', ' '))
}
