import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fitWithin, logoTries, longestLogoSide } from './logo-size.ts'

const side = fc.integer({ min: 1, max: 20_000 })

test('SIDE-10 a logo is never larger than 512 pixels, never grows, and keeps a pixel on each side', () => {
  fc.assert(
    fc.property(side, side, fc.constantFrom('image/png', 'image/jpeg', 'image/webp'), (width, height, type) => {
      const tries = logoTries(width, height, type)
      expect(tries.length).toBeGreaterThan(0)
      for (const way of tries) {
        expect(Math.max(way.width, way.height)).toBeLessThanOrEqual(longestLogoSide)
        expect(Math.min(way.width, way.height)).toBeGreaterThanOrEqual(1)
        expect(way.width).toBeLessThanOrEqual(width)
        expect(way.height).toBeLessThanOrEqual(height)
      }
    }),
  )
})

test('SIDE-10 the proportions of a logo stay', () => {
  expect(fitWithin(4000, 3000, 512)).toEqual({ width: 512, height: 384 })
  expect(fitWithin(300, 100, 512)).toEqual({ width: 300, height: 100 })
  expect(fitWithin(10_000, 2, 512)).toEqual({ width: 512, height: 1 })
})

test('SIDE-10 pictures that may be see-through stay PNG, photos become JPEG, and each next try is no larger', () => {
  expect(new Set(logoTries(900, 900, 'image/webp').map(({ type }) => type))).toEqual(new Set(['image/png']))
  expect(new Set(logoTries(900, 900, 'image/jpeg').map(({ type }) => type))).toEqual(new Set(['image/jpeg']))
  const widths = logoTries(900, 900, 'image/jpeg').map(({ width }) => width)
  expect(widths).toEqual(widths.toSorted((one, other) => other - one))
})
