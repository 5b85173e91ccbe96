import * as z from 'zod/mini'

import { defineContract } from '#core/http/shared/contract.ts'

import { businessInfo } from './pos-content.ts'

/** Longest wait for a till to be made, and for the answer whether it can be (P1 §7, §9), in milliseconds. */
export const deploymentTimeout = 300_000
export const healthTimeout = 5_000

const ignored = z.optional(z.unknown())

/**
 * POST /api/pos/create-pos-system (P1 §7 row 6): a till that is ready to sell, in one call. Who asks is decided by the
 * session; `userId`, `userEmail`, `userName` and `idToken` are taken as older clients send them and decide nothing.
 * The header `Idempotency-Key` makes repeating harmless: the same key makes and charges one till.
 */
export const createPosSystem = defineContract({
  method: 'post',
  path: '/api/pos/create-pos-system',
  access: 'user',
  refusal: 'user_not_authenticated',
  needsAppCheck: true,
  longestSeconds: 300,
  summary: 'Makes a till that is ready to sell',
  body: z.object({ businessInfo, userId: ignored, userEmail: ignored, userName: ignored, idToken: ignored }),
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    deploymentId: z.string(),
    posUrl: z.string(),
    deploymentUrl: z.string(),
    access_url: z.string(),
    admin_panel: z.string(),
    business_name: z.string(),
    business_type: z.string(),
    githubRepo: z.null(),
    netlifyUrl: z.null(),
    supabaseProject: z.null(),
    ownerEmail: z.string(),
    /** Shown this once; null where the same request had been answered before. */
    password: z.nullable(z.string()),
    /** Whether the same password goes to `ownerEmail` too. */
    passwordMailed: z.boolean(),
    item: z.object({ id: z.string(), kind: z.literal('pos'), title: z.string() }),
    pointsDeducted: z.int(),
    balanceAfter: z.int(),
  }),
})

/** GET /api/pos/health (P1 §7 row 7): whether tills can be made and sell. */
export const posHealth = defineContract({
  method: 'get',
  path: '/api/pos/health',
  access: 'public',
  isHealth: true,
  summary: 'Whether tills can be made and sell',
  response: z.object({ success: z.literal(true), status: z.literal('ok'), message: z.string() }),
})
