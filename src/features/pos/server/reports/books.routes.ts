import type { Database, Reader } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { fileAnswer } from '#core/items/server/file-answer.ts'
import { getItem } from '#core/items/server/items.repo.ts'
import { daysBetween, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { ReceiptShop } from '../../shared/receipt/receipt-text.ts'
import {
  type BookName,
  exportBooks,
  getReceipt,
  getSpanReport,
  listSales,
} from '../../shared/reports/report.contract.ts'
import { mostDays, type Span } from '../../shared/reports/spans.ts'
import { contentOf } from '../pos-store.ts'
import { receiptPdf } from '../receipt/receipt-pdf.ts'
import { findSale } from '../sales.repo.ts'
import { getShop, type ShopRow } from '../shops.repo.ts'
import { settingsOf } from '../till-settings.ts'
import { bookFile } from './book-file.ts'
import { readBook } from './books.ts'
import { readHistory } from './history.ts'
import { readSpanReport } from './span-report.ts'

/** Two days as a span. Throws `invalid_request` where they are none, or too far apart. */
const spanOf = (query: { readonly from: string; readonly to: string }): Span => {
  const [from, to] = [parseIsoDay(query.from), parseIsoDay(query.to)]
  if (!from || !to || to < from || daysBetween(from, to) >= mostDays)
    throw new AppError('invalid_request', { details: { fields: ['from', 'to'] } })
  return { from, to }
}

const fileNames: Readonly<Record<BookName, string>> = {
  report: 'laporan',
  sales: 'penjualan',
  lines: 'barang-terjual',
  debts: 'kasbon',
}

/** What receipts tell of a shop. */
const receiptShop = async (reader: Reader, shop: ShopRow): Promise<ReceiptShop> => {
  const { title, content } = await getItem(reader, shop.ownerId, shop.id)
  const { address, phone } = contentOf(content).businessInfo
  const { receiptColumns, receiptFooter } = settingsOf(shop)
  return { name: title, address, phone, timeZone: shop.timeZone, receiptColumns, receiptFooter }
}

/** The owner's books: the history of sales, the report of a span, both as files. */
export const bookRoutes = (database: Database): Route[] => {
  /** As of one moment, so that all figures fit each other. */
  const atOnce = <T>(read: (reader: Reader) => Promise<T>): Promise<T> =>
    database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

  return [
    route(getSpanReport, async ({ params, query }, request) => {
      const span = spanOf(query)
      const shop = await getShop(database, askingUser(request), params.id)
      return ok(await atOnce((reader) => readSpanReport(reader, shop, span)))
    }),
    route(exportBooks, async ({ params, query }, request) => {
      const span = spanOf(query)
      const shop = await getShop(database, askingUser(request), params.id)
      const { title } = await getItem(database, shop.ownerId, shop.id)
      const sheets = await atOnce((reader) => readBook(reader, shop, span, query.what))
      const days = span.from === span.to ? span.to : `${span.from}-${span.to}`
      return fileAnswer(await bookFile(`${fileNames[query.what]}-${title}-${days}`, sheets, query.format))
    }),
    route(listSales, async ({ params, query }, request) => {
      const shop = await getShop(database, askingUser(request), params.id)
      return ok({ ...(await readHistory(database, shop.id, query)), shop: await receiptShop(database, shop) })
    }),
    route(getReceipt, async ({ params }, request) => {
      const shop = await getShop(database, askingUser(request), params.id)
      const sale = await findSale(database, shop.id, params.saleId)
      if (!sale) throw new AppError('not_found')
      return fileAnswer(await receiptPdf(sale, await receiptShop(database, shop)))
    }),
  ]
}
