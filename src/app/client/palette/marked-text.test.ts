import fc from 'fast-check'
import { expect, test } from 'vitest'

import { markWords, titleScore } from './marked-text.ts'

const marked = (text: string, query: string): string[] =>
  markWords(text, query).flatMap((piece) => (piece.isMarked ? [piece.text] : []))

test('SIDE-12 what was looked for is marked: whole words, beginnings, accents, and one mistake away', () => {
  expect(marked('Surat Penawaran Kopi Rapat', 'kopi')).toEqual(['Kopi'])
  expect(marked('Surat Penawaran Kopi', 'pena ko')).toEqual(['Pena', 'Ko'])
  expect(marked('Café Kopi', 'cafe')).toEqual(['Café'])
  expect(marked('Surat Penawaran', 'penewarna')).toEqual([])
  expect(marked('Surat Penawaran', 'penawaram')).toEqual(['Penawaran'])
  expect(marked('harga 45.000 per kaos', '45000')).toEqual(['45.000'])
  expect(marked('Kopi', '')).toEqual([])
})

test('SIDE-12 marking never changes a text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      const pieces = markWords(text, query)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const [at, piece] of pieces.entries()) expect(piece.isMarked).not.toBe(pieces[at + 1]?.isMarked)
    }),
  )
})

test('SIDE-12 titles answer where every word of the query is in them', () => {
  expect(titleScore('Surat Penawaran Kopi', 'kopi surat')).toBe(6)
  expect(titleScore('Surat Penawaran Kopi', 'kopi teh')).toBe(0)
  expect(titleScore('Surat Penawaran Kopi', 'pen')).toBe(2)
})
