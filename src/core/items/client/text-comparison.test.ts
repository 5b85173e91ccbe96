import fc from 'fast-check'
import { expect, test } from 'vitest'

import { sameContent } from './same-content.ts'
import { compareTexts } from './text-comparison.ts'

const lines = fc.array(fc.constantFrom('Dengan hormat,', 'Total Rp 5.750.000', 'Hormat kami,', '', 'Toko Sinar Jaya'), {
  minLength: 1,
  maxLength: 12,
})

test('ITEM-08 a comparison holds every line of both texts, each in its order', () => {
  fc.assert(
    fc.property(lines, lines, (left, right) => {
      const compared = compareTexts(left.join('\n'), right.join('\n'))
      expect(compared.filter(({ side }) => side !== 'theirs').map(({ text }) => text)).toEqual(left)
      expect(compared.filter(({ side }) => side !== 'mine').map(({ text }) => text)).toEqual(right)
    }),
  )
})

test('ITEM-08 equal texts show no difference', () => {
  expect(compareTexts('a\nb', 'a\nb').every(({ side }) => side === 'both')).toBe(true)
})

test('CANVAS-03 a draft that says what the server has is recognised, whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const reversed = (part: unknown): unknown =>
        Array.isArray(part)
          ? part.map(reversed)
          : typeof part === 'object' && part !== null
            ? Object.fromEntries(
                Object.entries(part)
                  .toReversed()
                  .map(([key, inner]) => [key, reversed(inner)]),
              )
            : part
      expect(sameContent(value, reversed(value))).toBe(true)
    }),
  )
  expect(sameContent({ a: 1 }, { a: 2 })).toBe(false)
  expect(sameContent({ a: 1 }, { a: 1, b: null })).toBe(false)
  expect(sameContent([1, 2], [1])).toBe(false)
})
