import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

/** For how many days a link may hold. */
export const shareDays = [1, 7, 30, 90] as const

/** A link that was given out. Its address is told once, when it is made: the server keeps only a hash of it. */
export const share = z.object({
  id: z.string(),
  /** The version that it shows; later changes are not seen by it. */
  version: z.int(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** How often somebody looked at it. */
  views: z.int(),
  lastViewedAt: z.nullable(z.string()),
})
export type Share = z.infer<typeof share>

const byId = z.object({ id: z.string() })

/** POST /api/items/:id/shares: a read-only link to the item as it is now. */
export const createShare = defineContract({
  method: 'post',
  path: '/api/items/:id/shares',
  access: 'user',
  summary: 'Makes a read-only link to an item',
  params: byId,
  body: z.object({ days: z._default(z.literal(shareDays), 7) }),
  response: succeeded(z.extend(share, { url: z.string() })),
})

/** GET /api/items/:id/shares: the links that still hold, newest first, and which blanks a reader would see. */
export const listShares = defineContract({
  method: 'get',
  path: '/api/items/:id/shares',
  access: 'user',
  summary: 'The links to an item that still hold',
  params: byId,
  response: succeeded(z.object({ shares: z.array(share), blanks: z.array(z.string()), sender: z.string() })),
})

/** DELETE /api/items/:id/shares/:shareId: the link shows nothing any more. */
export const revokeShare = defineContract({
  method: 'delete',
  path: '/api/items/:id/shares/:shareId',
  access: 'user',
  summary: 'Takes a link back',
  params: z.object({ id: z.string(), shareId: z.string() }),
  response: succeeded(z.object({ id: z.string() })),
})
