import fc from 'fast-check'
import { expect, test } from 'vitest'

import { elapsed, held, inMinutes, resumed, startedAt, type Stopwatch } from './stopwatch.ts'

test('SLIDE-05 the stopwatch counts while it runs, stands while it is held, and begins anew', () => {
  let watch = startedAt(1_000)
  expect(elapsed(watch, 66_000)).toBe(65_000)
  watch = held(watch, 66_000)
  expect(elapsed(watch, 999_000)).toBe(65_000)
  watch = resumed(watch, 1_000_000)
  expect(elapsed(watch, 1_005_000)).toBe(70_000)
  expect(elapsed(startedAt(5), 5)).toBe(0)
})

test('SLIDE-05 whatever is pressed and however the clock jumps, it never runs backwards below what was held', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 1e7 })), { maxLength: 30 }), (presses) => {
      let watch: Stopwatch = startedAt(0)
      let least = 0
      for (const [isHeld, now] of presses) {
        watch = isHeld ? held(watch, now) : resumed(watch, now)
        expect(watch.before).toBeGreaterThanOrEqual(least)
        least = watch.before
      }
    }),
  )
})

test('SLIDE-05 minutes and seconds, hours where there are some', () => {
  expect([0, 59_999, 60_000, 425_000, 3_599_000, 4_025_000].map(inMinutes)).toEqual([
    '0:00',
    '0:59',
    '1:00',
    '7:05',
    '59:59',
    '1:07:05',
  ])
})
