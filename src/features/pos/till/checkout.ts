import * as z from 'zod/mini'

import type { ChargeRules } from '../shared/charges.ts'
import type { KitchenOrder } from '../shared/kitchen/kitchen-order.ts'
import { roundingOf } from '../shared/rounding.ts'
import { roundedCash, type RoundingRule } from '../shared/rounding-rule.ts'
import { type Payment, type Sale, saleId, type SoldSale, soldSale } from '../shared/sale.ts'
import { type BillExtras, billExtras, billOf, lineOff, soldOf } from './bill/cart-bill.ts'
import { type Cart, cart } from './cart.ts'
import { kitchenOrderOf } from './kitchen/kitchen-order-of.ts'
import { orderProblem } from './order-problem.ts'

export type PaymentMethod = SoldSale['paymentMethod']
type SoldLine = SoldSale['lines'][number]

/** What is kept of a till's cart: a reload goes on where it stood. */
export const kept = z.object({ id: saleId, cart, order: z.nullable(soldSale), extras: z.optional(billExtras) })
export type KeptCart = z.infer<typeof kept>

export interface Checkout {
  /**
   * `selling`: goods are chosen. `paying`: it is asked how it is paid. `writing`: the sale is written down. `unclear`:
   * this device cannot write, so it was sent, and nobody knows whether it arrived. `done`: it is sold.
   */
  readonly phase: 'selling' | 'paying' | 'writing' | 'unclear' | 'done'
  /** The id under which this cart will be sold: whatever breaks off in between, one cart is one sale. */
  readonly id: string
  readonly cart: Cart
  readonly extras: BillExtras
  /** The cart to which the owner has agreed with the PIN, as one text; null where nobody has. */
  readonly agreed: string | null
  /** The sale that is written; kept until it is known what became of it. */
  readonly order: SoldSale | null
  readonly sale: Sale | null
  /** What was sold, as its kitchen needs it: who pays first gets the slip afterwards. */
  readonly ordered: KitchenOrder | null
  readonly failure: string | null
}

export type CheckoutEvent =
  /** An emptied cart goes on as another one, under `nextId`. */
  | { readonly type: 'cart'; readonly change: (lines: Cart) => Cart; readonly nextId: string }
  | { readonly type: 'extras'; readonly change: (extras: BillExtras) => BillExtras }
  /** Another cart is taken up, or an empty one. */
  | ({ readonly type: 'take' } & Pick<Checkout, 'id' | 'cart' | 'extras'>)
  | { readonly type: 'pay'; readonly agreed?: string | null }
  | { readonly type: 'back' }
  | {
      readonly type: 'send'
      readonly method: PaymentMethod
      /** Cash received; absent means the exact sum. */
      readonly received?: number
      /** The ways of a mixed payment. */
      readonly payments?: readonly Payment[]
      readonly cashier: string
      readonly soldAt: string
      /** Whether the owner has agreed with the PIN to how it is paid. */
      readonly withPin?: boolean
      /** The place that sells; absent in a shop of one. */
      readonly locationId?: string | undefined
      /** What the shop adds to its bills. */
      readonly chargeRules: ChargeRules
      /** How it rounds what is paid in cash. */
      readonly roundingRule: RoundingRule
    }
  | { readonly type: 'again' }
  /** It is on this device's disk, or the server has it. `nextId` is the next cart's. */
  | { readonly type: 'sold'; readonly sale: Sale; readonly nextId: string }
  /** Another tab has sold the cart of this id; one that has become another one meanwhile goes on as such. */
  | { readonly type: 'sold-elsewhere'; readonly sold: readonly SoldLine[]; readonly nextId: string }
  /** The server said no: nothing was recorded. */
  | { readonly type: 'refused'; readonly failure: string }
  /** Nobody knows whether it was recorded. */
  | { readonly type: 'lost'; readonly failure: string }
  /** The server has no sale of that id: the cart may be changed again. */
  | { readonly type: 'free' }
  | { readonly type: 'fresh' }

/** Starts from what was kept; a sale that was being written is written first. */
export const startFrom = ({ id, cart: lines, order, extras }: KeptCart): Checkout => ({
  phase: order ? 'writing' : 'selling',
  id,
  cart: lines,
  extras: extras ?? {},
  agreed: null,
  order,
  sale: null,
  ordered: null,
  failure: null,
})

