import { describe, expect, test } from 'vitest'

import { writtenAnalysis } from '#tests/support/written-analysis.ts'

import type { AnalysisContent } from './analysis-content.ts'
import { analysisText } from './analysis-text.ts'
import { openFigures } from './blanks.ts'
import { withFigure } from './edit-content.ts'
import { introduceAnalysis } from './introduce-analysis.ts'
import { reckonNumbers } from './reckon.ts'
import { toRenderTree } from './to-render-tree.ts'
import { readContent } from './upgrade-content.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const told = (content: AnalysisContent): string => plain(introduceAnalysis(content))
const text = (content: AnalysisContent): string => plain(analysisText(content))
const value = (content: AnalysisContent, id: string): string => plain(reckonNumbers(content).text(id))

/** What an analysis is on paper. */
const filed = (message: string): { words: string; tables: number } => {
  const content = writtenAnalysis(message)
  const { blocks } = toRenderTree(content, content.title)
  return { words: JSON.stringify(blocks), tables: blocks.filter(({ type }) => type === 'table').length }
}

const aligns = (message: string): string[] =>
  writtenAnalysis(message).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'table' ? block.columns.map(({ label, align }) => `${label}: ${align}`) : [],
    ),
  )

const headers = (message: string): string[][] => {
  const content = writtenAnalysis(message)
  return toRenderTree(content, content.title).blocks.flatMap((block) =>
    block.type === 'table' ? [block.header.map((cell) => plain(cell.map(({ text }) => text).join('')))] : [],
  )
}

describe('ANALYSIS-02 on paper', () => {
  test('ANALYSIS-02 every column of every table has a name, of a chart too', () => {
    const bep = 'analisis BEP warung bakso: biaya tetap 6jt sebulan, harga jual 15rb, biaya bahan 8rb per mangkok'
    expect(headers(bep)).toContainEqual(['Jumlah', 'Omzet', 'Biaya'])
    for (const message of [bep, 'laba rugi Oktober: penjualan 45jt, bahan 20jt, gaji 8jt, sewa 3jt'])
      expect(headers(message).flat()).not.toContain('')
  })

  test('ANALYSIS-02 losses and falls have the sign that the steps beside them subtract with', () => {
    const { words } = filed('omzet kuartal 1 90jt, kuartal 2 81jt, kuartal 3 99jt. analisis trennya')
    expect(words).toContain('−10%')
    expect(words).not.toMatch(/(?<![\p{L}\d])-(?:Rp|\d)/u)
  })
})

