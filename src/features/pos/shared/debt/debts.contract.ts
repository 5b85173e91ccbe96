import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { sum } from '../fields.ts'
import { debtPayment } from './debt.ts'

const ofCustomer = z.object({ id: z.string(), customerId: z.string() })
/** What a customer owes; what has been paid beyond that. One of them is zero. */
const stands = { owed: sum, over: sum }

/** `taken` with a sale, `returned` with goods that came back, `paid` back. */
export const debtKinds = ['taken', 'returned', 'paid'] as const

const debtEntry = z.object({
  kind: z.enum(debtKinds),
  /** Whole Rupiah, never signed: the kind says which way it went. */
  amount: sum,
  /** The receipt of the sale; null where money was paid back. */
  number: z.nullable(z.string()),
  /** How it was paid back; null for the other kinds. */
  paymentMethod: z.nullable(z.string()),
  cashier: z.string(),
  timestamp: z.string(),
})
export type DebtEntry = z.infer<typeof debtEntry>

/** As many entries as are shown, the newest. */
export const shownEntries = 200

/** GET /api/pos/:id/customers/:customerId/debt: what a customer owes and how it came to that, the newest first. */
export const getDebt = defineContract({
  method: 'get',
  path: '/api/pos/:id/customers/:customerId/debt',
  access: 'user',
  summary: 'What a customer owes, with what was taken and paid',
  params: ofCustomer,
  response: succeeded(
    z.object({
      ...stands,
      name: z.string(),
      phone: z.nullable(z.string()),
      debtLimit: z.nullable(sum),
      shopName: z.string(),
      entries: z.array(debtEntry),
      more: z.boolean(),
    }),
  ),
})

/**
 * POST /api/pos/:id/customers/:customerId/debt-payments: the owner has taken money for a debt, once for each id. 409
 * `debt_overpaid` where it is more than is owed.
 */
export const payDebt = defineContract({
  method: 'post',
  path: '/api/pos/:id/customers/:customerId/debt-payments',
  access: 'user',
  summary: 'Records money that a customer paid back',
  params: ofCustomer,
  body: z.pick(debtPayment, { id: true, amount: true, paymentMethod: true }),
  response: succeeded(z.object(stands)),
})
