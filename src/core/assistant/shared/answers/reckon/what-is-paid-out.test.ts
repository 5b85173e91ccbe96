import { expect, test } from 'vitest'

import { whatIsPaidOut } from './what-is-paid-out.ts'

const reckoned = (text: string): string | null => {
  for (const way of whatIsPaidOut) {
    const found = way(text)
    if (found !== null) return found.text.replaceAll('\u00a0', ' ')
  }
  return null
}

test.each([
  ['karyawan kerja 22 hari @ 65rb lembur 10 jam @ 9rb kasbon 300rb, bawa pulang brp', '**Rp 1.220.000**'],
  ['tukang masuk 6 hari x 150rb, bonus 100rb, terima berapa', '**Rp 1.000.000**'],
  ['omset 18jt, belanja 11jt, gaji 2 anak 2,4jt, listrik air 450rb. aku bisa ambil gaji brp', '**Rp 4.150.000**'],
])('CHAT-18 %s is reckoned', (text, held) => {
  expect(reckoned(text)).toContain(held)
})

test.each([
  // A figure that no pattern takes: half a reckoning is a wrong one.
  'karyawan kerja 22 hari @ 65rb lembur 10 jam @ 9rb, 3 orang, bawa pulang brp',
  'omset 18jt, belanja 11jt, 4 cabang, aku bisa ambil gaji brp',
  // A lot that is sold is reckoned with its price.
  'beli 40kg @ 24rb, susut 8 persen, dijual 32rb untung berapa',
])('CHAT-18 %s is left to others', (text) => {
  expect(reckoned(text)).toBeNull()
})
