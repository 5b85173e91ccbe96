import fc from 'fast-check'
import { expect, test } from 'vitest'

import { emptyProfile } from '#core/assistant/shared/business-profile.ts'

import { profileHints } from './profile-hints.ts'

const full = {
  ...emptyProfile,
  name: 'Warung Kopi Senja',
  phone: '0812-3456-7890',
  email: 'halo@kopisenja.example',
  website: 'https://kopisenja.example/menu',
  bankName: 'BCA',
  bankAccountNumber: '123 456 7890',
  npwp: '01.234.567.8-901.000',
}

test('SIDE-10 an empty profile and a well filled one have no hints', () => {
  expect(profileHints(emptyProfile)).toEqual({})
  expect(profileHints(full)).toEqual({})
  expect(
    profileHints({ ...full, phone: '+62 812 3456 7890', website: 'tokosaya.id', npwp: '1234567890123456' }),
  ).toEqual({})
})

test.each([
  ['phone', '0812'],
  ['email', 'halo@'],
  ['website', 'kopi senja'],
  ['bankAccountNumber', 'BCA 12'],
  ['npwp', '12345'],
] as const)('SIDE-10 a %s that does not look right is told in a sentence', (field, value) => {
  const hints = profileHints({ ...full, [field]: value })
  expect(Object.keys(hints)).toEqual([field])
  expect(hints[field]).toMatch(/[.]$/)
})

test('SIDE-10 what is of use together only asks for the rest', () => {
  expect(Object.keys(profileHints({ ...emptyProfile, bankAccountNumber: '1234567' }))).toEqual(['bankName'])
  expect(Object.keys(profileHints({ ...emptyProfile, bankName: 'BRI' }))).toEqual(['bankAccountNumber'])
  expect(Object.keys(profileHints({ ...emptyProfile, isPkp: true }))).toEqual(['npwp'])
})

test('SIDE-10 whatever is typed is answered quickly and with a text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const typed = { ...emptyProfile, email: text, website: text, phone: text, npwp: text, bankAccountNumber: text }
      for (const hint of Object.values(profileHints(typed))) expect(typeof hint).toBe('string')
    }),
  )
})
