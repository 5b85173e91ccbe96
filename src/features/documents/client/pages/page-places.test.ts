import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { DocumentNode } from '../../shared/content/document-content.ts'
import { documentExtensions } from '../document-schema.ts'
import { pagePlaces } from './page-places.ts'
import { goodsPages } from './page-starts.ts'

const schema = getSchema(documentExtensions(null, 'blank'))
const said = (text: string): DocumentNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const docOf = (...content: DocumentNode[]) => schema.nodeFromJSON({ type: 'doc', content })

test('DOC-06 a page begins before the block, the list item, the row or the line that the layout names', () => {
  const doc = docOf(
    said('satu'),
    said('dua tiga'),
    { type: 'bulletList', content: ['a', 'bc'].map((text) => ({ type: 'listItem', content: [said(text)] })) },
    {
      type: 'table',
      content: ['x', 'yz'].map((text) => ({
        type: 'tableRow',
        content: [{ type: 'tableCell', content: [said(text)] }],
      })),
    },
    { type: 'goodsTable' },
  )
  const places = pagePlaces(doc, [
    { page: 2, at: 1, offset: null, row: null },
    { page: 3, at: 1, offset: 4, row: null },
    { page: 4, at: 2, offset: 1, row: null },
    { page: 5, at: 3, offset: 1, row: 1 },
    { page: 6, at: 4, offset: 12, row: 3 },
    { page: 7, at: 9, offset: 0, row: null },
    { page: 8, at: 3, offset: 1, row: null },
    { page: 9, at: 3, offset: 1, row: 0 },
    { page: 10, at: 3, offset: 1, row: 2 },
  ])
  expect(places.map(({ page, kind }) => [page, kind])).toEqual([
    [2, 'block'],
    [3, 'line'],
    [4, 'block'],
    [5, 'row'],
  ])
  expect([...goodsPages(doc, [{ page: 6, at: 4, offset: 12, row: 3 }])]).toEqual([[3, 6]])
  expect(doc.resolve(places[1]?.at ?? 0).parent.textBetween(0, 4)).toBe('dua ')
  expect(doc.nodeAt(places[2]?.at ?? 0)?.textContent).toBe('bc')
  expect(doc.nodeAt(places[3]?.at ?? 0)?.type.name).toBe('tableRow')
})

test('DOC-06 whatever the layout says, every gap stands at a place of the document', () => {
  const texts = fc.array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 6 })
  const starts = fc.array(
    fc.record({
      page: fc.nat(9),
      at: fc.integer({ min: -1, max: 8 }),
      offset: fc.option(fc.nat(20)),
      row: fc.option(fc.nat(3)),
    }),
  )
  fc.assert(
    fc.property(texts, starts, (words, found) => {
      const doc = docOf(...words.map((text) => (text === '' ? { type: 'paragraph' } : said(text))))
      for (const { at } of pagePlaces(doc, found)) expect(() => doc.resolve(at)).not.toThrow()
    }),
  )
})
