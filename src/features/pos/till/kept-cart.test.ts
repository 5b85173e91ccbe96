import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import { keep, readKept } from './kept-cart.ts'

const cart = [{ productId: 'prd_1', name: 'Kopi', price: 10_000, quantity: 2 }]
const order = {
  id: 'sal_0000000000000001',
  lines: [{ productId: 'prd_1', quantity: 2 }],
  paymentMethod: 'tunai' as const,
  received: 50_000,
}

beforeEach(() => localStorage.clear())

test('POS-06 a cart and a sale on its way outlive a reload, each till for itself', () => {
  keep('kopi', { cart, order })
  expect(readKept('kopi')).toEqual({ cart, order })
  expect(readKept('lain')).toEqual({ cart: [], order: null })
  keep('kopi', { cart: [], order: null })
  expect(localStorage.length).toBe(0)
})

test('POS-06 what does not read as a cart is ignored', () => {
  const broken = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constant(JSON.stringify({ cart: [{ ...cart[0], quantity: -1 }], order: null })),
  )
  fc.assert(
    fc.property(broken, (text) => {
      localStorage.setItem('juragan:kasir:kopi', text)
      expect(readKept('kopi')).toEqual({ cart: [], order: null })
    }),
  )
})
