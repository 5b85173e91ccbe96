import { expect, test } from 'vitest'

import { countIn } from './deck-wishes.ts'

test('SLIDE-01 a wished number of slides may be said in words, also one that begins like another', () => {
  expect(['dua slide', 'dua belas slide', 'lima belas slide', '7 slide'].map(countIn)).toEqual([2, 12, 15, 7])
})
