import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { makeDeck } from '#tests/support/decks.ts'
import { bySoak } from '#tests/support/soak.ts'
import { namedOrders } from '#tests/support/told-names.ts'
import { textFaults } from '#tests/support/text-faults.ts'

const shown = (message: string): string => makeDeck(message).text

const persons = [
  'Rosmaniar',
  'Ni Luh Sekar',
  'Made Wirawan',
  'La Ode Sabaruddin',
  'Yosefina Meo',
  'Tan Mei Ling',
  'Wayan Suci',
]
const shops = ['Dapur Mak Icih', 'Titik Temu', 'Kicau Mulyo', 'Bilas.in', 'Sarang Timur', 'KataKita', 'Tangan Mas']
const places = ['Bukittinggi', 'Wakatobi', 'Bekasi', 'Parepare', 'Kupang', 'Singkawang']

const orders: readonly ((shop: string, person: string, place: string) => string)[] = [
  (shop, person, place) => `bikin ppt profil usaha (${shop}) dong, katering di ${place}, ${person} pemiliknya`,
  (shop, person, place) =>
    `slide jualan madu brand '${shop}' asal ${place}, owner ${person}, botol kecil 65rb, besar 120rb`,
  (shop, person, place) =>
    `buatkan pitch deck ${shop} founder ${person} & Krisna Bayu, butuh 350jt, mitra 46 di ${place}`,
  (shop, person, place) =>
    `presentasi pelatihan kasir ${shop} ${place}, materi: senyum sapa, cek uang palsu. trainer ${person}`,
  (shop, person, place) =>
    `ppt penawaran "${shop}" utk panitia haul ${place}, tenda 450rb, panggung 1,2jt, cp ${person}`,
]

describe('what was told stands in the deck', () => {
  test('ASSIST-01 names of businesses, people and places, however they are written in', () => {
    fc.assert(
      fc.property(namedOrders({ orders, shops, persons, places }), ({ message, names }) => {
        const text = shown(message).toLowerCase()
        for (const name of names) expect(text).toContain(name.toLowerCase())
      }),
      { numRuns: bySoak(40, 120) },
    )
  })

  test('ASSIST-01 every price of a list stands there, in any order', () => {
    const names = ['nasi uduk', 'lontong sayur', 'ketupat tahu', 'bubur ayam', 'teh tawar']
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 2, max: 900 }), { minLength: 2, maxLength: 5 }), (thousands) => {
        const list = thousands.map((sum, at) => `${names[at] ?? ''} ${sum}rb`).join(', ')
        const text = shown(`buatkan slide menu baru Warung Titik Temu: ${list}`)
        for (const sum of thousands) expect(text).toContain(`Rp ${formatNumber(sum * 1000)}`)
      }),
      { numRuns: 60 },
    )
  })

  test('ASSIST-01 counts are said with what they count, days with their year', () => {
    const text = shown('slide profil Karya Logam: 17 pegawai, 3 gudang, pelanggan tetap 210 warung, buka 5 desember')
    expect(textFaults(text, ['17 pegawai', '3 gudang', '210 warung', '5 Desember 2026'])).toEqual([])
  })

  test('ASSIST-01 so many of one price are multiplied, parts of one measure added up', () => {
    expect(shown('slide laporan panitia: santunan 20 anak @150rb, hadir 56 orang')).toContain(
      'Rp 3.000.000 – Santunan: 20 anak × Rp 150.000',
    )
    expect(
      shown('ppt rapat BUMDes Maju: unit pasar laba 17 juta, unit air laba 22,5 juta, unit pinjaman laba 38 juta'),
    ).toContain('Rp 77.500.000')
  })

  test('ASSIST-05 what is left is reckoned where each sum is known to come in or to go out', () => {
    expect(shown('ppt laporan RAT: pendapatan 84,5jt, beban 61,2jt, tampilkan SHU nya')).toContain('Rp 23.300.000')
    expect(
      shown('slide kas RT: saldo lalu 1.850.000, iuran masuk 2.400.000, bayar satpam 1.500.000, sisa kasnya tampilkan'),
    ).toContain('Rp 2.750.000')
    const sale =
      'uang masuk penjualan ikan 38,5jt, masuk sewa perahu 4jt. uang keluar solar 11,2jt, es 3,3jt, bagi hasil abk 15jt'
    const fleet = shown(`presentasi arus kas untuk rapat keluarga: ${sale}. sisa kasnya brp tampilkan`)
    expect(fleet).toContain('Rp 13.000.000')
    expect(fleet).not.toContain('tampilkan')
    expect(shown('ppt kas: pendapatan 10jt, beban 6jt, emas 3jt, tampilkan sisanya')).not.toContain('Rp 4.000.000')
  })

  test('ASSIST-05 so many months of one price come to an exact sum', () => {
    const text = shown('presentasi penjualan madu, jan 120 botol feb 95 mar 140, harga 85rb per botol. total omsetnya')
    expect(text).toContain('Rp 30.175.000 – Total omzet: 355 botol × Rp 85.000')
    expect(shown('slide rapat: 35 ibu iuran 20rb sebulan selama 12 bulan')).toContain('Rp 8.400.000 – ')
  })

  test('ASSIST-05 four days of a journey do not multiply its price', () => {
    const text = shown('slide promo wisata Rinjani Trip, paket 4 hari 2,4jt per orang')
    expect(textFaults(text, ['4 hari', 'Rp 2.400.000'])).toEqual([])
    expect(text).not.toContain('9.600.000')
  })

  test('ASSIST-01 users and members are no Rupiah', () => {
    const text = shown('pitch deck aplikasi Bilas, pengguna aktif 1.850, butuh 350jt')
    expect(text).toContain('1.850')
    expect(text).not.toContain('Rp 1.850')
  })
})
