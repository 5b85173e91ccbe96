import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { Row } from '#core/sheets/shared/sheet.ts'

import { analysisText } from '../analysis-text.ts'
import { withFigure } from '../edit-content.ts'
import { readContent } from '../upgrade-content.ts'
import { showAnalysis } from '../view.ts'
import { introduceSheetAnalysis, makeSheetAnalysis } from './make-sheet-analysis.ts'
import { orderOf, readWhen, whenText } from './sheet-dates.ts'
import { readNumber, scaleOf } from './sheet-numbers.ts'
import { readSheetOrder } from './sheet-request.ts'
import { lineRanges } from './told-reading.ts'

const rowsOf = (text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((cell) => cell.trim()))

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

const analysed = (name: string, rows: string | readonly Row[], words = '') => {
  const order = readSheetOrder({ name, rows: typeof rows === 'string' ? rowsOf(rows) : rows, sheet: null }, words)
  const content = makeSheetAnalysis(order)
  expect(readContent(content)).not.toBeNull()
  return { order, content, text: plain(analysisText(content)), words: plain(introduceSheetAnalysis(order, content)) }
}

const sales = `
Warung Contoh;;;;;
Tanggal;Barang;Kategori;Qty;Harga;Total
1/5/2026;Kopi;Minuman;2;5.000;Rp 10.000
2/5/2026;Roti;Makanan;1;8000;8.000,-
13/5/2026;Kopi;Minuman;3;5000;15rb
1/6/2026;kopi;Minuman;10;5000;50.000
2/6/2026;Teh;Minuman;1;3000;gratis
x/6/2026;Teh;Minuman;1;3000;3.000
TOTAL;;;;;83.000`

describe('ANALYSIS-02 numbers and dates as owners write them', () => {
  test.each([
    ['Rp 1.250.000', 1_250_000],
    ['Rp1.250.000,-', 1_250_000],
    ['1,250,000.00', 1_250_000],
    ['1.250.000,50', 1_250_000.5],
    ['IDR 20000', 20_000],
    ['15rb', 15_000],
    ['1,5 juta', 1_500_000],
    ['1.15jt', 1_150_000],
    ['2 miliar', 2_000_000_000],
    ['(75.000)', -75_000],
    ['-Rp 5.000', -5000],
    ['Rp -5.000', -5000],
    ['1.500', 1500],
    ['12,5', 12.5],
    ['5000 rupiah', 5000],
    [3500, 3500],
  ])('ANALYSIS-02 %s is %d', (written, value) => expect(readNumber(written)).toBe(value))

  test.each(['gratis', '10%', '', '1.2.3', '12 pcs', '=1+1', '0812-3456-7890', '8990000000123', 'Rp', '(5.000'])(
    'ANALYSIS-02 %s is no sum',
    (written) => expect(readNumber(written)).toBeNull(),
  )

  test('ANALYSIS-02 a sum reads the same in every writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (value) => {
        const grouped = new Intl.NumberFormat('id-ID').format(value)
        for (const text of [
          grouped,
          `Rp ${grouped}`,
          `Rp${grouped},-`,
          `${grouped},00`,
          String(value),
          grouped.replaceAll('.', ','),
        ])
          expect(readNumber(text)).toBe(value)
      }),
    )
  })

  test.each([
    ['2026-05-31', '31 Mei 2026'],
    ['2026-05-31T10:20:00', '31 Mei 2026'],
    ['31/05/2026 10:20', '31 Mei 2026'],
    ['31-5-26', '31 Mei 2026'],
    ['Minggu, 31 Mei 2026', '31 Mei 2026'],
    ['31-May-26', '31 Mei 2026'],
    ['May 31, 2026', '31 Mei 2026'],
    ['Agt 2026', 'Agustus 2026'],
    ['Jan-26', 'Januari 2026'],
    ['05/2026', 'Mei 2026'],
    ['Mei', 'Mei'],
    [46_173, '31 Mei 2026'],
    [2026, '2026'],
  ])('ANALYSIS-02 %s is %s', (written, told) => {
    const when = readWhen(written, 'day')
    expect(when && whenText(when)).toBe(told)
  })

  test.each(['31/02/2026', 'kemarin', '32 Mei 2026', '5/13/2026', '12', 'Senin'])(
    'ANALYSIS-02 %s is no date',
    (written) => expect(readWhen(written, 'day')).toBeNull(),
  )

  test('ANALYSIS-02 a column tells itself where its months stand; units in headings multiply', () => {
    expect(orderOf(['5/13/2026', '5/6/2026'])).toBe('month')
    expect(orderOf(['5/6/2026', '13/6/2026'])).toBe('day')
    expect(orderOf(['5/6/2026'])).toBe('day')
    expect([scaleOf('Omzet (juta)'), scaleOf('Nilai dalam ribuan rupiah'), scaleOf('Total (Rp)')]).toEqual([
      1e6, 1e3, 1,
    ])
    expect(lineRanges([9, 7, 8, 3, 15, 16])).toBe('3, 7–9, 15, 16')
  })
})

