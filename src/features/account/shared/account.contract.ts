import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

const place = z.object({
  id: z.string(),
  /** As the browser calls itself. */
  userAgent: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  /** The session that asks. */
  isThis: z.boolean(),
})
export type SignedInPlace = z.infer<typeof place>

/** GET /api/account/sessions: where the owner is signed in. */
export const listPlaces = defineContract({
  method: 'get',
  path: '/api/account/sessions',
  access: 'user',
  summary: 'Where the owner is signed in',
  response: succeeded(z.object({ sessions: z.array(place) })),
})

export const endPlace = defineContract({
  method: 'delete',
  path: '/api/account/sessions/:id',
  access: 'user',
  summary: 'Signs the owner out somewhere',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  response: succeeded(z.object({ id: z.string() })),
})

/** GET /api/account/export: everything that is kept about the owner, as a zip. */
export const exportAccount = defineContract({
  method: 'get',
  path: '/api/account/export',
  access: 'user',
  isHeavy: true,
  summary: 'All data of the owner as a zip',
  response: 'file',
})

/** POST /api/account/delete: everything goes, for good. The owner types the account's e-mail to confirm. */
export const deleteAccount = defineContract({
  method: 'post',
  path: '/api/account/delete',
  access: 'user',
  summary: 'Deletes the account and all its data',
  body: z.object({ email: z.string().check(z.maxLength(320)) }),
  response: succeeded(z.object({ deleted: z.literal(true) })),
})

/** GET /api/assistant/status: who answers, for Settings; no key, no address. */
export const getAssistantStatus = defineContract({
  method: 'get',
  path: '/api/assistant/status',
  access: 'public',
  summary: 'Which assistant answers',
  response: succeeded(
    z.object({
      assistant: z.string(),
      model: z.nullable(z.string()),
      fallback: z.boolean(),
      /** Whether the business profile is part of what the assistant is told. */
      usesProfile: z.boolean(),
    }),
  ),
})
