import * as z from 'zod/mini'

import { largestPrice, paymentMethods, type Sale } from '../shared/store.ts'
import { type Cart, cart } from './cart.ts'

/** A sale on its way: made once, sent until somebody says what became of it. */
export const order = z.object({
  id: z.string(),
  lines: z.array(z.object({ productId: z.string(), quantity: z.int() })),
  paymentMethod: z.enum(paymentMethods),
  received: z.optional(z.int().check(z.minimum(0), z.maximum(largestPrice))),
})
export type Order = z.infer<typeof order>
export type PaymentMethod = Order['paymentMethod']

/** What this device keeps of a till: a reload goes on where it stood. */
export const kept = z.object({ cart, order: z.nullable(order) })

export interface Checkout {
  /**
   * `selling`: goods are chosen. `paying`: it is asked how it is paid. `sending`: the sale is on its way. `unclear`: it
   * was sent, and nobody knows whether it arrived. `done`: it is recorded.
   */
  readonly phase: 'selling' | 'paying' | 'sending' | 'unclear' | 'done'
  readonly cart: Cart
  /** The sale that was sent; kept until it is known what became of it. */
  readonly order: Order | null
  readonly sale: Sale | null
  readonly failure: string | null
}

export type CheckoutEvent =
  | { readonly type: 'cart'; readonly change: (lines: Cart) => Cart }
  | { readonly type: 'pay' }
  | { readonly type: 'back' }
  | { readonly type: 'send'; readonly id: string; readonly method: PaymentMethod; readonly received?: number }
  | { readonly type: 'again' }
  | { readonly type: 'recorded'; readonly sale: Sale }
  /** The server said no: nothing was recorded. */
  | { readonly type: 'refused'; readonly failure: string }
  /** Nobody knows whether it was recorded. */
  | { readonly type: 'lost'; readonly failure: string }
  /** The server has no sale of that id: the cart may be changed again. */
  | { readonly type: 'free' }
  | { readonly type: 'fresh' }

/** Starts from what this device kept; a sale that was on its way has to be settled first. */
export const startFrom = ({ cart: lines, order: sent }: z.infer<typeof kept>): Checkout => ({
  phase: sent ? 'unclear' : 'selling',
  cart: lines,
  order: sent,
  sale: null,
  failure: sent
    ? 'Penjualan terakhir belum dipastikan sampai. Tekan Coba lagi; yang sudah tercatat tidak akan tercatat dua kali.'
    : null,
})

const only = (state: Checkout, phases: readonly Checkout['phase'][], next: (state: Checkout) => Checkout): Checkout =>
  phases.includes(state.phase) ? next(state) : state

/** The way of a sale as a pure machine. The cart changes only while nothing is on its way. */
export const nextCheckout = (state: Checkout, event: CheckoutEvent): Checkout => {
  switch (event.type) {
    case 'cart':
      return only(state, ['selling', 'paying'], (now) => {
        const lines = event.change(now.cart)
        return lines === now.cart ? now : { ...now, cart: lines, failure: null }
      })
    case 'pay':
      return only(state, ['selling'], (now) =>
        now.cart.length === 0 ? now : { ...now, phase: 'paying', failure: null },
      )
    case 'back':
      return only(state, ['paying'], (now) => ({ ...now, phase: 'selling' }))
    case 'send':
      return only(state, ['paying'], (now) => ({
        ...now,
        phase: 'sending',
        failure: null,
        order: {
          id: event.id,
          lines: now.cart.map(({ productId, quantity }) => ({ productId, quantity })),
          paymentMethod: event.method,
          ...(event.received === undefined ? {} : { received: event.received }),
        },
      }))
    case 'again':
      return only(state, ['unclear'], (now) => ({ ...now, phase: 'sending', failure: null }))
    case 'recorded':
      return only(state, ['sending', 'unclear'], (now) => ({
        ...now,
        phase: 'done',
        cart: [],
        order: null,
        sale: event.sale,
        failure: null,
      }))
    case 'refused':
      return only(state, ['sending'], (now) => ({ ...now, phase: 'paying', order: null, failure: event.failure }))
    case 'lost':
      return only(state, ['sending', 'unclear'], (now) => ({ ...now, phase: 'unclear', failure: event.failure }))
    case 'free':
      return only(state, ['unclear'], (now) => ({ ...now, phase: 'selling', order: null, failure: null }))
    case 'fresh':
      return only(state, ['done'], (now) => ({ ...now, phase: 'selling', sale: null }))
  }
}
