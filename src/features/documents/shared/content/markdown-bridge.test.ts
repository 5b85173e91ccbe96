import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type DocumentNode, letterBlocks } from './document-content.ts'
import { plainText } from './inline-text.ts'
import { readProse, segmentsOf, writeProse } from './markdown-bridge.ts'

const word = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    'Harga',
    '- x',
    '1. y',
    '# z',
    '**',
    '__a__',
    '*b*',
    ' ',
    '\\',
    '\\- x',
    '  dua',
    '[isi nama]',
    '2 * 3',
  ),
)
const marks = fc.subarray([
  { type: 'bold' },
  { type: 'italic' },
  { type: 'underline' },
  { type: 'textStyle', attrs: { font: 'Arial', size: 14 } },
])
const text = fc.record({ type: fc.constant('text'), text: word.filter((one) => one !== ''), marks })
const inline = fc.array(
  fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) }),
  {
    maxLength: 5,
  },
)
const attrs = fc.option(fc.record({ textAlign: fc.constantFrom('left', 'center', 'right') }), { nil: undefined })
const paragraph = fc.record({ type: fc.constant('paragraph'), attrs, content: inline })
const heading = fc.record({
  type: fc.constant('heading'),
  attrs: fc.record({ level: fc.constantFrom(1, 2, 3) }),
  content: inline,
})
const { list } = fc.letrec<{ list: DocumentNode; item: DocumentNode }>((tie) => ({
  item: fc.record({
    type: fc.constant('listItem'),
    content: fc
      .tuple(paragraph, fc.array(fc.oneof({ depthSize: 'small' }, paragraph, tie('list')), { maxLength: 1 }))
      .map(([first, rest]): DocumentNode[] => [first, ...(rest as DocumentNode[])]),
  }),
  list: fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }) as fc.Arbitrary<DocumentNode[]>,
  }),
}))
const block = fc.oneof(paragraph, paragraph, heading, list) as fc.Arbitrary<DocumentNode>
const prose = fc.array(block, { maxLength: 8 })
const letter = fc.constantFrom(...letterBlocks).map((type): DocumentNode => ({ type }))
const body = fc.array(fc.oneof({ weight: 3, arbitrary: block }, { weight: 1, arbitrary: letter }), { maxLength: 14 })

const json = (nodes: readonly unknown[]): string[] => nodes.map((node) => JSON.stringify(node))
const hasWords = (node: DocumentNode): boolean => node.type !== 'paragraph' || (node.content ?? []).length > 0

describe('DOC-01 Markdown beside the page editor', () => {
  test('DOC-01 DOC-12 text that is not changed gives back the very same nodes, byte for byte', () => {
    fc.assert(
      fc.property(prose, (nodes) => {
        expect(json(readProse(writeProse(nodes), nodes))).toEqual(json(nodes))
      }),
      { numRuns: 500 },
    )
  })

  test('DOC-01 blocks whose Markdown is the same keep their JSON when others come, go or change', () => {
    fc.assert(
      fc.property(prose, fc.nat(), fc.constantFrom('add', 'remove', 'change'), (nodes, place, how) => {
        const chunks = writeProse(nodes) === '' ? [] : writeProse(nodes).split('\n\n')
        // Of two blocks that read alike nobody can tell which one went.
        fc.pre(how === 'add' || new Set(chunks).size === chunks.length)
        const at = chunks.length === 0 ? 0 : place % chunks.length
        const mark = 'KATA BARU YANG TIDAK ADA'
        const edited =
          how === 'add'
            ? [...chunks.slice(0, at), mark, ...chunks.slice(at)]
            : how === 'remove'
              ? chunks.filter((_, index) => index !== at)
              : chunks.map((chunk, index) => (index === at ? mark : chunk))
        const read = json(readProse(edited.join('\n\n'), nodes))
        const expected = json(nodes.filter(hasWords)).filter((_, index) => how === 'add' || index !== at)
        expect(read.filter((one) => !one.includes(mark)).filter((one) => hasWords(JSON.parse(one)))).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  test('DOC-01 letter blocks are never written: segments make up the body again, whatever the prose becomes', () => {
    fc.assert(
      fc.property(body, fc.string({ maxLength: 60 }), (nodes, typed) => {
        const segments = segmentsOf(nodes)
        const letters = nodes.filter(({ type }) => letterBlocks.some((one) => one === type))
        const rebuilt = segments.flatMap((segment) =>
          segment.kind === 'block'
            ? [nodes[segment.from]]
            : readProse(`${writeProse(segment.nodes)}\n\n${typed}`, segment.nodes),
        )
        expect(json(rebuilt.filter((node) => letterBlocks.some((one) => one === node?.type)))).toEqual(json(letters))
        expect(segments.flatMap((one) => (one.kind === 'prose' ? json(one.nodes) : json([nodes[one.from]])))).toEqual(
          json(nodes),
        )
      }),
    )
  })

  test('DOC-12 what is typed becomes headings, lists and paragraphs in the three styles', () => {
    const typed =
      '## Syarat\n\nHarga **tetap** dan __sah__\nsampai *besok*\n\n- satu\n- dua\n  - dalam\n\n3. tiga\n4. empat'
    expect(readProse(typed, [])).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Syarat' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Harga ' },
          { type: 'text', text: 'tetap', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' dan ' },
          { type: 'text', text: 'sah', marks: [{ type: 'underline' }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'sampai ' },
          { type: 'text', text: 'besok', marks: [{ type: 'italic' }] },
        ],
      },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'satu' }] }] },
          {
            type: 'listItem',
            content: [
              { type: 'paragraph', content: [{ type: 'text', text: 'dua' }] },
              {
                type: 'bulletList',
                content: [
                  { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'dalam' }] }] },
                ],
              },
            ],
          },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: ['tiga', 'empat'].map((one) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: one }] }],
        })),
      },
    ])
  })

  test('DOC-12 words that look like marks stay words, also when their block is written anew', () => {
    for (const said of ['- bukan daftar', '1. bukan nomor', '# bukan judul', '\\- miring', '2 * 3 * 4']) {
      const nodes: DocumentNode[] = [{ type: 'paragraph', content: [{ type: 'text', text: said }] }]
      expect(readProse(writeProse(nodes), []).map(plainText)).toEqual([said])
      expect(readProse(writeProse(nodes), [])[0]?.type).toBe('paragraph')
    }
  })

  test('DOC-06 a changed block keeps its alignment, font and size', () => {
    const style = { type: 'textStyle', attrs: { font: 'Arial', size: 14 } }
    const nodes: DocumentNode[] = [
      { type: 'paragraph', attrs: { textAlign: 'center' }, content: [{ type: 'text', text: 'lama', marks: [style] }] },
    ]
    expect(readProse('**baru**', nodes)).toEqual([
      {
        type: 'paragraph',
        attrs: { textAlign: 'center' },
        content: [{ type: 'text', text: 'baru', marks: [{ type: 'bold' }, style] }],
      },
    ])
  })
})
