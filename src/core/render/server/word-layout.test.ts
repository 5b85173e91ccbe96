import JSZip from 'jszip'
import { describe, expect, test } from 'vitest'

import { pdfPages } from '#tests/support/pdf-text.ts'
import { fixturePictures } from '#tests/support/documents.ts'

import type { Block, RenderTree, Run } from '../shared/render-tree.ts'
import { renderDocx } from './docx.ts'
import { wholeSums } from './long-words.ts'
import { renderPdf } from './pdf.ts'
import { typstData } from './typst-data.ts'

const t = (text: string) => [{ text }]
const tree = (blocks: readonly Block[], over: Partial<RenderTree> = {}): RenderTree => ({
  title: 'Surat',
  author: 'Toko Sinar Jaya',
  blocks,
  ...over,
})

const part = async (given: RenderTree, name: string): Promise<string> =>
  (await (await JSZip.loadAsync(await renderDocx(given))).file(name)?.async('string')) ?? ''
const body = (given: RenderTree): Promise<string> => part(given, 'word/document.xml')

/** The properties of the paragraph in which these words stand. */
const propertiesOf = (xml: string, words: string): string =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)]
    .find(([, inside]) => inside?.includes(`>${words}<`))?.[1]
    ?.split('<w:r>')[0] ?? ''

const goods = (rows: number, sums = 1): Block => ({
  type: 'table',
  columns: [
    { width: 0.6, align: 'left' },
    { width: 0.4, align: 'right' },
  ],
  header: [t('Uraian'), t('Jumlah')],
  rows: Array.from({ length: rows }, (_, at) => [t(`Barang ${at + 1}.`), t('1.000')]),
  sums: Array.from({ length: sums }, () => ({ label: t('Total'), value: t('Rp 9.000'), strong: true })),
})

const keepsNext = (xml: string, words: string): boolean => propertiesOf(xml, words).includes('<w:keepNext/>')

const line = async (over: Partial<RenderTree>): Promise<string> =>
  /<w:pPrDefault>.*?(w:line="\d+" w:lineRule="\w+").*?<\/w:pPrDefault>/s.exec(
    await part(tree([], over), 'word/styles.xml'),
  )?.[1] ?? ''

const item = (label: string) => ({ label, value: t('Rp 1'), note: 'a − b' })

const filler = (count: number): Block[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'paragraph', runs: t(`Baris ${at + 1}.`) }))

/** How many pages of the PDF fifty paragraphs of these words fill, and one more. */
const pagesOf = async (runs: Run[]): Promise<number> => {
  const lines = Array.from({ length: 50 }, (): Block => ({ type: 'paragraph', runs }))
  return (await pdfPages(await renderPdf(tree([...lines, { type: 'paragraph', runs: t('Akhir') }])))).length
}

