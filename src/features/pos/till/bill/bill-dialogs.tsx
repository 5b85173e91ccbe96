import { type Cart, type CartLine, withDiscount, withNote, withPrice } from '../cart.ts'
import { CustomerDialog } from '../customers/customer-dialog.tsx'
import type { TillShop } from '../../shared/till.contract.ts'
import { KitchenDialog } from '../kitchen/kitchen-dialog.tsx'
import { kitchenOrderOf } from '../kitchen/kitchen-order-of.ts'
import type { TillPlace } from '../till.api.ts'
import type { CheckoutHand } from '../use-checkout.ts'
import { subtotalOf } from './cart-bill.ts'
import { DiscountDialog } from './discount-dialog.tsx'
import { LineDialog } from './line-dialog.tsx'

/** Which dialog of the cart is open: one of its lines, or what is agreed about the whole. */
export type OpenedDialog = { readonly productId: string } | 'discount' | 'customer' | 'kitchen' | null

interface BillDialogsProps {
  readonly place: TillPlace
  readonly shop: TillShop
  readonly opened: OpenedDialog
  readonly checkout: CheckoutHand
  /** As many as may be taken of a line's goods. */
  readonly mostOf: (line: CartLine) => number
  readonly withPieces: (lines: Cart, line: CartLine, quantity: number) => Cart
  readonly onClose: () => void
}

/** The dialogs in which a cart is changed. */
export const BillDialogs = ({ place, shop, opened, checkout, mostOf, withPieces, onClose }: BillDialogsProps) => {
  const { cart, extras } = checkout.state
  if (opened === null) return null
  if (opened === 'discount') {
    return (
      <DiscountDialog
        subtotal={subtotalOf(cart)}
        discount={extras.discount}
        onDone={(discount) => {
          checkout.changeExtras((now) => ({ ...now, discount }))
          onClose()
        }}
        onClose={onClose}
      />
    )
  }
  if (opened === 'customer') {
    return (
      <CustomerDialog
        place={place}
        extras={extras}
        hasTables={shop.kitchenSlip}
        onDone={(told) => {
          checkout.changeExtras(({ discount, kitchen }) => ({ ...told, discount, kitchen }))
          onClose()
        }}
        onClose={onClose}
      />
    )
  }
  if (opened === 'kitchen') {
    return (
      <KitchenDialog
        order={kitchenOrderOf(cart, extras)}
        shop={shop}
        onTold={(kitchen) => checkout.changeExtras((now) => ({ ...now, kitchen: [...kitchen] }))}
        onClose={onClose}
      />
    )
  }
  const line = cart.find(({ productId }) => productId === opened.productId)
  if (!line) return null
  const { productId } = line
  return (
    <LineDialog
      line={line}
      most={mostOf(line)}
      onDone={(quantity, { discount, price, note }) => {
        checkout.changeCart((lines) => {
          const agreed = withDiscount(withPieces(lines, line, quantity), productId, discount)
          return withNote(withPrice(agreed, productId, price), productId, note)
        })
        onClose()
      }}
      onRemove={() => {
        checkout.changeCart((lines) => withPieces(lines, line, 0))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
