import { describe, expect, test } from 'vitest'

import type { Block } from '#core/render/shared/render-tree.ts'

import { listBlanks } from './blanks.ts'
import { type DocumentContent, type DocumentNode, letterBlocks } from './document-content.ts'
import { paragraph } from './inline-text.ts'
import { emptyLetter } from '../letter/letter-facts.ts'
import { labelledLines, numbered, p } from './nodes.ts'
import { toRenderTree } from './to-render-tree.ts'

const contentOf = (...nodes: DocumentNode[]): DocumentContent => ({
  schema: 1,
  letter: emptyLetter('surat_resmi', '2026-11-21'),
  body: { type: 'doc', content: nodes },
})

const blocksOf = (...nodes: DocumentNode[]): readonly Block[] => toRenderTree(contentOf(...nodes), 'Surat').blocks

describe('DOC-12 prose in the tree', () => {
  test('DOC-12 styles and blanks become runs of their own', () => {
    expect(blocksOf(paragraph('Rapat **tebal** pada [isi tanggal rapat] __ya__'))).toEqual([
      {
        type: 'paragraph',
        runs: [
          { text: 'Rapat ' },
          { text: 'tebal', bold: true },
          { text: ' pada ' },
          { text: '[isi tanggal rapat]', blank: true },
          { text: ' ' },
          { text: 'ya', underline: true },
        ],
      },
    ])
  })

  test('DOC-12 a line break keeps its lines together', () => {
    expect(blocksOf(paragraph('satu\ndua'))).toEqual([
      { type: 'paragraph', runs: [{ text: 'satu' }], tight: true },
      { type: 'paragraph', runs: [{ text: 'dua' }] },
    ])
  })

  test('DOC-12 lines of label and value are aligned as fields, ordinary sentences with a colon are not', () => {
    const [fields] = blocksOf(
      labelledLines([
        ['Waktu', 'pukul 09.00 WIB'],
        ['Tempat', '[isi tempat acara]'],
      ]),
    )
    expect(fields).toEqual({
      type: 'fields',
      rows: [
        { label: 'Waktu', runs: [{ text: 'pukul 09.00 WIB' }], from: 0 },
        { label: 'Tempat', runs: [{ text: '[isi tempat acara]', blank: true }], from: 23 },
      ],
    })
    expect(blocksOf(paragraph('Catatan: bawa KTP\nLalu datang'))[0]).toMatchObject({ type: 'paragraph' })
  })

  test('DOC-12 lists, headings, and nodes that nobody knows keep their words', () => {
    expect(blocksOf(...numbered(['satu', 'dua']))).toMatchObject([{ type: 'list', ordered: true, items: [[{}], [{}]] }])
    expect(blocksOf({ type: 'heading', attrs: { level: 9 }, content: [{ type: 'text', text: 'Judul' }] })).toEqual([
      { type: 'heading', level: 3, runs: [{ text: 'Judul' }] },
    ])
    expect(blocksOf({ type: 'blockquote', content: [p('kutipan')] })).toEqual([
      { type: 'paragraph', runs: [{ text: 'kutipan' }] },
    ])
  })

  test('DOC-03 the closing sentence stays on the page of the signature', () => {
    const [closing] = blocksOf(p('Terima kasih.'), { type: 'signature' })
    expect(closing).toMatchObject({ keepWithNext: true })
  })
})

test('DOC-03 column widths of every table add up to the text width', () => {
  const table = blocksOf({ type: 'goodsTable' }).find(({ type }) => type === 'table')
  const widths = table?.type === 'table' ? table.columns.map(({ width }) => width) : []
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1, 9)
})

test('DOC-02 the blanks before an export: each once, counted, readable', () => {
  const content = contentOf(
    ...letterBlocks.map((type) => ({ type })),
    p('Pada [isi tanggal rapat] dan [isi tanggal rapat].'),
  )
  const blanks = listBlanks(content)
  expect(blanks.find(({ name }) => name === 'Tanggal rapat')).toEqual({
    text: '[isi tanggal rapat]',
    name: 'Tanggal rapat',
    count: 2,
  })
  expect(new Set(blanks.map(({ text }) => text)).size).toBe(blanks.length)
})
