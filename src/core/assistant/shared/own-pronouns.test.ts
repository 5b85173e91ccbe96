import { expect, test } from 'vitest'

import { withOwnPronouns } from './own-pronouns.ts'

test('ASSIST-01 whoever speaks of himself is found by one word', () => {
  expect(withOwnPronouns('Aku Maria pemiliknya, anakku sakit, gw izin')).toBe(
    'Saya Maria pemiliknya, anak saya sakit, saya izin',
  )
  expect(withOwnPronouns('semangkok kujual 30rb, gulanya kubeli 5 kg')).toBe(
    'semangkok saya jual 30rb, gulanya saya beli 5 kg',
  )
  expect(withOwnPronouns('usaha dupa milik tiang, I Made Oka')).toBe('usaha dupa milik saya, I Made Oka')
  expect(withOwnPronouns('usaha tiang pancang beton')).toBe('usaha tiang pancang beton')
  expect(withOwnPronouns('kupas kulit kubis, kukus dulu')).toBe('kupas kulit kubis, kukus dulu')
  expect(withOwnPronouns('karyawan tokoku namanya Ira, toko saya namanya Mekar')).toBe(
    'karyawan saya namanya Ira, toko saya namanya Mekar',
  )
  expect(withOwnPronouns('beli buku dan paku, laku keras')).toBe('beli buku dan paku, laku keras')
})
