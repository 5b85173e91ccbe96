import { expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'

import { createRateLimit } from './rate-limit.ts'

test('OPS-05 a burst passes, a flood is refused, one address never blocks another, and time heals', () => {
  let now = 0
  const limit = createRateLimit(() => now)
  const isRefused = (address: string): boolean => {
    try {
      limit(address)
      return false
    } catch (error) {
      return error instanceof AppError && error.code === 'too_many_requests'
    }
  }
  const refused = (address: string, calls: number): number =>
    Array.from({ length: calls }, () => isRefused(address)).filter(Boolean).length
  expect(refused('a', 400)).toBe(0)
  expect(refused('a', 10)).toBe(10)
  expect(refused('b', 1)).toBe(0)
  now += 1000
  expect(refused('a', 41)).toBe(1)
})
