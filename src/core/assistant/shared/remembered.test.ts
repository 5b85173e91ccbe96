import { expect, test, vi } from 'vitest'

import { keepLast, remembering } from './remembered.ts'
import { claim, openSheet, placesOf, saysAny } from './reading-grammar/sheet.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

test('ASSIST-01 a reader is asked once for a text that is read again, and anew for another one', () => {
  const make = vi.fn<(text: string) => number>((text) => text.length)
  const read = keepLast(make)
  expect([read('nota'), read('nota'), read(''), read('nota')]).toEqual([4, 4, 0, 4])
  expect(make).toHaveBeenCalledTimes(3)
})

test('ASSIST-01 a word is looked up once, however often it is said', () => {
  const find = vi.fn<(word: string) => string>((word) => word.slice(1))
  const look = remembering(find)
  expect([look('anota'), look('b'), look('anota'), look('b')]).toEqual(['nota', '', 'nota', ''])
  expect(find).toHaveBeenCalledTimes(2)
})

test('ASSIST-01 two readings of one text know the same words and claim their own', () => {
  const today = '2026-11-21' as IsoDay
  const [one, other] = [openSheet('dari Budi dari Solo', today), openSheet('dari Budi dari Solo', today)]
  claim(one, 0, 2, 'party')
  expect(one.claims).toEqual(['party', 'party', null, null])
  expect(other.claims).toEqual([null, null, null, null])
  expect(placesOf(other, 'dari')).toEqual([0, 2])
  expect(placesOf(other, 'ke')).toEqual([])
  expect([saysAny(other, ['ke', 'solo']), saysAny(other, ['ke'])]).toEqual([true, false])
})
