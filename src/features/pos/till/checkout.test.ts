import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { noCharges } from '../shared/charges.ts'
import { noRounding } from '../shared/rounding-rule.ts'
import { largestPrice } from '../shared/fields.ts'
import { type Sale } from '../shared/sale.ts'
import { type Cart, withCatalogue } from './cart.ts'
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
const id = sale.id
const nextId = 'sal_0000000000000002'
const empty = startFrom({ id, cart: [], order: null })
const filled = startFrom({ id, cart: [line], order: null })
const run = (state: Checkout, ...events: readonly CheckoutEvent[]): Checkout => events.reduce(nextCheckout, state)
const pay = { type: 'pay' } as const
const send = {
  type: 'send',
  method: 'tunai',
  received: 50_000,
  cashier: 'Sari',
  soldAt: '2026-11-21T07:05:00.000Z',
  chargeRules: noCharges,
  roundingRule: noRounding,
} as const
const sold = { type: 'sold', sale, nextId } as const

describe('POS-06 the way of a sale', () => {
  test('POS-06 what the owner has agreed to with the PIN goes with the sale, and only with that', () => {
    const agreed = nextCheckout(filled, { type: 'pay', agreed: 'keranjang' })
    expect(nextCheckout(agreed, send).order).toMatchObject({ withPin: true })
    expect(run(filled, pay, send).order).not.toHaveProperty('withPin')
    const back = nextCheckout(agreed, { type: 'back' })
    expect(back.agreed).toBe('keranjang')
    expect(nextCheckout(nextCheckout(back, { type: 'pay' }), send).order).not.toHaveProperty('withPin')
  })

  test('POS-06, POS-07 pay, send, sold: the cart is empty, the receipt is there, the next cart is another sale', () => {
    const writing = run(filled, pay, send)
    expect(writing).toMatchObject({
      phase: 'writing',
      order: { id, lines: [line], cashier: 'Sari', paymentMethod: 'tunai', received: 50_000 },
    })
    const done = run(writing, sold)
    expect(done).toMatchObject({ phase: 'done', id: nextId, cart: [], order: null, sale })
    expect(run(done, { type: 'fresh' })).toMatchObject({ phase: 'selling', sale: null, cart: [] })
    const { received: _, ...cashless } = { ...send, method: 'qris' as const }
    expect(run(filled, pay, cashless).order).toMatchObject({ paymentMethod: 'qris', received: 20_000 })
  })

  test('POS-06 an empty cart is not paid, a double tap sends nothing else', () => {
    expect(run(empty, pay)).toBe(empty)
    const writing = run(filled, pay, send)
    expect(run(writing, send)).toBe(writing)
    expect(run(run(writing, sold), send).order).toBeNull()
  })

  test('POS-06 a refusal keeps the cart and says why', () => {
    const refused = run(filled, pay, send, { type: 'refused', failure: 'Uangnya kurang.' })
    expect(refused).toMatchObject({ phase: 'paying', cart: [line], order: null, failure: 'Uangnya kurang.' })
  })

  test('POS-06 prices do not change under a buyer who is paying; back at the goods they do', () => {
    const dearer = {
      type: 'cart',
      change: (lines: Cart) => withCatalogue(lines, () => ({ id: 'prd_kopi', name: 'Kopi', price: 12_000, stock: 9 })),
      nextId,
    } as const
    const paying = run(filled, pay)
    expect(run(paying, dearer)).toBe(paying)
    expect(run(paying, dearer, send).order?.lines).toEqual([line])
    expect(run(paying, { type: 'back' }, dearer).cart).toEqual([{ ...line, name: 'Kopi', price: 12_000 }])
  })

  test('POS-07 what the server would refuse is said before LUNAS, and the buyer can still pay', () => {
    const short = run(filled, pay, { ...send, received: 19_999 })
    expect(short).toMatchObject({ phase: 'paying', order: null, cart: [line] })
    expect(short.failure).toMatch(/kurang/i)
    expect(run(short, { ...send, received: 20_000 })).toMatchObject({ phase: 'writing', failure: null })
    const failureOf = (cart: Cart, received: number) => {
      const { phase, failure } = run(startFrom({ id, cart: [...cart], order: null }), pay, { ...send, received })
      return [phase, failure]
    }
    const dear = { ...line, price: largestPrice, quantity: 1 }
    expect(failureOf([dear], largestPrice)).toEqual(['writing', null])
    expect(failureOf([dear, line], 2 * largestPrice)).toEqual(['paying', expect.stringContaining('terlalu besar')])
    expect(failureOf([line], largestPrice + 1)).toEqual(['paying', expect.stringContaining('paling banyak')])
    const goods = (count: number) => Array.from({ length: count }, (_, at) => ({ ...line, productId: `prd_${at}` }))
    expect(failureOf(goods(300), largestPrice)).toEqual(['writing', null])
    expect(failureOf(goods(301), largestPrice)).toEqual(['paying', expect.stringContaining('300 macam')])
  })

  test('POS-07 a sale that was being written is written at the next opening, under its id', () => {
    const { cart, order } = run(filled, pay, send)
    expect(startFrom({ id, cart: [...cart], order })).toMatchObject({ phase: 'writing', order: { id } })
  })

  test('POS-07 where nothing can be written, a sale nobody answered stays the same sale and holds the cart', () => {
    const lost = run(filled, pay, send, { type: 'lost', failure: 'Koneksi terputus.' })
    expect(lost).toMatchObject({ phase: 'unclear', cart: [line], order: { id } })
    expect(run(lost, { type: 'cart', change: () => [], nextId })).toBe(lost)
    expect(run(lost, pay)).toBe(lost)
    expect(run(lost, { type: 'again' })).toMatchObject({ phase: 'writing', order: lost.order })
    expect(run(lost, sold)).toMatchObject({ phase: 'done', cart: [] })
    expect(run(lost, { type: 'free' })).toMatchObject({ phase: 'selling', cart: [line], order: null })
  })

  test('POS-07 a cart that another tab has sold is gone here; one that has become another goes on as its own sale', () => {
    const elsewhere = { type: 'sold-elsewhere', sold: [line], nextId } as const
    expect(run(filled, elsewhere)).toMatchObject({ phase: 'selling', id: nextId, cart: [] })
    const more = { ...line, quantity: 3 }
    const other = run(filled, { type: 'cart', change: () => [more], nextId: 'sal_0000000000000003' }, pay)
    expect(other.id).toBe(id)
    expect(run(other, elsewhere)).toMatchObject({ phase: 'paying', id: nextId, cart: [more] })
    // What this tab writes itself is not another's.
    const writing = run(filled, pay, send)
    expect(run(writing, elsewhere)).toBe(writing)
    expect(run(filled, { type: 'cart', change: () => [], nextId })).toMatchObject({ id: nextId, cart: [] })
  })

  test('POS-06 whatever happens, the cart leaves only with a sale, and one order is never replaced unsettled', () => {
    const event = fc.constantFrom<CheckoutEvent>(
      pay,
      send,
      { type: 'back' },
      { type: 'again' },
      { type: 'refused', failure: 'x' },
      { type: 'lost', failure: 'x' },
      { type: 'free' },
      sold,
      { type: 'fresh' },
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = filled
        for (const next of events) {
          const after = nextCheckout(state, next)
          const isEmptied = after.cart.length === 0 && state.cart.length > 0
          expect(!isEmptied || next.type === 'sold').toBe(true)
          expect(state.order === null || after.order === null || state.order.id === after.order.id).toBe(true)
          expect(after.order !== null).toBe(after.phase === 'writing' || after.phase === 'unclear')
          expect(after.sale !== null).toBe(after.phase === 'done')
          state = after
        }
      }),
    )
  })
})

