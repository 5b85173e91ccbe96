import fc from 'fast-check'
import { expect, test } from 'vitest'

import { keptPairs } from './kept-pairs.ts'

const rows = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 })

/** The length of the longest row that stands in both, by trying all. */
const longest = ([first, ...rest]: readonly string[], other: readonly string[]): number => {
  if (first === undefined) return 0
  const at = other.indexOf(first)
  return Math.max(longest(rest, other), at === -1 ? 0 : 1 + longest(rest, other.slice(at + 1)))
}

test('DOC-12 two rows keep a longest common row, in order and place by place the same', () => {
  fc.assert(
    fc.property(rows, rows, (older, newer) => {
      const pairs = keptPairs(older, newer)
      expect(pairs.map(([at]) => older[at])).toEqual(pairs.map(([, to]) => newer[to]))
      for (const [index, [at, to]] of pairs.entries()) {
        const [before, since] = pairs[index - 1] ?? [-1, -1]
        expect(at > before && to > since).toBe(true)
      }
      expect(pairs.length).toBe(longest(older, newer))
    }),
  )
})