describe('ANALYSIS-02 sums reckoned by hand', () => {
  test('ANALYSIS-02 break-even: 4.500.000 / (15.000 - 9.000) = 750; 40 a day in 30 days earn 2.700.000', () => {
    const content = writtenAnalysis(
      'hitung bep usaha bakso saya: biaya tetap 4,5jt per bulan, harga jual 15rb, hpp 9rb per porsi, jual 40 porsi sehari',
    )
    expect(content.analysisType).toBe('bep')
    expect(value(content, 'bep')).toBe('750 porsi')
    expect(value(content, 'bep_hari')).toBe('25 porsi')
    expect(value(content, 'bep_omzet')).toBe('Rp 11.250.000')
    expect(value(content, 'margin')).toBe('40%')
    expect(value(content, 'laba')).toBe('Rp 2.700.000')
    expect(content.sources.assumptions.join()).toContain('{{hari_buka}}')
    expect(content.charts.length).toBeGreaterThan(0)
    expect(told(content)).toContain('Rp 4.500.000 ÷ Rp 6.000')
  })

  test('ANALYSIS-02 pieces are never sold by halves: 1.350.000 / 4.000 = 337,5 needs 338', () => {
    const content = writtenAnalysis(
      'bep: sewa 1,2jt sebulan, listrik 150rb sebulan, jual 10rb per porsi, modal 6rb per porsi',
    )
    expect(value(content, 'bep')).toBe('338 porsi')
  })

  test('ANALYSIS-02 feasibility: 26 x 50 x 7.000 - 2.500.000 = 6.600.000; 15 million come back in 2,3 months', () => {
    const content = writtenAnalysis(
      'analisis kelayakan usaha pecel lele di Solo: modal awal 15jt, sewa 1jt/bln, gaji 1,5jt/bln, harga jual 17rb/porsi, bahan 10rb/porsi, laku 50 porsi/hari, buka 26 hari',
    )
    expect(value(content, 'laba')).toBe('Rp 6.600.000')
    expect(value(content, 'balik_modal')).toBe('2,3 bulan')
    expect(content.title).toBe('Studi Kelayakan Pecel Lele di Solo')
  })

  test('ANALYSIS-02 a price for a margin: 25.000 / (1 - 40%) = 41.667', () => {
    const content = writtenAnalysis(
      'analisa harga jual brownies: bahan 22.000 per loyang, kemasan 3.000 per loyang, pengen margin 40%',
    )
    expect(value(content, 'harga')).toBe('Rp 41.667')
  })

  test('ANALYSIS-02 income statement: 32 - 19 - 5 - 2 - 0,8 - 0,5 million = 4.700.000, 14,7%', () => {
    const content = writtenAnalysis(
      'bikin analisis laba rugi: omzet 32jt, hpp 19jt, gaji 5jt, sewa 2jt, listrik dan air 800rb, iklan 500rb',
    )
    expect(value(content, 'laba')).toBe('Rp 4.700.000')
    expect(value(content, 'laba_kotor')).toBe('Rp 13.000.000')
    expect(value(content, 'margin_bersih')).toBe('14,7%')
    expect(text(content)).toContain('Listrik dan air')
  })

  test('ANALYSIS-02 different times are made months: 400rb a day and rent by the year', () => {
    const content = writtenAnalysis(
      'analisis bisnis fotokopi: mesin 35jt, omzet 400rb/hari, kertas dan tinta 120rb/hari, sewa 15jt/tahun, gaji 2jt/bulan',
    )
    // 30 x 400.000 - 30 x 120.000 - 15.000.000 / 12 - 2.000.000
    expect(value(content, 'laba')).toBe('Rp 5.150.000')
    expect(value(content, 'balik_modal')).toBe('6,8 bulan')
  })

  test('ANALYSIS-02 cash flow: 18,5 - 15,6 million = 2.900.000; what is private is named', () => {
    const content = writtenAnalysis(
      'cek arus kas: masuk 18,5jt, keluar: bahan 8jt, gaji 4jt, listrik 600rb, pribadi 3jt',
    )
    expect(value(content, 'bersih')).toBe('Rp 2.900.000')
    expect(value(content, 'usaha_saja')).toBe('Rp 5.900.000')
    expect(value(content, 'terbesar')).toBe('Bahan')
    expect(content.charts.map(({ shape }) => shape)).toContain('share')
  })

  test('ANALYSIS-02 sales by month: 8,5 to 11 million is 29,4% more; best and worst by name', () => {
    const content = writtenAnalysis(
      'tolong analisa penjualan: Juli 8,5jt, Agustus 9,2jt, September 7,8jt, Oktober 11jt',
    )
    expect(value(content, 'ubah_persen')).toBe('29,4%')
    expect(value(content, 'total')).toBe('Rp 36.500.000')
    expect(value(content, 'terbaik')).toBe('Oktober')
    expect(value(content, 'terendah')).toBe('September')
    expect(told(content)).toContain('Penjualan naik **Rp 2.500.000** (29,4%) dari Juli ke Oktober.')
  })

  test('ANALYSIS-02 sales by goods: 120 x 5.000 + 60 x 15.000 + 45 x 13.000', () => {
    const content = writtenAnalysis(
      'analisis penjualan: es teh 120 gelas @ 5rb, nasi goreng 60 porsi @ 15rb, mie ayam 45 mangkok @ 13rb',
    )
    expect(value(content, 'total')).toBe('Rp 2.085.000')
  })

  test('ANALYSIS-02 sellers: the cheaper price is not the cheaper total', () => {
    const content = writtenAnalysis(
      'mana lebih murah telur: agen A 27rb/kg ongkir 15rb, agen B 26rb/kg ongkir 40rb, butuh 10 kg, tolong analisis',
    )
    // 285.000 against 300.000
    expect(told(content)).toContain('Untuk 10 kg, Agen A lebih murah **Rp 15.000**')
    expect(value(content, 'titik_sama')).toBe('25 kg')
  })
})

