import { expect, test } from 'vitest'

import { answerText, errorText, errorTexts } from './error-texts.ts'

test('ASSIST-03 a busy assistant tells the wait where it is known', () => {
  expect(errorText('assistant_busy', { retryAfterSeconds: 7 })).toContain('dalam 7 detik')
  expect(errorText('assistant_busy', { retryAfterSeconds: 600 })).toContain('dalam 10 menit')
  expect(errorText('assistant_busy')).toBe(errorTexts.assistant_busy)
  expect(errorText('assistant_busy', { retryAfterSeconds: 'x' })).toBe(errorTexts.assistant_busy)
  expect(errorText('internal', { retryAfterSeconds: 7 })).toBe(errorTexts.internal)
})

test('POINT-04 calls answer in the words of the specification; the owner reads the figures and what to do', () => {
  const short = { required: 8_000, balance: 40, action: 'playbook_ppt' }
  expect(answerText('insufficient_points', short)).toBe('Insufficient points')
  expect(answerText('not_signed_in')).toBe('Please login to continue')
  expect(answerText('internal')).toBe(errorTexts.internal)
  expect(errorText('insufficient_points', short)).toBe(
    'Poin Anda tidak mencukupi: perlu 8.000, poin Anda 40. Isi lewat Top Up di menu akun, lalu coba lagi; chat tetap gratis.',
  )
  expect(errorText('insufficient_points')).toContain('Top Up')
  expect(errorText('not_signed_in')).toMatch(/^Anda belum masuk, .*ketikan Anda tetap ada\.$/)
})
