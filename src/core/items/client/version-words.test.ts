import { describe, expect, test } from 'vitest'

import { versionTime, wordChange } from './version-words.ts'

describe('a version in words', () => {
  const now = new Date('2026-11-21T10:00:00Z')

  test.each([
    ['2026-11-21T07:05:00Z', '14.05'],
    ['2026-11-20T17:30:00Z', '00.30'],
    ['2026-11-20T16:59:00Z', '20 November 2026, 23.59'],
    ['2025-01-01T00:00:00Z', '1 Januari 2025, 07.00'],
  ])('ITEM-08 %s is told as %s', (createdAt, words) => expect(versionTime(createdAt, now, 'Asia/Jakarta')).toBe(words))

  test.each([
    [112, 100, '+12 kata'],
    [97, 100, '−3 kata'],
    [100, 100, 'jumlah kata tetap'],
    [1_200, 0, '+1.200 kata'],
    [5, null, null],
    [null, 5, null],
    [5, undefined, null],
  ])('ITEM-08 %s words after %s are told as %s', (count, before, words) =>
    expect(wordChange(count, before)).toBe(words),
  )
})
