import { expect, test } from 'vitest'

import type { Product } from '../../shared/store.ts'
import { type Draft, linesOf, typedProblem } from './stock-draft.ts'

const product = (id: string, stock: number, stockAt?: Record<string, number>): Product => ({
  id,
  name: id,
  price: 1_000,
  stock,
  ...(stockAt ? { stockAt } : {}),
  category: null,
  description: '',
  barcode: null,
  imageUrl: null,
  createdAt: '',
  updatedAt: '',
})
const goods = [product('kopi', 10, { a: 7, b: 3 }), product('teh', 2, { a: 2 })]
const draft = (kopi: string, teh = ''): Draft => ({
  kopi: { text: kopi, expected: 10 },
  teh: { text: teh, expected: 2 },
})
const pieces = (work: Parameters<typeof linesOf>[0], texts: Draft, place: string | null = null) =>
  linesOf(work, texts, goods, place).map((line) => [line.product.id, line.pieces])

test('POS-03 only what is typed is taken; a 0 only where something was counted', () => {
  expect(pieces('in', draft('24', '0'))).toEqual([['kopi', 24]])
  expect(pieces('count', draft('8', '0'))).toEqual([
    ['kopi', 8],
    ['teh', 0],
  ])
})

test('POS-03 nothing is taken off that is not there, at the place that is meant', () => {
  expect(pieces('loss', draft('8'))).toEqual([['kopi', 8]])
  expect(pieces('loss', draft('8'), 'a')).toEqual([])
  expect(typedProblem('move', draft('8')['kopi'], 7)).toBe('Di sini tinggal 7.')
  expect(typedProblem('move', draft('8')['kopi'], 0)).toBe('Di sini tidak ada.')
})

test('POS-03 what is no figure is told and not taken', () => {
  expect(typedProblem('in', draft('dua')['kopi'], 0)).toBe('Isi dengan angka bulat.')
  expect(typedProblem('in', draft(' ')['kopi'], 0)).toBeNull()
  expect(pieces('in', draft('1,5'))).toEqual([])
})
