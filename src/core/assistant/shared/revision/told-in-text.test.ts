import { expect, test } from 'vitest'

import { toldPlace } from './told-in-text.ts'

const texts = ['Ketua Maria Goreti Wea', 'Kos campur\nJam bertamu 8-21', 'Komisi 15%. Minimal order 50 bungkus.']

test.each<readonly [string, string, string, string]>([
  ['ketuanya', 'Petrus Dhae', 'Ketua Maria Goreti Wea', 'Ketua Petrus Dhae'],
  ['jam bertamunya', '9-22', 'Jam bertamu 8-21', 'Jam bertamu 9-22'],
  ['komisinya', '12%', 'Komisi 15%', 'Komisi 12%'],
  ['min ordernya', '30', 'Minimal order 50', 'Minimal order 30'],
])('CHAT-15 %s becomes %s where a text tells it', (target, value, from, to) => {
  expect(toldPlace(texts, target, value)).toEqual({ from, to })
})

test('CHAT-15 nothing where no text tells it, where another kind of thing is told, or where it is told twice', () => {
  expect(toldPlace(texts, 'bendahara', 'Petrus Dhae')).toBeNull()
  expect(toldPlace(texts, 'ketuanya', '5 orang')).toBeNull()
  expect(toldPlace(texts, 'komisinya', '12 bungkus')).toBeNull()
  expect(toldPlace(['Komisi 15%', 'Komisi 10%'], 'komisinya', '12%')).toBeNull()
})
