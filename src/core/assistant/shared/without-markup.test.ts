import { expect, test } from 'vitest'

import { withoutMarkup } from './without-markup.ts'

test('ASSIST-01 tags in a message are no words of it', () => {
  expect(withoutMarkup('Koperasi Kakao <b>Lutim</b> Sejahtera')).toBe('Koperasi Kakao Lutim Sejahtera')
  expect(withoutMarkup("klinik <script>alert('x')</script> Paw Sahabat: 3jt")).toBe('klinik Paw Sahabat: 3jt')
  expect(withoutMarkup('buat <img src=x onerror=alert(1)>Hartini')).toBe('buat Hartini')
  expect(withoutMarkup('toko</title>baru')).toBe('tokobaru')
  expect(withoutMarkup('satu<br>\ndua')).toBe('satu\ndua')
})

test('ASSIST-01 signs that are no tags stay', () => {
  for (const words of ['stok < 5 dan > 3', 'sayang kamu <3', 'omzet <10jt, biaya >2jt', 'tanpa apa pun'])
    expect(withoutMarkup(words)).toBe(words)
})

test('ASSIST-01 a message of opening signs alone is read at once', () => {
  const long = '<a '.repeat(20_000)
  const started = performance.now()
  withoutMarkup(long)
  expect(performance.now() - started).toBeLessThan(2_000)
})
