import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { Reading } from '../../reading.ts'
import { readMessage } from '../../read-message.ts'

const goods = 'invoice 10 kursi @ 50rb'

test.each<[string, Partial<Record<keyof Reading, unknown>>]>([
  ['ongkir 45rb', { charges: [{ label: 'ongkir', amount: 45_000 }] }],
  ['biaya pasang Rp 150.000', { charges: [{ label: 'biaya pasang', amount: 150_000 }] }],
  ['diskon 10%', { discount: { percent: 10 } }],
  ['potongan 50rb', { discount: { amount: 50_000 } }],
  ['potong ongkos angkut 50rb', { discount: { amount: 50_000 }, charges: [] }],
  ['PPN 11%', { tax: { percent: 11, included: false } }],
  ['sudah termasuk PPN 12%', { tax: { percent: 12, included: true } }],
  ['tanpa PPN', { tax: null }],
  ['DP 50%', { downPayment: { percent: 50 } }],
  ['uang muka 500rb', { downPayment: { amount: 500_000 } }],
  ['transfer BCA 1234567890 an Yuliana', { bankAccounts: [{ bank: 'BCA', number: '1234567890', holder: 'Yuliana' }] }],
  ['nomor 012/SP/XI/2026', { letterNumber: '012/SP/XI/2026' }],
  ['telp 081234567890', { phones: ['081234567890'] }],
  ['email toko@contoh.id', { emails: ['toko@contoh.id'] }],
  ['garansi 1 tahun', { terms: ['garansi 1 tahun'] }],
])('ASSIST-01 CHAT-16 beside the goods stands: %s', (said, wanted) => {
  const reading = readMessage(`${goods}, ${said}`, '2026-11-21' as IsoDay)
  expect(reading).toMatchObject(wanted)
  expect(reading.goods.map(({ amount }) => amount)).toEqual([500_000])
})

test('ASSIST-05 what the work itself costs is a line of the bill, the way of the goods is not', () => {
  const { goods, charges } = readMessage(
    'tagihan servis: ganti seal 85rb, oli 2 liter @47.500, ongkos kerja 120rb, ongkos kirim 15rb',
    '2026-11-21' as IsoDay,
  )
  expect(goods.map(({ name }) => name)).toEqual(['ganti seal', 'oli', 'ongkos kerja'])
  expect(charges).toEqual([{ label: 'ongkos kirim', amount: 15_000 }])
})

const discountOf = (message: string) => readMessage(message, '2026-11-21' as IsoDay).discount

test('ASSIST-05 what is taken off under a name of its own is a discount of the bill, a cut of meat is sold', () => {
  expect(discountOf('invoice les: modul 2 anak @60rb, potongan saudara kandung 50rb')).toEqual({ amount: 50_000 })
  expect(discountOf('invoice: potongan sapi 2 kg 120rb, iga 3 kg 90rb')).toBeNull()
})
