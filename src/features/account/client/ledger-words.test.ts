import { expect, test } from 'vitest'

import { byDay, dayHeading, signedPoints } from './ledger-words.ts'

const at = (day: number, hour: number): Date => new Date(2026, 10, 20 + day, hour)

test('POINT-10 figures carry their sign', () => {
  expect([500_000, -50, -12_000, 0].map(signedPoints)).toEqual(['+500.000', '−50', '−12.000', '0'])
})

test('POINT-10 entries stand under the day they were made on', () => {
  const now = new Date(2026, 10, 1, 9)
  expect(dayHeading(new Date(2026, 10, 1, 0, 1), now)).toBe('Hari ini')
  expect(dayHeading(new Date(2026, 9, 31, 23, 59), now)).toBe('Kemarin')
  expect(dayHeading(new Date(2026, 9, 30, 23, 59), now)).toBe('30 Oktober 2026')
})

test('POINT-10 the newest day stands first, with its entries in their order', () => {
  const entries = [at(1, 9), at(1, 8), at(0, 9)].map((instant, place) => ({ place, createdAt: instant.toISOString() }))
  expect(byDay(entries, at(1, 10)).map(([day, of]) => [day, of.map(({ place }) => place)])).toEqual([
    ['Hari ini', [0, 1]],
    ['Kemarin', [2]],
  ])
})
