import { reckonBill } from '../shared/bill.ts'
import type { Sale, SoldSale } from '../shared/sale.ts'

/** A sale of this device as the till shows and prints it before the server knows of it. Throws as `reckonBill` does. */
export const shownSale = (sold: SoldSale): Sale => {
  const { id, paymentMethod, cashier, soldAt, customerName, customerPhone } = sold
  const { lines, discount, charges, rounding, total, received, payments } = reckonBill(sold)
  return {
    id,
    number: sold.number ?? id.slice(-6).toUpperCase(),
    lines: lines.map((line, at) => ({
      id: `${id}-${at + 1}`,
      productId: line.productId,
      productName: line.name,
      quantity: line.quantity,
      price: line.price,
      ...(line.discount > 0 ? { discount: line.discount } : {}),
      total: line.total,
      ...(line.billDiscount > 0 ? { billDiscount: line.billDiscount } : {}),
      ...(line.charges > 0 ? { charges: line.charges } : {}),
      ...(line.note ? { note: line.note } : {}),
      ...(line.rounding === 0 ? {} : { rounding: line.rounding }),
    })),
    ...(discount > 0 ? { discount } : {}),
    ...(charges ? { charges } : {}),
    ...(rounding === 0 ? {} : { rounding }),
    total,
    paymentMethod,
    ...(payments.length > 0 ? { payments: [...payments] } : {}),
    received,
    change: received - total,
    customerName: customerName ?? null,
    ...(customerPhone ? { customerPhone } : {}),
    notes: sold.notes ?? '',
    status: 'completed',
    ...(sold.locationId === undefined ? {} : { locationId: sold.locationId }),
    cashier,
    timestamp: soldAt,
  }
}

/** What makes two sales under one id the same one: the money, and the goods in their order. */
const identityOf = ({
  paymentMethod,
  received,
  discount = 0,
  chargeRules: rules,
  roundingRule,
  payments = [],
  lines,
}: SoldSale): string =>
  JSON.stringify([
    paymentMethod,
    received,
    discount,
    rules ? [rules.serviceRate, rules.taxRate, rules.taxName] : [],
    roundingRule ? [roundingRule.step, roundingRule.way] : [],
    payments.map(({ method, amount }) => [method, amount]),
    lines.map((line) => [line.productId, line.quantity, line.price, line.discount ?? 0]),
  ])

/** Whether two sales under one id are the same one, sent or written down twice. */
export const isSameSale = (one: SoldSale, other: SoldSale): boolean => identityOf(one) === identityOf(other)
