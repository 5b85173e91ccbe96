import { afterEach, expect, test, vi } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'

import { askAgain, askAgainAfter } from './ask-again.ts'
import { failureOf } from './call.ts'

afterEach(() => vi.unstubAllGlobals())

const turnedAway = (code: 'server_busy' | 'too_many_at_once', wait: string | null) =>
  failureOf(
    Response.json(
      { success: false, error: 'x', code },
      { status: code === 'server_busy' ? 503 : 429, headers: wait === null ? {} : { 'retry-after': wait } },
    ),
  )

test('OPS-05 who is turned away waits as long as the server asks, each at another moment, and longer each time', async () => {
  const error = await turnedAway('server_busy', '5')
  expect(error).toMatchObject({ code: 'server_busy', details: { askAgainSeconds: 5 } })
  expect(askAgainAfter(0, error, () => 0)).toBe(5_000)
  expect(askAgainAfter(0, error, () => 0.5)).toBe(7_500)
  expect(askAgainAfter(3, error, () => 0)).toBe(8_000)
  expect(askAgainAfter(0, await turnedAway('too_many_at_once', null), () => 0)).toBe(1_000)
  expect(askAgainAfter(0, await turnedAway('too_many_at_once', 'Wed, 21 Oct 2026 07:28:00 GMT'), () => 0)).toBe(1_000)
  expect(askAgainAfter(0, await turnedAway('server_busy', '86400'), () => 0)).toBe(30_000)
})

test('OPS-05 a crowd is waited for longer than another failure', async () => {
  const busy = await turnedAway('too_many_at_once', '5')
  const other = new AppError('internal')
  expect([0, 1, 2, 3, 4].map((failures) => askAgain(failures, busy))).toEqual([true, true, true, true, false])
  expect([0, 1, 2].map((failures) => askAgain(failures, other))).toEqual([true, true, false])
  expect(askAgainAfter(1, other, () => 0.9)).toBe(2_000)
})
