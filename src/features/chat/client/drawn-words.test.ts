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

test('CHAT-13 blocks that come together are drawn in tasks of their own, at once after each other; the end waits for none', () => {
  const flushed: string[] = []
  const words = drawnWords((text) => flushed.push(text))
  words.add('satu\n\ndua\n\n\n')
  words.add('tiga')
  vi.advanceTimersToNextTimer()
  expect(flushed).toEqual(['satu\n\n'])
  vi.advanceTimersToNextTimer()
  expect(flushed).toEqual(['satu\n\n', 'dua\n\n\n'])
  words.add(' kata')
  vi.advanceTimersByTime(1)
  expect(flushed).toEqual(['satu\n\n', 'dua\n\n\n', 'tiga kata'])
  words.add('\n\nempat\n\nlima')
  words.end()
  expect(flushed.slice(3)).toEqual(['\n\nempat\n\nlima'])
  vi.runAllTimers()
  expect(flushed).toHaveLength(4)
})
