import { beforeEach, expect, test } from 'vitest'

import { hold, readHeld, release } from './held-carts.ts'

const held = (id: string) => ({
  id,
  cart: [{ productId: 'prd_1', name: 'Kopi', price: 10_000, quantity: 2, discount: { share: 500 } }],
  extras: { customerName: 'Bu Rina' },
  heldAt: '2026-11-21T07:05:00.000Z',
})
const first = held('sal_0000000000000001')
const second = held('sal_0000000000000002')

beforeEach(() => localStorage.clear())

test('POS-06 carts that were put aside outlive a reload, each till for itself, and are taken once', () => {
  hold('kopi', first)
  hold('kopi', second)
  hold('kopi', first)
  expect(readHeld('kopi')).toEqual([first, second])
  expect(readHeld('lain')).toEqual([])
  expect([release('kopi', first.id), release('kopi', first.id)]).toEqual([first, null])
  expect(readHeld('kopi')).toEqual([second])
  release('kopi', second.id)
  expect(localStorage.length).toBe(0)
})

test('POS-06 what does not read as a cart is left out, the others stay', () => {
  const key = 'juragan:kasir:kopi:tahan'
  localStorage.setItem(key, JSON.stringify([{ ...first, id: 'x' }, null, second]))
  expect(readHeld('kopi')).toEqual([second])
  for (const text of ['{', '7', 'null']) {
    localStorage.setItem(key, text)
    expect(readHeld('kopi')).toEqual([])
  }
})
