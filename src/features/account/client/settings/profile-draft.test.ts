import { afterEach, expect, test } from 'vitest'

import { hasProfileDraft, readProfileDraft, withoutSame, writeProfileDraft } from './profile-draft.ts'

afterEach(() => localStorage.clear())

test('SIDE-10 what was typed and not saved is found again, for its owner alone', () => {
  writeProfileDraft('usr_a', { name: 'Warung Kopi Senja', isPkp: true })
  expect(readProfileDraft('usr_a')).toEqual({ name: 'Warung Kopi Senja', isPkp: true })
  expect(hasProfileDraft('usr_a')).toBe(true)
  expect(readProfileDraft('usr_b')).toEqual({})
  writeProfileDraft('usr_a', {})
  expect(localStorage.length).toBe(0)
})

test('SHELL-21 a draft that cannot be read costs only what cannot be read', () => {
  const key = 'juragan:profile-draft:usr_a'
  for (const broken of ['{', 'null', '5', '"x"', '[]']) {
    localStorage.setItem(key, broken)
    expect(readProfileDraft('usr_a')).toEqual({})
  }
  localStorage.setItem(key, JSON.stringify({ name: 7, phone: '0812', logo: 'javascript:alert(1)', other: 'x' }))
  expect(readProfileDraft('usr_a')).toEqual({ phone: '0812' })
})

test('SIDE-10 only fields that differ are left to be saved', () => {
  expect(withoutSame({ name: 'A', phone: '1' }, { name: 'A', phone: '2' })).toEqual({ phone: '1' })
  expect(withoutSame({ name: 'A' }, {})).toEqual({ name: 'A' })
})
