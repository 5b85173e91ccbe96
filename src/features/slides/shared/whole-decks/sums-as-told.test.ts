import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

import { collectedInParts, sharesNamed } from '../reading/shares-and-sums.ts'

describe('sums stand in their account, whatever the order of their words', () => {
  test('ASSIST-01 SLIDE-06 shares told before their names are parts of what is asked for', () => {
    const { text } = makeDeck(
      'pitch deck Roti Fajar buat investor, butuh 200 juta, 50% oven baru 30% kendaraan antar 20% bahan baku',
    )
    expect(text).toMatch(/Oven baru: Rp 100\.000\.000 \(50%\)\nKendaraan antar: Rp 60\.000\.000 \(30%\)/)
    expect(text).toContain('Bahan baku: Rp 40.000.000 (20%)')
  })

  test('ASSIST-01 SLIDE-06 shares that make no whole stay as they were told', () => {
    expect(sharesNamed('diskon 10% nasi, 20% teh')).toBe('diskon 10% nasi, 20% teh')
    expect(sharesNamed('40% pria 60% wanita')).toBe('pria 40%, wanita 60%')
  })

  test('ASSIST-01 SLIDE-06 what came in whole is told once, by its parts', () => {
    const { text } = makeDeck(
      'slide rapat RT: kas terkumpul 2,5 juta dari iuran 2 juta dan donatur 500 ribu, pengeluaran tenda 900 ribu, konsumsi 600 ribu',
    )
    expect(text).toContain('Rp 2.500.000 – Total pemasukan')
    expect(text).toContain('Rp 1.000.000 – Sisa kas')
    const other = 'terkumpul 3 juta dari iuran 1 juta dan donatur 500 ribu, pengeluaran 1 juta'
    expect(collectedInParts(other)).toBe(other)
    expect(makeDeck(`slide rapat RT: ${other}`).text).not.toContain('Kekurangan')
  })

  test('ASSIST-01 SLIDE-06 what was paid before is no part of what is asked for behind it', () => {
    const { text } = makeDeck(
      'presentasi pengajuan pinjaman modal ke koperasi, usaha jahit saya, kain habis 4 juta sebulan, benang 1 juta. mau pinjem 20 juta buat beli mesin',
    )
    expect(text).toContain('Rp 20.000.000 – Dana yang dibutuhkan')
    expect(text).not.toMatch(/2[15]\.000\.000/)
  })

  test('ASSIST-01 SLIDE-06 one month of a cost is not set against many months of sales', () => {
    const { text } = makeDeck(
      'slide laporan omzet juli 10jt, agustus 12jt, september 15jt, biaya listrik sebulan 2 juta',
    )
    expect(text).toContain('Rp 37.000.000 – Total 3 periode')
    expect(text).not.toContain('35.000.000')
  })

  test('ASSIST-01 SLIDE-06 what is paid beside a price is compared with it', () => {
    const { text } = makeDeck(
      'presentasi perbandingan supplier gula: toko Asih 14.000/kg, toko Bagas 13.500/kg ongkir 200rb',
    )
    expect(text).toContain('Termurah: Toko Bagas')
    expect(text).toContain('ongkir Rp 200.000')
  })

  test('ASSIST-01 SLIDE-06 turnover of a weekday is that day’s, and capital for a branch is no cost of it', () => {
    const { text } = makeDeck(
      'presentasi rencana cabang Kedai Teduh untuk bank: modal 30 juta, omzet Senin 300.000, Selasa 350.000, Rabu 400.000',
    )
    expect(text).toContain('Rp 1.050.000 – Total 3 periode')
    expect(text).not.toContain('Kekurangan')
  })

  test('ASSIST-01 SLIDE-06 behind what went out by its own words the others of its list went out too', () => {
    const { text } = makeDeck(
      'presentasi laporan kas remaja masjid: saldo bulan lalu 300rb, kas masuk 500rb, beli kabel 60rb, fotokopi 40rb, jenguk teman 100rb',
    )
    expect(text).toContain('Rp 200.000 – Total pengeluaran')
    expect(text).toContain('Rp 600.000 – Saldo akhir')
  })

  test('ASSIST-01 SLIDE-06 every week has its figure, whatever word stands before it', () => {
    const { text } = makeDeck('slide buat karyawan: minggu 1 dapat 120, minggu 2 150, minggu 3 135 gelas')
    expect(text).toContain('Minggu 1 120, Minggu 2 150, Minggu 3 135')
  })

  test('ASSIST-01 SLIDE-06 from when to when is no telephone number', () => {
    const { text } = makeDeck('ppt ajakan ronda warga, jam 22.00-04.00, mulai Senin')
    expect(text).not.toContain('Telepon/WhatsApp: 00')
    expect(text).toContain('22.00')
  })
})