describe('Word', () => {
  test('DOC-02 the title and the articles of a contract are real headings, as large as told', async () => {
    const xml = await body(
      tree([
        { type: 'title', runs: t('KONTRAK KERJA SAMA') },
        { type: 'heading', level: 2, plain: true, align: 'center', runs: t('Pasal 1') },
        { type: 'heading', level: 1, runs: t('1. Tujuan') },
      ]),
    )
    expect(propertiesOf(xml, 'KONTRAK KERJA SAMA')).toContain('<w:pStyle w:val="Title"/>')
    expect(propertiesOf(xml, 'Pasal 1')).toContain('<w:pStyle w:val="Heading2"/>')
    expect(xml).toMatch(/<w:sz w:val="24"\/>(?:(?!<w:t ).)*<w:t [^>]*>Pasal 1</)
    expect(xml).toMatch(/<w:sz w:val="28"\/>(?:(?!<w:t ).)*<w:t [^>]*>1\. Tujuan</)
  })

  test('DOC-02 its properties name whoever writes, and nobody is called un-named', async () => {
    const own = await part(tree([]), 'docProps/core.xml')
    expect(own).toContain('<dc:creator>Toko Sinar Jaya</dc:creator>')
    expect(own).toContain('<cp:lastModifiedBy>Toko Sinar Jaya</cp:lastModifiedBy>')
    expect(await part(tree([], { author: '' }), 'docProps/core.xml')).toContain('<dc:creator>Juragan</dc:creator>')
  })

  test('DOC-03 lines stand as far apart as in the PDF, in every face and size', async () => {
    expect(await line({})).toBe('w:line="303" w:lineRule="atLeast"')
    expect(await line({ size: 14 })).toBe('w:line="353" w:lineRule="atLeast"')
    expect(await line({ font: 'Arial' })).toBe('w:line="321" w:lineRule="atLeast"')
  })

  test('DOC-02 a signature goes to the next page with the text before it', async () => {
    const xml = await body(
      tree([
        { type: 'paragraph', runs: t('Demikian.'), keepWithNext: true },
        { type: 'space', points: 6 },
        { type: 'columns', cells: [[{ type: 'paragraph', runs: t('Penerima kuasa,'), tight: true }], []] },
      ]),
    )
    expect(keepsNext(xml, 'Demikian.')).toBe(true)
    expect(xml.slice(xml.indexOf('Demikian.'), xml.indexOf('<w:tbl>')).match(/<w:keepNext\/>/g)).toHaveLength(1)
    // Left hands begin where the text begins.
    expect(xml).toMatch(/<w:tcMar>(?:(?!<\/w:tcMar>).)*<w:left w:type="dxa" w:w="0"\/>/)
  })

  test('DOC-02 a short table stays whole, a long one keeps its last rows with the sums', async () => {
    const short = await body(tree([goods(3)]))
    expect(['Uraian', 'Barang 1.', 'Barang 3.', 'Total'].map((words) => keepsNext(short, words))).toEqual([
      true,
      true,
      true,
      true,
    ])
    const long = await body(tree([goods(40)]))
    expect(['Barang 1.', 'Barang 38.', 'Barang 39.', 'Barang 40.'].map((words) => keepsNext(long, words))).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(keepsNext(await body(tree([goods(40, 0)])), 'Barang 40.')).toBe(false)
  })

  test('DOC-02 lists begin at the margin, and what follows one stands as far from it as from a paragraph', async () => {
    const given = tree([
      { type: 'list', ordered: true, items: ['Satu', 'Dua'].map((words) => [{ type: 'paragraph', runs: t(words) }]) },
    ])
    const numbering = await part(given, 'word/numbering.xml')
    expect(numbering).toMatch(/<w:lvl w:ilvl="0".*?<w:ind w:left="360" w:hanging="360"\/>/s)
    const xml = await body(given)
    expect(propertiesOf(xml, 'Satu')).toContain('w:after="40"')
    expect(propertiesOf(xml, 'Dua')).toContain('w:after="110"')
  })

  test('DOC-02 key figures in two rows have one rule above and one below', async () => {
    const xml = await body(tree([{ type: 'figures', items: ['A', 'B', 'C', 'D'].map(item) }]))
    const cells = [...xml.matchAll(/<w:tcBorders>(.*?)<\/w:tcBorders>/gs)].map(([, borders = '']) => [
      /<w:top w:val="single"/.test(borders),
      /<w:bottom w:val="double"/.test(borders),
    ])
    expect(cells).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, true],
    ])
  })

  test("DOC-02 'Rp' ends no line of a key figure's note without its sum, in Word and in the PDF's data", async () => {
    const note = 'Rp 22.000.000 + Rp 7.500.000 + Rp 2.500.000 + Rp 1.800.000'
    const given = tree([{ type: 'figures', items: ['A', 'B', 'C'].map((label) => ({ ...item(label), note })) }])
    expect(await body(given)).toContain(note.replaceAll('Rp ', 'Rp\u00a0'))
    expect(JSON.stringify(typstData(given).tree)).toContain(note.replaceAll('Rp ', 'Rp\u00a0'))
  })

  test('DOC-02 the logo tells whose it is', async () => {
    const head: Block = { type: 'letterhead', name: t('Toko Sinar Jaya'), lines: [t('Bandung')], logo: 'ast_lebar' }
    expect(await body(tree([head], { pictures: fixturePictures }))).toContain('descr="Logo Toko Sinar Jaya"')
  })
})

