import { expect, test } from 'vitest'

import { readMessage } from '../../read-message.ts'
import { clausesIn } from '../../told-clauses.ts'
import { withListLines } from './listed-in-line.ts'

test.each([
  [
    'hasil: 1. iuran naik jadi 20rb 2. kerja bakti 3. ronda',
    'hasil:\n1. iuran naik jadi 20rb\n2. kerja bakti\n3. ronda',
  ],
  ['1) sapu lantai, 2) cek kasir', '1) sapu lantai,\n2) cek kasir'],
  ['isi:\n1. sapu\n2. pel', 'isi:\n1. sapu\n2. pel'],
  ['lihat Pasal 1. Pasal 2. tetap berlaku', 'lihat Pasal 1. Pasal 2. tetap berlaku'],
  ['beli 20 dus. Kirim besok', 'beli 20 dus. Kirim besok'],
  ['ke SMK: - brosur 350 lbr x 750 - stiker 50 x 450', 'ke SMK:\n- brosur 350 lbr x 750\n- stiker 50 x 450'],
  ['buka senin - jumat 08.00 - 17.00', 'buka senin - jumat 08.00 - 17.00'],
])('ASSIST-01 "%s" is read with each entry of a list on its line', (said, read) => {
  expect(withListLines(said)).toBe(read)
  expect(withListLines(read)).toBe(read)
})

test('ASSIST-01 the numbers of a list in one line count nothing of it', () => {
  const { goods } = readMessage(
    '1. nasi box 20 @25rb 2. snack box 30 @12rb 3. air mineral 2 dus @40rb',
    '2026-11-21' as never,
  )
  expect(goods.map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
    ['nasi box', 20, 25_000],
    ['snack box', 30, 12_000],
    ['air mineral', 2, 40_000],
  ])
})

test('ASSIST-01 the number of an entry ends no clause', () => {
  expect(clausesIn('\n1. cek segel\n2. catat').map(({ text }) => text.trim())).toEqual(['', '1. cek segel', '2. catat'])
})
