import { sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { noticeSql } from '#core/live/server/notices.ts'
import { keptPhone } from '#core/text/shared/phone-number.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import { actsOfBill } from '../shared/guard/money-acts.ts'
import { placesTurn } from './place-stock.ts'
import type { ReckonedSale, Seller } from './reckoned-sale.ts'

/** What of a sale its owner wants to know, each under an id that follows from the sale's own. */
const actsOf = ({ id, bill: { lines } }: ReckonedSale, freeDiscount: number) =>
  actsOfBill(lines, freeDiscount).map(({ kind, line, subject, amount, whole }) => ({
    id: `${id}-${line ?? kind}`,
    kind,
    subject: storableText(subject),
    amount,
    whole,
  }))

/** Every product of a sale once, with all that is sold of it and what that brings in. */
const soldOf = ({ bill: { lines } }: ReckonedSale) => {
  const sold = new Map<string, { product_id: string; quantity: number; price: number; revenue: number }>()
  for (const { productId, quantity, price, total, billDiscount, charges, rounding } of lines) {
    const before = sold.get(productId) ?? { product_id: productId, quantity: 0, price, revenue: 0 }
    const revenue = before.revenue + total - billDiscount + charges + rounding
    sold.set(productId, { ...before, quantity: before.quantity + quantity, revenue })
  }
  return [...sold.values()]
}

/** A sale as the database is told of it (`pos_record_sale` of the migrations). */
export type SaleCall = ReturnType<typeof callOf>

/** Puts a reckoned sale into the words of the database. */
export const callOf = (sale: ReckonedSale, { shop, now }: Seller) => {
  const { id, paymentMethod, handedOver, bill } = sale
  const { total, received, discount, payments, charges, rounding, debt } = bill
  const lines = bill.lines.map((line, at) => ({ ...line, line: at + 1, id: newId('saleItem') }))
  const acts = actsOf(sale, shop.freeDiscount)
  const head = {
    id,
    day: dayIn(sale.soldAt, shop.timeZone),
    discount,
    ...charges,
    rounding,
    total,
    paymentMethod,
    received,
    ...(payments.length > 0 ? { payments } : {}),
    ...(acts.length > 0 ? { acts } : {}),
    ...(debt > 0 ? { debt } : {}),
    shiftId: sale.shiftId ?? null,
    locationId: sale.locationId ?? null,
    notes: storableText(sale.notes ?? ''),
    cashier: storableText(sale.cashier),
    buyer: storableText(sale.customerName ?? '').trim(),
    buyerPhone: keptPhone(storableText(sale.customerPhone ?? '')),
    newCustomerId: newId('customer'),
    at: sale.soldAt.toISOString(),
    handedOver: handedOver !== undefined,
    ...(handedOver
      ? {
          recordedAt: now.toISOString(),
          receiptNumber: handedOver.number ?? null,
          deviceCode: handedOver.number?.split('-')[0] ?? null,
          withPin: handedOver.withPin,
        }
      : {}),
  }
  const rows = lines.map(({ line, id: lineId, productId, name, note = '', quantity, price, ...money }) => ({
    line,
    id: lineId,
    product_id: productId,
    name: storableText(name),
    note: storableText(note),
    quantity,
    price,
    discount: money.discount,
    bill_discount: money.billDiscount,
    charges: money.charges,
    rounding: money.rounding,
    total: money.total - money.billDiscount + money.charges + money.rounding,
  }))
  return { head, rows, sold: soldOf(sale) }
}

/** What the database says of a sale. */
export interface Written {
  readonly outcome: string
  readonly sequence: number | null
  readonly buyer: string | null
  readonly shorts: Readonly<Record<string, number>> | null
  readonly phone: string | null
  readonly place: string | null
}

/** Has the database write one sale. */
export type WriteCall = (call: SaleCall) => Promise<Written | undefined>

/**
 * Writes sales of a shop in one call of the database, which looks once more at each whether its goods still are what was
 * reckoned with; the answers come in the order of the sales. `changed` and `known` (the shop has a sale of that id) have
 * written nothing.
 */
export const writeCalls = async (
  reader: Reader,
  { id, ownerId }: Pick<Seller['shop'], 'id' | 'ownerId'>,
  calls: readonly SaleCall[],
): Promise<Written[]> => {
  const ids = [...new Set(calls.flatMap(({ sold }) => sold.map(({ product_id }) => product_id)))]
  // The turn comes before anything is looked at: nobody adds or removes a place from there on. Then all of the goods are
  // locked in the order of their ids: each sale by itself would lock its own, and two servers could wait for each other.
  const answer = await reader.execute<Written & Record<string, unknown>>(sql`
    with turn as materialized (
      select ${id} || pg_advisory_xact_lock_shared(${placesTurn(id)})::text as shop
    ), held as materialized (
      select p.id from pos_products p
      where p.pos_id = (select shop from turn) and p.id = any(${sql.param(ids)})
      order by p.id for no key update
    )
    select r.outcome, r.number_of_day as sequence, r.buyer, r.shorts, r.phone, r.place,
      (select ${noticeSql({ userId: ownerId, topic: 'pos', id })} where r.outcome = 'recorded')
    from (select turn.shop from turn where (select count(*) from held) >= 0) as ready
    cross join jsonb_array_elements(${JSON.stringify(calls)}::jsonb) with ordinality as call(said, at)
    cross join lateral pos_record_sale(ready.shop,
      array(select good ->> 'product_id' from jsonb_array_elements(call.said -> 'sold') as good),
      call.said -> 'head', call.said -> 'rows', call.said -> 'sold') as r
    order by call.at`)
  return answer.rows
}
