import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type Limit, moveHandle, normalizeSizes, widened } from './normalize-sizes.ts'

const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)

/** Limits in quarters of a percent that some sizes fulfil: around sizes that total 100. */
const possibleLimits = (count: number): fc.Arbitrary<Limit[]> =>
  fc
    .tuple(
      fc.array(fc.nat(400), { minLength: count - 1, maxLength: count - 1 }),
      fc.array(fc.tuple(fc.nat(400), fc.nat(400)), { minLength: count, maxLength: count }),
    )
    .map(([cuts, margins]) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), 400]
      return margins.map(([below, above], index) => {
        const size = (edges[index + 1] ?? 0) - (edges[index] ?? 0)
        return { min: Math.max(0, size - below) / 4, max: Math.min(400, size + above) / 4 }
      })
    })
const anyNumber = fc.oneof(
  fc.double(),
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.constantFrom(NaN, Infinity, -Infinity, -1, 0, 1e300, 5e-324),
)
const panels = fc.integer({ min: 1, max: 6 })
const within = (sizes: readonly number[], limits: readonly Limit[]): boolean =>
  limits.every(({ min, max }, index) => (sizes[index] ?? -1) >= min && (sizes[index] ?? 101) <= max)

describe('normalizeSizes', () => {
  test('SHELL-02 any sizes become exactly 100 in total, each within its limit', () => {
    fc.assert(
      fc.property(
        panels.chain((count) => fc.tuple(possibleLimits(count), fc.array(anyNumber, { maxLength: 8 }))),
        ([limits, wanted]) => {
          const sizes = normalizeSizes(wanted, limits)
          expect(total(sizes)).toBe(100)
          expect(sizes).toHaveLength(limits.length)
          expect(within(sizes, limits)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('SHELL-02 whatever the limits are, the total is 100 and no size is negative', () => {
    const limit = fc.record({ min: anyNumber, max: anyNumber })
    fc.assert(
      fc.property(
        fc.array(limit, { minLength: 1, maxLength: 6 }),
        fc.array(anyNumber, { maxLength: 8 }),
        (limits, wanted) => {
          const sizes = normalizeSizes(wanted, limits)
          expect(total(sizes)).toBe(100)
          for (const size of sizes) expect(size >= 0 && size <= 100).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('SHELL-02 sizes that are right already stay as they are', () => {
    const limits = [
      { min: 10, max: 15 },
      { min: 30, max: 100 },
      { min: 15, max: 60 },
    ]
    expect(normalizeSizes([15, 65, 20], limits)).toEqual([15, 65, 20])
    expect(normalizeSizes([50, 0, 50], limits)).toEqual([15, 32.5, 52.5])
    expect(normalizeSizes([NaN, -5, Infinity], limits).every(Number.isFinite)).toBe(true)
  })
})

describe('moveHandle', () => {
  test('SHELL-02, SHELL-03 wherever a handle is dragged, the total stays 100 within every limit', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 2, max: 5 })
          .chain((count) =>
            fc.tuple(
              possibleLimits(count),
              fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: count, maxLength: count }),
              fc.nat(count - 2),
              fc.double({ min: -150, max: 150, noNaN: true }),
            ),
          ),
        ([limits, wanted, handle, delta]) => {
          const start = normalizeSizes(wanted, limits)
          const moved = moveHandle(start, limits, handle, delta)
          expect(total(moved)).toBe(100)
          expect(within(moved, limits)).toBe(true)
          // Left of the handle everything grows or stays with a move to the right, and the other way round.
          const left = total(moved.slice(0, handle + 1)) - total(start.slice(0, handle + 1))
          expect(left === 0 || Math.sign(left) === Math.sign(delta)).toBe(true)
          expect(Math.abs(left)).toBeLessThanOrEqual(Math.abs(delta) + 1 / 256)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('SHELL-03 the panel beside the handle gives way first, then the one behind it', () => {
    const limits = [
      { min: 10, max: 15 },
      { min: 30, max: 100 },
      { min: 15, max: 60 },
    ]
    expect(moveHandle([15, 65, 20], limits, 1, -10)).toEqual([15, 55, 30])
    expect(moveHandle([15, 65, 20], limits, 1, -100)).toEqual([10, 30, 60])
    expect(moveHandle([15, 65, 20], limits, 1, 100)).toEqual([15, 70, 15])
    expect(moveHandle([15, 65, 20], limits, 0, 10)).toEqual([15, 65, 20])
    expect(moveHandle([15, 65, 20], limits, 0, -10)).toEqual([10, 70, 20])
  })
})

test('SHELL-03 sizes outside the limits set their own bounds, the other limits hold', () => {
  expect(
    widened(
      [
        { min: 10, max: 15 },
        { min: 15, max: 60 },
      ],
      [0, 20],
    ),
  ).toEqual([
    { min: 0, max: 15 },
    { min: 15, max: 60 },
  ])
})
