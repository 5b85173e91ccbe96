import { expect, test } from 'vitest'

import { withComplaintOrdered } from './complaint-orders.ts'

test.each([
  [
    'saya mau komplain ke JNE, 8 toples pecah, minta ganti 640rb',
    'buatkan surat komplain ke JNE, 8 toples pecah, minta ganti 640rb',
  ],
  [
    'mau complain ke PT Maju barang kurang 3 dus, minta diganti',
    'buatkan surat komplain ke PT Maju barang kurang 3 dus, minta diganti',
  ],
  [
    'saya mau komplain ke JNE gimana caranya, paket 2 hilang minta ganti',
    'saya mau komplain ke JNE gimana caranya, paket 2 hilang minta ganti',
  ],
  [
    'min, kami pengen ngadu ke PLN listrik mati 3 hari, minta ganti rugi',
    'buatkan surat komplain ke PLN listrik mati 3 hari, minta ganti rugi',
  ],
  ['gw arep protes sama PT Maju 2 dus basah, tuker', 'buatkan surat komplain sama PT Maju 2 dus basah, tuker'],
  ['saya mau komplain', 'saya mau komplain'],
  ['pelanggan mau komplain ke saya minta ganti 2 kue', 'pelanggan mau komplain ke saya minta ganti 2 kue'],
])('ASSIST-01 a complaint with its facts orders its letter: %s', (told, meant) => {
  expect(withComplaintOrdered(told)).toBe(meant)
})
