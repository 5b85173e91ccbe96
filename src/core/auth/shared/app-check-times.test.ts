import { expect, test } from 'vitest'

import { renewalTime, waitAfter } from './app-check-times.ts'

const minute = 60_000

test('AUTH-06 a token is renewed at half its life, and no later than five minutes before its end', () => {
  expect(renewalTime(0, 60 * minute)).toBe(30 * minute)
  expect(renewalTime(1_000, 10 * minute)).toBe(1_000 + 5 * minute)
  // Half of eight minutes would be four before the end.
  expect(renewalTime(0, 8 * minute)).toBe(3 * minute)
  expect(renewalTime(7, 2 * minute)).toBe(7)
})

test('AUTH-06 waits grow from 30 s to 16 min; after 403 and 404 they are a day', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => waitAfter(failures) / 1_000)
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 960])
  expect([403, 404].map((status) => waitAfter(1, status))).toEqual([24 * 60 * minute, 24 * 60 * minute])
  expect(waitAfter(1, 503)).toBe(30_000)
})
