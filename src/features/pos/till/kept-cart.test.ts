import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import { keep, readKept } from './kept-cart.ts'

const cart = [{ productId: 'prd_1', name: 'Kopi', price: 10_000, quantity: 2 }]
const id = 'sal_0000000000000001'
const order = {
  id,
  soldAt: '2026-11-21T07:05:00.000Z',
  cashier: 'Sari',
  lines: cart,
  paymentMethod: 'tunai' as const,
  received: 50_000,
}

beforeEach(() => localStorage.clear())

test('POS-06 a cart and a sale on its way outlive a reload, each till for itself', () => {
  keep('kopi', { id, cart, order })
  expect(readKept('kopi')).toEqual({ id, cart, order })
  expect(readKept('lain')).toMatchObject({ cart: [], order: null })
  expect(readKept('lain').id).not.toBe(readKept('lain').id)
  keep('kopi', { id, cart: [], order: null })
  expect(localStorage.length).toBe(0)
})

test('POS-06 what does not read as a cart is ignored', () => {
  const broken = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constant(JSON.stringify({ id, cart: [{ ...cart[0], quantity: -1 }], order: null })),
  )
  fc.assert(
    fc.property(broken, (text) => {
      localStorage.setItem('juragan:kasir:kopi', text)
      expect(readKept('kopi')).toMatchObject({ cart: [], order: null })
    }),
  )
})
