import { expect, test, vi } from 'vitest'
import { onceFor } from './once-for.ts'

test('ASSIST-01 what is made of a message is made once for it, also where it is nothing, and anew for another', () => {
  const make = vi.fn<(message: { text: string }) => number | null>(({ text }) => text.length || null)
  const lengthOf = onceFor(make)
  const [one, other] = [{ text: 'halo' }, { text: '' }]
  expect([lengthOf(one), lengthOf(one), lengthOf(other), lengthOf(other)]).toEqual([4, 4, null, null])
  expect(make).toHaveBeenCalledTimes(2)
  expect(lengthOf({ text: 'halo' })).toBe(4)
  expect(make).toHaveBeenCalledTimes(3)
})
