import { expect, test } from 'vitest'

import { initialsOf } from './initials.ts'
import { problemsOf } from './sign-in-form.tsx'

const fields = { name: 'Rina', email: 'rina@contoh.id', password: 'rahasia123' }

test('AUTH-02 the fields are checked before the way to the server', () => {
  expect(problemsOf('create', fields)).toEqual({})
  expect(problemsOf('enter', { ...fields, name: '' })).toEqual({})
  expect(Object.keys(problemsOf('create', { name: ' ', email: 'rina', password: 'pendek' }))).toEqual([
    'name',
    'email',
    'password',
  ])
  expect(problemsOf('create', { ...fields, password: '1234567' })).toEqual({
    password: 'Kata sandi minimal 8 huruf atau angka. Tambahkan beberapa lagi.',
  })
})

test('AUTH-04 initials come from the first two words of a name', () => {
  expect(initialsOf('Rina Wulandari Putri')).toBe('RW')
  expect(initialsOf(' budi ')).toBe('B')
  expect(initialsOf('')).toBe('?')
})
