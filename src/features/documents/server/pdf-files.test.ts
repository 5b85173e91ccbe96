import { expect, describe, test } from 'vitest'

import { renderPdf } from '#core/render/server/pdf.ts'
import { documentFixtures, fixturePictures } from '#tests/support/documents.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'

import type { DocumentContent, DocumentNode } from '../shared/content/document-content.ts'
import { emptyLetter } from '../shared/letter/letter-facts.ts'
import { toRenderTree } from '../shared/content/to-render-tree.ts'
import { blockRuns } from '../shared/content/tree-runs.ts'

const text = (words: string): DocumentNode => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
const pdfOf = (content: DocumentContent, title = ''): Promise<Uint8Array> =>
  renderPdf({ ...toRenderTree(content, title), pictures: fixturePictures })
const documentOf = (...content: DocumentNode[]): DocumentContent => ({
  schema: 1,
  letter: emptyLetter('surat_resmi', '2026-11-21'),
  body: { type: 'doc', content },
})

const row = (type: string, ...cells: string[]): DocumentNode => ({
  type: 'tableRow',
  content: cells.map((words) => ({ type, content: [text(words)] })),
})

/** Letters and figures alone, in the order in which nobody can see it: lines and columns are laid out, words are not. */
const letters = (words: string): string =>
  [...words.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')].toSorted().join('')

describe('DOC-03 PDF', () => {
  test('DOC-03 says every word of the document and no others', async () => {
    for (const { name, content } of documentFixtures(5)) {
      const pages = await pdfPages(await pdfOf(content, name))
      const { page } = content
      const besides = pages.flatMap((_, at) => [
        page?.header ?? '',
        page?.footer ?? '',
        page?.numbers === false ? '' : `Halaman ${at + 1} dari ${pages.length}`,
      ])
      const labels = toRenderTree(content, '').blocks.flatMap((block) => {
        if (block.type === 'fields') return block.rows.map(({ label }) => label)
        return block.type === 'picture' && !fixturePictures.has(block.asset) ? [`Gambar ${block.alt}`] : []
      })
      const said = toRenderTree(content, '')
        .blocks.flatMap(blockRuns)
        .map((run) => run.text)
      // Numbers of list items and headings that are repeated on the next page come besides.
      const found = letters(pages.join(' '))
      for (const letter of new Set(letters([...said, ...labels, ...besides].join(' ')))) {
        const wanted = [...letters([...said, ...labels, ...besides].join(' '))].filter((one) => one === letter).length
        expect([name, letter, [...found].filter((one) => one === letter).length >= wanted]).toEqual([
          name,
          letter,
          true,
        ])
      }
    }
  })

  test('DOC-03 the rows of a long table stand on all its pages under their heading, each once', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => row('tableCell', `baris${at}`, `nilai${at}`))
    const pages = await pdfPages(
      await pdfOf(documentOf({ type: 'table', content: [row('tableHeader', 'Barang', 'Nilai'), ...rows] })),
    )
    expect(pages.length).toBeGreaterThan(8)
    expect(pages.filter((page) => /Barang\s+Nilai/.test(page))).toHaveLength(pages.length)
    const found = [...pages.join(' ').matchAll(/baris(\d+)\b/g)].map(([, at]) => Number(at))
    expect(found).toEqual(Array.from({ length: 400 }, (_, at) => at))
  })

  test('DOC-03 Arabic, emoji and signs are drawn with faces that have them', async () => {
    const pdf = await pdfOf(documentOf(text('Assalamu’alaikum السلام عليكم ✓ ☎ 😀 🎉 → Rp 5.000')))
    const raw = Buffer.from(pdf).toString('latin1')
    for (const face of ['NotoNaskhArabic', 'NotoEmoji', 'NotoSansSymbols2']) expect(raw).toContain(face)
    const [page = ''] = await pdfPages(pdf)
    for (const word of ['✓', '😀', 'Rp 5.000']) expect(page).toContain(word)
  })

  test('DOC-03 Japanese, Chinese, Korean, Thai and Javanese are drawn with faces that have them', async () => {
    const words = ['価格は円です', '中文测试', '한국어', 'สวัสดี', 'ꦗꦮ']
    const pdf = await pdfOf(documentOf(text(words.join(' '))))
    const raw = Buffer.from(pdf).toString('latin1')
    for (const face of ['SawarabiGothic', 'ZCOOLXiaoWei', 'GowunDodum', 'NotoSansThai', 'NotoSansJavanese'])
      expect(raw).toContain(face)
    // What is drawn can be read back; the engine sets a thin space between writings.
    const page = (await pdfPages(pdf)).join('')
    for (const word of words.slice(0, 3)) expect(page.replaceAll(/\s/g, '')).toContain(word)
  })

  test('DOC-03 a word that is longer than its place is broken, not cut off', async () => {
    const long = `https://contoh.id/${'a1b2c3d4'.repeat(40)}`
    const narrow: DocumentNode = {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: ['x', long, 'y', 'z'].map((words) => ({
            type: 'tableCell',
            attrs: { colwidth: [100] },
            content: [text(words)],
          })),
        },
      ],
    }
    const pages = await pdfPages(await pdfOf(documentOf(text(long), narrow)))
    // The address takes five lines of the page, and the narrow column many more.
    expect(pages.join('\n').split('\n').length).toBeGreaterThan(20)
    const all = pages.join('').replaceAll(/[\s\u200b]/g, '')
    expect(all.split(long)).toHaveLength(3)
  })

  test('DOC-03 a picture that cannot be unpacked stands as a frame with its words; the letter is made', async () => {
    const [known] = fixturePictures.values()
    if (!known) throw new Error('no picture')
    const broken = { ...known, bytes: known.bytes.subarray(0, 60) }
    const content = documentOf(text('Isi'), { type: 'image', attrs: { asset: 'ast_lebar', alt: 'Foto toko' } })
    const pdf = await renderPdf({ ...toRenderTree(content, ''), pictures: new Map([['ast_lebar', broken]]) })
    expect((await pdfPages(pdf)).join(' ')).toContain('Gambar: Foto toko')
  })

  test('DOC-03 a document of 200 pages is made, with every page numbered', async () => {
    const words =
      'Pekerjaan dilaksanakan sesuai jadwal yang disepakati kedua pihak dengan memperhatikan mutu bahan. '.repeat(6)
    const content = documentOf(...Array.from({ length: 1150 }, (_, at) => text(`${at}. ${words}`)))
    const pages = await pdfPages(await pdfOf(content))
    expect(pages.length).toBeGreaterThan(195)
    expect(pages.at(-1)).toContain(`Halaman ${pages.length} dari ${pages.length}`)
  })
})
