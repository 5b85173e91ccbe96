import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { bySoak } from '#tests/support/soak.ts'

import { readMessage } from '../../read-message.ts'

const read = (text: string) => readMessage(text, '2026-11-21' as IsoDay)
const total = (text: string): number =>
  read(text).goods.reduce((sum, { amount, price }) => sum + (amount ?? price ?? 0), 0)

const names = ['beras', 'gula', 'kopi', 'sabun', 'topi', 'kaos', 'piring', 'tepung']
const units = ['kg', 'pcs', 'sak', 'dus', 'lusin', 'botol']
const list = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(...names),
    unit: fc.constantFrom(...units),
    count: fc.integer({ min: 2, max: 250 }),
    price: fc.integer({ min: 3, max: 900 }).map((thousands) => thousands * 500),
  }),
  { selector: ({ name }) => name, minLength: 2, maxLength: 5 },
)

test('ASSIST-01 counts told in one message and prices in the next sum exactly, in whatever order', () => {
  fc.assert(
    fc.property(list, fc.boolean(), (lines, turned) => {
      const counts = lines.map(({ name, unit, count }) => `${count} ${unit} ${name}`).join(', ')
      const prices = (turned ? lines.toReversed() : lines).map(({ name, price }) => `${name} Rp ${price}`).join(', ')
      const wanted = lines.reduce((sum, { count, price }) => sum + count * price, 0)
      expect(total(`bikinin invoicenya dong\nBu Neneng pesan ${counts}\n${prices}`)).toBe(wanted)
    }),
    { numRuns: bySoak(70, 200) },
  )
})

test('ASSIST-01 a price list sums exactly, in whatever writing a line stands', () => {
  const writings = [
    ({ name, unit, count, price }: { name: string; unit: string; count: number; price: number }) =>
      `${count} ${unit} ${name} @ Rp ${price}`,
    ({ name, unit, count, price }: { name: string; unit: string; count: number; price: number }) =>
      `${name} ${count} ${unit} Rp ${price}`,
    ({ name, unit, count, price }: { name: string; unit: string; count: number; price: number }) =>
      `${name} ${count} ${unit} x Rp ${price}`,
  ]
  fc.assert(
    fc.property(list, fc.nat(2), (lines, from) => {
      const told = lines.map((line, at) => writings[(from + at) % writings.length]?.(line) ?? '').join(', ')
      const wanted = lines.reduce((sum, { count, price }) => sum + count * price, 0)
      expect(total(`invoice Toko Maju: ${told}`)).toBe(wanted)
    }),
    { numRuns: bySoak(70, 200) },
  )
})

test('ASSIST-01 a count that is taken back within one message is counted once, as corrected', () => {
  const told = 'invoice gula 20 karung @280rb, garam 30 dus @95.000, eh maaf garam 29 dus bukan 30'
  expect(total(told)).toBe(20 * 280_000 + 29 * 95_000)
  expect(total('invoice gula 20 karung @280rb, garam 30 dus @95.000, bukan kopi')).toBe(5_600_000 + 2_850_000)
})

test('ASSIST-01 a price without a name belongs to what was counted in its unit', () => {
  expect(total('invoice Pak Ali ngambil 45 papan telur puyuh, 1 papan 32 ribu')).toBe(1_440_000)
  expect(total('invoice, dia order 120 pcs gantungan kunci\nsatunya 6.500')).toBe(780_000)
})

test.each([
  ['service 5%', { charges: [{ label: 'service 5%', amount: 25_000 }] }],
  ['diskon member 10%', { discount: { percent: 10 } }],
  ['komisi toko 15% dipotong', { discount: { percent: 15 } }],
  ['diskon kursi 2rb per unit', { discount: { amount: 20_000 } }],
  ['denda telat 50.000', { charges: [{ label: 'denda telat', amount: 50_000 }] }],
])('ASSIST-01 beside 10 units of 50.000 stands: %s', (said, wanted) => {
  expect(read(`invoice 10 unit kursi @ 50rb, ${said}`)).toMatchObject(wanted)
})
