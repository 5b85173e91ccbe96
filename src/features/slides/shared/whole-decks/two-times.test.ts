import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

import { duesJoined } from '../reading/dues.ts'
import { toldTwice } from '../reading/told-twice.ts'

describe('figures that belong together are read against each other', () => {
  test('ASSIST-01 SLIDE-06 a list that is told again for an earlier time is a change of each', () => {
    expect(toldTwice('padi 42 ton, jagung 18. musim lalu padi 38 ton, jagung 20')).toBe(
      'padi dari 38 jadi 42 ton, jagung dari 20 jadi 18 ton',
    )
    const { text } = makeDeck(
      'slide penjualan kantin: mie ayam 420 porsi, bakso 610, es jeruk 800. bulan lalu mie ayam 400, bakso 650, es jeruk 700',
    )
    expect(text).toContain('Bakso | 650 porsi | 610 porsi | turun 6,2%')
    expect(text).not.toContain('Rp 650')
  })

  test('ASSIST-01 SLIDE-06 what is told for an earlier time of other things stays as it was told', () => {
    const other = 'padi 42 ton, jagung 18 ton. musim lalu cabai 38 ton, tomat 20 ton'
    expect(toldTwice(other)).toBe(other)
    const half = 'padi 42 ton, jagung 18 ton. musim lalu padi 38 ton, tomat 20 ton'
    expect(toldTwice(half)).toBe(half)
  })

  test('ASSIST-01 SLIDE-06 one sum behind `dapat`, `terserap` or `jadi` is read against the one before', () => {
    const { text } = makeDeck('slide evaluasi sales: Rini target 80jt dapat 92jt, Doni target 90jt dapat 63jt')
    expect(text).toContain('Doni | Rp 90.000.000 | Rp 63.000.000 | 70%')
    const spent = makeDeck('slide realisasi anggaran sekolah: buku 40jt terserap 30jt, mebel 60jt terserap 60jt')
    expect(spent.text).toContain('Buku | Rp 40.000.000 | Rp 30.000.000 | 75%')
    const moved = makeDeck('slide omzet cabang, Mei vs Juni: Kudus 20jt jadi 25jt, Pati 30jt jadi 27jt')
    expect(moved.text).toContain('Nama | Mei | Juni | Perubahan')
    expect(moved.text).toContain('Pati | Rp 30.000.000 | Rp 27.000.000 | turun 10%')
  })

  test('ASSIST-01 SLIDE-06 tons with a comma are told with it, and `tahun ini` is no part of a name', () => {
    const { text } = makeDeck(
      'bikin presentasi panen kelompok, tahun ini cabai 3,2 ton, tomat 5 ton. tahun lalu cabai 2,5 ton, tomat 5,6 ton',
    )
    expect(text).toContain('Cabai | 2,5 ton | 3,2 ton | naik 28%')
    expect(text).toContain('Total | 8,1 ton | 8,2 ton | naik 1,2%')
  })

  test('ASSIST-01 SLIDE-06 the sum with whom it is asked of is the whole one', () => {
    const { text } = makeDeck(
      'presentasi pengajuan modal ke mertua 30jt buat kios pulsa, etalase 8jt sama deposit pulsa 15jt terus sisanya renovasi',
    )
    expect(text).toContain('Dana yang dibutuhkan: Rp 30.000.000')
    expect(text).toContain('Renovasi: Rp 7.000.000')
    expect(text).not.toContain('53.000.000')
  })

  test('SLIDE-01 income is said to pay for all costs only where it does', () => {
    const claim = 'Pemasukan menutup semua pengeluaran'
    expect(makeDeck('slide laporan kas RT: pemasukan iuran 3jt, pengeluaran sampah 1jt, lampu 500rb').titles).toContain(
      claim,
    )
    expect(
      makeDeck('slide laporan kas RT: saldo awal 5jt, pemasukan iuran 1jt, pengeluaran sampah 2jt, lampu 500rb').titles,
    ).not.toContain(claim)
  })

  test('ASSIST-01 SLIDE-06 what is spent of a whole leaves a rest', () => {
    const { text } = makeDeck('ppt progres renovasi gudang: atap 80%, lantai 30%. anggaran 90jt, sudah terpakai 54jt')
    expect(text).toMatch(/Anggaran terpakai dari Rp 90\.000\.000, sisa Rp 36\.000\.000/)
    expect(text).toContain('Rp 54.000.000 (60%)')
  })
})

describe('dues and shares', () => {
  test('ASSIST-01 SLIDE-06 so many pay so much each, in one clause or in two', () => {
    expect(duesJoined(['setoran 200rb', 'peserta 15'])).toEqual(['15 peserta iuran 200rb'])
    expect(duesJoined(['peserta 15', 'biaya 200rb'])).toEqual(['peserta 15', 'biaya 200rb'])
    expect(makeDeck('slide laporan arisan RT 07: anggota 18 orang, iuran 150rb per bulan').text).toContain(
      'Rp 2.700.000 per bulan',
    )
  })

  test('ASSIST-01 SLIDE-06 SHU that is told with its shares is shared out in money', () => {
    const { text } = makeDeck('slide rapat koperasi: simpanan 200 juta, SHU 50 juta dibagi 60% anggota 40% cadangan')
    expect(text).toContain('Anggota | 60% | Rp 30.000.000')
    expect(text).toContain('Pembagian SHU')
  })

  test('ASSIST-01 SLIDE-06 what is left is spent on something, whatever word joins the parts before', () => {
    const { text } = makeDeck(
      'presentasi pengajuan KUR ke BRI, pinjam 40 juta tenor 2 tahun, buat nambah stok 25 juta sama beli etalase 9 juta dan sisanya renovasi',
    )
    expect(text).toContain('Renovasi: Rp 6.000.000 (15%)')
  })
})

describe('counts and days', () => {
  test('ASSIST-01 SLIDE-06 thousands of pieces that are made or sold are no money', () => {
    const { text } = makeDeck('slide gathering pabrik: terjual 30 ribu botol, 12rb pcs diproduksi, target 45rb kemasan')
    expect(text).toContain('30.000 botol')
    expect(text).toContain('12.000 pcs')
    expect(text).toContain('45.000 kemasan')
    expect(text).not.toContain('Rp ')
  })

  test('ASSIST-01 SLIDE-01 three things that have their day each are a timetable, in the order they were told', () => {
    const { text } = makeDeck('deck jadwal renovasi dapur Bu Rini: bongkar 4 jan, pasang keramik 6-9 jan, cat 12 jan')
    expect(
      makeDeck('tolong slide susunan acara pelatihan: 9 jan pembukaan, 10-11 jan praktek, 12 jan evaluasi').text,
    ).toMatch(/9 Jan: Pembukaan\n10-11 Jan: Praktek/)
    expect(text).toMatch(/Jadwal\n(?:.*\n)?4 Jan: Bongkar\n6-9 Jan: Pasang keramik\n12 Jan: Cat/)
  })

  test('ASSIST-01 SLIDE-06 how long somebody speaks is no topic', () => {
    const { text } = makeDeck('bikin slide training gudang, isinya cara terima barang, stok opname, durasi 30 menit')
    expect(text).not.toContain('[isi langkah durasi')
    expect(text).toContain('Durasi 30 menit')
  })
})
