import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { location } from './locations/location.ts'
import { sale, saleInput } from './sale.ts'
import { product, report } from './store.ts'
import { tillEventResult } from './till-event.ts'
import { tillSettings } from './till-settings.contract.ts'

const bySlug = z.object({ slug: z.string() })
/** Made once by the device that the till runs on. */
const device = z.optional(z.string().check(z.regex(/^dev_[0-9a-z]{16,40}$/)))

/** The shop as its till shows it. */
export const tillShop = z.extend(tillSettings, {
  posId: z.string(),
  slug: z.string(),
  name: z.string(),
  type: z.string(),
  address: z.string(),
  phone: z.string(),
  timeZone: z.string(),
  cashier: z.string(),
  /** By what the till knows the owner's PIN again (`guard/pin-verifier.ts`); null where none is asked for. */
  pinVerifier: z.optional(z.nullable(z.string())),
  /** The letters that begin the receipts of the asking device; null where it has not said which one it is. */
  deviceCode: z.nullable(z.string()),
  /** The places of a shop of several, the usual one first; none in a shop of one. */
  locations: z.optional(z.array(location)),
  /** Where the asking device stands; null where it has not been told. */
  location: z.optional(z.nullable(location)),
})
export type TillShop = z.infer<typeof tillShop>

/** POST /api/till/:slug/session: e-mail and password, or the one-time ticket of the workspace; sets the till's cookie. */
export const signInToTill = defineContract({
  method: 'post',
  path: '/api/till/:slug/session',
  access: 'public',
  summary: 'Signs in to a till',
  params: bySlug,
  body: z.union([
    z.object({ email: z.string().check(z.maxLength(320)), password: z.string().check(z.maxLength(200)), device }),
    z.object({ ticket: z.string().check(z.maxLength(200)), device }),
  ]),
  response: succeeded(tillShop),
})

export const leaveTill = defineContract({
  method: 'delete',
  path: '/api/till/:slug/session',
  access: 'public',
  summary: 'Signs out of a till',
  params: bySlug,
  response: succeeded(z.object({ slug: z.string() })),
})

/** GET /api/till/:slug/shop: 401 `till_signed_out` without a valid cookie; a slug that is none answers `not_found`. */
export const getTillShop = defineContract({
  method: 'get',
  path: '/api/till/:slug/shop',
  access: 'public',
  summary: 'The shop of a signed-in till',
  params: bySlug,
  query: z.object({ device }),
  response: succeeded(tillShop),
})

/** PUT /api/till/:slug/place: says where the asking device stands; one that keeps no name of its own is told each time. */
export const standAt = defineContract({
  method: 'put',
  path: '/api/till/:slug/place',
  access: 'public',
  summary: 'Says at which place of the shop a till stands',
  params: bySlug,
  body: z.object({ locationId: z.string(), device }),
  response: succeeded(tillShop),
})

/**
 * GET /api/till/:slug/catalogue: all goods, or with `since` and `seen` (the `asOf` and `seen` of an earlier answer) those
 * that have changed and the ids of those that are not sold any more. A little more than what has changed may come;
 * without `seen` all of the minute before, which after a large import is everything. In a shop of several places the
 * stock is that of `location`, of the usual one where the shop has none of that id; `locationId` says which it was.
 */
export const getTillCatalogue = defineContract({
  method: 'get',
  path: '/api/till/:slug/catalogue',
  access: 'public',
  summary: 'The goods of a till, or what has changed of them',
  params: bySlug,
  query: z.object({
    since: z.optional(z.iso.datetime()),
    seen: z.optional(
      z.string().check(
        z.regex(/^\d{1,10}$/),
        z.refine((mark) => Number(mark) < 2 ** 32),
      ),
    ),
    location: z.optional(z.string()),
  }),
  response: succeeded(
    z.object({
      products: z.array(product),
      categories: z.array(z.string()),
      removed: z.array(z.string()),
      asOf: z.string(),
      seen: z.string(),
      locationId: z.nullable(z.string()),
    }),
  ),
})

