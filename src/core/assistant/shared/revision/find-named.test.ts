import { expect, test } from 'vitest'

import { findNamed } from './find-named.ts'

const menu = ['Bakso urat', 'Bakso telur', 'Mie ayam', 'Es jeruk']

test('CHAT-15 what sort of thing it is, before its name, is no part of the name', () => {
  expect(findNamed('paket wisuda', ['Prewed', 'Wisuda'])).toEqual([1])
  expect(findNamed('paket hemat', ['Paket Hemat', 'Hemat Keluarga'])).toEqual([0])
  expect(findNamed('yang produk', ['Wisuda', 'Produk'])).toEqual([1])
})

test.each<readonly [string, readonly number[]]>([
  ['semua', [0, 1, 2, 3]],
  ['semua barang di toko', [0, 1, 2, 3]],
  ['harga bakso semuanya', [0, 1]],
  ['semua kecuali es jeruk / mie ayam', [0, 1]],
  ['semua bakso kecuali bakso telur', [0]],
  ['semua minuman', []],
])('CHAT-15 which ones are meant: %s', (said, places) => {
  expect(findNamed(said, menu)).toEqual(places)
})
