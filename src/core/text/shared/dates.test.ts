import { afterEach, expect, test, vi } from 'vitest'

import { formatTime } from './dates.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('CHAT-03 the time of day is told with a full stop, by this device’s clock or by that of a zone', () => {
  const early = new Date(2026, 10, 21, 7, 5)
  expect(formatTime(early)).toBe('07.05')
  expect(formatTime(new Date(2026, 10, 21, 0, 0))).toBe('00.00')
  expect(formatTime(new Date('2026-11-21T07:05:00Z'), 'Asia/Jakarta')).toBe('14.05')
  expect(formatTime(new Date('2026-11-21T15:00:00Z'), 'Asia/Jayapura')).toBe('00.00')
})

test('CHAT-13 the time beside a message that has just come makes no formatter', () => {
  vi.stubGlobal('Intl', {})
  expect(formatTime(new Date(2026, 10, 21, 14, 5))).toBe('14.05')
})