describe('ANALYSIS-02 an analysis of a sheet', () => {
  test('ANALYSIS-02 totals by day, goods and category, best and weakest, shares, growth', () => {
    const { content, text } = analysed('penjualan-mei.csv', sales, 'analisis penjualan ini')
    expect(content.title).toBe('Analisis Penjualan Mei')
    for (const fact of [
      '= Rp 83.000',
      '13 Mei 2026\tRp 15.000\t87,5%',
      'Kopi\t15\tRp 75.000\t90,4%',
      'Makanan\t1\tRp 8.000\t9,6%',
      'Tertinggi Kopi (Rp 75.000), terendah Roti (Rp 8.000)',
      'Tertinggi 1 Juni 2026 (Rp 50.000), terendah 2 Mei 2026 (Rp 8.000)',
      '1 Juni 2026 dibanding 13 Mei 2026: naik Rp 35.000 (233,3%)',
    ])
      expect(text).toContain(fact)
  })

  test('ANALYSIS-02 it says which columns and how many lines it read, and which lines it could not, with their numbers', () => {
    const { words, text, order } = analysed('penjualan-mei.csv', sales)
    expect(order.lines.unread.map(({ line, column }) => [line, column])).toEqual([
      [7, 'Total'],
      [8, 'Tanggal'],
    ])
    for (const said of [
      '4 baris berkas penjualan-mei.csv; kolom Tanggal, Barang, Kategori, Total, Qty, Harga',
      '2 baris tidak terbaca dan tidak ikut dihitung: baris 7, 8.',
      'Baris 7: Total “gratis” bukan angka yang terbaca.',
    ]) {
      expect(words).toContain(said)
    }
    expect(text).toContain('1 baris jumlah dilewati, supaya tidak terhitung dua kali: baris 9.')
  })

  test('ANALYSIS-02 table and chart are bound to the dataset: a changed figure changes both and the total', () => {
    const { content } = analysed('penjualan-mei.csv', sales)
    const changed = withFigure(content, 'waktu_a_1', 110_000)
    const time = showAnalysis(changed).find(({ id }) => id === 'waktu')
    const chart = time?.blocks.find((block) => block.type === 'chart')
    expect(chart?.type === 'chart' && chart.data.series[0]?.values[0]).toBe(110_000)
    expect(analysisText(changed).replaceAll('\u00a0', ' ')).toContain('Jumlah\tRp 183.000')
  })

  test('ANALYSIS-02 English headings, quantities times prices, and a total that differs', () => {
    const english = analysed(
      'sales.csv',
      `Date;Product;Qty;Unit Price\n2026-01-05;Latte;2;18000\n2026-02-05;Mocha;1;20000`,
    )
    expect(english.content.title).toBe('Analisis Sales')
    expect(english.text).toContain('= Rp 56.000')
    const differing = analysed(
      'a.csv',
      `Tanggal;Barang;Qty;Harga;Total\n2026-01-05;Kopi;2;5000;9000\n2026-01-06;Teh;2;5000;10000`,
    )
    expect(differing.text).toContain(
      '1 baris punya Total yang tidak sama dengan jumlah × harga; yang dipakai Total: baris 2.',
    )
    expect(differing.text).toContain('= Rp 19.000')
  })

  test('ANALYSIS-02 two sides, a column for each month, prices alone, counts alone', () => {
    const cash = analysed(
      'kas.csv',
      `Tanggal;Keterangan;Masuk;Keluar;Saldo\n2026-01-01;Jual;500000;;500000\n2026-01-02;Gas;;20.000;480000`,
    )
    expect(cash.content.title).toBe('Analisis Arus Kas')
    expect(cash.text).toContain('Selisih: Rp 500.000 − Rp 20.000 = Rp 480.000')
    const wide = analysed('omzet.csv', `Cabang;Jan 2026;Feb 2026\nDepok;1,5 jt;2jt\nBogor;1jt;900rb`)
    expect(wide.text).toContain('Februari 2026\tRp 2.900.000\t16%')
    const prices = analysed('daftar harga.csv', `Nama Barang;Harga\nKopi;5000\nTeh;3000`)
    expect(prices.text).toContain('Harga rata-rata: (Rp 5.000 + Rp 3.000) ÷ 2 = Rp 4.000')
    expect(prices.text).not.toContain('Total')
    const counts = analysed('kunjungan.csv', `Hari;Pengunjung\nSenin;12\nSelasa;20`)
    expect(counts.text).toContain('Selasa\t20\t62,5%')
    expect(counts.text).not.toContain('Rp')
  })

  test('ANALYSIS-02 many months, many goods: the rest is one line, the sums stay whole, the weakest are named', () => {
    const lines = Array.from({ length: 400 }, (_, at): Row => [
      `2026-${String((at % 5) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
      `Barang ${at % 50}`,
      (at % 50) * 1000 + 1000,
    ])
    const { content, text } = analysed('penjualan.xlsx', [['Tanggal', 'Produk', 'Total'], ...lines])
    expect(content.sections.map(({ id }) => id)).toEqual([
      'ringkasan',
      'waktu',
      'kelompok_1',
      'harian',
      'berkas',
      'angka',
    ])
    expect(text).toContain('21 lainnya')
    expect(text).toContain('Paling rendah: Barang 0 (Rp 8.000), Barang 1 (Rp 16.000), Barang 2 (Rp 24.000).')
    // 8 of each of 50 goods: 8 × (1.000 + … + 50.000).
    expect(text.match(/Jumlah\t(?:Rp )10\.200\.000/g)).toHaveLength(2)
  })

  test('ANALYSIS-02 what was asked decides over what fits: by month, by day', () => {
    const days = Array.from({ length: 40 }, (_, at): Row => [at < 31 ? `${at + 1}/1/2026` : `${at - 30}/2/2026`, 1000])
    const sheet: Row[] = [['Tgl', 'Omzet'], ...days]
    expect(analysed('a.csv', sheet).content.sections[1]?.title).toBe('Penjualan per bulan')
    expect(analysed('a.csv', sheet, 'rekap per hari').content.sections[1]?.title).toBe('Penjualan per hari')
    expect(analysed('a.csv', sheet).text).toContain('Baris terakhir bertanggal 9 Februari 2026')
  })

  test('ANALYSIS-02 every line is counted or told, and the total is the sum of what was counted', () => {
    const cell = fc.oneof(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.constantFrom('Rp 5.000', '15rb', 'gratis', '', '=A1', '-'),
    )
    const line = fc.tuple(
      fc.constantFrom('1/5/2026', '2/6/2026', 'besok', ''),
      fc.constantFrom('Kopi', 'Teh', ''),
      cell,
    )
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), (lines) => {
        const rows: Row[] = [
          ['Tanggal', 'Barang', 'Total'],
          ...Array.from({ length: 20 }, (_, at): Row => ['1/5/2026', at % 2 ? 'Kopi' : 'Teh', 1000]),
          ...lines,
        ]
        const order = readSheetOrder({ name: 'a.csv', rows, sheet: null }, '')
        const blank = lines.filter((one) => one.every((part) => part === '')).length
        expect(order.lines.entries.length + order.lines.unread.length + blank).toBe(lines.length + 20)
        const content = makeSheetAnalysis(order)
        const sum = order.lines.entries.reduce((total, { amount }) => total + amount, 0)
        const shown = content.dataset.figures
          .filter(({ id }) => id.startsWith('kelompok_1_a_'))
          .reduce((total, { value }) => total + (value ?? 0), 0)
        expect(shown).toBe(sum)
      }),
    )
  })

  test('ANALYSIS-02 the words of a sheet are data: no blank, no binding, no order, no formula comes of them', () => {
    const { content, text } = analysed('a.csv', [
      ['Tanggal', 'Barang', 'Total'],
      ['1/5/2026', '{{total_a}} [isi nama] **Buatkan website** __x__', 1000],
      ['2/5/2026', '=HYPERLINK("x")', 2000],
    ])
    expect(text).not.toContain('[isi')
    expect(text).not.toContain('HYPERLINK')
    expect(content.dataset.figures.some(({ label }) => /[{}[\]*]/.test(label))).toBe(false)
  })

  test.each<[string, readonly Row[]]>([
    ['words alone', rowsOf('Nama;Alamat\nBudi;Depok\nSari;Bogor')],
    ['headings alone', rowsOf('Tanggal;Total')],
    ['no readable sum', rowsOf('Tanggal;Total\n1/5/2026;gratis\n2/5/2026;bonus')],
  ])('ANALYSIS-02 %s: said so, nothing is made', (_, rows) => {
    expect(() => readSheetOrder({ name: 'a.csv', rows, sheet: null }, '')).toThrow(AppError)
  })

  test('ANALYSIS-02 without headings dates and sums are found by what they are', () => {
    const { text } = analysed('catatan.csv', `1/5/2026;Kopi;Rp 5.000\n2/5/2026;Teh;Rp 3.000`)
    expect(text).toContain('Jumlah\tRp 8.000')
    expect(text).toContain('Kolom C')
  })
})
