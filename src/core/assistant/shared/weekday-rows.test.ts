import { expect, test } from 'vitest'

import { withWeekdaysSpelled } from './weekday-rows.ts'

test('ASSIST-05 short days in a row of sums are spelled: none of them is a word of its own', () => {
  expect(withWeekdaysSpelled('laporan penjualan: sen 1.250.000, sel 980rb, rab 1,1jt')).toBe(
    'laporan penjualan: Senin 1.250.000, Selasa 980rb, Rabu 1,1jt',
  )
  expect(withWeekdaysSpelled('porsi laku kam: 40, jum: 55, sab: 62, min: 80')).toBe(
    'porsi laku Kamis: 40, Jumat: 55, Sabtu: 62, Minggu: 80',
  )
})

test('ASSIST-05 two such words are no row of days', () => {
  for (const words of ['bikin rab 50 juta ya min 2 hari jadi', 'rab: semen 40 sak, min order 5'])
    expect(withWeekdaysSpelled(words)).toBe(words)
})
