import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { DocumentContent, DocumentNode } from '../content/document-content.ts'
import { emptyLetter } from '../letter/letter-facts.ts'
import { heading, p } from '../content/nodes.ts'
import { danglingArticles, renumberArticles } from './articles.ts'
import { referencesIn } from './references.ts'

const textOf = (node: DocumentNode): string => node.text ?? (node.content ?? []).map(textOf).join('')
const texts = (nodes: readonly DocumentNode[]): string[] => nodes.map(textOf)

describe('which words name an article of the contract', () => {
  test.each([
    ['sebagaimana Pasal 7 ayat (2) dan Pasal 12.', [7, 12]],
    ['menurut Pasal 3 dan 4 perjanjian ini', [3, 4]],
    ['Pasal 3 sampai dengan Pasal 5, Pasal 9', [3, 5, 9]],
    ['pasal 10 ayat (1)', [10]],
    ['Pasal 3 dan 30 hari kemudian', [3]],
    ['Pasal 1320 KUHPerdata', []],
    ['Pasal 2 Undang-Undang Nomor 8 Tahun 1999', []],
    ['Pasal 5 ayat (1) huruf a UU ITE', []],
    ['Pasal 12 Peraturan Pemerintah', []],
    ['pada Pasal [isi pengganti Pasal 4] itu', []],
    ['PasalĆ 4, Pasalan 4', []],
  ])('DOC-08 %s', (text, numbers) => expect(referencesIn(text).map(({ number }) => number)).toEqual(numbers))
})

const bold = (text: string): DocumentNode => ({ type: 'text', text, marks: [{ type: 'bold' }] })

const article = (number: number, ...clauses: string[]): DocumentNode[] => [
  heading(2, `Pasal ${number}`),
  heading(3, `JUDUL ${number}`),
  ...clauses.map(p),
]
const three = [
  ...article(1, 'Lihat Pasal 2 ayat (1) dan Pasal 3.'),
  ...article(2, 'x'),
  ...article(3, 'Pasal 1, Pasal 3'),
]

test('DOC-08 an inserted article moves those behind it and every place that names them', () => {
  const added = [heading(2, 'Pasal'), heading(3, 'DENDA'), p('Denda menurut Pasal 3.')]
  const after = renumberArticles(three, [...three.slice(0, 3), ...added, ...three.slice(3)])
  expect(texts(after)).toEqual([
    'Pasal 1',
    'JUDUL 1',
    'Lihat Pasal 3 ayat (1) dan Pasal 4.',
    'Pasal 2',
    'DENDA',
    'Denda menurut Pasal 4.',
    'Pasal 3',
    'JUDUL 2',
    'x',
    'Pasal 4',
    'JUDUL 3',
    'Pasal 1, Pasal 4',
  ])
})

test('DOC-08 what named a removed article becomes a visible blank, and finds it again when it comes back', () => {
  const removed = renumberArticles(three, [...three.slice(0, 3), ...three.slice(6)])
  expect(texts(removed)).toEqual([
    'Pasal 1',
    'JUDUL 1',
    'Lihat Pasal [isi pengganti Pasal 2] ayat (1) dan Pasal 2.',
    'Pasal 2',
    'JUDUL 3',
    'Pasal 1, Pasal 2',
  ])
  const back = renumberArticles(removed, [...removed, ...article(2, 'x')])
  expect(texts(back)).toEqual([
    'Pasal 1',
    'JUDUL 1',
    'Lihat Pasal 3 ayat (1) dan Pasal 2.',
    'Pasal 2',
    'JUDUL 3',
    'Pasal 1, Pasal 2',
    'Pasal 3',
    'JUDUL 2',
    'x',
  ])
})

