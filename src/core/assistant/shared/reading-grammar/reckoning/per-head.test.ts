import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const amountsOf = (message: string): readonly number[] =>
  composeReading(message, '2026-11-21' as IsoDay).goods.map(({ amount, price }) =>
    Number(amount ?? price ?? Number.NaN),
  )

test.each([
  ['penawaran study tour, 485rb per siswa, siswanya 92, guru pendamping 6 orang free', [44_620_000]],
  ['invoice study tour: siswa 86 anak per anak 275.000, guru 6 orang gratis', [23_650_000]],
  ['invoice pelatihan 275rb per peserta, pesertanya 40', [11_000_000]],
])('DOC-08 ASSIST-05 heads are counted by their noun, and who pays nothing is none of them: %s', (message, amounts) => {
  expect(amountsOf(message)).toEqual(amounts)
})

test('DOC-08 what is told per head behind servings is for each of them', () => {
  const message =
    'penawaran katering, pesertanya 45 orang selama 3 hari. tiap hari makan siang 1x @28rb sama snack 2x @12rb'
  expect(amountsOf(`${message} per orang`)).toEqual([3_780_000, 3_240_000])
})

test.each([
  [
    'invoice laundry, tarifnya 7.500 per kilo. sprei 86 kg, handuk 54 kg, bed cover 12 pcs @35rb',
    [645_000, 405_000, 420_000],
  ],
  [
    'invoice alat pesta: tenda 5 lokal @175rb, kursi 200 biji @4rb. itu harga per hari ya, dipakainya 2 hari',
    [1_750_000, 1_600_000],
  ],
  ['invoice nasi kotak awalnya 75 orang eh tadi pagi nelpon nambah jadi 90 orang, 22rb per orang', [1_980_000]],
  ['invoice jasa pembersihan kaca gedung 4 lantai, Rp 1.750.000,- per lantai', [7_000_000]],
  [
    'awalnya cuma mau 2 hari eh malah keterusan. Akhirnya total jalan 4 hari. Sewa Hiace 1,35 juta per hari, sopir 200rb per hari, bikinkan invoicenya',
    [5_400_000, 800_000],
  ],
  ['kuitansi jual sapi 2 ekor, satu 18,5 juta, satunya lagi 21 juta', [18_500_000, 21_000_000]],
])('DOC-08 ASSIST-05 one price for all that is counted in its unit, and each its own: %s', (message, amounts) => {
  expect(amountsOf(message)).toEqual(amounts)
})

test.each(['diskon sejuta', 'diskon 1 juta', 'potongan satu juta'])(
  'DOC-08 a million in words is taken off: %s',
  (off) => {
    const { discount } = composeReading(`penawaran: dekor 12 juta, lampu 6 biji @350rb. ${off}`, '2026-11-21' as IsoDay)
    expect(discount).toEqual({ amount: 1_000_000 })
  },
)

test.each([
  ['invoice jasa cuci kaca 4 gedung, 1jt per gedung', 'jasa cuci kaca gedung'],
  ['invoice servis 3 motor @150rb', 'servis motor'],
  ['invoice 5 sofa dicuci @80rb', 'sofa dicuci'],
])('DOC-08 what is told before a count stands before its noun: %s', (message, name) => {
  expect(composeReading(message, '2026-11-21' as IsoDay).goods[0]?.name.toLowerCase()).toBe(name)
})
