import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { drawnWords } from './drawn-words.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('CHAT-13 words that come together are one change, none is lost, and the first comes with the next frame', () => {
  const flushed: string[] = []
  const words = drawnWords((text) => flushed.push(text))
  words.add('a')
  words.add('b')
  vi.advanceTimersByTime(17)
  expect(flushed).toEqual(['ab'])
  for (let at = 0; at < 100; at += 1) {
    words.add('x')
    vi.advanceTimersByTime(5)
  }
  words.end()
  expect(flushed.join('')).toBe(`ab${'x'.repeat(100)}`)
  expect(flushed.length).toBeLessThan(20)
})
