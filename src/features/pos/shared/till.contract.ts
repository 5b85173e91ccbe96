import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { product, report, sale, saleInput } from './store.ts'

const bySlug = z.object({ slug: z.string() })

/** The shop as its till shows it. */
export const tillShop = z.object({
  posId: z.string(),
  slug: z.string(),
  name: z.string(),
  type: z.string(),
  address: z.string(),
  phone: z.string(),
  timeZone: z.string(),
  cashier: z.string(),
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
    z.object({ email: z.string().check(z.maxLength(320)), password: z.string().check(z.maxLength(200)) }),
    z.object({ ticket: z.string().check(z.maxLength(200)) }),
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
  response: succeeded(tillShop),
})

export const getTillCatalogue = defineContract({
  method: 'get',
  path: '/api/till/:slug/catalogue',
  access: 'public',
  summary: 'The goods of a till',
  params: bySlug,
  response: succeeded(z.object({ products: z.array(product), categories: z.array(z.string()) })),
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

/** GET /api/till/:slug/today: the last sales and the figures of the shop's day. */
export const getTillToday = defineContract({
  method: 'get',
  path: '/api/till/:slug/today',
  access: 'public',
  summary: 'The last sales and the figures of the day',
  params: bySlug,
  response: succeeded(z.object({ sales: z.array(sale), report })),
})
