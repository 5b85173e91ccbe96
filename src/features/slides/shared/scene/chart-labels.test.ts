import fc from 'fast-check'
import { expect, test } from 'vitest'

import { labelLines } from './chart-labels.ts'

test('SLIDE-04 a name too long for one line below its bar goes on in a second one', () => {
  expect(labelLines('Mesin penggoreng vakum', 90, 10)).toEqual(['Mesin penggoreng', 'vakum'])
  expect(labelLines('Renovasi dapur', 90, 10)).toEqual(['Renovasi dapur'])
  expect(labelLines('Pertanggungjawaban', 50, 10)).toEqual(['Pertangg…'])
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 20, max: 300 }), (label, room) => {
      const lines = labelLines(label, room, 10)
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(Math.max(2, Math.floor(room / 5.2)))
    }),
  )
})
