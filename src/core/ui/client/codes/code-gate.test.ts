import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createCodeGate } from './code-gate.ts'

test('POS-06 a code counts once as long as it is in sight, and again after it was away', () => {
  const gate = createCodeGate()
  const seen = (times: readonly number[], text = 'A') => times.map((now) => gate.pass([text], now).length)
  expect(seen([0, 150, 300, 1_400, 2_500])).toEqual([1, 0, 0, 0, 0])
  expect(seen([3_000, 3_100], 'B')).toEqual([1, 0])
  expect(seen([3_600])).toEqual([0])
  expect(seen([4_900, 5_000])).toEqual([1, 0])
})

test('POS-06 two codes in one picture count one each, the same code twice in it counts once', () => {
  const gate = createCodeGate()
  expect(gate.pass(['A', 'B', 'A'], 0)).toEqual(['A', 'B'])
  expect(gate.pass(['B', 'C'], 200)).toEqual(['C'])
})

test('POS-06 however a code flickers, it counts once for each time that it was away', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 3_000 }), fc.boolean()), { maxLength: 60 }), (looks) => {
      const gate = createCodeGate()
      let now = 0
      let last = -Infinity
      for (const [wait, isThere] of looks) {
        now += wait
        const passed = gate.pass(isThere ? ['A'] : [], now)
        expect(passed.length).toBe(isThere && now - last > 1_200 ? 1 : 0)
        if (isThere) last = now
      }
    }),
  )
})
