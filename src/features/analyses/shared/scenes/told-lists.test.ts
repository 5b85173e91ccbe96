import { describe, expect, test } from 'vitest'

import { writtenAnalysis } from '#tests/support/written-analysis.ts'

import { reckonNumbers } from '../reckon.ts'

const results = (message: string): Map<string, string> => {
  const content = writtenAnalysis(message)
  const numbers = reckonNumbers(content)
  return new Map(
    [...content.dataset.figures, ...content.metrics].map(({ id, label }) => [
      label,
      numbers.text(id).replaceAll('\u00a0', ' '),
    ]),
  )
}

/** The results of some names. */
const named = (message: string, ...labels: string[]): Record<string, string | undefined> => {
  const found = results(message)
  return Object.fromEntries(labels.map((label) => [label, found.get(label)]))
}

describe('ANALYSIS-02 lists are reckoned as they are told', () => {
  test('complaints, each so many times', () => {
    const expected = {
      'Yang terbanyak': 'Telat',
      'Bagian telat': '50%',
      'Jumlah keluhan': '24 kali',
    }
    expect(
      named(
        'analisis keluhan pelanggan laundry: baju hilang 3x, luntur 5x, telat 12x, wangi kurang 4x. mana prioritas',
        ...Object.keys(expected),
      ),
    ).toEqual(expected)
  })

  test('so many in each month, all at one price', () => {
    const expected = {
      'Omzet 3 masa': 'Rp 44.865.000',
      'Omzet Agustus': 'Rp 12.825.000',
      'Omzet rata-rata': 'Rp 14.955.000',
    }
    expect(
      named(
        'analisis tren penjualan gula aren. Juli 310 kg, Agustus 285 kg, September 402 kg. Harga tetap 45.000 per kg. Berapa total omzet',
        ...Object.keys(expected),
      ),
    ).toEqual(expected)
    // Another price belongs to something else.
    expect(
      results('analisis tren penjualan gula. Juli 310 kg, Agustus 285 kg. harga 45.000 per kg, ongkir 20rb').has(
        'Omzet 2 masa',
      ),
    ).toBe(false)
  })

  test('months without a word are sales, with their average', () => {
    const expected = {
      'Jumlah penjualan': 'Rp 42.000.000',
      'Rata-rata': 'Rp 14.000.000',
    }
    expect(
      named('analisis warung saya: Mei 12jt, Juni 14jt, Juli 16jt. totalnya berapa', ...Object.keys(expected)),
    ).toEqual(expected)
  })

  test('menus with how many were sold first', () => {
    const expected = { 'Laba Hakau udang': 'Rp 1.860.000' }
    expect(
      named(
        'analisis per menu: siomay ayam: laku 420 porsi, jual 12.000 modal 6.500; hakau udang: laku 310 porsi, jual 18.000 modal 12.000',
        ...Object.keys(expected),
      ),
    ).toEqual(expected)
  })

  test('a cost that stands behind its word, before and after a price moves', () => {
    const expected = { 'Untung sebelumnya': 'Rp 400.000', 'Untung sesudahnya': 'Rp 510.000' }
    expect(
      named(
        'analisis: sekarang 10 ribu satu bungkus, laku 100 bungkus satu hari. rencana naik jadi 12 ribu, laku tinggal 85. Modal masih sama, 6 ribu per bungkus. untung sebelum sesudah',
        ...Object.keys(expected),
      ),
    ).toEqual(expected)
  })

  test('what a family gives is no fund of a plan', () => {
    expect(
      results('analisis arus kas. masuk: las 23,5jt. keluar: besi 13,8jt, uang adat keluarga 2jt').has('Uang yang ada'),
    ).toBe(false)
  })
})

const textOf = (message: string): string => JSON.stringify(writtenAnalysis(message))