export const recordTillSale = defineContract({
  method: 'post',
  path: '/api/till/:slug/sales',
  access: 'public',
  summary: 'Records a sale of the till once for each sale id',
  params: bySlug,
  body: saleInput,
  response: succeeded(sale),
})

/** As many sales of an outbox as one call takes. */
export const mostSoldSales = 50

const soldSaleResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('recorded'), sale }),
  z.object({ outcome: z.literal('refused'), code: z.string(), details: z.record(z.string(), z.unknown()) }),
])
export type SoldSaleResult = z.infer<typeof soldSaleResult>

/**
 * POST /api/till/:slug/sold-sales: sales that a till has made by itself (`soldSale`), in their order. Each is recorded
 * once for its id, also beyond the stock; one that is refused does not hold up the others. The results stand in the
 * order of the sales; what has none yet is sent again. `sentAt` is the device's clock.
 */
export const recordSoldSales = defineContract({
  method: 'post',
  path: '/api/till/:slug/sold-sales',
  access: 'public',
  summary: 'Records sales that a till has made without waiting, each once for its id',
  params: bySlug,
  body: z.object({
    sentAt: z.iso.datetime(),
    sales: z.array(z.unknown()).check(z.minLength(1), z.maxLength(mostSoldSales)),
  }),
  response: succeeded(z.object({ results: z.array(soldSaleResult) })),
})

/**
 * POST /api/till/:slug/events: what a till has written down (`tillEvent`: sales, refunds, shifts, cash), in its order.
 * Each is recorded once for its id; one that is refused does not hold up the others. The results stand in the order of
 * the events; what has none yet is sent again. `sentAt` is the device's clock.
 */
export const recordTillEvents = defineContract({
  method: 'post',
  path: '/api/till/:slug/events',
  access: 'public',
  summary: 'Records what a till has written down on its device, each once for its id',
  params: bySlug,
  body: z.object({
    sentAt: z.iso.datetime(),
    events: z.array(z.unknown()).check(z.minLength(1), z.maxLength(mostSoldSales)),
  }),
  response: succeeded(z.object({ results: z.array(tillEventResult) })),
})

/**
 * GET /api/till/:slug/sales/:saleId: whether a sale whose answer was lost has been recorded; null where it has not (yet).
 */
export const getTillSale = defineContract({
  method: 'get',
  path: '/api/till/:slug/sales/:saleId',
  access: 'public',
  summary: 'A sale of the shop by its id, or null',
  params: z.object({ slug: z.string(), saleId: z.string() }),
  response: succeeded(z.object({ sale: z.nullable(sale) })),
})

/**
 * GET /api/till/:slug/sales/:saleId/receipt: the receipt of a recorded sale as PDF, 58 or 80 mm wide. A sale that has
 * not arrived yet answers `not_found`: its till prints it by itself.
 */
export const getTillReceipt = defineContract({
  method: 'get',
  path: '/api/till/:slug/sales/:saleId/receipt',
  access: 'public',
  isHeavy: true,
  summary: 'The receipt of a sale as PDF',
  params: z.object({ slug: z.string(), saleId: z.string() }),
  response: 'file',
})

/** Where the next page of a history of sales begins: `next` of the page before. */
export const pagePlace = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}\.\d{1,9}$/)))

const today = z.object({ sales: z.array(sale), next: z.nullable(z.string()), report })
export type TillToday = z.infer<typeof today>

/** GET /api/till/:slug/today: the figures of the shop's day, and its sales page by page, the newest first. */
export const getTillToday = defineContract({
  method: 'get',
  path: '/api/till/:slug/today',
  access: 'public',
  summary: 'The figures of the day and its sales, page by page',
  params: bySlug,
  query: z.object({ after: pagePlace }),
  response: succeeded(today),
})
