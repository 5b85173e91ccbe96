import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'
import { textFaults } from '#tests/support/text-faults.ts'

describe('decks that argue with what was told', () => {
  test.each([
    ['buatkan profil usaha Konveksi Maju Jaya untuk pengajuan KUR', 'Konveksi Maju Jaya'],
    ['Buatkan presentasi profil usaha Warung Bu Tini untuk Pengajuan KUR BRI', 'Warung Bu Tini'],
    ['ppt profil usaha Kopi Senja buat syarat lomba UMKM', 'Kopi Senja'],
    ['pitch deck Roti Melati untuk pinjaman bank 50jt', 'Roti Melati'],
  ])('ASSIST-01 what a deck is shown for is no part of whose it is: %s', (message, name) => {
    const { deck, slide, text } = makeDeck(message)
    expect(deck.footer).toBe(name)
    expect(text.slice(text.indexOf('Slide 1'))).not.toContain(`${name} untuk`)
    expect(slide('Terima kasih')).not.toMatch(/pengajuan|syarat|pinjaman/i)
  })

  test('ASSIST-01 a pitch tells what the share of the profit comes to', () => {
    const { slide, text, titles } = makeDeck(
      "pitch deck buat cari investor 'Keripik Jaya' Klaten. Butuh 40jt: mesin 25jt, renovasi 15jt. Omzet skrg 20jt sebulan, laba 5jt. Bagi hasil 20% dari laba tiap bulan",
    )
    expect(slide('Imbal hasil')).toContain('20% × Rp 5.000.000 = Rp 1.000.000 per bulan')
    expect(titles).not.toContain('Hasil hitungan')
    expect(slide('Usaha kami')).not.toMatch(/cari investor/i)
    expect(text).toContain('Omzet sekarang')
  })

  test('ASSIST-01 a loan deck reckons needs, profit and instalments apart', () => {
    const { slide } = makeDeck(
      'presentasi pengajuan KUR BNI 30jt tenor 24 bulan buat usaha jahit Bu Yati. omzet 12jt/bln, biaya 8jt. uangnya buat 2 mesin jahit 20jt, kain 10jt',
    )
    expect(slide('Yang kami butuhkan')).toContain('KUR BNI: Rp 30.000.000')
    expect(slide('Yang kami butuhkan')).toContain('2 mesin jahit: Rp 20.000.000 (66,7%)')
    expect(slide('Pemasukan menutup semua biaya')).toContain('Rp 4.000.000 – Laba sebulan')
    expect(slide('Rencana angsuran')).toContain('Rp 30.000.000 ÷ 24 bulan = Rp 1.250.000 per bulan')
    expect(slide('Rencana angsuran')).toContain('Sumber angsuran: laba sebulan Rp 4.000.000')
  })

  test('ASSIST-01 savings and loans of a cooperative come in and go out', () => {
    const { text } = makeDeck(
      'ppt laporan kas koperasi Melati: simpanan pokok 4jt, simpanan wajib 6jt, jasa pinjaman 1jt. keluar: pinjaman anggota 7jt, ATK 200rb',
    )
    expect(textFaults(text, ['Rp 11.000.000', 'Rp 7.200.000', 'Rp 3.800.000'])).toEqual([])
    expect(text).toContain('Sisa kas')
    expect(text).not.toContain('SHU')
  })

  test('ASSIST-01 a promotion shows the price before and what is saved', () => {
    const { text } = makeDeck('presentasi promo toko Zahra: gamis 200rb jadi 150rb, koko 120rb jadi 90rb')
    expect(text).toContain('dari Rp 200.000, hemat Rp 50.000 (25%)')
  })

  test('ASSIST-01 one target of all is set against each', () => {
    const { slide } = makeDeck(
      'presentasi laporan omzet: Cabang Pasar 60jt, Cabang Terminal 40jt, Cabang Kampus 55jt. target tiap cabang 50jt',
    )
    expect(slide('Rincian target dan realisasi')).toContain('Cabang Terminal | Rp 50.000.000 | Rp 40.000.000 | 80%')
    expect(slide('Target dan realisasi')).toContain('Di bawah target')
  })

  test('ASSIST-01 a training is called by what is taught; what somebody says is no name', () => {
    const { item, text, titles } = makeDeck(
      "Saya mau ngajari 4 karyawan baru cara layani pelanggan di toko besi. Buatkan slide pelatihan: salam, tanya kebutuhan, cek stok, hitung ongkir. Jangan pernah bilang 'gak tau'",
    )
    expect(item.title).toBe('Pelatihan Cara Layani Pelanggan di Toko Besi')
    expect(titles).toContain('Salam')
    expect(text).toContain('4 karyawan baru')
    expect(text).not.toContain('Saya mau ngajari')
  })

  test('ASSIST-01 a proposal to work together tells no price twice', () => {
    const { item, text } = makeDeck(
      "presentasi kerja sama ke hotel Sekar, saya supplier sabun 'Wangi Lemah'. penawaran: sabun 30gr 2.800/pcs min 1000, 50gr 4.100/pcs min 500. bebas SLS, bisa cetak logo hotel",
    )
    expect(item.title).toBe('Kerja Sama Wangi Lemah')
    expect(text).toContain('Sabun 50gr')
    expect(text.split('4.100').length).toBe(2)
    expect(text).not.toContain('[isi manfaat bagi mitra]')
  })

  test('ASSIST-01 a meeting is called by whom it is with, an introduction is no training', () => {
    expect(
      makeDeck('ppt buat rapat sama mitra petani kopi di Temanggung, isinya: harga ceri 12.500/kg').item.title,
    ).toBe('Rapat dengan Mitra Petani Kopi di Temanggung')
    expect(
      makeDeck("slide buat kenalin kelas masak anak 'Dapur Ceria' ke sekolah TK. biaya 75rb per anak min 15 anak").text,
    ).not.toMatch(/Latihan|Materi pelatihan/)
  })
})

