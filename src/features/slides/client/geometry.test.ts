import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type ElementPosition, stage } from '../shared/scene/deck.ts'
import { clampOffset, fitScale, handles, moved, nextZoom, resized, smallest, snapped, snapReach } from './geometry.ts'

const box: fc.Arbitrary<ElementPosition> = fc.record({
  x: fc.integer({ min: 0, max: 900 }),
  y: fc.integer({ min: 0, max: 600 }),
  width: fc.integer({ min: smallest, max: 900 }),
  height: fc.integer({ min: smallest, max: 600 }),
})
const long = fc.integer({ min: -3_000, max: 3_000 })

describe('geometry of the stage', () => {
  test('SLIDE-03 a dragged group never has x or y below 0 and keeps its distances', () => {
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 6 }), long, long, (boxes, dx, dy) => {
        const offset = clampOffset(boxes, { dx, dy })
        const after = boxes.map((one) => moved(one, offset))
        for (const [index, one] of after.entries()) {
          expect(one.x).toBeGreaterThanOrEqual(0)
          expect(one.y).toBeGreaterThanOrEqual(0)
          expect(one.x - (after[0]?.x ?? 0)).toBe((boxes[index]?.x ?? 0) - (boxes[0]?.x ?? 0))
        }
      }),
    )
  })

  test('SLIDE-03 what is dragged stays within reach of the pointer', () => {
    const one = { x: 100, y: 100, width: 200, height: 50 }
    const after = moved(one, clampOffset([one], { dx: 5_000, dy: 5_000 }))
    expect(after).toMatchObject({ x: stage.width - smallest, y: stage.height - smallest })
  })

  test('SLIDE-03 no handle makes an element too small, turns it over or moves its far side', () => {
    fc.assert(
      fc.property(box, fc.constantFrom(...handles), long, long, (one, handle, dx, dy) => {
        const after = resized(one, handle, { dx, dy })
        expect(after.width).toBeGreaterThanOrEqual(smallest)
        expect(after.height).toBeGreaterThanOrEqual(smallest)
        expect(after.x).toBeGreaterThanOrEqual(0)
        expect(after.y).toBeGreaterThanOrEqual(0)
        // The side across from the handle stays where it is.
        const far = (from: ElementPosition): number[] => [
          handle.includes('w') ? from.x + from.width : from.x,
          handle.includes('n') ? from.y + from.height : from.y,
        ]
        expect(far(after)).toEqual(far(one))
      }),
    )
  })

  test('SLIDE-03 a picture keeps its shape at a corner', () => {
    const after = resized({ x: 0, y: 0, width: 300, height: 150 }, 'se', { dx: 100, dy: 5 }, true)
    expect(after).toEqual({ x: 0, y: 0, width: 400, height: 200 })
  })

  test('SLIDE-03 a box is caught at the middle of the stage and at the edges of others, and the line shows it', () => {
    const others = [{ x: 48, y: 30, width: 704, height: 72 }]
    const near = { x: 303, y: 200, width: 200, height: 60 }
    const caught = snapped(near, others)
    expect(caught.offset).toEqual({ dx: -3, dy: -5 })
    expect(caught.guides).toEqual([
      { axis: 'x', at: 400 },
      { axis: 'y', at: 225 },
    ])
    expect(snapped({ ...near, x: 52 }, others).guides[0]).toEqual({ axis: 'x', at: 48 })
    expect(snapped({ x: 303 + snapReach * 2, y: 150, width: 190, height: 31 }, []).guides).toEqual([])
  })

  test('SLIDE-03 zoom goes from 25 to 200 by 25, also from a fitted size between two steps', () => {
    expect([90, 100, 200].map((shown) => nextZoom(shown, 1))).toEqual([100, 125, 200])
    expect([90, 100, 25].map((shown) => nextZoom(shown, -1))).toEqual([75, 75, 25])
    expect(fitScale(864, 900, 32)).toBe(1)
    expect(fitScale(390, Infinity, 0)).toBeCloseTo(0.4875)
  })
})
