import { describe, expect, test } from 'vitest'

import { withPriceOfOne } from './price-of-several.ts'

describe('DOC-04 a price told for several at once', () => {
  test.each([
    ['donat 60 biji, 10rb per 5 biji', 'Rp 2000/biji'],
    ['jeruk 40 kg, 5 kilo 30rb', '40 kg, Rp 6000/kg'],
    ['permen 1500 biji, 10rb seratus biji', 'Rp 100/biji'],
    ['donat 60 biji, harga 10rb dapat 3', 'isi 3 biji 20 paket, Rp 10000 per paket'],
    ['donat 60 biji 10rb/3', 'isi 3 biji 20 paket, Rp 10000 per paket'],
  ])('DOC-04 %s', (said, held) => {
    expect(withPriceOfOne(said)).toContain(held)
  })
  test.each([
    '1. Kursi 12 unit @ Rp 1.150.000 2. Meja 6 unit @ Rp 1.850.000',
    'nasi box 60 kotak 10rb isi 3 lauk',
    'kue lapis 60 biji 5rb, kue sus 3 biji 10rb',
    'donat 61 biji, 10rb dapat 3',
  ])('DOC-04 %s stays as it is told', (said) => {
    expect(withPriceOfOne(said)).toBe(said)
  })
})
