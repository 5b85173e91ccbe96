import { expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

import { foreignIn } from '../reading/deck-wishes.ts'

test('SLIDE-06 a deck told in Indonesian and wished in English has its headings and figures in it', () => {
  const { deck, text, titles } = makeDeck(
    'bikin pitch deck bahasa inggris untuk investor, usaha Tenun Arwana, omzet 2023 200 juta, 2024 260 juta, 12 pengrajin, pesanan datang dari Bali. butuh 100 juta: renovasi 60 juta, mesin 40 juta. wa 0812 3000 4000',
  )
  expect(deck.language).toBe('en')
  expect(titles).toContain('Revenue: up 30% from 2023 to 2024')
  expect(titles.at(-1)).toBe('Let’s grow together')
  expect(text).toContain('Renovation: Rp 60,000,000 (60%)')
  expect(text).toMatch(/12 – Artisans|Artisans: 12/)
  // What was told in a sentence stays as it was told.
  expect(text).toContain('Pesanan datang dari Bali')
  expect(text).not.toMatch(/Terima kasih|Kebutuhan dana|Catatan penting/)
})

test('SLIDE-06 income and costs that were reckoned are told in English as well', () => {
  const { text } = makeDeck(
    'buatkan laporan keuangan Masjid Nurul Huda dalam bahasa inggris bentuk ppt: saldo awal 5 juta, infak 3 juta, listrik 1 juta, honor marbot 2 juta',
  )
  expect(text).toMatch(/Closing balance: Rp 5,000,000|Rp 5,000,000 – Closing balance/)
})

test('SLIDE-06 a course of a language is no deck in it', () => {
  expect(foreignIn('ppt pelatihan bahasa inggris untuk karyawan')).toBeNull()
  expect(foreignIn('bikin slide bahasa inggris soal kopi')).toBe('english')
  expect(foreignIn('company profile dalam bahasa Jepang')).toBe('other')
})
