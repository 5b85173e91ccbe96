import { expect, test } from 'vitest'

import { stallSums } from './stall-sums.ts'

const reckoned = (text: string): string | null => {
  for (const way of stallSums) {
    const found = way(text)
    if (found !== null) return found.text.replaceAll('\u00a0', ' ')
  }
  return null
}

test.each([
  ['roti sisa tiap malem 15 biji, modal sebiji 3rb, rugi sebulan berapa', 'Rp 1.350.000'],
  ['kue basi tiap hari 8 kotak modalnya 12rb, rugi berapa', 'Rp 96.000'],
  ['lebih untung 100 porsi untung 2rb apa 50 porsi untung 4500', 'selisih Rp 25.000'],
  ['shopee motong banyak, jualan 50rb cuma dapet 42rb', '16%'],
  ['es teh, cup 600, teh gula 1200, es 300, jual 5000. mau untung 50 persen bisa ga', '**Rp 2.100**'],
])('CHAT-18 %s is reckoned', (text, held) => {
  expect(reckoned(text)).toContain(held)
})

test.each([
  // A figure that no pattern takes: half a reckoning is a wrong one.
  'sehari laku 40 porsi @15rb, bahan 350rb, 3 hari libur, untung berapa',
  'roti sisa tiap malem 15 biji, modal sebiji 3rb, harga tepung 12rb, rugi berapa',
  'cup 600, teh 1200, jual 5000, sebulan laku berapa supaya untung',
  'jualan 50rb dapet 42rb',
])('CHAT-18 %s is left alone', (text) => {
  expect(reckoned(text)).toBeNull()
})
