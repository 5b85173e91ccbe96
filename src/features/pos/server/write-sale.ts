import type { Reader } from '#core/db/server/database.ts'

import type { Bill } from '../shared/bill.ts'
import type { ChargeRules } from '../shared/charges.ts'
import { standing } from '../shared/debt/debt.ts'
import { receiptNumber } from '../shared/receipt-number.ts'
import type { Sale, SoldSale } from '../shared/sale.ts'
import { netOfSales } from './debts/debt-moves.ts'
import { callOf, type SaleCall, writeCalls, type Written } from './sale-call.ts'
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

/** Has the database write one sale. */
export type WriteCall = (call: SaleCall) => Promise<Written | undefined>

/**
 * Writes a sale and gives it as it stands; `changed` and `known` (the shop has a sale of that id) have written nothing.
 * `write` has it written in another way than by itself.
 */
export const writeSale = async (
  reader: Reader,
  sale: ReckonedSale,
  seller: Seller,
  write: WriteCall = async (call) => (await writeCalls(reader, seller.shop, [call]))[0],
): Promise<Sale | 'changed' | 'known'> => {
  const { shop } = seller
  const { id, paymentMethod, handedOver, shiftId, bill } = sale
  const { total, received, discount, payments, charges, rounding } = bill
  const call = callOf(sale, seller)
  const { day, at: timestamp, notes, cashier } = call.head
  const written = await write(call)
  if (written?.outcome === 'changed' || written?.outcome === 'known') return written.outcome
  if (!written || written.sequence === null) throw new Error('the database says nothing about a sale')
  return {
    id,
    number: handedOver?.number ?? receiptNumber(day, written.sequence),
    lines: call.rows.map((row) =>
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
