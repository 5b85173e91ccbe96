import type { Reader } from '#core/db/server/database.ts'

import { standing } from '../shared/debt/debt.ts'
import { receiptNumber } from '../shared/receipt-number.ts'
import type { Sale } from '../shared/sale.ts'
import { netOfSales } from './debts/debt-moves.ts'
import type { ReckonedSale, Seller } from './reckoned-sale.ts'
import { callOf, type WriteCall, writeCalls } from './sale-call.ts'
import { lineView } from './sales.repo.ts'

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