describe('ANALYSIS-02 contradictions and blanks', () => {
  test('ANALYSIS-02 a total that differs from its parts is told, both figures kept', () => {
    const content = writtenAnalysis(
      'analisis arus kas: masuk 25jt, keluar bahan 13jt, gaji 6jt, gas 700rb. total keluar 21jt',
    )
    expect(told(content)).toContain(
      'Total keluar yang Anda sebut Rp 21.000.000, tetapi rinciannya berjumlah Rp 19.700.000',
    )
    const agreeing = writtenAnalysis(
      'analisis arus kas: masuk 25jt, keluar bahan 13jt, gaji 6jt, gas 700rb. total keluar 19,7jt',
    )
    expect(told(agreeing)).not.toContain('tetapi rinciannya')
  })

  test('ANALYSIS-02 a price said twice is told, and the note goes when the owner settles it', () => {
    const content = writtenAnalysis('bep: harga jual 15rb per cup, hpp 9rb per cup, sewa 1jt sebulan, harga jual 12rb')
    expect(text(content)).toContain('Harga jual disebut dua kali: Rp 15.000 dan Rp 12.000')
    expect(text(withFigure(content, 'harga', 12_000))).not.toContain('disebut dua kali')
  })

  test('ANALYSIS-02 nothing to divide by: no break-even, no crash, a warning instead', () => {
    const content = writtenAnalysis('bep: biaya tetap 9jt per bulan, harga jual 25.000, biaya variabel 25.000')
    expect(value(content, 'bep')).toBe('tidak dapat dihitung')
    expect(text(content)).toContain('Harga jual belum menutup biaya per unit')
  })

  test.each([
    ['analisis kelayakan buka cabang laundry', 'harga jual'],
    ['analisis arus kas', 'kas masuk'],
    ['analisis penjualan bulan ini', 'penjualan masa sebelumnya'],
    ['riset pasar sabun refill', 'calon pembeli'],
  ])('ASSIST-01 without figures: %s has visible blanks and one question', (message, blank) => {
    const content = writtenAnalysis(message)
    expect(openFigures(content)).toContain(blank)
    expect(text(content)).toContain('[isi ')
    expect(told(content)).toContain(`berapa ${blank}?`)
    expect(text(content)).not.toMatch(/Rp \d/)
  })

  test('ASSIST-01 filled-in blanks are reckoned at once', () => {
    let content = writtenAnalysis('hitung bep')
    for (const [id, sum] of [
      ['harga', 20_000],
      ['variabel', 12_000],
      ['tetap', 4_000_000],
    ] as const)
      content = withFigure(content, id, sum)
    expect(value(content, 'bep')).toBe('500 unit')
  })

  test('ANALYSIS-02 words in a table begin at the left, figures stand at the right', () => {
    expect(aligns('analisis swot warung sembako, tempat strategis, tapi modal kecil')).toEqual([
      'Pertemuan: left',
      'Yang dipertemukan: left',
      'Langkah: left',
    ])
    expect(
      aligns('hitung bep: biaya tetap 4,5jt per bulan, harga jual 15rb, hpp 9rb per porsi, jual 40 porsi sehari'),
    ).toContain('Rupiah: right')
  })

  test('ANALYSIS-03 on paper a report speaks of no screen, and a table that says what its chart says stands there once', () => {
    const sales = filed('analisis penjualan: Januari 12 juta, Februari 13,5 juta, Maret 11 juta')
    expect(sales.words).not.toContain('Ubah satu angka')
    // The trend and the figures that were used.
    expect(sales.tables).toBe(2)
    // Nothing else tells the points of this chart.
    expect(filed('hitung bep: harga jual 15rb, hpp 7rb, biaya tetap 4 juta').words).toContain('7.500.000')
  })

  test('ASSIST-01 SWOT holds what was told on its side and asks for the rest', () => {
    const content = writtenAnalysis(
      'analisis swot warung sembako, tempat saya strategis dekat pasar, tapi modal kecil dan ada minimarket baru di depan',
    )
    const of = (id: string): string => JSON.stringify(content.sections.find((section) => section.id === id))
    expect(of('kelemahan')).toContain('odal kecil')
    expect(of('ancaman')).toContain('inimarket baru')
    expect(content.title).toBe('Analisis SWOT Warung Sembako')
  })

  test('ASSIST-01 reviews are sorted by their own words and counted', () => {
    const content = writtenAnalysis('analisis ulasan: "kopinya enak", "antri lama", "pesanan datang sejam"')
    expect(value(content, 'jumlah')).toBe('3 ulasan')
    expect(text(content)).toContain('Masalah utama: kecepatan')
  })
})

