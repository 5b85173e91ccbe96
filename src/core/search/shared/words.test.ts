import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { nearness, spellingsOf, wordsOf } from './words.ts'

test('SIDE-12 words are folded: capitals, accents, thousands', () => {
  expect(wordsOf('Penawaran KAFÉ, 45.000 untuk Bu Rina; penawaran lagi')).toEqual([
    'penawaran',
    'kafe',
    '45000',
    'untuk',
    'bu',
    'rina',
    'lagi',
  ])
})

test('SIDE-12 two words that are one typing mistake apart share a spelling', () => {
  const letter = fc.constantFrom(...'abcdefghijklmnop')
  const word = fc.array(letter, { minLength: 5, maxLength: 12 }).map((letters) => letters.join(''))
  const mistake = fc.tuple(word, fc.nat(), fc.constantFrom('drop', 'add', 'replace', 'swap'), letter)
  fc.assert(
    fc.property(mistake, ([known, place, how, sign]) => {
      const at = place % (known.length - 1)
      const mistyped = {
        drop: known.slice(0, at) + known.slice(at + 1),
        add: known.slice(0, at) + sign + known.slice(at),
        replace: known.slice(0, at) + sign + known.slice(at + 1),
        swap: known.slice(0, at) + known.charAt(at + 1) + known.charAt(at) + known.slice(at + 2),
      }[how]
      const shared = spellingsOf(mistyped).some((one) => spellingsOf(known).includes(one))
      expect(shared).toBe(true)
      expect(nearness(mistyped, known)).toBeGreaterThan(0)
    }),
  )
})

test('SIDE-12 another word is not taken for it', () => {
  expect(nearness('kasir', 'surat')).toBe(0)
  expect(nearness('kue', 'kua')).toBe(0)
})
