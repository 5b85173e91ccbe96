import { expect, test } from 'vitest'

import { errorText, errorTexts } from './error-texts.ts'

test('ASSIST-03 a busy assistant tells the wait where it is known', () => {
  expect(errorText('assistant_busy', { retryAfterSeconds: 7 })).toContain('dalam 7 detik')
  expect(errorText('assistant_busy', { retryAfterSeconds: 600 })).toContain('dalam 10 menit')
  expect(errorText('assistant_busy')).toBe(errorTexts.assistant_busy)
  expect(errorText('assistant_busy', { retryAfterSeconds: 'x' })).toBe(errorTexts.assistant_busy)
  expect(errorText('internal', { retryAfterSeconds: 7 })).toBe(errorTexts.internal)
})
