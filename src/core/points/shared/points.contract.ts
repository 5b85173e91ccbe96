import * as z from 'zod/mini'

import { defineContract } from '#core/http/shared/contract.ts'

const transaction = z.object({
  id: z.string(),
  /** Signed whole points: negative for a charge. */
  points: z.int(),
  balanceAfter: z.int(),
  action: z.string(),
  label: z.string(),
  /** The item that was paid for, where there is one. */
  itemId: z.nullable(z.string()),
  createdAt: z.string(),
})
export type PointsTransaction = z.infer<typeof transaction>

/**
 * POST /api/points: one path, seven actions (P1 §7). Fields stand at the top level, as the specification has them.
 * `add` needs the service key; the others need a signed-in user; `costs` is open.
 */
export const pointsCall = defineContract({
  method: 'post',
  path: '/api/points',
  access: 'public',
  summary: 'The points service: initialize, getBalance, check, deduct, add, history, costs',
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('initialize'), email: z.optional(z.string()), displayName: z.optional(z.string()) }),
    z.object({ action: z.literal('getBalance') }),
    z.object({ action: z.literal('check'), target: z.string() }),
    z.object({
      action: z.literal('deduct'),
      target: z.string(),
      metadata: z.optional(z.record(z.string(), z.unknown())),
    }),
    z.object({
      action: z.literal('add'),
      userId: z.string(),
      points: z.int().check(z.positive()),
      reason: z.string(),
      key: z.optional(z.string()),
    }),
    z.object({ action: z.literal('history'), limit: z._default(z.int().check(z.positive(), z.maximum(100)), 20) }),
    z.object({ action: z.literal('costs') }),
  ]),
  response: z.object({
    success: z.literal(true),
    balance: z.optional(z.int()),
    pointsBalance: z.optional(z.int()),
    isNewUser: z.optional(z.boolean()),
    bonusReceived: z.optional(z.int()),
    sufficient: z.optional(z.boolean()),
    required: z.optional(z.int()),
    action: z.optional(z.string()),
    pointsDeducted: z.optional(z.int()),
    pointsAdded: z.optional(z.int()),
    balanceAfter: z.optional(z.int()),
    transactions: z.optional(z.array(transaction)),
    count: z.optional(z.int()),
    costs: z.optional(z.record(z.string(), z.int())),
  }),
})
