import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

const money = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('a figure stands for what it is', () => {
  test('ASSIST-01 SLIDE-01 what all branches were to bring in is no part of what they brought', () => {
    const { text } = makeDeck(
      'ppt laporan penjualan cabang semester 1: Kudus 300jt, Pati 150jt, Jepara 110,5jt. target 600jt. kasi kesimpulan tercapai apa engga',
    )
    expect(money(text)).toContain('Rp 560.500.000')
    expect(money(text)).toContain('93,4%')
    expect(money(text)).toContain('Rp 39.500.000')
    expect(money(text)).not.toContain('1.160.500.000')
    expect(text).not.toMatch(/kesimpulan/i)
  })

  test('ASSIST-01 SLIDE-01 a month is not read against what its quarter was to bring', () => {
    const { text } = makeDeck('laporan omzet pakai ppt: juli 40jt, agustus 50jt, target 60jt')
    expect(money(text)).not.toContain('90.000.000 dari target')
  })

  test('ASSIST-01 SLIDE-01 what is reduced stands at what it costs now, beside what it cost', () => {
    const { text } = makeDeck(
      'presentasi promo akhir tahun Toko Elektronik Lancar: TV 32 inch dari 2,1jt jadi 1,85jt, mesin cuci diskon 15% dari 2jt',
    )
    expect(money(text)).toMatch(/TV 32 inch.*Rp 1\.850\.000.*hemat Rp 250\.000/s)
    expect(money(text)).toMatch(/Mesin cuci.*Rp 1\.700\.000.*dari Rp 2\.000\.000/s)
  })

  test('ASSIST-01 SLIDE-01 what is asked for behind a remedy is asked, and a bare share is given for it', () => {
    const { slide } = makeDeck(
      "pitch deck startup 'PasarKita', masalah: harga jatuh saat panen, solusi: app yg langsung ke restoran, omzet 300jt per bulan, butuh seed 2M buat 10%",
    )
    expect(money(slide('Kebutuhan dana'))).toContain('Rp 2.000.000.000')
    expect(money(slide('Imbal hasil'))).toContain('Rp 20.000.000.000')
    expect(slide('Masalah dan solusi')).not.toContain('seed')
  })

  test('ASSIST-01 what is still to come is a plan, and a fall told twice is reckoned', () => {
    const { slide, text } = makeDeck(
      'slide evaluasi bulan oktober kafe Teras: pengunjung turun 20%, omzet 62jt dari 75jt, bulan depan mau tambah 1 barista sama sewa lahan parkir 1,5jt',
    )
    expect(text).toContain('turun 17,3%')
    expect(money(slide('Rencana berikutnya'))).toMatch(/1 barista.*Rp 1\.500\.000/)
  })

  test('ASSIST-01 SLIDE-01 what a plan of work costs is a budget with its sum, no price list', () => {
    const { text, titles } = makeDeck(
      'slide rencana kerja 2027 koperasi Karya Tani: beli traktor 250jt (Q1), pelatihan anggota 30jt (Q2)',
    )
    expect(money(text)).toMatch(/Total.*Rp 280\.000\.000/)
    expect(titles).not.toContain('Daftar harga')
  })

  test('ASSIST-01 what shall be taught is a topic each, beside an hour that is told', () => {
    const { titles } = makeDeck(
      'slide pelatihan karyawan baru toko: cara melayani pembeli, cara susun barang, sama aturan jam kerja 08.00-17.00',
    )
    expect(titles).toContain('Cara melayani pembeli')
  })

  test('ASSIST-01 a bank that is presented at is whom it is for', () => {
    const { text, titles } = makeDeck(
      'buatkan ppt untuk presentasi di bank BRI, minta KUR 100jt untuk nambah mesin giling. usahaku bakso Pak Marto, omzet 45jt sebulan',
    )
    expect(text).toContain('Untuk bank BRI')
    expect(titles).toContain('Rencana angsuran')
  })
})
