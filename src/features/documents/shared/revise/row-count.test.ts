import { expect, test } from 'vitest'

import { rupiah } from '#core/text/shared/rupiah.ts'

import { countFor } from './row-count.ts'

const row = (description: string, quantity: number, unit: string) => ({
  description,
  quantity,
  unit,
  price: rupiah(1000),
})

test('CHAT-15 a count is told in the unit of the row, dozens as pieces', () => {
  expect(countFor(row('Ban dalam', 36, 'biji'), '5 lusin')).toEqual({ quantity: 60 })
  expect(countFor(row('Ban dalam', 3, 'lusin'), '5')).toEqual({ quantity: 5 })
  expect(countFor(row('Ban dalam', 3, 'lusin'), 'banyak')).toBeNull()
})

test('CHAT-15 one of what a row is made of is set in its name, and the whole follows', () => {
  expect(countFor(row('Honor pemateri (2 orang × 3 hari)', 6, ''), '3 orang')).toEqual({
    description: 'Honor pemateri (3 orang × 3 hari)',
    quantity: 9,
  })
})

test('CHAT-15 a bare count of a reckoned row is of what it is called after, and of nothing else', () => {
  const staff = row('petugas (12 bulan × 6 petugas)', 72, '')
  const eight = { description: 'petugas (12 bulan × 8 petugas)', quantity: 96 }
  expect(countFor(staff, '8')).toEqual(eight)
  expect(countFor(staff, '8 orang')).toEqual(eight)
  expect(countFor(row('Honor pemateri (2 orang × 3 hari)', 6, ''), '8')).toBeNull()
})
