import { and, count, desc, eq, isNotNull, max, ne, or, sql } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { keptPhone } from '#core/text/shared/phone-number.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import {
  type Customer,
  type CustomerChange,
  mostShownCustomers,
  mostTillCustomers,
  type TillCustomer,
} from '../shared/customers.contract.ts'
import { standing } from '../shared/debt/debt.ts'
import { debtSums } from './debts/debt-moves.ts'
import { posCustomers } from './pos.tables.ts'
import { posSales } from './sales.tables.ts'

/** The shop's customers whose name or number has these words in it; all where there are none. */
const foundBy = (posId: string, search = '') => {
  const words = storableText(search).trim().toLowerCase()
  const digits = keptPhone(words).replaceAll(/\D/g, '').replace(/^62/, '0')
  const ofShop = eq(posCustomers.posId, posId)
  if (words === '') return ofShop
  const byName = sql`position(${words} in lower(${posCustomers.name})) > 0`
  return and(ofShop, digits === '' ? byName : or(byName, sql`position(${digits} in ${posCustomers.phone}) > 0`))
}

/** What each customer owes, to be joined. */
const debtsOf = (posId: string) => ({
  debts: sql`${debtSums(posId)} as debts`,
  ofCustomer: sql`debts.customer_id = ${posCustomers.id}`,
  net: sql`coalesce(debts.net, 0)`.mapWith(Number),
  owesFirst: sql`greatest(coalesce(debts.net, 0), 0) desc`,
})

/** What a till shows of the shop's customers: who owes something as far as there is room, who has a limit, the newest. */
export const findCustomers = (reader: Reader, posId: string, search?: string): Promise<TillCustomer[]> => {
  const { debts, ofCustomer, net, owesFirst } = debtsOf(posId)
  return reader
    .select({
      id: posCustomers.id,
      name: posCustomers.name,
      phone: posCustomers.phone,
      debt: net,
      debtLimit: posCustomers.debtLimit,
    })
    .from(posCustomers)
    .leftJoin(debts, ofCustomer)
    .where(foundBy(posId, search))
    .orderBy(owesFirst, desc(isNotNull(posCustomers.debtLimit)), desc(posCustomers.updatedAt), posCustomers.id)
    .limit(mostTillCustomers)
}

interface CustomersWish {
  readonly search?: string | undefined
  /** Only those who owe something. */
  readonly owing?: string | undefined
}

/** The customers with what they have bought and what they owe, who owes most first, then who came last. */
export const listCustomers = async (
  reader: Reader,
  posId: string,
  { search, owing }: CustomersWish = {},
): Promise<{ customers: Customer[]; more: boolean; totals: { owing: number; owed: number } }> => {
  const { debts, ofCustomer, net, owesFirst } = debtsOf(posId)
  const bought = reader
    .select({
      customerId: posSales.customerId,
      purchases: count().as('purchases'),
      spent: sql`sum(${posSales.totalAmount} - ${posSales.refunded})`.mapWith(Number).as('spent'),
      last: max(posSales.createdAt).as('last'),
    })
    .from(posSales)
    .where(and(eq(posSales.posId, posId), isNotNull(posSales.customerId), ne(posSales.status, 'void')))
    .groupBy(posSales.customerId)
    .as('bought')
  const rows = await reader
    .select({
      id: posCustomers.id,
      name: posCustomers.name,
      phone: posCustomers.phone,
      purchases: bought.purchases,
      spent: bought.spent,
      last: bought.last,
      net,
      debtLimit: posCustomers.debtLimit,
    })
    .from(posCustomers)
    .leftJoin(bought, eq(bought.customerId, posCustomers.id))
    .leftJoin(debts, ofCustomer)
    .where(and(foundBy(posId, search), owing === undefined ? undefined : sql`debts.net > 0`))
    .orderBy(owesFirst, sql`${bought.last} desc nulls last`, posCustomers.name, posCustomers.id)
    .limit(mostShownCustomers + 1)
  const customers = rows.slice(0, mostShownCustomers).map(({ last, purchases, spent, net: debt, ...row }) => ({
    ...row,
    ...standing(debt),
    purchases: purchases ?? 0,
    spent: spent ?? 0,
    lastPurchase: last?.toISOString() ?? null,
  }))
  const [totals] = await reader
    .select({ owing: count(), owed: sql`coalesce(sum(debts.net), 0)`.mapWith(Number) })
    .from(posCustomers)
    .innerJoin(debts, ofCustomer)
    .where(and(foundBy(posId, search), sql`debts.net > 0`))
  return { customers, more: rows.length > customers.length, totals: totals ?? { owing: 0, owed: 0 } }
}

/** Writes another name, number and debt limit. Throws `not_found`, and `customer_phone_taken` where the number is another's. */
export const changeCustomer = async (
  tx: Tx,
  place: { readonly posId: string; readonly id: string; readonly now: Date },
  change: CustomerChange,
): Promise<Pick<Customer, 'id' | 'name' | 'phone' | 'debtLimit'>> => {
  const { posId, now } = place
  const id = storableText(place.id)
  const phone = keptPhone(storableText(change.phone)) || null
  const [other] =
    phone === null
      ? []
      : await tx
          .select({ name: posCustomers.name })
          .from(posCustomers)
          .where(and(eq(posCustomers.posId, posId), eq(posCustomers.phone, phone), ne(posCustomers.id, id)))
  if (other) throw new AppError('customer_phone_taken', { details: { name: other.name } })
  const [changed] = await tx
    .update(posCustomers)
    .set({
      name: storableText(change.name),
      phone,
      ...(change.debtLimit === undefined ? {} : { debtLimit: change.debtLimit }),
      updatedAt: now,
    })
    .where(and(eq(posCustomers.posId, posId), eq(posCustomers.id, id)))
    .returning({
      id: posCustomers.id,
      name: posCustomers.name,
      phone: posCustomers.phone,
      debtLimit: posCustomers.debtLimit,
    })
  if (!changed) throw new AppError('not_found')
  return changed
}
