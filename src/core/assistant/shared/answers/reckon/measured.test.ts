import { expect, test } from 'vitest'

import { measuredWays } from './measured.ts'
import { packWays } from './packs.ts'

const reckoned = (text: string): string | null => {
  for (const way of [...packWays, ...measuredWays]) {
    const found = way(text)
    if (found !== null) return found.text.replaceAll('\u00a0', ' ')
  }
  return null
}

test.each([
  ['kirim 5 koli masing-masing 8 kg, ongkirnya 6.000/kg total', '**Rp 240.000**'],
  ['paket 30 kg tarif 5rb/kg diskon 20% jadi berapa', 'jadi **Rp 120.000**'],
  ['stok awal 90, datang 40, terjual 100, sisa fisik 27, selisihnya', '**kurang 3**'],
  ['stok kemarin 50 laku 20 sisa 31 kok beda ya', '**lebih 1**'],
  ['angsuran gerobak 600rb sebulan, untung harian 100rb, aman tidak', '**23,1%**'],
])('CHAT-18 %s is reckoned', (text, held) => {
  expect(reckoned(text)).toContain(held)
})

test.each([
  // A figure that no pattern takes: half a reckoning is a wrong one.
  'kirim 5 koli masing-masing 8 kg, ongkirnya 6.000/kg, 2 kali seminggu',
  'stok awal 90 terjual 60 sisa 27 modal 4rb ruginya berapa, selisih',
  'angsuran 600rb sebulan, untung harian 100rb, mending beli apa sewa 400rb',
  'upah 4 orang @80rb/hari 25 hari lembur 5 jam totalnya',
  'gula merah 30rb jadi 40 gelas, dijual 5rb per gelas',
  '6 dus isi 48 harga 96rb per dus diskon 10%, per biji berapa',
])('CHAT-18 %s is left alone', (text) => {
  expect(reckoned(text)).toBeNull()
})
