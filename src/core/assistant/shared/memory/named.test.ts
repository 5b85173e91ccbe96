import { expect, test } from 'vitest'

import { holdsName, mayMean, namesIn } from './named.ts'

test.each([
  ['Bu Rina', 'Ibu Rina Wati', true],
  ['Rina', 'Ibu Rina', true],
  ['Pak Rina', 'Ibu Rina', false],
  ['Bu Rina Sari', 'Ibu Rina Wati', false],
  ['PT Maju', 'PT Maju Bersama', true],
  ['Bu', 'Ibu Rina', false],
  ['Bu Ri', 'Ibu Rina', false],
])('ASSIST-06 %s may mean %s: %s', (told, known, means) => {
  expect(mayMean(told, known)).toBe(means)
})

test.each([
  ['laporan penjualan warung bu sri minggu ini', 'Warung Bu Sri', true],
  ['laporan penjualan Toko Ani', 'Warung Bu Sri', false],
  ['penjualan sri rejeki', 'Warung Bu Sri', true],
])('ASSIST-06 %s holds %s: %s', (text, name, holds) => {
  expect(holdsName(text, name)).toBe(holds)
})

test('ASSIST-06 names are read with their titles; periods and pronouns are none', () => {
  expect(namesIn('tagih kasbon bu rina')).toEqual(['bu rina'])
  expect(namesIn('buatkan surat tagihan ke Pak Budi Santoso dong')).toContain('Pak Budi Santoso')
  expect(namesIn('invoice seperti yang terakhir untuk PT Maju Bersama')).toContain('PT Maju Bersama')
  expect(namesIn('laporan penjualan warung saya bulan ini')).toEqual([])
  for (const piece of ['bu ', 'Ke A', 'pt cv ud ']) expect(() => namesIn(piece.repeat(20_000))).not.toThrow()
})
