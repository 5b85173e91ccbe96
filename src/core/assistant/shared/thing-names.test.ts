import { expect, test } from 'vitest'

import { itemKinds } from '#core/items/shared/kinds.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { lexiconOf } from './intent/kind-mentions.ts'
import { placesIn } from './intent/bare-order.ts'
import { thingNames, withEndingsJoined } from './thing-names.ts'

test.each(itemKinds.flatMap((kind) => thingNames[kind].map((name) => [kind, name] as const)))(
  'ASSIST-01 the vocabulary of %s knows `%s`',
  (kind, name) => {
    const places = placesIn(name, lexiconOf(kindSkills))
    expect(places.map(({ mention }) => mention.kind)).toContain(kind)
  },
)

test('ASSIST-01 the ending of a thing belongs to its word', () => {
  expect(withEndingsJoined('ok sekarang invoice-nya buat Toko Aba')).toBe('ok sekarang invoicenya buat Toko Aba')
  expect(withEndingsJoined('PPT - nya dong')).toBe('PPTnya dong')
  expect(withEndingsJoined('gula-nyata dan surat-nyasar')).toBe('gula-nyata dan surat-nyasar')
})
