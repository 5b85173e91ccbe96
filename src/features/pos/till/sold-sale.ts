import type { Sale, SoldSale } from '../shared/sale.ts'

export const totalOfSold = ({ lines }: Pick<SoldSale, 'lines'>): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** A sale of this device as the till shows and prints it before the server knows of it. */
export const shownSale = (sold: SoldSale): Sale => {
  const { id, paymentMethod, received, cashier, soldAt } = sold
  const total = totalOfSold(sold)
  return {
    id,
    number: sold.number ?? id.slice(-6).toUpperCase(),
    lines: sold.lines.map(({ productId, name, quantity, price }, at) => ({
      id: `${id}-${at + 1}`,
      productId,
      productName: name,
      quantity,
      price,
      total: quantity * price,
    })),
    total,
    paymentMethod,
    received,
    change: received - total,
    customerName: sold.customerName ?? null,
    notes: sold.notes ?? '',
    status: 'completed',
    ...(sold.locationId === undefined ? {} : { locationId: sold.locationId }),
    cashier,
    timestamp: soldAt,
  }
}

/** Whether two sales under one id are the same one, sent or written down twice. */
export const isSameSale = (one: SoldSale, other: SoldSale): boolean =>
  one.paymentMethod === other.paymentMethod &&
  one.received === other.received &&
  one.lines.length === other.lines.length &&
  one.lines.every(({ productId, quantity, price }, at) => {
    const line = other.lines[at]
    return line?.productId === productId && line.quantity === quantity && line.price === price
  })
