import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Typist, typingSpeed } from './typing.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('DOC-13 50 milliseconds between two steps, 30 over 500 characters', () => {
  expect([typingSpeed(1), typingSpeed(500), typingSpeed(501)]).toEqual([50, 50, 30])
})

test('DOC-13 the text grows step by step to the whole, in whatever pieces it comes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ maxLength: 90 }), { maxLength: 12 }), async (pieces) => {
      const shown: string[] = []
      const typist = new Typist(
        (text) => shown.push(text),
        () => false,
      )
      for (const piece of pieces) typist.add(piece)
      const settled = typist.settled()
      await vi.runAllTimersAsync()
      await settled
      expect(shown.at(-1) ?? '').toBe(pieces.join(''))
      expect(shown.map(({ length }) => length)).toEqual(shown.map(({ length }) => length).toSorted((a, b) => a - b))
    }),
  )
})

test('DOC-13 where motion is off the text is there at once', () => {
  const shown: string[] = []
  const typist = new Typist(
    (text) => shown.push(text),
    () => true,
  )
  typist.add('a'.repeat(3_000))
  expect(shown).toEqual(['a'.repeat(3_000)])
  expect(vi.getTimerCount()).toBe(0)
})

test('DOC-07 a text that takes the place of another is shown in its place, and typed to its end', async () => {
  const shown: string[] = []
  const typist = new Typist(
    (text) => shown.push(text),
    () => false,
  )
  typist.add('Kepada [isi nama penerima], 100 kaos dengan harga yang belum disebut')
  await vi.advanceTimersToNextTimerAsync()
  typist.replace('Kepada Bapak Budi, 100 kaos dengan harga Rp 45.000 untuk tiap lembarnya')
  expect(shown.at(-1)).toBe('Kepada Bapak Budi, 100 k')
  typist.replace('Pendek')
  await vi.runAllTimersAsync()
  expect(shown.at(-1)).toBe('Pendek')
})
