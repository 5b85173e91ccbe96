import { expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'

import { readConnectionString } from './connection-string.ts'

const usual = { port: 5432, user: 'postgres', database: 'postgres', secrecy: 'encrypted' }

test.each([
  ['postgresql://postgres:[YOUR-PASSWORD]@db.contoh.test:5432/postgres', { ...usual, host: 'db.contoh.test' }],
  [' postgres://db.contoh.test ', { ...usual, host: 'db.contoh.test' }],
  [
    'postgresql://kasir:p@ss/w?rd#1@db.contoh.test:6543/toko?sslmode=verify-full&application_name=x',
    { port: 6543, user: 'kasir', database: 'toko', host: 'db.contoh.test', secrecy: 'verified' },
  ],
  [
    'postgresql://kasir%40toko@[2606:4700::1]:5433/a%20b',
    { ...usual, port: 5433, host: '2606:4700::1', user: 'kasir@toko', database: 'a b' },
  ],
  [
    'postgresql://u@10.0.0.1/d?sslmode=disable',
    { ...usual, host: '10.0.0.1', user: 'u', database: 'd', secrecy: 'none' },
  ],
])('SETUP-04 %s is read; a password in it counts for nothing', (text, address) => {
  expect(readConnectionString(text)).toEqual(address)
})

test.each([
  '',
  'bukan alamat',
  'https://contoh.test/db',
  'postgresql://',
  'postgresql:///db?host=/var/run/postgresql',
  'postgresql://a.test,b.test/db',
  'postgresql://u@a.test:99999/db',
  'postgresql://u@a.test/db?sslmode=aneh',
  'postgresql://u@a b/db',
  'host=a.test user=postgres',
])('SETUP-04 %j is told as unreadable', (text) => {
  expect(() => readConnectionString(text)).toThrow(AppError)
})

test('SETUP-04 options that name files or other hosts lead nowhere', () => {
  const text = 'postgresql://u@a.test/db?host=10.0.0.1&hostaddr=10.0.0.1&sslrootcert=/etc/passwd&port=1&user=x'
  expect(readConnectionString(text)).toEqual({ ...usual, host: 'a.test', user: 'u', database: 'db' })
})
