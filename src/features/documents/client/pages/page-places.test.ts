import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { DocumentNode } from '../../shared/document-content.ts'
import { documentExtensions } from '../document-schema.ts'
import { pagePlaces } from './page-places.ts'

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
    { at: 1, offset: null },
    { at: 1, offset: 4 },
    { at: 2, offset: 1 },
    { at: 3, offset: 1 },
    { at: 4, offset: 12 },
    { at: 9, offset: 0 },
  ])
  expect(places.map(({ page, kind, within }) => [page, kind, within])).toEqual([
    [2, 'block', null],
    [3, 'line', null],
    [4, 'block', null],
    [5, 'row', null],
    [6, 'block', 12],
  ])
  expect(doc.resolve(places[1]?.at ?? 0).parent.textBetween(0, 4)).toBe('dua ')
  expect(doc.nodeAt(places[2]?.at ?? 0)?.textContent).toBe('bc')
  expect(doc.nodeAt(places[3]?.at ?? 0)?.type.name).toBe('tableRow')
})

test('DOC-06 whatever the layout says, every gap stands at a place of the document', () => {
  const texts = fc.array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 6 })
  const starts = fc.array(fc.record({ at: fc.integer({ min: -1, max: 8 }), offset: fc.option(fc.nat(20)) }))
  fc.assert(
    fc.property(texts, starts, (words, found) => {
      const doc = docOf(...words.map((text) => (text === '' ? { type: 'paragraph' } : said(text))))
      for (const { at } of pagePlaces(doc, found)) expect(() => doc.resolve(at)).not.toThrow()
    }),
  )
})
