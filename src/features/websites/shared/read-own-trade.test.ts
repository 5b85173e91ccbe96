import { expect, test } from 'vitest'

import { readFounded, readOwnTrade } from './read-own-trade.ts'

test.each([
  ['buat website untuk kedai es campur saya, Segar Jaya', 'Segar Jaya', 'Kedai es campur'],
  ['web rental sepeda di Ubud, Kayuh Ubud namanya', 'Kayuh Ubud', 'Rental sepeda'],
  ['jasa cat rumah sama plafon sy minta dibuatin web, namanya Rapi', 'Rapi', 'Jasa cat rumah dan plafon'],
  ['saya punya warung sate kambing di Tegal, buatin web', '', 'Warung sate kambing'],
  ['web utk jasa servis AC saya di Makassar, namanya Dingin', 'Dingin', 'Jasa servis AC'],
  ['bikin web bengkel las sumber rejeki, kanopi 350rb', 'Sumber Rejeki', 'Bengkel las'],
])('WEB-03 a house goes by what its owner calls it: %s', (text, name, trade) => {
  expect(readOwnTrade(text, name)).toBe(trade)
})

test.each([
  'buat website simple aja buat jualan, namanya Lapak',
  'bikinin web yang bagus dong, Toko Abadi',
  'website Sinar Pagi di Tegal',
  'buatkan website toko, Sinar Pagi',
])('WEB-03 how a page is to be and one word alone are no trade: %s', (text) => {
  expect(readOwnTrade(text, '')).toBe('')
})

test('WEB-03 the year since which a house is there is told as such, and no other year', () => {
  expect(readFounded('bakso 15rb. dari taun 1987 lho', '2026-11-21')).toBe(1987)
  expect(readFounded('Usaha sejak 1999, keluarga', '2026-11-21')).toBe(1999)
  expect(readFounded('buka mulai dari 2030', '2026-11-21')).toBe(0)
  expect(readFounded('mobil tahun 2015 dari 2 pemilik', '2026-11-21')).toBe(0)
})
