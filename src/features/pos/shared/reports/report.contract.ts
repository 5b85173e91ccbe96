import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { sale } from '../sale.ts'
import { pagePlace, tillShop } from '../till.contract.ts'

const byId = z.object({ id: z.string() })
const span = { from: z.iso.date(), to: z.iso.date() }

const figures = z.object({
  /** What the sales came to, less what went back in the span. */
  revenue: z.int(),
  sales: z.int(),
  /** Pieces sold, less those that came back. */
  pieces: z.int(),
})
const share = z.object({ name: z.nullable(z.string()), sales: z.int(), revenue: z.int() })
const goods = z.object({ name: z.string(), pieces: z.int(), revenue: z.int() })

export const spanReport = z.extend(figures, {
  ...span,
  /** What the sales came to before anything went back; what one came to on average. */
  sold: z.int(),
  average: z.int(),
  discounts: z.int(),
  refunds: z.int(),
  /** Service and tax in the revenue; the tax is the state's. */
  charges: z.object({ service: z.int(), tax: z.int() }),
  /** What rounding the cash added to the revenue, or with a minus took off it. */
  rounding: z.int(),
  before: z.extend(figures, span),
  /** What is left of the revenue of goods whose cost is known, and how much revenue that is; null where none is. */
  profit: z.nullable(z.object({ amount: z.int(), covered: z.int() })),
  /** What was settled in each way, change and refunds taken off; what stays as a debt (`kasbon`) is no money yet. */
  methods: z.array(z.object({ name: z.string(), revenue: z.int() })),
  /** Debts that were paid back, of whatever time, by the way in which the money came. */
  debtsPaid: z.array(z.object({ name: z.string(), revenue: z.int() })),
  days: z.array(z.object({ day: z.string(), sales: z.int(), revenue: z.int() })),
  /** What was sold in each hour of the day, before refunds. */
  hours: z.array(z.object({ hour: z.int(), sales: z.int(), revenue: z.int() })),
  categories: z.array(z.object({ name: z.nullable(z.string()), pieces: z.int(), revenue: z.int() })),
  best: z.array(goods),
  /** Goods on the shelf that sold least. */
  slow: z.array(goods),
  cashiers: z.array(share),
  /** By place; empty in a shop of one place. */
  locations: z.array(share),
})
export type SpanReport = z.infer<typeof spanReport>

/** GET /api/pos/:id/report: the figures of the shop's own days, `from` and `to` in them. */
export const getSpanReport = defineContract({
  method: 'get',
  path: '/api/pos/:id/report',
  access: 'user',
  summary: 'The figures of a span of days',
  params: byId,
  query: z.object(span),
  response: succeeded(spanReport),
})

export const bookNames = ['report', 'sales', 'lines', 'debts'] as const
export type BookName = (typeof bookNames)[number]

/** GET /api/pos/:id/books: the report, the sales (a row each), their lines (a row each) or
 * what became of debts as a file. */
export const exportBooks = defineContract({
  method: 'get',
  path: '/api/pos/:id/books',
  access: 'user',
  isHeavy: true,
  summary: 'The report or the sales of a span as a CSV or Excel file',
  params: byId,
  query: z.object({ ...span, what: z.enum(bookNames), format: z.enum(['csv', 'xlsx']) }),
  response: 'file',
})

export const historyPage = z.object({
  sales: z.array(sale),
  /** Where the next page begins; null behind the last one. */
  next: z.nullable(z.string()),
  /** What receipts tell of the shop. */
  shop: z.pick(tillShop, {
    name: true,
    address: true,
    phone: true,
    timeZone: true,
    receiptColumns: true,
    receiptFooter: true,
  }),
})
export type HistoryPage = z.infer<typeof historyPage>

/** GET /api/pos/:id/sales: all sales, newest first, page by page; searched by receipt, goods or customer. */
export const listSales = defineContract({
  method: 'get',
  path: '/api/pos/:id/sales',
  access: 'user',
  summary: 'The sales of a shop, page by page',
  params: byId,
  query: z.object({
    from: z.optional(span.from),
    to: z.optional(span.to),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    after: pagePlace,
  }),
  response: succeeded(historyPage),
})

/** GET /api/pos/:id/sales/:saleId/receipt: a receipt once more, as its printer takes it. */
export const getReceipt = defineContract({
  method: 'get',
  path: '/api/pos/:id/sales/:saleId/receipt',
  access: 'user',
  isHeavy: true,
  summary: 'The receipt of a sale as PDF',
  params: z.object({ id: z.string(), saleId: z.string() }),
  response: 'file',
})
