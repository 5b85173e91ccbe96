import { expect, test } from 'vitest'

import { countPattern } from '../deck-vocabulary.ts'
import { countIn } from './deck-wishes.ts'

test('SLIDE-01 a wished number of slides may be said in words, also one that begins like another', () => {
  expect(['dua slide', 'dua belas slide', 'lima belas slide', '7 slide'].map(countIn)).toEqual([2, 12, 15, 7])
})

test('SLIDE-01 the end of a year and what begins like a filler are no part of a count', () => {
  expect(countIn('bazar 8-10 maret 2027 halaman masjid')).toBeNull()
  expect('3 slide ajakan gabung'.replace(countPattern, '')).toBe(' ajakan gabung')
})
