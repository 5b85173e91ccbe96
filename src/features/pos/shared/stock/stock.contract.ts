import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { deviceMadeId, quantity } from '../fields.ts'
import { lossReasons, stockReasons } from './stock-reasons.ts'

/** As many different goods one piece of work takes. */
export const mostStockLines = 500

const byId = z.object({ id: z.string() })
const pieces = z.int().check(z.minimum(0), z.maximum(1_000_000_000))
const linesOf = <Line extends z.ZodMiniType>(line: Line) =>
  z.array(line).check(z.minLength(1), z.maxLength(mostStockLines))
const goods = linesOf(z.object({ productId: z.string(), quantity }))
/** Made before anything is sent: work of the same id is done once, however often it is sent. */
const workId = deviceMadeId
/** How many goods have another stock now. */
const done = succeeded(z.object({ changed: z.int() }))

/** POST /api/pos/:id/stock-work: goods that came in, or that are gone for the reason told. */
export const workStock = defineContract({
  method: 'post',
  path: '/api/pos/:id/stock-work',
  access: 'user',
  summary: 'Adds goods that came in, or takes off goods that are gone',
  params: byId,
  body: z.object({
    id: workId,
    reason: z.enum(['in', ...lossReasons]),
    /** The usual place where none is named. */
    locationId: z.optional(z.string()),
    lines: goods,
  }),
  response: done,
})

/** POST /api/pos/:id/transfers: carries goods from one place to another, all lines or none. */
export const moveGoods = defineContract({
  method: 'post',
  path: '/api/pos/:id/transfers',
  access: 'user',
  summary: 'Carries goods from one place to another',
  params: byId,
  body: z.object({ id: workId, from: z.string(), to: z.string(), lines: goods }),
  response: done,
})

/**
 * POST /api/pos/:id/stock-counts: what was counted. `expected` is the stock as it stood written when somebody counted:
 * what is sold between the counting and its keeping is taken off what was counted.
 */
export const countStock = defineContract({
  method: 'post',
  path: '/api/pos/:id/stock-counts',
  access: 'user',
  summary: 'Sets stocks right by what was counted',
  params: byId,
  body: z.object({
    id: workId,
    locationId: z.optional(z.string()),
    lines: linesOf(z.object({ productId: z.string(), counted: pieces, expected: pieces })),
  }),
  response: done,
})

/** A change of a stock as its history tells it. */
export const stockMove = z.object({
  position: z.int(),
  delta: z.int(),
  reason: z.enum(stockReasons),
  /** The name of the place; null in a shop of one. */
  location: z.nullable(z.string()),
  /** The receipt of the sale it comes from; null where it comes from none. */
  number: z.nullable(z.string()),
  at: z.string(),
})
export type StockMoveView = z.infer<typeof stockMove>

/** GET /api/pos/:id/products/:productId/stock-moves: the newest first, `before` a position those that came before it. */
export const getStockMoves = defineContract({
  method: 'get',
  path: '/api/pos/:id/products/:productId/stock-moves',
  access: 'user',
  summary: 'How the stock of a product has changed',
  params: z.object({ id: z.string(), productId: z.string() }),
  query: z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  response: succeeded(z.object({ moves: z.array(stockMove), hasMore: z.boolean() })),
})
