import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const read = (text: string) => readMessage(text, '2026-11-21' as IsoDay)

test.each([
  ['surat jual beli kebun 350 m² harga 42 juta', 'Kebun 350 m2', null, 42_000_000],
  ['kontrak sewa kios 12 m2 9 juta setahun', 'sewa kios 12 m2', null, 9_000_000],
  ['kontrak jual beli sawah 1.400 m2 harga 190 ribu per meter', 'sawah', 1400, 190_000],
  ['invoice sewa lahan 500 m2 20rb per tahun', 'sewa lahan', 500, 20_000],
  ['invoice keramik 30 m² @ 62rb', 'keramik', 30, 62_000],
])('ASSIST-01 DOC-08 a size that the price of the whole follows is no count: %s', (text, name, quantity, price) => {
  const [line, other] = read(text).goods
  expect(other).toBeUndefined()
  expect(line).toMatchObject({ quantity, price })
  expect(line?.name.toLowerCase()).toBe(name.toLowerCase())
})

test.each([
  ['nota pupuk urea 50 kg 14 x 145 ribu', 14, 145_000],
  ['nota sirup 650 ml 36 × 21.500', 36, 21_500],
  ['nota telur 3 kg x 14 x 28 ribu', 42, 28_000],
  ['nota ayam 12 kg x 38 ribu', 12, 38_000],
])('ASSIST-01 the size of a pack before a multiplied count is no factor: %s', (text, quantity, price) => {
  expect(read(text).goods).toMatchObject([{ quantity, price, amount: quantity * price }])
})

test.each([
  ['invoice 4 botol madu hutan 500 ml asli @ 95.000', 'madu hutan 500 ml asli', 4, 95_000],
  ['nota 10 karung beras pandan wangi 25 kg pulen @ 340.000', 'beras pandan wangi 25 kg pulen', 10, 340_000],
  ['invoice 1 unit tandon air 1.000 liter oranye @ 1.450.000', 'tandon air 1000 liter oranye', 1, 1_450_000],
  ['nota 6 lembar tripleks 9 mm @ 128.000', 'tripleks 9 mm', 6, 128_000],
  ['nota telur asin 2 peti gula pasir 5 kg 90rb', 'gula pasir', 5, 90_000],
])('ASSIST-01 DOC-08 behind a count of packs a size is part of the name: %s', (text, name, quantity, price) => {
  expect(read(text).goods.at(-1)).toMatchObject({ name, quantity, price })
})

test.each([
  ['invoice renovasi dapur 32 juta, 12 juta di awal, buat Bu Sari', 12_000_000],
  ['invoice jahit seragam 9,6 juta, 3 juta dibayar di muka sisanya pas jadi', 3_000_000],
  ['invoice katering 200 porsi @ 35rb, bayar 2 juta di depan', 2_000_000],
])('ASSIST-01 CHAT-16 a sum that is paid at the start is part of the price: %s', (text, amount) => {
  const { goods, downPayment } = read(text)
  expect(downPayment).toEqual({ amount })
  expect(goods).toHaveLength(1)
})

test('ASSIST-01 CHAT-16 a thing that stands in front is no sum paid at the start', () => {
  expect(read('invoice pagar samping 6 juta, pagar 4 juta di depan').downPayment).toBeNull()
})
