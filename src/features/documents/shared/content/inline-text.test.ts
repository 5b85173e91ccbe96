import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { DocumentNode } from './document-content.ts'
import { paragraphs, parseInline, plainText, writeInline } from './inline-text.ts'

const styled = (text: string) =>
  parseInline(text).map(({ text: words, marks }) => [words, (marks ?? []).map(({ type }) => type).join('+')])

const letterStyles = (list: readonly DocumentNode[]) =>
  list
    .flatMap((node) =>
      Array.from(node.text ?? '', (letter) => [
        letter,
        (node.marks ?? [])
          .map(({ type }) => type)
          .sort()
          .join(),
      ]),
    )
    .filter(([letter]) => letter !== ' ')

describe('DOC-12 inline styles', () => {
  test('DOC-12 ** is bold, * is italic, __ is underline and never bold', () => {
    expect(styled('biasa **tebal** dan *miring* dan __garis bawah__.')).toEqual([
      ['biasa ', ''],
      ['tebal', 'bold'],
      [' dan ', ''],
      ['miring', 'italic'],
      [' dan ', ''],
      ['garis bawah', 'underline'],
      ['.', ''],
    ])
  })

  test('DOC-12 styles nest', () => {
    expect(styled('**tebal *dan miring***')).toEqual([
      ['tebal ', 'bold'],
      ['dan miring', 'bold+italic'],
    ])
    expect(styled('***semua***')).toEqual([['semua', 'bold+italic']])
    expect(styled('__**a** b__')).toEqual([
      ['a', 'underline+bold'],
      [' b', 'underline'],
    ])
  })

  test.each(['**tidak ditutup', '2 * 3 * 4', 'nama_file_panjang', '****', '__', '* butir', 'a ** b ** c', '*'])(
    'DOC-12 unbalanced marks stay text: %s',
    (text) => expect(styled(text)).toEqual([[text, '']]),
  )

  test('DOC-12 any text parses without losing a character besides the marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '*', '_', 'ß', '\n', '.') }), (text) => {
        const words = parseInline(text).map(plainText).join('')
        expect(words.replaceAll(/[*_]/g, '')).toBe(text.replaceAll(/[*_]/g, ''))
      }),
      { numRuns: 2_000 },
    )
  })

  test('DOC-12 what is written is read back the same', () => {
    const run = fc.record({
      text: fc.stringMatching(/^[a-z]{1,6}( [a-z]{1,6})?$/),
      marks: fc.uniqueArray(fc.constantFrom('bold', 'underline', 'italic')),
    })
    fc.assert(
      fc.property(fc.array(run, { maxLength: 5 }), (runs) => {
        const nodes = runs.flatMap(({ text, marks }): DocumentNode[] => [
          { type: 'text', text, marks: marks.map((type) => ({ type })) },
          { type: 'text', text: ' ' },
        ])
        expect(letterStyles(parseInline(writeInline(nodes)))).toEqual(letterStyles(nodes))
      }),
    )
  })

  test('DOC-12 paragraphs are split on blank lines, single breaks stay inside', () => {
    const [first, second, ...rest] = paragraphs('Baris satu\nbaris dua\n  \n\nParagraf dua\r\n')
    expect(rest).toEqual([])
    expect(first?.content?.map(({ type }) => type)).toEqual(['text', 'hardBreak', 'text'])
    expect(second && plainText(second)).toBe('Paragraf dua')
    expect(paragraphs(' \n\n ')).toEqual([])
  })
})

test('DOC-01 DOC-12 links are written and read as [words](address), only where they lead somewhere', () => {
  const href = 'https://toko.id/menu'
  const nodes = [
    { type: 'text', text: 'lihat ' },
    { type: 'text', text: 'daftar ', marks: [{ type: 'link', attrs: { href } }] },
    { type: 'text', text: 'harga', marks: [{ type: 'bold' }, { type: 'link', attrs: { href } }] },
    { type: 'text', text: ' kami' },
  ]
  expect(writeInline(nodes)).toBe(`lihat [daftar **harga**](${href}) kami`)
  expect(parseInline(writeInline(nodes))).toEqual(nodes)
  for (const plain of [
    '[isi tanggal rapat]',
    '[x](javascript:alert(1))',
    '[x](data:text/html,1)',
    '[a] (https://b.id)',
  ])
    expect(parseInline(plain)).toEqual([{ type: 'text', text: plain }])
})
