import fc from 'fast-check'
import { expect, test } from 'vitest'

import { madeUpQris } from '#tests/support/qris-codes.ts'
import { readByTwo } from '#tests/support/read-qr.ts'

import { qrisForAmount, readQris } from '../../shared/qris/qris-code.ts'
import { qrPicture, type QrPicture } from './qr-path.ts'

/** The picture as a camera sees it: white, with the path's rectangles in black. */
const drawn = ({ size, path }: QrPicture, dots: number) => {
  const width = size * dots
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = Number(y) * dots; row < (Number(y) + 1) * dots; row += 1)
      for (let at = Number(x) * dots; at < (Number(x) + Number(run)) * dots; at += 1)
        data.fill(0, (row * width + at) * 4, (row * width + at) * 4 + 3)
  return { data, width, height: width }
}

test('POS-06 the drawn code with its amount is read by two readers, letter by letter', async () => {
  const reading = readQris(madeUpQris())
  if ('problem' in reading) throw new Error(reading.problem)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 10_000_000 }), async (amount) => {
      const text = qrisForAmount(reading.code, amount)
      expect(await readByTwo(drawn(qrPicture(text), 4))).toEqual([text, text])
    }),
    { numRuns: 60 },
  )
})

test('POS-06 four light modules stand around the code, and it fits on the paper of a 58 mm printer', () => {
  const { size, path } = qrPicture('0'.repeat(227))
  const corners = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, run]) => [
    Number(x),
    Number(y),
    Number(x) + Number(run),
  ])
  expect(Math.min(...corners.flat())).toBe(4)
  expect(Math.max(...corners.flat())).toBe(size - 4)
  expect(size * 6).toBeLessThanOrEqual(384)
})
