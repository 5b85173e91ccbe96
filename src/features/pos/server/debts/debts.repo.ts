import { and, eq, or, sql } from 'drizzle-orm'

import type { Database, Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { keptPhone } from '#core/text/shared/phone-number.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import { type DebtPayment, findBuyer, standing } from '../../shared/debt/debt.ts'
import { posCustomers, posShops } from '../pos.tables.ts'
import { touchShop } from '../shops.repo.ts'
import type { Seller } from '../reckoned-sale.ts'
import { netOf } from './debt-moves.ts'
import { posDebtPayments } from './debts.tables.ts'

/** When money was paid back, and whether a device had taken it before we heard of it. */
interface PaymentMoment {
  readonly at: Date
  readonly isFromDevice: boolean
}

const findPayment = async (reader: Reader, posId: string, id: string) => {
  const [row] = await reader
    .select()
    .from(posDebtPayments)
    .where(and(eq(posDebtPayments.posId, posId), eq(posDebtPayments.id, id)))
  return row
}

/**
 * The customer who pays, found as `pos_record_sale` finds a buyer. One whom the shop does not know yet is written down:
 * the debt may still be on its way from another till.
 */
const payerOf = async (tx: Tx, posId: string, sent: DebtPayment, now: Date): Promise<string> => {
  const { id, name, phone } = posCustomers
  if (sent.customerId !== undefined) {
    const [known] = await tx
      .select({ id })
      .from(posCustomers)
      .where(and(eq(posCustomers.posId, posId), eq(id, sent.customerId)))
    if (known) return known.id
  }
  const told = {
    name: storableText(sent.customerName).trim(),
    phone: keptPhone(storableText(sent.customerPhone ?? '')) || null,
  }
  const customers = await tx
    .select({ id, name, phone })
    .from(posCustomers)
    .where(
      and(eq(posCustomers.posId, posId), or(eq(phone, told.phone ?? ''), sql`lower(${name}) = lower(${told.name})`)),
    )
    .orderBy(posCustomers.createdAt, id)
  const known = findBuyer(customers, told)
  if (known) return known.id
  const made = newId('customer')
  await tx.insert(posCustomers).values({ posId, id: made, ...told, createdAt: now, updatedAt: now })
  return made
}

/**
 * Records money that was paid back, once for its id; answers what is owed afterwards. What a till has taken is taken,
 * also beyond the debt: the rest is to the customer's good. Throws `debt_payment_conflict`, and to the owner
 * `debt_overpaid`, who sees the debt as it is.
 */
export const recordDebtPayment = (
  database: Database,
  sent: DebtPayment,
  { at, isFromDevice }: PaymentMoment,
  { shop, cashier: signedIn, now }: Seller,
): Promise<{ readonly owed: number; readonly over: number }> =>
  database.transaction(async (tx) => {
    const posId = shop.id
    // The shop's lock comes before the customer's row, as in `pos_record_sale`: neither waits for the other.
    await tx.select({ id: posShops.id }).from(posShops).where(eq(posShops.id, posId)).for('no key update')
    const { id, amount, paymentMethod } = sent
    const stored = await findPayment(tx, posId, id)
    if (stored) {
      if (stored.amount !== amount || stored.paymentMethod !== paymentMethod)
        throw new AppError('debt_payment_conflict')
      return standing(await netOf(tx, posId, stored.customerId))
    }
    const customerId = await payerOf(tx, posId, sent, now)
    const { owed } = standing(await netOf(tx, posId, customerId))
    if (!isFromDevice && amount > owed) throw new AppError('debt_overpaid', { details: { owed } })
    await tx.insert(posDebtPayments).values({
      posId,
      id,
      customerId,
      day: dayIn(at, shop.timeZone),
      amount,
      paymentMethod,
      cashier: storableText(sent.cashier) || signedIn,
      shiftId: sent.shiftId ?? null,
      createdAt: at,
      recordedAt: isFromDevice ? now : null,
    })
    await touchShop(tx, shop, now)
    return standing(await netOf(tx, posId, customerId))
  })
