import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { StartRefused } from './start-refused.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-mail-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const mailOf = async (environment: Record<string, string>) =>
  (await loadConfig({ DATA_DIR: folder, ...environment })).mail

const refusal = (environment: Record<string, string>): Promise<string> =>
  mailOf(environment).then(
    () => '',
    (error: unknown) => (error instanceof StartRefused ? error.sentence : String(error)),
  )

const from = 'Juragan <kirim@juragan.example>'

test('SETUP-07 without settings no mail server is known', async () => {
  expect(await mailOf({})).toBeNull()
})

test.each([
  ['smtps://nama:s%40ndi@smtp.example', { host: 'smtp.example', port: 465, tls: 'implicit' }],
  ['smtp://nama:s%40ndi@smtp.example', { host: 'smtp.example', port: 587, tls: 'starttls' }],
  ['smtp://nama:s%40ndi@127.0.0.1:2525', { host: '127.0.0.1', port: 2525, tls: 'none' }],
])('SETUP-07 %s says server, port, how it is kept secret, and who we are', async (url, server) => {
  expect(await mailOf({ SMTP_URL: url, MAIL_FROM: from })).toEqual({
    ...server,
    login: { user: 'nama', password: 's@ndi' },
    from: { name: 'Juragan', address: 'kirim@juragan.example' },
  })
})

test('SETUP-07 the same in single settings; an address without a name, a server without a password', async () => {
  const single = { SMTP_HOST: 'smtp.example', SMTP_PORT: '465', SMTP_USER: 'nama', SMTP_PASSWORD: 's@ndi' }
  expect(await mailOf({ ...single, MAIL_FROM: from })).toMatchObject({
    tls: 'implicit',
    login: { user: 'nama', password: 's@ndi' },
  })
  expect(await mailOf({ SMTP_HOST: 'localhost', SMTP_PORT: '25', MAIL_FROM: 'kirim@juragan.example' })).toEqual({
    host: 'localhost',
    port: 25,
    tls: 'none',
    login: null,
    from: { name: '', address: 'kirim@juragan.example' },
  })
})

test.each([
  [{ SMTP_URL: 'http://smtp.example', MAIL_FROM: from }, 'SMTP_URL harus berupa alamat server email'],
  [{ SMTP_URL: 'smtp://nama@smtp.example', MAIL_FROM: from }, 'SMTP_URL harus berupa alamat server email'],
  [{ SMTP_URL: 'smtp://nama:%E0@smtp.example', MAIL_FROM: from }, 'SMTP_URL harus berupa alamat server email'],
  [{ SMTP_URL: 'smtp://smtp.example' }, 'MAIL_FROM harus diisi bersama SMTP_URL'],
  [{ SMTP_HOST: 'smtp.example', SMTP_USER: 'nama', MAIL_FROM: from }, 'SMTP_PASSWORD harus diisi bersama SMTP_USER'],
  [{ SMTP_PASSWORD: 'sandi' }, 'SMTP_HOST harus diisi bersama SMTP_PASSWORD'],
  [{ MAIL_FROM: from }, 'SMTP_URL harus diisi bersama MAIL_FROM'],
  [{ SMTP_URL: 'smtp://smtp.example', SMTP_PORT: '25', MAIL_FROM: from }, 'SMTP_PORT tidak dipakai bersama SMTP_URL'],
  [{ SMTP_HOST: 'smtp.example', SMTP_PORT: '0', MAIL_FROM: from }, 'SMTP_PORT harus berupa angka dari 1'],
  [{ SMTP_HOST: 'smtp.example', MAIL_FROM: 'Juragan' }, 'MAIL_FROM harus berupa alamat email'],
])('SETUP-07 %j stops the start with one sentence', async (environment, sentence) => {
  expect(await refusal(environment as Record<string, string>)).toContain(sentence)
})

test('SETUP-07 a refusal never repeats the password', async () => {
  const sentence = await refusal({ SMTP_URL: 'ftp://nama:rahasia-sekali@smtp.example', MAIL_FROM: from })
  expect(sentence).toContain('SMTP_URL')
  expect(sentence).not.toContain('rahasia')
})
