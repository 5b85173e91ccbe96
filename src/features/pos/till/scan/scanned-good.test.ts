import { expect, test } from 'vitest'

import type { Product } from '../../shared/store.ts'
import { scannedGood, scannedWords } from './scanned-good.ts'

const good = (id: string, barcode: string | null, stock: number | null = 5): Product => ({
  id,
  name: id,
  price: 3_000,
  stock,
  category: null,
  description: '',
  barcode,
  imageUrl: null,
  createdAt: '',
  updatedAt: '',
})
const products = [
  good('Tanpa', null),
  good('Mi', '8991234567891'),
  good('Cokelat', '012345678905'),
  good('Teh', '0036000291452'),
]

const found = (code: string): string | undefined => scannedGood(products, code)?.id
const line = (quantity: number) => [{ productId: 'Mi', name: 'Mi', price: 3_000, quantity }]

test('POS-06 a code finds its product, with or without the leading zero of the world-wide form', () => {
  expect(found('8991234567891')).toBe('Mi')
  expect(found('0012345678905')).toBe('Cokelat')
  expect(found('012345678905')).toBe('Cokelat')
  expect(found('036000291452')).toBe('Teh')
  expect(found('899123456789')).toBeUndefined()
  expect(found('')).toBeUndefined()
})

test('POS-06 what was scanned says how many there are now, or that there is none left', () => {
  const mi = good('Mi', '1', 2)
  expect(scannedWords(mi, line(1))).toEqual({ takes: true, words: 'Mi masuk keranjang, sekarang 2.' })
  expect(scannedWords(mi, line(2))).toEqual({ takes: false, words: 'Mi: stok tinggal 2, semua sudah di keranjang.' })
  expect(scannedWords(good('Mi', '1', 0), [])).toEqual({ takes: false, words: 'Mi: stok habis.' })
  expect(scannedWords(good('Mi', '1', null), line(900)).takes).toBe(true)
})
