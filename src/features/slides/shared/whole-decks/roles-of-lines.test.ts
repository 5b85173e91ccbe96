import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

describe('what was told stands where its audience looks for it', () => {
  test('ASSIST-01 what investors get is their return, how a loan is paid back its instalments', () => {
    const pitch = makeDeck(
      'pitch deck Kedai Ombak, butuh 90 juta untuk mesin. Investor dapat 15% laba bersih tiap bulan',
    )
    expect(pitch.slide('Imbal hasil')).toContain('Investor dapat 15% laba bersih')
    const loan = makeDeck(
      'ppt presentasi ke bank BNI ajukan KUR 60 juta, usaha tahu, cicilan 2 juta per bulan selama 30 bulan',
    )
    expect(loan.titles[0]).toBe('Pengajuan KUR')
    expect(loan.text).toContain('Untuk Bank BNI\n')
    expect(loan.slide('Rencana angsuran')).toContain('selama 30 bulan')
  })

  test('ASSIST-01 numbers behind names are bars, counts of sacks no money, troubles whole sentences', () => {
    const { slide, text, titles } = makeDeck(
      'presentasi evaluasi sales Oktober. Rina 150, Joko 120, Tari 95. semen laku 1.200 sak. Kendala: stok kosong, harga pesaing lebih murah 5%',
    )
    expect(titles).toContain('Hasil per nama: Rina paling banyak')
    expect(text).not.toContain('Rp 1.200')
    expect(slide('Kendala')).toContain('Harga pesaing lebih murah 5%')
  })

  test('ASSIST-01 neighbours are sold nothing: what they mean to buy is a plan with its sum', () => {
    const { slide, text } = makeDeck(
      'slide pertemuan PKK RW 09, temanya tanaman obat. rencana beli polybag 300rb, bibit 250rb, pupuk 200rb',
    )
    expect(slide('Rencana belanja')).toContain('Total | Rp 750.000')
    expect(text).not.toContain('Pesan sekarang')
    expect(text).toContain('Slide 1: Tanaman Obat')
  })

  test('ASSIST-01 a house that is named alone, and the school that invites, stand on the cover', () => {
    expect(makeDeck('slide K3 untuk mekanik, bengkel Roda Makmur Motor').deck.footer).toBe('Bengkel Roda Makmur Motor')
    const school = makeDeck(
      'deck pengenalan sekolah buat orang tua calon murid TK Melati Putih: ekskul menari, melukis, drumband, fasilitas ruang AC, taman bermain',
    )
    expect(school.titles[0]).toBe('TK Melati Putih')
    expect(school.slide('Ekskul')).toMatch(/Menari\nMelukis\nDrumband/)
    expect(school.slide('Fasilitas')).toMatch(/Ruang AC\nTaman bermain/)
  })

  test('ASSIST-01 sums of an order in English are read in their scale', () => {
    const { text } = makeDeck(
      'pitch deck for Nusa Kayu. Revenue 2023 Rp 3.1 billion, 2024 Rp 4.2 billion, 2025 Rp 5.6 billion',
    )
    expect(text).toContain('Rp 12.900.000.000')
  })

  test('ASSIST-01 how long it lasts stands on the cover, what listeners shall understand is the aim', () => {
    const { slide, text } = makeDeck(
      'slide sosialisasi bank sampah untuk warga RT 03, 45 menit, biar pada ngerti pentingnya pilah sampah',
    )
    expect(slide('Tujuan')).toContain('memahami pentingnya pilah sampah')
    expect(text).not.toMatch(/\n45\n/)
  })

  test('ASSIST-01 whom a house serves is not who it is, and is listed by name', () => {
    const { deck, slide } = makeDeck(
      'compro bengkel bubut Roda Utama Gresik, 18 karyawan, layanan bubut, milling, klien PT Batu Jaya dan PT Bata Utama',
    )
    expect(deck.footer ?? '').not.toContain('Batu')
    expect(slide('Klien')).toMatch(/PT Batu Jaya\nPT Bata Utama/)
    expect(slide('Layanan')).toMatch(/Bubut\nMilling/)
  })
})
