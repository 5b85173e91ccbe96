import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const read = (message: string) => composeReading(message, '2026-11-21' as IsoDay)

test('DOC-08 cash of which change is given back is no price', () => {
  const told = read('nota kopi 2 bungkus @ 10rb, bayarnya 50rb kembali 30rb')
  expect(told.tendered).toBe(50_000)
  expect(told.goods.map(({ name }) => name)).toEqual(['kopi'])
})

test('DOC-08 cash that is told as such is handed over, whether change is spoken of or not', () => {
  const told = read('nota kopi 2 bungkus @ 10rb, bayar cash 50rb')
  expect(told.tendered).toBe(50_000)
  expect(told.goods.map(({ name }) => name)).toEqual(['kopi'])
  expect(read('kuitansi sewa tenda, bayar cash 50rb').tendered).toBeUndefined()
})

test('DOC-08 money that is spoken of without change is no cash handed over', () => {
  expect(read('invoice kopi 2 bungkus @ 10rb, bayar 50rb dulu').tendered).toBeUndefined()
  expect(read('kuitansi uang kembalian parkir 2rb').tendered).toBeUndefined()
})

test('DOC-08 of what change is given back was handed over', () => {
  const told = read('nota kopi 2 bungkus @ 10rb, sedotan 3 pak 8rb, kembalian dari 200rb')
  expect(told.tendered).toBe(200_000)
  expect(told.goods.map(({ name }) => name)).toEqual(['kopi', 'sedotan'])
})