const only = (state: Checkout, phases: readonly Checkout['phase'][], next: (state: Checkout) => Checkout): Checkout =>
  phases.includes(state.phase) ? next(state) : state

const isSameCart = (lines: Cart, sold: readonly SoldLine[]): boolean =>
  lines.length === sold.length &&
  lines.every((line, at) => {
    const other = sold[at]
    return (
      other?.productId === line.productId && other.quantity === line.quantity && (other.discount ?? 0) === lineOff(line)
    )
  })

type Paid = CheckoutEvent & { readonly type: 'send' }

const orderOf = (
  { id, cart: lines, extras, agreed }: Checkout,
  { method, payments, withPin, cashier, soldAt, locationId, chargeRules, roundingRule, ...told }: Paid,
): SoldSale => {
  const { charges, total } = billOf(lines, extras.discount, chargeRules)
  const exact = method === 'tunai' ? roundedCash(total, roundingRule) : total
  const received = told.received ?? payments?.reduce((sum, { amount }) => sum + amount, 0) ?? exact
  const rounding = roundingOf({ total, paymentMethod: method, payments, received }, roundingRule)
  return {
    id,
    soldAt,
    cashier,
    ...soldOf(lines, extras),
    paymentMethod: method,
    ...(payments ? { payments: [...payments] } : {}),
    received,
    ...(charges === null ? {} : { chargeRules }),
    ...(rounding === 0 ? {} : { roundingRule }),
    ...(agreed !== null || withPin ? { withPin: true } : {}),
    ...(locationId === undefined ? {} : { locationId }),
  }
}

/** The way of a sale as a pure machine. The cart changes only while goods are chosen. */
export const nextCheckout = (state: Checkout, event: CheckoutEvent): Checkout => {
  switch (event.type) {
    case 'cart':
      // What is being paid is what the buyer was told: later prices are the next sale's.
      return only(state, ['selling'], (now) => {
        const lines = event.change(now.cart)
        if (lines === now.cart) return now
        return { ...now, id: lines.length === 0 ? event.nextId : now.id, cart: lines, failure: null }
      })
    case 'extras':
      return only(state, ['selling', 'paying'], (now) => ({ ...now, extras: event.change(now.extras), failure: null }))
    case 'take':
      return only(state, ['selling'], (now) => ({
        ...now,
        id: event.id,
        cart: event.cart,
        extras: event.extras,
        failure: null,
      }))
    case 'pay':
      return only(state, ['selling'], (now) =>
        now.cart.length === 0 ? now : { ...now, phase: 'paying', agreed: event.agreed ?? null, failure: null },
      )
    case 'back':
      return only(state, ['paying'], (now) => ({ ...now, phase: 'selling' }))
    case 'send':
      return only(state, ['paying'], (now) => {
        const order = orderOf(now, event)
        const failure = orderProblem(order)
        return failure === null ? { ...now, phase: 'writing', failure, order } : { ...now, failure }
      })
    case 'again':
      return only(state, ['unclear'], (now) => ({ ...now, phase: 'writing', failure: null }))
    case 'sold':
      return only(state, ['writing', 'unclear'], (now) => ({
        ...now,
        phase: 'done',
        id: event.nextId,
        cart: [],
        extras: {},
        agreed: null,
        order: null,
        sale: event.sale,
        ordered: kitchenOrderOf(now.cart, now.extras),
        failure: null,
      }))
    case 'sold-elsewhere':
      return only(state, ['selling', 'paying'], (now) =>
        isSameCart(now.cart, event.sold)
          ? { ...now, phase: 'selling', id: event.nextId, cart: [], extras: {}, failure: null }
          : { ...now, id: event.nextId },
      )
    case 'refused':
      return only(state, ['writing'], (now) => ({ ...now, phase: 'paying', order: null, failure: event.failure }))
    case 'lost':
      return only(state, ['writing', 'unclear'], (now) => ({ ...now, phase: 'unclear', failure: event.failure }))
    case 'free':
      return only(state, ['unclear'], (now) => ({ ...now, phase: 'selling', order: null, failure: null }))
    case 'fresh':
      return only(state, ['done'], (now) => ({ ...now, phase: 'selling', sale: null, ordered: null }))
  }
}