test('DOC-08 a number in marked words keeps its marks', () => {
  const marked: DocumentNode = {
    type: 'paragraph',
    content: [{ type: 'text', text: 'Lihat Pasal ' }, bold('2'), bold(' ya')],
  }
  const before = [...article(1), ...article(2), marked]
  const after = renumberArticles(before, [heading(2, 'Pasal'), ...before])
  expect(after.at(-1)).toEqual({
    type: 'paragraph',
    content: [{ type: 'text', text: 'Lihat Pasal ' }, bold('3'), bold(' ya')],
  })
})

/** Each article has a name of its own; a reference is written as `Pasal n` and meant as that name. */
const orders = fc.integer({ min: 1, max: 8 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    refs: fc.array(fc.array(fc.integer({ min: 1, max: count }), { maxLength: 3 }), {
      minLength: count,
      maxLength: count,
    }),
    steps: fc.array(fc.record({ at: fc.nat(20), insert: fc.boolean() }), { minLength: 1, maxLength: 6 }),
  }),
)

/** The third node of each article holds its references; its second one is its name. */
const namesIn = (nodes: readonly DocumentNode[]): string[] =>
  nodes.filter(({ attrs }) => attrs?.['level'] === 3).map(textOf)
const meantIn = (nodes: readonly DocumentNode[]): (string | null)[][] => {
  const names = namesIn(nodes)
  const meaning = (to: string | undefined): string | null =>
    to?.startsWith('[') ? null : (names[Number(to) - 1] ?? null)
  return nodes
    .filter((_, at) => nodes[at - 1]?.attrs?.['level'] === 3)
    .map((node) => [...textOf(node).matchAll(/Pasal (\d+|\[isi[^\]]*\])/g)].map(([, to]) => meaning(to)))
}

test('DOC-08 after any insertions and removals: headings count from one, and every reference means the same article', () => {
  fc.assert(
    fc.property(orders, ({ count, refs, steps }) => {
      let nodes = Array.from({ length: count }, (_, at) =>
        article(at + 1, (refs[at] ?? []).map((number) => `Pasal ${number}`).join(' serta '), ''),
      ).flat()
      for (const [turn, { at, insert }] of steps.entries()) {
        const starts = nodes.flatMap((node, place) => (node.attrs?.['level'] === 2 ? [place] : []))
        const place = starts[at % Math.max(1, starts.length)] ?? 0
        const [nameBefore, meantBefore] = [namesIn(nodes), meantIn(nodes)]
        const gone = insert ? null : (nameBefore[starts.indexOf(place)] ?? null)
        const next = insert
          ? [
              ...nodes.slice(0, place),
              heading(2, 'Pasal'),
              heading(3, `BARU ${turn}`),
              p(''),
              p(''),
              ...nodes.slice(place),
            ]
          : [...nodes.slice(0, place), ...nodes.slice(place + 4)]
        nodes = renumberArticles(nodes, next)
        const expected = nameBefore.flatMap((name, index) =>
          name === gone ? [] : [(meantBefore[index] ?? []).map((one) => (one === gone ? null : one))],
        )
        const [nameAfter, meantAfter] = [namesIn(nodes), meantIn(nodes)]
        const found = nameAfter.flatMap((name, index) => (name === `BARU ${turn}` ? [] : [meantAfter[index]]))
        expect(found).toEqual(expected)
        const numbers = nodes.filter(({ attrs }) => attrs?.['level'] === 2).map(textOf)
        expect(numbers).toEqual(numbers.map((_, index) => `Pasal ${index + 1}`))
      }
    }),
    { numRuns: 500 },
  )
})

test('DOC-08 a named article that is not there is told, in contracts alone', () => {
  const content: DocumentContent = {
    schema: 1,
    letter: emptyLetter('kontrak', ''),
    body: { type: 'doc', content: [...three, p('Lihat Pasal 9, Pasal 12, dan Pasal 1320 KUHPerdata.')] },
  }
  expect(danglingArticles(content)).toEqual(['Pasal 9', 'Pasal 12'])
  expect(danglingArticles({ ...content, letter: emptyLetter('surat_resmi', '') })).toEqual([])
})
