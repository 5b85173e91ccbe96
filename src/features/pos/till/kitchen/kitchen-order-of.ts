import type { KitchenLine, KitchenOrder } from '../../shared/kitchen/kitchen-order.ts'
import type { BillExtras } from '../bill/cart-bill.ts'
import type { Cart } from '../cart.ts'

/** A cart as its kitchen needs it. */
export const kitchenOrderOf = (
  lines: Cart,
  { table, customerName, notes, kitchen }: Omit<BillExtras, 'discount'>,
): KitchenOrder => ({
  table,
  customerName,
  notes,
  lines: lines.map(({ productId, name, quantity, note }): KitchenLine => ({
    productId,
    name,
    quantity,
    ...(note ? { note } : {}),
  })),
  told: kitchen ?? [],
})
