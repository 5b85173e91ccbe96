import { expect, test } from 'vitest'
import { failureText, insufficientPointsText, loginRequiredText, pointsSlipText } from './chat-texts.ts'

test('CHAT-06 the refusal names required and current points and what can be done', () => {
  expect(insufficientPointsText('presentation', 8_000, 1_250, 0)).toBe(
    'Maaf, poin tidak mencukupi untuk membuat presentasi\n\nDibutuhkan 8.000 poin, poin Anda 1.250. Isi ulang poin untuk melanjutkan, atau teruskan mengobrol: chat selalu gratis.',
  )
})

test('CHAT-05 a guest is told that the request waits; for POS with the bonus', () => {
  expect(loginRequiredText('document')).toContain('silakan masuk dulu')
  expect(loginRequiredText('pos')).toContain('500.000 poin')
})

test('POINT-09 the points slip shows Indonesian numbers', () => {
  expect(pointsSlipText('Buat dokumen', 50, 499_950)).toBe('Buat dokumen: 50 poin dipakai. Sisa poin Anda 499.950.')
})

test('CHAT-09 failures carry the sentence of the server, or the apology alone', () => {
  expect(failureText('Coba lagi.')).toBe('Maaf, terjadi kesalahan: Coba lagi.')
  expect(failureText(null)).toBe('Maaf, terjadi kesalahan.')
  for (const whole of ['Maaf, kasir belum jadi.', 'Terjadi kesalahan saat memeriksa poin. Silakan coba lagi.'])
    expect(failureText(whole)).toBe(whole)
})
