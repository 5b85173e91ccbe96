import { expect, test } from 'vitest'

import { repeatsCover } from './cover-repeats.ts'

const names = { business: 'Dapur Aba', presenter: 'Eko Tono', audience: 'calon mitra' }

test.each([
  'usaha saya Dapur Aba',
  'untuk calon mitra',
  'ownernya: Eko Tono',
  'dibawakan oleh Eko Tono',
  '"Dapur Aba"',
])('SLIDE-06 "%s" tells no more than the cover', (fact) => expect(repeatsCover(fact, names)).toBe(true))

test.each(['Dapur Aba buka sejak 2019', 'untuk calon mitra di Tono', 'Eko Tono lulusan tata boga', 'Omzet 3 juta'])(
  'SLIDE-06 "%s" tells something of its own',
  (fact) => expect(repeatsCover(fact, names)).toBe(false),
)

test('SLIDE-06 a long row of such words ends', () => {
  expect(repeatsCover(`${'usaha '.repeat(5_000)}1`, names)).toBe(false)
})
