import { expect, test } from 'vitest'

import { withScalesTold } from './told-scales.ts'

test.each([
  ['gaji naik jadi 4,5 juta dari 3,8', 'gaji naik jadi 4,5 juta dari 3,8 juta'],
  ['gaji 2,2 + makan', 'gaji 2,2 juta + makan'],
  ['gaji 2,2 juta', 'gaji 2,2 juta'],
  ['sewa 12jt dari 3 orang', 'sewa 12jt dari 3 orang'],
  ['modal 5 juta dari 10 anggota, gaji 2,5%', 'modal 5 juta dari 10 anggota, gaji 2,5%'],
])('ASSIST-01 a figure whose scale goes without saying gets it: %s', (told, whole) => {
  expect(withScalesTold(told)).toBe(whole)
})
