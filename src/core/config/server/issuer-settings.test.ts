import { expect, test } from 'vitest'

import { loadConfig } from './config.ts'
import { StartRefused } from './start-refused.ts'

const secretKey = { SECRET_KEY: 'kunci-rahasia-untuk-uji-yang-cukup-panjang' }
const oidc = { OIDC_ISSUER: 'https://masuk.example/toko', OIDC_CLIENT_ID: 'juragan', OIDC_CLIENT_SECRET: 'rahasia' }
const google = { GOOGLE_CLIENT_ID: 'juragan.apps', GOOGLE_CLIENT_SECRET: 'rahasia-google' }

const issuersOf = async (environment: Record<string, string>) =>
  (await loadConfig({ ...secretKey, ...environment })).issuers

const sentenceOf = async (environment: Record<string, string>): Promise<string> => {
  try {
    await issuersOf(environment)
  } catch (error) {
    return error instanceof StartRefused ? error.sentence : String(error)
  }
  return 'started'
}

test('AUTH-01 no issuer, either or both can be set up', async () => {
  expect(await issuersOf({})).toEqual([])
  expect(await issuersOf({ ...oidc, ...google })).toEqual([
    {
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: 'juragan.apps',
      clientSecret: 'rahasia-google',
    },
    { id: 'oidc', name: 'masuk.example', issuer: oidc.OIDC_ISSUER, clientId: 'juragan', clientSecret: 'rahasia' },
  ])
  expect((await issuersOf({ ...oidc, OIDC_NAME: 'Koperasi Contoh' })).map(({ name }) => name)).toEqual([
    'Koperasi Contoh',
  ])
})

test.each([
  ['OIDC_ISSUER', oidc],
  ['OIDC_CLIENT_ID', oidc],
  ['OIDC_CLIENT_SECRET', oidc],
  ['GOOGLE_CLIENT_ID', google],
  ['GOOGLE_CLIENT_SECRET', google],
])('AUTH-05, OPS-01 half-filled settings refuse the start and name %s', async (name, settings) => {
  const sentence = await sentenceOf({ ...settings, [name]: '' })
  expect(sentence).toMatch(new RegExp(`^Pengaturan belum benar: ${name} harus diisi bersama \\w+\\.$`))
})

test('AUTH-05 a name alone is half-filled too', async () => {
  expect(await sentenceOf({ OIDC_NAME: 'Koperasi' })).toContain('OIDC_CLIENT_SECRET harus diisi bersama OIDC_NAME')
})

test.each([
  ['http://masuk.example', false],
  ['https://a:b@masuk.example', false],
  ['https://masuk.example/?x=1', false],
  ['masuk.example', false],
  ['http://127.0.0.1:9000', true],
  ['http://localhost:9000/realms/toko', true],
  ['http://[::1]:9000', true],
])('OPS-01 plain http only on loopback: %s', async (issuer, isRight) => {
  const sentence = await sentenceOf({ ...oidc, OIDC_ISSUER: issuer })
  expect(sentence.includes('OIDC_ISSUER')).toBe(!isRight)
})
