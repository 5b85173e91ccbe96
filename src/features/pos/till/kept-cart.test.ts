import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import { keep, readKept } from './kept-cart.ts'

const cart = [{ productId: 'prd_1', name: 'Kopi', price: 10_000, quantity: 2, discount: { share: 1_000 } }]
const extras = { discount: { rupiah: 1_000 }, customerName: 'Bu Rina', customerPhone: '0812', notes: 'Es sedikit' }
const id = 'sal_0000000000000001'
const order = {
  id,
  soldAt: '2026-11-21T07:05:00.000Z',
  cashier: 'Sari',
  lines: [{ productId: 'prd_1', name: 'Kopi', price: 10_000, quantity: 2, discount: 2_000 }],
  paymentMethod: 'tunai' as const,
  received: 50_000,
}

beforeEach(() => localStorage.clear())

test('POS-06 a cart and a sale on its way outlive a reload, each till for itself', () => {
  keep('kopi', { id, cart, extras, order })
  expect(readKept('kopi')).toEqual({ id, cart, extras, order })
  expect(readKept('lain')).toMatchObject({ cart: [], order: null })
  expect(readKept('lain').id).not.toBe(readKept('lain').id)
  keep('kopi', { id, cart: [], extras: {}, order: null })
  expect(localStorage.length).toBe(0)
})

test('POS-06 a cart that an older till has kept is read, and so are a customer and a note without goods', () => {
  const old = { id, cart: [{ productId: 'prd_1', name: 'Kopi', price: 10_000, quantity: 2 }], order: null }
  localStorage.setItem('juragan:kasir:kopi', JSON.stringify(old))
  expect(readKept('kopi')).toEqual(old)
  keep('kopi', { id, cart: [], extras: { customerName: 'Bu Rina' }, order: null })
  expect(readKept('kopi')).toMatchObject({ extras: { customerName: 'Bu Rina' } })
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
