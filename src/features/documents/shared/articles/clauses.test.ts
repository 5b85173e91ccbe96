import { describe, expect, test } from 'vitest'

import type { DocumentContent } from '../content/document-content.ts'
import { emptyLetter } from '../letter/letter-facts.ts'
import { heading, p } from '../content/nodes.ts'
import { danglingArticles } from './articles.ts'
import { clauseReferencesIn, followClauses, statedClause } from './clauses.ts'

describe('which words name a clause of the contract, and of which article', () => {
  test.each([
    ['sebagaimana dimaksud pada ayat (2)', [[null, 2]]],
    [
      'Ayat (1), (2) dan (3) pasal ini',
      [
        [null, 1],
        [null, 2],
        [null, 3],
      ],
    ],
    [
      'Pasal 7 ayat (2) dan Pasal 12 ayat (1)',
      [
        [7, 2],
        [12, 1],
      ],
    ],
    [
      'Pasal 7 ayat (1) sampai dengan ayat (3)',
      [
        [7, 1],
        [7, 3],
      ],
    ],
    [
      'ayat (1) dan ayat (2) Pasal 5',
      [
        [5, 1],
        [5, 2],
      ],
    ],
    ['ayat (4) dari Pasal 5 perjanjian ini', [[5, 4]]],
    ['Pasal 3 ayat ([isi pengganti ayat 2])', [[3, 2]]],
    [
      'Pasal 1 ayat (1) dan (2) dan ayat (1) Pasal 1320 KUHPerdata',
      [
        [1, 1],
        [1, 2],
      ],
    ],
    ['Pasal 2 ayat (1) Undang-Undang Nomor 8 Tahun 1999', []],
    ['Pasal 1338 KUHPerdata ayat (1)', []],
    ['ayat (2) UU Cipta Kerja', []],
    ['menurut Peraturan Pemerintah itu, ayat (2)', []],
    ['Pasal [isi pengganti Pasal 4] ayat (2)', []],
    ['rakyat (2) dan ayat 3', []],
  ] as const)('DOC-08 %s', (text, found) =>
    expect(clauseReferencesIn(text).map(({ article, number }) => [article, number])).toEqual(found),
  )
})

test.each([
  ['(2) Isi', 2],
  [' (12) Isi', 12],
  ['() Isi', null],
  ['(2)Isi', undefined],
  ['(a) Isi', undefined],
  ['Isi (2) lagi', undefined],
])('DOC-08 a clause begins with its number in brackets: %j', (text, stated) => expect(statedClause(text)).toBe(stated))

test('DOC-08 a text follows the clauses of its own article and of named ones; a removed one leaves a blank that finds it again', () => {
  const moves = new Map([
    [
      3,
      new Map([
        [1, 2],
        [2, null],
      ]),
    ],
    [7, new Map([[2, 5]])],
  ])
  const followed = (text: string, own: number | null, back = new Map<number, Map<number, number>>()): string =>
    followClauses(text, own, moves, back).reduceRight(
      (made, { from, to, with: words }) => made.slice(0, from) + words + made.slice(to),
      text,
    )
  expect(followed('ayat (1), Pasal 7 ayat (2) serta dalam ayat (2)', 3)).toBe(
    'ayat (2), Pasal 7 ayat (5) serta dalam ayat ([isi pengganti ayat 2])',
  )
  expect(followed('ayat (1), Pasal 3 ayat (1)', 7)).toBe('ayat (1), Pasal 3 ayat (2)')
  expect(followed('ayat (1)', null)).toBe('ayat (1)')
  const back = new Map([[3, new Map([[2, 4]])]])
  expect(followed('Pasal 3 ayat ([isi pengganti ayat 2])', 7, back)).toBe('Pasal 3 ayat (4)')
  expect(followed('ayat ([isi pengganti ayat 2])', 7, back)).toBe('ayat ([isi pengganti ayat 2])')
})

test('DOC-08 a named clause that is not there is told before export; an article without numbers is one clause', () => {
  const content: DocumentContent = {
    schema: 1,
    letter: emptyLetter('kontrak', ''),
    body: {
      type: 'doc',
      content: [
        p('Lihat ayat (9) di atas.'),
        heading(2, 'Pasal 1'),
        heading(3, 'SATU'),
        p('(1) Menurut ayat (2) dan ayat (3), Pasal 2 ayat (1), dan Pasal 2 ayat (2).'),
        p('(2) Ayat ([isi pengganti ayat 7]) dan Pasal 9 ayat (1).'),
        heading(2, 'Pasal 2'),
        heading(3, 'DUA'),
        p('Pasal 1 ayat (2).'),
      ],
    },
  }
  expect(danglingArticles(content)).toEqual(['Pasal 9', 'Pasal 1 ayat (3)', 'Pasal 2 ayat (2)'])
})
