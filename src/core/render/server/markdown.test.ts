import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Block } from '../shared/render-tree.ts'
import { renderMarkdown } from './markdown.ts'

const markdown = (...blocks: Block[]): string => renderMarkdown({ title: '', author: '', blocks })
const t = (text: string) => [{ text }]
const cell = (text: string, over: object = {}) => ({
  blocks: [{ type: 'paragraph' as const, runs: t(text) }],
  colspan: 1,
  rowspan: 1,
  header: false,
  ...over,
})

test('DOC-03 headings, styles, links and lists in lists; underline is never bold', () => {
  expect(
    markdown(
      { type: 'heading', level: 1, runs: t('Syarat') },
      {
        type: 'paragraph',
        runs: [
          { text: 'tebal ', bold: true },
          { text: 'garis', underline: true },
          { text: ' taut', href: 'https://contoh.id/a(b)' },
        ],
      },
      {
        type: 'list',
        ordered: true,
        items: [
          [
            { type: 'paragraph', runs: t('satu') },
            { type: 'list', ordered: false, items: [[{ type: 'paragraph', runs: t('dalam') }]] },
          ],
        ],
      },
    ),
  ).toBe('## Syarat\n\n**tebal** <u>garis</u> [taut](<https://contoh.id/a(b)>)\n\n1. satu\n   - dalam\n')
})

test('DOC-03 tables with merged cells: words in their first place, every row as wide as the heading', () => {
  const table: Block = {
    type: 'grid',
    columns: [0.5, 0.5],
    rows: [
      [cell('A', { header: true }), cell('B | b', { header: true })],
      [cell('dua', { colspan: 2 })],
      [cell('turun', { rowspan: 2 }), cell('1')],
      [cell('2')],
    ],
  }
  expect(markdown(table)).toBe('| A | B \\| b |\n| --- | --- |\n| dua |   |\n| turun | 1 |\n|   | 2 |\n')
})

test('DOC-03 no words of the owner become a mark or a block of their own', () => {
  for (const words of ['# bukan judul', '- bukan butir', '1. bukan nomor', '2026. tahun', '*a* _b_ `c` <b>', '---'])
    expect(markdown({ type: 'paragraph', runs: t(words) })).toMatch(/\\/)
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (words) => {
      const text = markdown({ type: 'paragraph', runs: t(words) })
      expect(text.replaceAll('\\', '').replaceAll(/\s/g, '')).toBe(words.replaceAll('\\', '').replaceAll(/\s/g, ''))
    }),
  )
})
