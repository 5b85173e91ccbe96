import { describe, expect, test } from 'vitest'

import { withMovedCounts } from './moved-counts.ts'

describe('counts that move', () => {
  test.each([
    ['turun dari 4000 jadi 3200 biji sebulan', 'turun dari 4000 biji jadi 3200 biji sebulan'],
    [
      'laku 4000 biji sebulan, kalo naik perkiraan turun jadi 3200.',
      'laku 4000 biji sebulan, kalo naik perkiraan turun jadi 3200 biji.',
    ],
    ['harga dari 3000 jadi 3500 per biji', 'harga dari 3000 jadi 3500 per biji'],
    ['dari 10rb jadi 12rb per cup, laku 900 cup', 'dari 10rb jadi 12rb per cup, laku 900 cup'],
    ['omzet dari 4000 jadi 3200 saja', 'omzet dari 4000 jadi 3200 saja'],
    ['laku 4000 katanya, kalo naik turun jadi 3200.', 'laku 4000 katanya, kalo naik turun jadi 3200.'],
    ['laku 40 cup, harga naik jadi 12000', 'laku 40 cup, harga naik jadi 12000'],
  ])('ASSIST-05 %s', (told, read) => {
    expect(withMovedCounts(told)).toBe(read)
  })
})
