import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isSlug, slugCandidates, slugOf } from './slugs.ts'

test.each([
  ['Warung Bu Sari', 'warung-bu-sari'],
  ['  Kopi & Roti "Pagi"  ', 'kopi-dan-roti-pagi'],
  ['Café Élan', 'cafe-elan'],
  ['Pak’s Bengkel', 'paks-bengkel'],
  ['', 'usaha'],
  ['🍜', 'usaha'],
  ['API', 'usaha-api'],
  ['www', 'usaha-www'],
  ['Pratinjau', 'usaha-pratinjau'],
  ['xn--80ak6aa92e', 'xn80ak6aa92e'],
])('WEB-04 the address of %j is %s', (name, slug) => expect(slugOf(name)).toBe(slug))

test('WEB-04 any name gives a label of a host name that is none of ours', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('kasir', 'Situs', 'ADMIN', '-a-', 'a--b')),
      (name) => {
        const [first, second] = slugCandidates(name)
        expect(isSlug(first ?? '') && isSlug(second ?? '')).toBe(true)
        expect(['api', 'www', 'situs', 'pratinjau', 'kasir', 'admin', 'localhost']).not.toContain(first)
        expect(first).not.toMatch(/^xn-/)
        expect(second).toBe(`${first}-2`)
      },
    ),
  )
})

test('WEB-04 names go on without end', () => {
  const seen = new Set<string>()
  for (const slug of slugCandidates('Kopi')) {
    expect(isSlug(slug)).toBe(true)
    if (seen.add(slug).size >= 200) break
  }
  expect(seen.size).toBe(200)
})
