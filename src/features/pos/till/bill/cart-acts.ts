import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { reckonBill } from '../../shared/bill.ts'
import { actsOfBill, type BillAct, shareText } from '../../shared/guard/money-acts.ts'
import type { Cart } from '../cart.ts'
import { type BillExtras, soldOf } from './cart-bill.ts'

/** What of a cart is not by the price list and beyond the discounts that the owner lets pass. */
export const actsOfCart = (cart: Cart, extras: BillExtras, freeDiscount: number): readonly BillAct[] => {
  try {
    return actsOfBill(reckonBill({ ...soldOf(cart, extras), paymentMethod: 'qris' }).lines, freeDiscount)
  } catch {
    // What cannot be sold at all is told when it is paid.
    return []
  }
}

/** What the owner agrees to with the PIN. */
export const actWords = ({ kind, subject, amount, whole }: BillAct): string =>
  kind === 'price'
    ? `Harga ${subject}: ${formatNumber(whole)} jadi ${formatNumber(whole - amount)}.`
    : `Diskon ${formatRupiah(amount)} (${shareText(amount, whole)} dari ${formatRupiah(whole)}).`
