import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { suggestEvery, suggestionFor, suggestionLasts, suggestSoon } from './suggestions.ts'

let shown = 0
let covered = false
let wanted = true
const soon = () =>
  suggestSoon({
    isCovered: () => covered,
    isWanted: () => wanted,
    onSuggest: () => {
      shown += 1
    },
  })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') })
  sessionStorage.clear()
  shown = 0
  covered = false
  wanted = true
})
afterEach(() => vi.useRealTimers())

describe('suggestions', () => {
  test('SHELL-15 websites and documents suggest editing, presentations their own, others nothing', () => {
    expect(suggestionFor('website')).toBe('editing')
    expect(suggestionFor('document')).toBe('editing')
    expect(suggestionFor('presentation')).toBe('presentation')
    expect(suggestionFor('analysis')).toBeNull()
    expect(suggestionFor('pos')).toBeNull()
    expect(suggestionLasts).toBe(10_000)
  })

  test('SHELL-15 two seconds after the canvas opened, and not when it closed before', () => {
    soon()
    vi.advanceTimersByTime(1_999)
    expect(shown).toBe(0)
    vi.advanceTimersByTime(1)
    expect(shown).toBe(1)
    vi.advanceTimersByTime(suggestEvery)
    soon()()
    vi.advanceTimersByTime(10_000)
    expect(shown).toBe(1)
  })

  test('SHELL-15 at most one in 30 seconds', () => {
    soon()
    vi.advanceTimersByTime(2_000)
    soon()
    vi.advanceTimersByTime(2_000)
    expect(shown).toBe(1)
    vi.advanceTimersByTime(25_999)
    soon()
    vi.advanceTimersByTime(2_000)
    expect(shown).toBe(1)
    soon()
    vi.advanceTimersByTime(2_000)
    expect(shown).toBe(2)
  })

  test('SHELL-15 it waits until an open dialog is gone', () => {
    covered = true
    soon()
    vi.advanceTimersByTime(8_000)
    expect(shown).toBe(0)
    covered = false
    vi.advanceTimersByTime(1_000)
    expect(shown).toBe(1)
  })

  test('SHELL-15, SHELL-20 not where the owner does not want any', () => {
    wanted = false
    soon()
    vi.advanceTimersByTime(60_000)
    expect(shown).toBe(0)
  })

  test('SHELL-15 a clock that was put back does not silence suggestions', () => {
    sessionStorage.setItem('juragan:suggested', String(Date.now() + 86_400_000))
    soon()
    vi.advanceTimersByTime(2_000)
    expect(shown).toBe(1)
  })
})
