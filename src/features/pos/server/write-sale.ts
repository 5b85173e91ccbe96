import { sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { noticeSql } from '#core/live/server/notices.ts'
import { keptPhone } from '#core/text/shared/phone-number.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import type { Bill } from '../shared/bill.ts'
import type { ChargeRules } from '../shared/charges.ts'
import { actsOfBill } from '../shared/guard/money-acts.ts'
import { standing } from '../shared/debt/debt.ts'
import { receiptNumber } from '../shared/receipt-number.ts'
import type { Sale, SoldSale } from '../shared/sale.ts'
import { netOfSales } from './debts/debt-moves.ts'
import { placesTurn } from './place-stock.ts'
import { lineView } from './sales.repo.ts'
import type { RoundingColumn, ShopRow } from './shops.repo.ts'

/** For which shop, by whom and when a sale is recorded. */
export interface Seller {
  readonly shop: Pick<ShopRow, 'id' | 'ownerId' | 'timeZone' | 'freeDiscount' | keyof ChargeRules | RoundingColumn>
  readonly cashier: string
  readonly now: Date
}

type SaleFacts = Pick<
  SoldSale,
  'id' | 'paymentMethod' | 'customerName' | 'customerPhone' | 'notes' | 'shiftId' | 'locationId'
>

/** What a sale tells besides its goods and its money. */
export const factsOf = ({
  id,
  paymentMethod,
  customerName,
  customerPhone,
  notes,
  shiftId,
  locationId,
}: SaleFacts): SaleFacts => ({
  id,
  paymentMethod,
  customerName,
  customerPhone,
  notes,
  shiftId,
  locationId,
})

/** A sale with its money reckoned. */
export interface ReckonedSale extends SaleFacts {
  readonly soldAt: Date
  readonly cashier: string
  readonly bill: Bill<{
    readonly productId: string
    readonly name: string
    readonly quantity: number
    readonly price: number
    readonly listPrice?: number | undefined
    readonly note?: string | undefined
  }>
  /** What a till's receipt has on it, where the till has made the sale by itself and its goods are handed over. */
  readonly handedOver?: { readonly number: string | undefined; readonly withPin: boolean }
}

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

interface Written {
  readonly outcome: string
  readonly sequence: number | null
  readonly buyer: string | null
  readonly shorts: Readonly<Record<string, number>> | null
  readonly phone: string | null
  readonly place: string | null
}

/**
 * Writes a sale in one call of the database (`pos_record_sale` of the migrations), which looks once more whether its
 * goods still are what was reckoned with. `changed` and `known` (the shop has a sale of that id) have written nothing.
 */
export const writeSale = async (
  reader: Reader,
  sale: ReckonedSale,
  { shop, now }: Seller,
): Promise<Sale | 'changed' | 'known'> => {
  const { id, paymentMethod, handedOver, shiftId, bill } = sale
  const { total, received, discount, payments, charges, rounding } = bill
  const day = dayIn(sale.soldAt, shop.timeZone)
  const timestamp = sale.soldAt.toISOString()
  const notes = storableText(sale.notes ?? '')
  const cashier = storableText(sale.cashier)
  const lines = bill.lines.map((line, at) => ({ ...line, line: at + 1, id: newId('saleItem') }))
  const sold = soldOf(sale)
  const acts = actsOf(sale, shop.freeDiscount)
  const head = {
    id,
    day,
    discount,
    ...charges,
    rounding,
    total,
    paymentMethod,
    received,
    ...(payments.length > 0 ? { payments } : {}),
    ...(acts.length > 0 ? { acts } : {}),
    shiftId: shiftId ?? null,
    locationId: sale.locationId ?? null,
    notes,
    cashier,
    buyer: storableText(sale.customerName ?? '').trim(),
    buyerPhone: keptPhone(storableText(sale.customerPhone ?? '')),
    newCustomerId: newId('customer'),
    at: timestamp,
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
  // The turn comes before the function looks: nobody adds or removes a place from there on.
  const answer = await reader.execute<Written & Record<string, unknown>>(sql`
    select r.outcome, r.number_of_day as sequence, r.buyer, r.shorts, r.phone, r.place,
      (select ${noticeSql({ userId: shop.ownerId, topic: 'pos', id: shop.id })} where r.outcome = 'recorded')
    from pos_record_sale(${shop.id} || pg_advisory_xact_lock_shared(${placesTurn(shop.id)})::text, ${sql.param(sold.map(({ product_id }) => product_id))}, ${JSON.stringify(head)},
      ${JSON.stringify(rows)}, ${JSON.stringify(sold)}) as r`)
  const [written] = answer.rows
  if (written?.outcome === 'changed' || written?.outcome === 'known') return written.outcome
  if (!written || written.sequence === null) throw new Error('the database says nothing about a sale')
  return {
    id,
    number: handedOver?.number ?? receiptNumber(day, written.sequence),
    lines: rows.map((row) =>
      lineView({
        id: row.id,
        productId: row.product_id,
        productName: row.name,
        note: row.note,
        quantity: row.quantity,
        unitPrice: row.price,
        discount: row.discount,
        billDiscount: row.bill_discount,
        charges: row.charges,
        rounding: row.rounding,
        totalPrice: row.total,
        short: written.shorts?.[row.line] ?? 0,
        refundedQuantity: 0,
        refundedAmount: 0,
      }),
    ),
    ...(discount > 0 ? { discount } : {}),
    ...(charges ? { charges } : {}),
    ...(rounding === 0 ? {} : { rounding }),
    total,
    paymentMethod,
    ...(payments.length > 0 ? { payments: [...payments] } : {}),
    received,
    change: received - total,
    customerName: written.buyer,
    ...(written.phone ? { customerPhone: written.phone } : {}),
    notes,
    status: 'completed',
    ...(shiftId ? { shiftId } : {}),
    ...(written.place ? { locationId: written.place } : {}),
    ...(bill.debt > 0 ? { owed: standing((await netOfSales(reader, shop.id, [id])).get(id) ?? 0).owed } : {}),
    cashier,
    timestamp,
  }
}
