import { expect, test } from 'vitest'

import type { Product } from '../../shared/store.ts'
import { productOf, quantitiesOf, shelfOf, withAnswer, withoutSold } from './goods.ts'

const product = (id: string, stock: number | null, updatedAt = '2026-11-21T02:00:00.000Z'): Product => ({
  id,
  name: id,
  price: 5_000,
  stock,
  category: null,
  description: '',
  barcode: null,
  imageUrl: null,
  createdAt: updatedAt,
  updatedAt,
})
const shelf = shelfOf({ products: [product('a', 5), product('b', 5)], categories: ['Lainnya'], asOf: '1' })
const later = '2026-11-21T03:00:00.000Z'

test('POS-07 what is sold here leaves the shelf at once, never below none', () => {
  const sold = {
    lines: [
      { productId: 'a', quantity: 3 },
      { productId: 'b', quantity: 9 },
    ],
  }
  const quantities = quantitiesOf([{ kind: 'sale', sold }] as never)
  expect(withoutSold(shelf, quantities).products.map(({ stock }) => stock)).toEqual([2, 0])
})

test('POS-07 what is not counted stays so, however much of it waits here', () => {
  const salon = shelfOf({ ...shelf, products: [product('a', null)] })
  const sold = new Map([['a', 9]])
  expect(withoutSold(salon, sold).products[0]?.stock).toBeNull()
  const answer = { products: [product('a', null, later)], removed: [], categories: [], asOf: '2' }
  expect(withAnswer(salon, answer, sold).products[0]?.stock).toBeNull()
})

test('POS-07 an answer of the server does not know what waits here; what has not changed stays the same object', () => {
  const answer = { products: [product('a', 4, later), product('c', 1)], removed: [], categories: [], asOf: '2' }
  const next = withAnswer(shelf, answer, new Map([['a', 3]]))
  expect(next.products.map(({ id, stock }) => [id, stock])).toEqual([
    ['a', 1],
    ['b', 5],
    ['c', 1],
  ])
  expect(next.products[1]).toBe(shelf.products[1])
  expect(next.asOf).toBe('2')
  expect(productOf(next, 'c')?.stock).toBe(1)
  const same = withAnswer(shelf, { ...answer, products: [product('a', 5)] }, new Map())
  expect(same.products).toBe(shelf.products)
  const less = withAnswer(shelf, { ...answer, products: [], removed: ['a'] }, new Map())
  expect(less.products).toEqual([shelf.products[1]])
  expect([productOf(less, 'a'), productOf(less, 'b')]).toEqual([undefined, shelf.products[1]])
  expect(withAnswer(null, answer, new Map([['c', 1]])).products.map(({ stock }) => stock)).toEqual([4, 0])
})

test('POS-06 what waits for another place is not missing here', () => {
  const line = { productId: 'a', quantity: 2 }
  const waiting = [
    { kind: 'sale', sold: { lines: [line] } },
    { kind: 'sale', sold: { lines: [line], locationId: 'loc_a' } },
    { kind: 'sale', sold: { lines: [line], locationId: 'loc_b' } },
  ] as never
  expect([null, 'loc_a'].map((place) => quantitiesOf(waiting, place).get('a'))).toEqual([6, 4])
  expect(withAnswer(null, { ...shelf, removed: [], locationId: 'loc_a' }, new Map()).locationId).toBe('loc_a')
})
