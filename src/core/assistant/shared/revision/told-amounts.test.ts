import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { countsPeopleOrTime, isFigure, readMoney, readNewPrice } from './told-amounts.ts'

const today = '2026-11-21' as IsoDay

test('CHAT-15 a price rises by what is told, or to it where nobody would count by so much', () => {
  expect(readNewPrice('5rb', 'raise', 58_000, today)).toBe(63_000)
  expect(readNewPrice('63rb', 'raise', 58_000, today)).toBe(63_000)
  expect(readNewPrice('2rb', 'lower', 42_000, today)).toBe(40_000)
  expect(readNewPrice('40rb', 'lower', 42_000, today)).toBe(40_000)
  expect(readNewPrice('10%', 'lower', 40_000, today)).toBe(36_000)
})

test('CHAT-15 a figure is meant by its short writing too', () => {
  expect(isFigure('24', 24_000, today)).toBe(true)
  expect(isFigure('19jt', 19_000_000, today)).toBe(true)
  expect(isFigure('24rb', 24_000_000, today)).toBe(false)
  expect(isFigure('25', 24_000, today)).toBe(false)
})

test('CHAT-15 people and time are no sum of money', () => {
  expect(readMoney('4 orang', today)).toBeNull()
  expect(readMoney('12 bulan', today, 84_000_000)).toBeNull()
  expect(countsPeopleOrTime('4 juta')).toBe(false)
  expect(readMoney('2.500.000 per bulan', today)).toBe(2_500_000)
})
