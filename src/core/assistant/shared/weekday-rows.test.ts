import { expect, test } from 'vitest'

import { withDaysCounted, withWeekdaysSpelled } from './weekday-rows.ts'

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

test('ASSIST-05 short days without marks between are set apart: none of them is a time that is counted', () => {
  expect(withWeekdaysSpelled('jum 610rb sab 875rb ming 920rb')).toBe('Jumat 610rb, Sabtu 875rb, Minggu 920rb')
})

test('ASSIST-05 pieces sold on different days have the one price that is told', () => {
  expect(withDaysCounted('Senin laku 4, Rabu 7, Jumat 11. Satu noken 175rb. Hitung')).toBe(
    'Senin 4, Rabu 7, Jumat 11. harganya 175rb semua. Hitung',
  )
  for (const other of ['Senin laku 4. Satu noken 175rb', 'Senin 4 juta, Rabu 7 juta. Satu hari 175rb'])
    expect(withDaysCounted(other)).toBe(other)
})
