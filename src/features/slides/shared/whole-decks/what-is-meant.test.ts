import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

const money = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('what is said to the maker stands on no slide', () => {
  test.each([
    [
      'bukan proposal ya, gue maunya slide doang: konsep gerai cendol buat ditawarin ke mal Bekasi, biaya waralaba 20jt',
      'Konsep Gerai Cendol',
      /doang|bukan proposal/i,
    ],
    [
      'BUKAN SURAT YA, SLIDE AJA. PROFIL USAHA GULA SEMUT TANI JAYA, MULAI 2016',
      'Gula Semut Tani Jaya',
      /bukan|surat/i,
    ],
    [
      'company profile Sirup Pala Ibu Ria buat jadi ppt dulu ya, kontrak sama agen minggu depan ajalah kita bahas',
      'Sirup Pala Ibu Ria',
      /kontrak|agen|minggu depan/i,
    ],
    [
      'Assalamualaikum min, besok lusa sy presentasi di depan bu camat soal produk madu hutan kelompok tani Rimba Asri, anggota 30 petani. bikinin slidenya ya',
      'Madu Hutan Kelompok Tani Rimba Asri',
      /assalamu|bikinin/i,
    ],
    [
      "Mohon dibuatkan slide kurang lebih 10 menit tentang usaha kain tenun 'Benang Dua' di Ende. Isinya awal mula usaha, cara menenun. Matur suksma",
      'Benang Dua',
      /menit|suksma/i,
    ],
  ])('ASSIST-01 %s', (message, title, untold) => {
    const deck = makeDeck(message)
    expect(deck.title).toContain(title)
    expect(`${deck.title}\n${deck.text}`).not.toMatch(untold)
  })

  test('ASSIST-01 whoever is met stands on the cover, what is sold is no sum that is asked for', () => {
    const { slide, text, titles } = makeDeck(
      "butuh a pitch deck in bahasa for my sambal brand 'Cabe Tiga', terlaris sambal bawang 32k, mau ketemu buyer hari Rabu 9 Desember 2026",
    )
    expect(money(text)).toContain('sambal bawang: Rp 32.000')
    expect(slide('Cabe Tiga')).toContain('9 Desember 2026')
    expect(titles).not.toContain('Usaha kami')
    expect(slide('Kebutuhan dana')).not.toContain('32.000')
  })
})

describe('prices that are compared', () => {
  const { text, titles } = makeDeck(
    'presentasi perbandingan sewa gudang: ruko Pasar Lama 60jt/th, kios terminal 40jt/th, lapak pasar 3,5jt/bulan. biar suami gampang milih',
  )

  test('ASSIST-01 SLIDE-01 stand beside each other for one and the same time, the lowest first', () => {
    expect(titles).not.toContain('Cara memesan')
    expect(money(text)).toContain('Rp 42.000.000')
    expect(money(text)).toMatch(/Termurah: Kios terminal/)
    expect(text).not.toMatch(/gampang|Promosi/)
  })

  test('ASSIST-01 are left as they are where they are told for different things', () => {
    const other = makeDeck(
      'presentasi perbandingan: sewa alat 50rb per hari, beli alat 2jt per unit, servis 75rb per jam',
    )
    expect(other.text).not.toContain('Termurah')
  })
})

