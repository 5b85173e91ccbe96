import { expect, test } from 'vitest'

import { withOwnPronouns } from './own-pronouns.ts'

test('ASSIST-01 whoever speaks of himself is found by one word', () => {
  expect(withOwnPronouns('Aku Maria pemiliknya, anakku sakit, gw izin')).toBe(
    'Saya Maria pemiliknya, anak saya sakit, saya izin',
  )
  expect(withOwnPronouns('beli buku dan paku, laku keras')).toBe('beli buku dan paku, laku keras')
})
