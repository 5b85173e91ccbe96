import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { actKinds } from './money-acts.ts'

export const moneyAct = z.object({
  id: z.string(),
  kind: z.enum(actKinds),
  saleId: z.nullable(z.string()),
  /** The receipt that it is about; null where it is about none. */
  number: z.nullable(z.string()),
  /** The goods of a changed price; who owes more than the limit. */
  subject: z.string(),
  /** So much less the shop has; below zero where it has more. Of a debt what is beyond its limit. */
  amount: z.int(),
  /** What it would have had; of a debt the limit. */
  whole: z.int(),
  reason: z.string(),
  cashier: z.string(),
  /** The letters of the till's receipts; null where it was done in the workspace, or the till has not said. */
  deviceCode: z.nullable(z.string()),
  /** Whether the owner's PIN was typed for it. */
  withPin: z.boolean(),
  isFromTill: z.boolean(),
  timestamp: z.string(),
})
export type MoneyAct = z.infer<typeof moneyAct>

/** GET /api/pos/:id/money-acts: voids, refunds, changed prices, large discounts, debts beyond their limit and locked PINs, the newest first. */
export const listMoneyActs = defineContract({
  method: 'get',
  path: '/api/pos/:id/money-acts',
  access: 'user',
  summary: 'The log of what tills did with money, page by page',
  params: z.object({ id: z.string() }),
  query: z.object({
    kind: z.optional(z.enum(actKinds)),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  response: succeeded(
    z.object({ acts: z.array(moneyAct), next: z.nullable(z.string()), timeZone: z.string(), hasPin: z.boolean() }),
  ),
})