describe('ANALYSIS-02 questions of one fixed shape', () => {
  test.each([
    [
      'lines under what came in and went out',
      'Tolong analisis arus kas Oktober:\nMasuk\n- pagar 23,5jt\n- servis 4,2jt\nKeluar\n- besi 13,8jt\n- gaji 2 tukang, total 5,6jt\n- uang adat 2jt (dari laci)',
      { 'Kas masuk': 'Rp 27.700.000', 'Kas keluar': 'Rp 21.400.000', 'Sisa kas': 'Rp 6.300.000' },
    ],
    [
      'debts older than a limit',
      'analisis piutang: Pak Darwis 3.250.000 sudah 90 hari, Bu Marni 1.475.000 baru 15 hari, Mas Tono 2.800.000 sudah 65 hari. yang lewat 60 hari berapa',
      { 'Jumlah piutang': 'Rp 7.525.000', 'Lewat 60 hari': 'Rp 6.050.000' },
    ],
    [
      'goods that do not sell',
      'analisis stok mati. binder 45 pcs modal 18rb, kalender ada 120 pcs modal 7.500, tas 12 pcs modal 85rb. diobral 40% dari modal, uang tertahan berapa',
      { 'Uang yang tertahan': 'Rp 2.730.000', 'Uang kembali kalau habis': 'Rp 1.092.000', Rugi: 'Rp 1.638.000' },
    ],
    [
      'two years with their margins',
      'analisis dua tahun. 2025: omzet 280jt, laba bersih 42jt. 2026: omzet 350jt, laba bersih 45,5jt. tumbuh berapa persen',
      { 'Pertumbuhan omzet': '25%', 'Margin 2025': '15%', 'Margin 2026': '13%' },
    ],
    [
      'what is spoiled',
      'analisis bawang: beli 60 kg harga 36.000 sekilo. 6 kg busuk. sisanya jual semua 47.000 sekilo. untung berapa',
      { 'Modal sebenarnya per kg': 'Rp 40.000', Untung: 'Rp 378.000' },
    ],
    [
      'what dries',
      'analisis rumput laut: beli yang basah 800 kg harga 2.500 sekilo, kalau kering jadi tinggal 100 kg. Ongkos jemur 300 ribu. Laku 32 ribu per kilo kering',
      { 'Modal sebenarnya per kg': 'Rp 23.000', Untung: 'Rp 900.000' },
    ],
    [
      'an outlay out of what each month leaves',
      'analisis kelayakan: paketnya 18jt. Omzet sekitar 9jt sebulan, bahan 45% dari omzet, royalti 5% dari omzet, gaji penjaga 1,6jt, sewa tempat 650rb. balik modal berapa bulan',
      { Bersih: 'Rp 2.250.000', 'Balik modal': '8 bulan' },
    ],
    [
      'a SWOT with its break-even',
      'analisis SWOT dan BEP warung. kekuatan: sambal khas. kelemahan: parkir sempit. sewa 1,5jt sebulan gaji 1,8jt listrik 300rb. jual 16rb per porsi modal 10rb',
      { 'Titik impas': '600 porsi' },
    ],
    [
      'a discount with what is hoped to be sold',
      'analisis efek diskon: sandal harga 150rb modal 95rb. biasanya laku 40 pasang. kalau diskon 20% bisa tembus 70 pasang',
      { 'Untung sebelumnya': 'Rp 2.200.000', 'Untung sesudahnya': 'Rp 1.750.000' },
    ],
  ])('%s', (_, message, expected) => {
    expect(named(message, ...Object.keys(expected))).toEqual(expected)
  })

  test('a sum that is left over is said', () => {
    expect(
      textOf(
        'analisa titip jual kue: harga titip 1.500 dijual warung 2.000. modal 1.050. sehari titip 150 biji, balik 18 biji',
      ),
    ).toContain('Belum ikut dihitung')
    expect(textOf('analisa belanja: 1.240 transaksi omzet 31jt, rata2 belanja berapa')).not.toContain(
      'Belum ikut dihitung',
    )
  })

  test('no side of a SWOT is cut out of sums; sums of different times are not compared', () => {
    expect(textOf('analisis SWOT. kelemahan: parkir sempit. sewa 1,5jt sebulan')).not.toContain('"5jt sebulan')
    expect(
      textOf(
        'bandingkan freezer baru 4,2jt listrik 110rb/bln atau bekas 2,1jt listrik 190rb/bln servis 40rb/bln mending mana',
      ),
    ).not.toContain('termurah')
  })
})
