import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { price, shortText, sum } from './fields.ts'

const phone = z.string().check(z.trim(), z.maxLength(40))
/** So much a customer may owe; null where the owner has set no limit. */
const debtLimit = z.nullable(price)
const search = z.optional(z.string().check(z.maxLength(200)))

/** Somebody who has bought, as a till knows them; what they owe, below zero where they have paid more than that. */
export const tillCustomer = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  debt: z.int(),
  debtLimit,
})
export type TillCustomer = z.infer<typeof tillCustomer>

/** As many customers as a till keeps, and one search finds. */
export const mostTillCustomers = 300

/**
 * GET /api/till/:slug/customers: the shop's customers whose name or number has what is searched, who owes something
 * first, then whose debt has a limit, then the newest.
 */
export const findTillCustomers = defineContract({
  method: 'get',
  path: '/api/till/:slug/customers',
  access: 'public',
  summary: 'Customers of the shop by a part of their name or number',
  params: z.object({ slug: z.string() }),
  query: z.object({ search }),
  response: succeeded(z.object({ customers: z.array(tillCustomer) })),
})

/** As many customers as the owner's list shows. */
export const mostShownCustomers = 100

export const customer = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  /** Sales that still stand, and what was paid for them. */
  purchases: z.int(),
  spent: sum,
  lastPurchase: z.nullable(z.string()),
  /** What the customer owes; what has been paid beyond that. One of them is zero. */
  owed: sum,
  over: sum,
  debtLimit,
})
export type Customer = z.infer<typeof customer>

/**
 * GET /api/pos/:id/customers: who owes most comes first, then who has bought last; `more` where the list was cut.
 * `totals` are of all that were found.
 */
export const listCustomers = defineContract({
  method: 'get',
  path: '/api/pos/:id/customers',
  access: 'user',
  summary: 'The customers of a shop and what they have bought',
  params: z.object({ id: z.string() }),
  query: z.object({ search, owing: z.optional(z.literal('yes')) }),
  response: succeeded(
    z.object({
      customers: z.array(customer),
      more: z.boolean(),
      totals: z.object({ owing: z.int(), owed: sum }),
    }),
  ),
})

export const customerChange = z.object({
  name: shortText.check(z.minLength(1)),
  phone,
  /** Absent where it stays as it is. */
  debtLimit: z.optional(debtLimit),
})
export type CustomerChange = z.infer<typeof customerChange>

/** PATCH /api/pos/:id/customers/:customerId: 409 `customer_phone_taken` where another customer has the number. */
export const changeCustomer = defineContract({
  method: 'patch',
  path: '/api/pos/:id/customers/:customerId',
  access: 'user',
  summary: 'Changes name, number and debt limit of a customer',
  params: z.object({ id: z.string(), customerId: z.string() }),
  body: customerChange,
  response: succeeded(z.object({ id: z.string(), name: z.string(), phone: z.nullable(z.string()), debtLimit })),
})