describe('decks of what is done and what is asked for', () => {
  test('ASSIST-01 the work of a training is a list of steps; nobody asked for its sums', () => {
    const { slide, titles } = makeDeck(
      'bikin materi pelatihan buat kasir baru: buka kasir hitung modal laci 300rb, scan barang, terima QRIS tunggu bunyi, kalau uang palsu panggil kepala toko, tutup kasir hitung selisih maksimal 5rb',
    )
    expect(titles).not.toContain('Hasil hitungan')
    expect(slide('Langkah kerja')).toContain('Tutup kasir hitung selisih maksimal Rp 5.000')
  })

  test('ASSIST-01 parts may be named behind their sums; founders stand on the cover', () => {
    const { slide, titles } = makeDeck(
      "pitch deck aplikasi 'TitipYuk' ke investor. Masalah: ibu kerja tidak sempat ke pasar. Butuh 120jt: 60jt tim, 35jt aplikasi, 25jt promosi. Founder Rahmat & Dewi",
    )
    expect(slide('Kebutuhan dana')).toContain('Aplikasi: Rp 35.000.000')
    expect(slide(titles[0] ?? '')).toContain('Rahmat & Dewi')
    expect(slide(titles[0] ?? '')).not.toContain('Masalah')
  })

  test('ASSIST-01 what a turnover rose from belongs to it; a loan is applied for', () => {
    const { item, text } = makeDeck(
      'presentasi ke bank BPD untuk pinjaman modal kerja 75jt, usaha sayur di Denpasar. omzet 2025 sebulan 68jt, naik dari 51jt tahun 2024',
    )
    expect(item.title).toBe('Pengajuan Pinjaman Modal Kerja')
    expect(text).toContain('dari Rp 51.000.000 jadi Rp 68.000.000')
    expect(text).toContain('naik 33,3%')
  })
})