describe('POS-06 cash', () => {
  test('POS-06 quick keys are the notes and round sums that do, the smallest first', () => {
    expect(quickCash(4_000)).toEqual([5_000, 10_000, 20_000, 50_000])
    expect(quickCash(7_000)).toEqual([10_000, 20_000, 50_000, 100_000])
    expect(quickCash(22_000)).toEqual([25_000, 30_000, 50_000, 100_000])
    expect(quickCash(65_000)).toEqual([70_000, 100_000])
    expect(quickCash(20_000)).toEqual([50_000, 100_000])
    expect(quickCash(93_500)).toEqual([95_000, 100_000])
    expect(quickCash(120_000)).toEqual([150_000, 200_000])
    expect(quickCash(250_000)).toEqual([300_000])
    expect(quickCash(291_000)).toEqual([295_000, 300_000])
    expect(quickCash(300_000)).toEqual([])
  })

  test('POS-03 cash received is the total and the change together', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (total, received) => {
        expect(changeOf(total, received)).toBe(received < total ? null : received - total)
      }),
    )
  })
})

test('POS-06 a sale of a till that stands somewhere says where', () => {
  expect(run(filled, pay, { ...send, locationId: 'loc_0000000000000002' }).order?.locationId).toBe(
    'loc_0000000000000002',
  )
  expect(run(filled, pay, send).order).not.toHaveProperty('locationId')
})