describe('sums in their roles', () => {
  test('ASSIST-05 money for a share of the business tells what the whole is said to be worth', () => {
    const { text } = makeDeck(
      "ppt pitching ke investor, startup budidaya ikan hias 'Sisik Emas', raise 600jt buat 12% saham",
    )
    expect(money(text)).toContain('Saham untuk investor: 12%')
    expect(money(text)).toContain('= Rp 5.000.000.000')
  })

  test('ASSIST-05 what was earned by letting stands with what was earned where the costs follow', () => {
    const { text } = makeDeck(
      'buatkan presentasi laporan keuangan BUMDes Tirta Asri: pendapatan air bersih 80jt, sewa tenda 20jt, warung desa 50jt, biaya operasional 90jt. mohon laba dan bagi hasil ke desa 30% dihitung',
    )
    expect(money(text)).toContain('Rp 150.000.000')
    expect(money(text)).toContain('Rp 60.000.000')
    expect(money(text)).toContain('Rp 18.000.000')
    expect(text).not.toContain('Yang kami butuhkan')
    expect(makeDeck('laporan kas warung jadi ppt: pemasukan 5jt, sewa 1jt, listrik 500rb').text).not.toContain(
      'Total pemasukan',
    )
  })

  test('ASSIST-05 results before their targets are read against them', () => {
    const { text } = makeDeck(
      'presentasi evaluasi penjualan 3 cabang: Tegal 72jt target 80jt, Brebes 90jt target 75jt, Slawi 60jt target 60jt',
    )
    expect(text).toContain('90%')
    expect(text).toContain('120%')
    expect(money(text)).not.toContain('Rp 437.000.000')
  })

  test('ASSIST-05 a year of rent is part of what is needed', () => {
    const { text } = makeDeck(
      'bikin presentasi rencana buka cabang barbershop: sewa 24jt setahun, kursi 3 unit @ 4jt, renovasi 9jt',
    )
    expect(money(text)).toContain('Rp 45.000.000')
  })

  test('ASSIST-05 what can be made is counted, not paid', () => {
    const { text } = makeDeck("ppt profil usaha konveksi 'Benang Biru', kapasitas 3.000 kaos sebulan")
    expect(text).toContain('3.000 kaos')
    expect(money(text)).not.toContain('Rp 3.000')
  })

  test('ASSIST-05 how long a loan is paid back stands with its instalments, what it is for is nobody who listens', () => {
    const { slide, text } = makeDeck(
      "buatkan deck pengajuan KUR 72 juta untuk bengkel las 'Api Biru', omzet 26 juta per bulan, laba 8 juta, cicilan 3 tahun",
    )
    expect(slide('Rencana angsuran')).toContain('Rp 2.000.000 per bulan')
    expect(text).not.toContain('Untuk Bengkel Las\n')
    expect(text).not.toContain('3 tahun – Cicilan')
  })

  test('ASSIST-01 who sells on is no investor, a step with a price is a step, cash is no ware', () => {
    const partners = makeDeck(
      'slide pitch untuk reseller mukena: modal awal 500rb dapat 10 pcs, jual 75rb, bisa retur 7 hari',
    )
    expect(partners.titles).not.toContain('Masalah')
    expect(partners.title).toContain('Penawaran Kerja Sama')
    const weeks = makeDeck(
      'ppt rencana promosi toko roti: minggu 1 diskon 10%, minggu 2 beli 3 gratis 1, minggu 3 hampers 150rb',
    )
    expect(weeks.slide('Tahapan')).toContain('Minggu 3: hampers Rp 150.000')
    const rest = makeDeck('buat presentasi serah terima pengurus RT: kas terakhir 6.350.000, ketua baru Pak Wiryo')
    expect(rest.titles).not.toContain('Daftar harga')
  })

  test('ASSIST-01 a problem and its solution that are told in one breath stand beside each other', () => {
    const { titles } = makeDeck(
      'presentasi lomba wirausaha: produk lampu botol, masalah sampah kaca, solusi lampu dari botol bekas, harga 45rb',
    )
    expect(titles).toContain('Masalah dan solusi')
  })

  test('ASSIST-01 a name in quotes keeps its capitals where all of it was shouted', () => {
    const { title, titles } = makeDeck(
      "PPT PENGENALAN PRODUK BARU SIRUP PALA 'SEGAR ASLI', BOTOL KECIL 15RB, BOTOL BESAR 27RB",
    )
    expect(title).toContain('Segar Asli')
    expect(titles).toContain('Pesan sekarang')
  })

  test('ASSIST-01 what is planned stands where the next steps stand', () => {
    const { titles, text } = makeDeck(
      'buatkan presentasi rapat anggota tahunan koperasi nelayan, SHU 46,8jt, anggota 132 orang, rencana tahun depan beli mesin es',
    )
    expect(titles).toContain('Rencana berikutnya')
    expect(titles).not.toContain('Catatan penting')
    expect(text).not.toContain('[isi langkah')
  })
})
