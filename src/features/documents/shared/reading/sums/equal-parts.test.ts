import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { equalParts, equalPartsText } from './equal-parts.ts'
import { paidNow } from './paid-now.ts'

const read = (message: string) => readMessage(message, '2026-11-21' as IsoDay)

test('ASSIST-01 DOC-04 a whole in equal parts says what each of them is, whether it is told or reckoned', () => {
  expect(equalParts(read('Ardi pinjam 12 jt ke saya, dibayar 8 kali sama besar'))).toEqual({
    whole: 12_000_000,
    count: 8,
    each: 1_500_000,
  })
  expect(
    equalParts(
      read(
        'surat pernyataan hutang, saya Wahyudi ngutang pakan ayam ke Poultry Shop Jaya 25 sak harga 365rb per sak, mau dicicil 5 kali sama rata',
      ),
    )?.each,
  ).toBe(1_825_000)
  expect(
    equalParts(read('pinjam 8jt, jasanya 1,5% sebulan flat dari pokok, selama 10 bulan, dicicil sama rata tiap bulan')),
  ).toEqual({ whole: 9_200_000, count: 10, each: 920_000 })
})

test('ASSIST-01 behind a deposit the rest is what is paid in parts, and how often is no count of goods', () => {
  const told = read('perjanjian jual beli motor bekas harga 9,6 jt dp 2,4 jt sisa nya di cicil 6x tiap bulan sama rata')
  expect(equalParts(told)?.each).toBe(1_200_000)
  expect(told.goods.every(({ quantity }) => quantity === null)).toBe(true)
})

test('ASSIST-01 parts that do not come out whole, or of which nothing says that they are equal, are not reckoned', () => {
  expect(equalParts(read('pinjam 10 juta dibayar 3 kali sama rata'))).toBeNull()
  expect(equalParts(read('perjanjian jual beli motor 9 juta dp 3 juta, dicicil 3x sama rata'))).toBeNull()
  expect(equalParts(read('pinjam 12 juta dibayar 3 kali'))).toBeNull()
  expect(
    equalParts(read('kontrak sewa kios 6 bulan sebulannya 1jt, ongkos pasang 300rb, dibayar 3 kali sama rata')),
  ).toBeNull()
  expect(equalParts({ ...read('365rb per sak, dicicil 5 kali sama rata'), goods: [] })).toBeNull()
})

test('ASSIST-01 behind what is paid first the rest is paid in equal parts', () => {
  expect(equalPartsText(read('pinjam 12 juta, bayar 2 juta dulu, sisanya dicicil 5 kali sama rata'))).toBe(
    'Rp 10.000.000 dibayar dalam 5 kali pembayaran yang sama besar, setiap kali Rp 2.000.000',
  )
})

test('DOC-04 a receipt for one instalment is of that part', () => {
  expect(paidNow(read('kuitansi cicilan ke-3 mesin obras 4,8jt dicicil 6x sama rata'))).toBe(800_000)
})
