import { expect, test } from 'vitest'

import { namedAnew } from './told-names.ts'

test.each<readonly [string, readonly string[]]>([
  ['namanya kurang lengkap, H. di depan: H. Abdul Ghani', ['namanya jadi H. Abdul Ghani']],
  ['pakai nama lengkapnya Toko Gembira Ria, Jl. Veteran 14', ['namanya jadi Toko Gembira Ria, Jl. Veteran 14']],
  ['ferdinandnya pake Drs di depan', ['ganti ferdinand jadi Drs. Ferdinand']],
  ['ketuanya sudah ganti, sekarang Petrus Dhae', ['ketuanya jadi Petrus Dhae']],
  ['penyewanya Dewi Lestari', ['penyewanya jadi Dewi Lestari']],
  ['penyewanya belum bayar', []],
  ['ketuanya sudah ganti', []],
  ['kasih diskon di depan', []],
  ['namanya kurang lengkap', []],
])('CHAT-15 a name told anew: %s', (message, orders) => {
  expect(namedAnew(message)).toEqual(orders)
})
