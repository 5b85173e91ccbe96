import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { sale, saleInput } from './sale.ts'
import { ownProduct, productChange, productInput, store } from './store.ts'

const byId = z.object({ id: z.string() })
const byProduct = z.object({ id: z.string(), productId: z.string() })

/** GET /api/pos/:id/store: goods, last sales and figures of the owner's own shop. `:id` is the item's id everywhere. */
export const getStore = defineContract({
  method: 'get',
  path: '/api/pos/:id/store',
  access: 'user',
  summary: 'The goods, the last sales and the figures of a shop',
  params: byId,
  response: succeeded(store),
})

export const addProduct = defineContract({
  method: 'post',
  path: '/api/pos/:id/products',
  access: 'user',
  summary: 'Adds a product',
  params: byId,
  body: productInput,
  response: succeeded(ownProduct),
})

export const changeProduct = defineContract({
  method: 'patch',
  path: '/api/pos/:id/products/:productId',
  access: 'user',
  summary: 'Changes a product; stock is set to what is named',
  params: byProduct,
  body: productChange,
  response: succeeded(ownProduct),
})

/** Takes a product off the shelf; its past sales keep its name. */
export const removeProduct = defineContract({
  method: 'delete',
  path: '/api/pos/:id/products/:productId',
  access: 'user',
  summary: 'Takes a product off the shelf',
  params: byProduct,
  response: succeeded(z.object({ id: z.string() })),
})

/** Records a sale once for each sale id. 409 `out_of_stock` names the product and what is left. */
export const recordSale = defineContract({
  method: 'post',
  path: '/api/pos/:id/sales',
  access: 'user',
  summary: 'Records a sale and lowers the stock, all of it or nothing',
  params: byId,
  body: saleInput,
  response: succeeded(sale),
})

/** Where a shop's data may live. Others (connection string, Supabase) need their own settings. */
export const setupTargets = ['embedded', 'connection', 'supabase'] as const

export const setupResult = z.object({
  posId: z.string(),
  posUrl: z.string(),
  ownerEmail: z.string(),
  setupMethod: z.string(),
  projectName: z.string(),
  /** The till's password, shown this once and stored as a hash only (SETUP-07); null where it was set before. */
  password: z.nullable(z.string()),
  /** Whether the same password goes to the owner's e-mail too. */
  passwordMailed: z.boolean(),
})
export type SetupResult = z.infer<typeof setupResult>

/** POST /api/pos/:id/setup/connect: step 1 of the set-up; proves that the place for the data can be reached. */
export const connectStore = defineContract({
  method: 'post',
  path: '/api/pos/:id/setup/connect',
  access: 'user',
  summary: 'Connects the place where the shop keeps its data',
  params: byId,
  body: z.object({ target: z.enum(setupTargets) }),
  response: succeeded(z.object({ target: z.enum(setupTargets), projectName: z.string(), message: z.string() })),
})

/** POST /api/pos/:id/setup/deploy: step 2; repeatable, the same shop answers with the same address. */
export const deployStore = defineContract({
  method: 'post',
  path: '/api/pos/:id/setup/deploy',
  access: 'user',
  summary: 'Puts the schema and the owner into place and opens the till',
  params: byId,
  body: z.object({ target: z.enum(setupTargets) }),
  response: succeeded(setupResult),
})

/** POST /api/pos/:id/till-password: a new password for the till, shown this once; the old one ends. */
export const renewTillPassword = defineContract({
  method: 'post',
  path: '/api/pos/:id/till-password',
  access: 'user',
  summary: 'Makes a new password for the till',
  params: byId,
  response: succeeded(z.object({ password: z.string() })),
})

/**
 * POST /api/pos/:id/till-ticket: an address that signs its owner in to the till once, within two minutes. The ticket
 * stands in its fragment, `{posUrl}#tiket={ticket}`, where no server log sees it; the till sends it to its session.
 */
export const openTill = defineContract({
  method: 'post',
  path: '/api/pos/:id/till-ticket',
  access: 'user',
  summary: 'An address that opens the till signed in, once',
  params: byId,
  response: succeeded(z.object({ url: z.string() })),
})