describe('ANALYSIS-01 stored content', () => {
  test.each([
    'hitung bep: harga jual 15rb, hpp 9rb',
    'analisis swot warung kopi',
    'bandingkan sewa ruko A 24jt per tahun vs ruko B 2,5jt per bulan',
    'analisis {{laba}} **x** {{evil|a|b|c}} usaha <b>kopi</b>',
  ])('ANALYSIS-01 what is made is read back the same: %s', (message) => {
    const content = writtenAnalysis(message)
    expect(readContent(JSON.parse(JSON.stringify(content)))).toEqual(content)
  })

  test('ANALYSIS-01 a text is split into sections by headings, numbering and capitals', () => {
    const content = readContent({
      title: 'Analisis Kopi',
      analysis:
        'Pembuka.\n\n# Pasar\nIsi pasar\n- satu\n- dua\n\n**Pesaing**\nIsi\n\n3. Harga\nIsi harga\n\nKESIMPULAN\nLanjut.',
    })
    expect(content?.sections.map(({ title }) => title)).toEqual([
      'Ringkasan',
      'Pasar',
      'Pesaing',
      '3. Harga',
      'KESIMPULAN',
    ])
    expect(content?.sections[1]?.blocks).toContainEqual({ type: 'list', ordered: false, items: ['satu', 'dua'] })
  })

  test('ANALYSIS-01 sections of plain text (P1 §3) are read as they are', () => {
    const content = readContent({ title: 'A', sections: [{ title: 'Satu', content: 'Isi {{laba}}' }] })
    expect(content?.sections.map(({ title }) => title)).toEqual(['Satu'])
    expect(content ? text(content) : '').toContain('Isi { {laba} }')
  })

  test.each([null, 5, 'teks', [], {}, { schemaVersion: 2 }, { sections: [{ title: 1 }] }])(
    'ANALYSIS-01 %j is no analysis',
    (stored) => expect(readContent(stored)).toBeNull(),
  )
})

describe('ANALYSIS-01 sums without another side, and things with both', () => {
  test('ANALYSIS-01, ANALYSIS-02 a list of costs: 800rb + 3,6jt + 2jt = 6,4jt, the largest named', () => {
    const content = writtenAnalysis('tolong analisa pengeluaran toko: listrik 800rb, gaji 3,6jt, sewa 2jt')
    expect(value(content, 'jumlah')).toBe('Rp 6.400.000')
    expect(value(content, 'terbesar')).toBe('Gaji')
    expect(content.charts).toHaveLength(1)
    expect(readContent(content)).not.toBeNull()
  })

  test('ANALYSIS-02 a batch: 120rb + 40rb over 80 bungkus is 2.000 each', () => {
    const content = writtenAnalysis('analisis biaya produksi keripik: singkong 120rb, minyak 40rb, hasil 80 bungkus')
    expect(value(content, 'per_satuan')).toContain('Rp 2.000')
  })

  test('ANALYSIS-02 costs and prices in pairs: each thing its own profit and margin', () => {
    const content = writtenAnalysis(
      'cek margin dong: kaos beli 35rb jual 60rb, jaket beli 110rb jual 100rb. tolong analisis',
    )
    expect([value(content, 'untung_1'), value(content, 'margin_1')]).toEqual(['Rp 25.000', '41,7%'])
    expect(value(content, 'untung_2')).toBe('−Rp 10.000')
    expect(text(content)).toContain('Jaket dijual di bawah modalnya.')
    expect(text(content)).not.toContain('Kaos dijual di bawah modalnya.')
  })

  test('ANALYSIS-01 the sides of a SWOT without colons', () => {
    const content = writtenAnalysis(
      'swot toko cat: kekuatan stok lengkap, kelemahan modal muter lama, peluang banyak proyek, ancaman ada depo baru. analisis ya',
    )
    for (const side of ['stok lengkap', 'modal muter lama', 'banyak proyek', 'depo baru'])
      expect(text(content).toLowerCase()).toContain(side)
  })
})