describe('PDF', () => {
  test('DOC-03 an empty paragraph is as high as one of words, as in Word', async () => {
    expect(await pagesOf([])).toBe(await pagesOf(t('kata')))
  })

  test('DOC-03 no page begins with a sum: rows go along', async () => {
    const cuts = [
      ...[27, 28, 29, 30].map((lines) => ({ lines, rows: 4 })),
      ...[14, 15, 16, 17].map((lines) => ({ lines, rows: 20 })),
    ]
    const made = await Promise.all(
      cuts.map(async ({ lines, rows }) => ({
        rows,
        pages: await pdfPages(await renderPdf(tree([...filler(lines), goods(rows)]))),
      })),
    )
    const onTwo = made.filter(({ pages }) => pages.length === 2)
    expect(new Set(onTwo.map(({ rows }) => rows))).toEqual(new Set([4, 20]))
    for (const { rows, pages } of onTwo)
      expect(pages[1], `${rows} rows`).toMatch(new RegExp(`Barang ${rows - 1}\\..*Barang ${rows}\\..*Total`, 's'))
  })
})

describe('the sum in words', () => {
  const inWords: Block = { type: 'paragraph', runs: t('Terbilang: sembilan ribu rupiah') }

  test('DOC-02 stays with its short table in Word', async () => {
    expect(keepsNext(await body(tree([goods(3), inWords])), 'Rp 9.000')).toBe(true)
    expect(keepsNext(await body(tree([goods(3), inWords])), 'Total')).toBe(true)
  })

  test('DOC-03 begins no page of the PDF', async () => {
    for (const count of [23, 24, 25, 26, 27, 28, 29, 30]) {
      const pages = await pdfPages(await renderPdf(tree([...filler(count), goods(3), inWords])))
      const page = pages.find((text) => text.includes('Terbilang'))
      expect(page).toContain('Rp 9.000')
    }
  })
})

describe('sums at the end of a line', () => {
  const long = `${'Harga yang kami tawarkan untuk semua barang itu '.repeat(9)}adalah Rp 1.250.000 saja. `
  const sums = tree([
    { type: 'paragraph', runs: t(long.repeat(3)) },
    { type: 'list', ordered: false, items: [[{ type: 'paragraph', runs: t('DP Rp 500.000') }]] },
  ])

  test('DOC-03 in Word no line ends between Rp and its figure', async () => {
    const xml = await body(sums)
    expect(xml.match(/Rp\u00a01\.250\.000/g)).toHaveLength(3)
    expect(xml).not.toContain('Rp 1')
  })

  test('DOC-03 in the PDF neither, and readers still find the sum by plain words', async () => {
    const text = (await pdfPages(await renderPdf(sums))).join('\n')
    expect(text).not.toMatch(/Rp\s*\n/)
    expect(text.match(/Rp[ \u00a0]1\.250\.000/g)).toHaveLength(3)
  })

  test('DOC-03 what stands on one line keeps its ordinary spaces', async () => {
    expect(await body(sums)).toContain('DP Rp 500.000')
  })

  test('DOC-03 where a column has no room for both, the figure goes to the next line instead of out of its place', () => {
    expect(wholeSums(t('Rp 1.250.000'), 40, 12)).toEqual(t('Rp 1.250.000'))
    expect(wholeSums(t('Rp 1.250.000'), 80, 12)).toEqual(t('Rp\u00a01.250.000'))
  })
})

const frameWidths = async (text: string): Promise<number[]> => {
  const xml = await body(tree([{ type: 'box', runs: t(text) }]))
  return [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width))
}

test('DOC-07 the frame of a sum is as wide as the sum, and that of a stamp as wide as it was', async () => {
  expect(await frameWidths('Meterai Rp10.000')).toEqual([1900])
  expect((await frameWidths('Rp 1.250.000.000'))[0]).toBeGreaterThan(2700)
})
