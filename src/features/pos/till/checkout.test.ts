import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Sale } from '../shared/store.ts'
import { type Checkout, type CheckoutEvent, nextCheckout, startFrom } from './checkout.ts'
import { changeOf, quickCash } from './quick-cash.ts'

const line = { productId: 'prd_kopi', name: 'Kopi Tubruk', price: 10_000, quantity: 2 }
const sale: Sale = {
  id: 'sal_0000000000000001',
  number: '261121-0001',
  lines: [
    { id: 'sli_1', productId: 'prd_kopi', productName: 'Kopi Tubruk', quantity: 2, price: 10_000, total: 20_000 },
  ],
  total: 20_000,
  paymentMethod: 'tunai',
  received: 50_000,
  change: 30_000,
  customerName: null,
  notes: '',
  status: 'completed',
  cashier: 'Sari',
  timestamp: '2026-11-21T07:05:00.000Z',
}
const empty = startFrom({ cart: [], order: null })
const filled = startFrom({ cart: [line], order: null })
const run = (state: Checkout, ...events: readonly CheckoutEvent[]): Checkout => events.reduce(nextCheckout, state)
const pay = { type: 'pay' } as const
const send = { type: 'send', id: sale.id, method: 'tunai', received: 50_000 } as const

describe('POS-06 the way of a sale', () => {
  test('POS-06 pay, send, recorded: the cart is empty and the receipt is there', () => {
    const sending = run(filled, pay, send)
    expect(sending).toMatchObject({
      phase: 'sending',
      order: { id: sale.id, lines: [{ productId: 'prd_kopi', quantity: 2 }], paymentMethod: 'tunai', received: 50_000 },
    })
    const done = run(sending, { type: 'recorded', sale })
    expect(done).toMatchObject({ phase: 'done', cart: [], order: null, sale })
    expect(run(done, { type: 'fresh' })).toMatchObject({ phase: 'selling', sale: null, cart: [] })
  })

  test('POS-06 an empty cart is not paid, a double tap sends nothing else', () => {
    expect(run(empty, pay)).toBe(empty)
    const sending = run(filled, pay, send)
    expect(run(sending, { ...send, id: 'sal_0000000000000002' })).toBe(sending)
    expect(run(run(sending, { type: 'recorded', sale }), send).order).toBeNull()
  })

  test('POS-06 a refusal keeps the cart and says why; the next try is another sale', () => {
    const refused = run(filled, pay, send, { type: 'refused', failure: 'Stok Kopi Tubruk tinggal 1.' })
    expect(refused).toMatchObject({
      phase: 'paying',
      cart: [line],
      order: null,
      failure: 'Stok Kopi Tubruk tinggal 1.',
    })
  })

  test('POS-06 a sale nobody answered stays the same sale, also over a reload, and holds the cart', () => {
    const lost = run(filled, pay, send, { type: 'lost', failure: 'Koneksi terputus.' })
    expect(lost).toMatchObject({ phase: 'unclear', cart: [line], order: { id: sale.id } })
    expect(run(lost, { type: 'cart', change: () => [] })).toBe(lost)
    expect(run(lost, pay)).toBe(lost)
    const reloaded = startFrom({ cart: [...lost.cart], order: lost.order })
    expect(run(reloaded, { type: 'again' })).toMatchObject({ phase: 'sending', order: lost.order })
    expect(run(reloaded, { type: 'recorded', sale })).toMatchObject({ phase: 'done', cart: [] })
    expect(run(reloaded, { type: 'free' })).toMatchObject({ phase: 'selling', cart: [line], order: null })
  })

  test('POS-06 whatever happens, the cart leaves only with a recorded sale, and one order is never replaced unsettled', () => {
    const event = fc.constantFrom<CheckoutEvent>(
      pay,
      send,
      { ...send, id: 'sal_0000000000000009' },
      { type: 'back' },
      { type: 'again' },
      { type: 'refused', failure: 'x' },
      { type: 'lost', failure: 'x' },
      { type: 'free' },
      { type: 'recorded', sale },
      { type: 'fresh' },
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = filled
        for (const next of events) {
          const after = nextCheckout(state, next)
          const isEmptied = after.cart.length === 0 && state.cart.length > 0
          expect(!isEmptied || next.type === 'recorded').toBe(true)
          expect(state.order === null || after.order === null || state.order.id === after.order.id).toBe(true)
          expect(after.order !== null).toBe(after.phase === 'sending' || after.phase === 'unclear')
          expect(after.sale !== null).toBe(after.phase === 'done')
          state = after
        }
      }),
    )
  })
})

describe('POS-06 cash', () => {
  test('POS-06 quick keys are the notes that do', () => {
    expect(quickCash(4_000)).toEqual([20_000, 50_000, 100_000])
    expect(quickCash(20_000)).toEqual([50_000, 100_000])
    expect(quickCash(93_500)).toEqual([100_000])
    expect(quickCash(250_000)).toEqual([])
  })

  test('POS-03 cash received is the total and the change together', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (total, received) => {
        expect(changeOf(total, received)).toBe(received < total ? null : received - total)
      }),
    )
  })
})