describe('ANALYSIS-02 questions with a reckoning of their own', () => {
  test.each([
    [
      'a batch of which some is not sold',
      'analisis kolak 90 cup jual 6rb laku 80 cup, modal semua 270rb',
      { laba_laku: 'Rp 210.000', sisa: '10 cup' },
    ],
    [
      'what is done to things is earned',
      'analisis arus kas: masuk tambal ban 5,3jt cuci motor 7,7jt. keluar gaji 4,4jt',
      { bersih: 'Rp 8.600.000' },
    ],
    ['batch', 'modal 500rb jadi 40 bungkus dijual 20rb, analisis', { hpp: 'Rp 12.500', laba: 'Rp 300.000' }],
    ['a harvest', 'analisis panen padi 3,2 ton dijual 6.500 per kg, biaya 9,4jt', { bersih: 'Rp 11.400.000' }],
    [
      'what each channel leaves',
      'analisis gofood vs offline: nasi ayam 22rb, modal 13rb, potongan gofood 20%',
      { untung_1: 'Rp 4.600', untung_2: 'Rp 9.000', setara_1: 'Rp 27.500' },
    ],
    [
      'a loan at a flat rate',
      'analisis pinjam 20jt, bunga 1,5% per bulan, 10 bulan. untung 4jt sebulan',
      { cicilan: 'Rp 2.300.000', sisa: 'Rp 1.700.000' },
    ],
    [
      'cash or instalments',
      'mau beli mesin 18jt nyicil 12 bulan 1.750.000, analisis mending cash atau kredit',
      { bayar: 'Rp 21.000.000', beban: 'Rp 3.000.000' },
    ],
    ['wages', 'analisis gaji: 2 barista 2,2jt, 1 kasir 2jt', { jumlah: 'Rp 6.400.000', setahun: 'Rp 76.800.000' }],
    [
      'a discount',
      'analisis diskon 15%: harga normal 50rb, modal 32rb, laku 200 pcs sebulan',
      { baru: 'Rp 42.500', untung_baru: 'Rp 10.500', perlu: '343 pcs' },
    ],
    [
      'a price that rose',
      'kalau harga ayam naik dari 34rb jadi 41rb per kg, sehari habis 25 kg, tolong analisis',
      { selisih: 'Rp 7.000', beban_beda: 'Rp 175.000' },
    ],
    ['stock', 'analisa perputaran stok: stok 12jt, hpp sebulan 8jt', { hari: '45 hari' }],
    [
      'a profit shared out',
      'analisis bagi hasil: laba 9jt, modal Andi 30jt, modal Beni 20jt',
      { bagian_1: 'Rp 5.400.000', bagian_2: 'Rp 3.600.000' },
    ],
    [
      'cash by weeks',
      'analisis arus kas: minggu 1 masuk 4,2jt keluar 3,1jt, minggu 2 masuk 3,8jt keluar 4jt',
      { bersih: 'Rp 900.000', sisa_2: '−Rp 200.000' },
    ],
    [
      'a turnover that a margin needs',
      'analisis target omzet: mau untung 4jt, margin 40%, biaya tetap 8jt',
      { omzet_target: 'Rp 30.000.000' },
    ],
    [
      'money at hand',
      'tabungan 7jt, gerobak 3,5jt, peralatan 1,2jt, bahan 800rb. cukup ga? analisis',
      { sisa: 'Rp 1.500.000' },
    ],
  ])('ANALYSIS-02 %s', (_, message, numbers) => {
    const content = writtenAnalysis(message)
    for (const [id, shown] of Object.entries(numbers)) expect([id, value(content, id)]).toEqual([id, shown])
    expect(readContent(JSON.parse(JSON.stringify(content)))).toEqual(content)
    // Every figure of the prose is bound: none stands in the stored words.
    const prose = JSON.stringify(content.sections)
    expect(prose).not.toMatch(/Rp\s?\d/)
  })

  test('ANALYSIS-02 ranges are two figures of one thing', () => {
    const content = writtenAnalysis('analisis margin: harga jual 10-12rb, modal 7rb')
    expect([value(content, 'untung_unit'), value(content, 'untung_tinggi')]).toEqual(['Rp 3.000', 'Rp 5.000'])
  })

  test('ASSIST-01 a list of weeks, of branches and of times of day', () => {
    expect(value(writtenAnalysis('analisis penjualan minggu 1 3,2jt, minggu 2 2,9jt, minggu 3 3,6jt'), 'total')).toBe(
      'Rp 9.700.000',
    )
    expect(
      value(writtenAnalysis('analisis penjualan 3 cabang: Depok 24jt, Bogor 18,5jt, Bekasi 31jt'), 'terbaik'),
    ).toBe('Bekasi')
  })
})
