import { expect, test } from 'vitest'

import { withColumnsNamed } from './named-columns.ts'

test('ASSIST-05 what two sums of each row are, told once before the rows, is said in each of them', () => {
  expect(
    withColumnsNamed(
      'margin menu, harga jual / modal: ayam penyet 22rb / 13.200, lele 18rb/9.500, tahu 10rb / 4.200. mana',
    ),
  ).toBe(
    'margin menu: ayam penyet harga jual 22rb modal 13.200, lele harga jual 18rb modal 9.500, tahu harga jual 10rb modal 4.200. mana',
  )
})

test.each([
  'harga jual / modal: ayam 22rb, lele 18rb',
  'tahu 10rb / 4.200, lele 18rb / 9.500',
  'jual/beli emas: 1 gram 1jt/2jt',
])('ASSIST-05 a head without rows of two sums, and rows without a head, stay as they are: %s', (message) =>
  expect(withColumnsNamed(message)).toBe(message),
)
