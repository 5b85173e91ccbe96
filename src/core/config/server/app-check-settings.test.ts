import { expect, test } from 'vitest'

import { loadConfig } from './config.ts'

const read = (settings: Record<string, string>) => loadConfig({ SECRET_KEY: 'x'.repeat(32), ...settings })
const keys = { TURNSTILE_SITE_KEY: '0x4AAAcontoh', TURNSTILE_SECRET_KEY: '0x4AAArahasia' }

test('AUTH-07 without a setting apps are verified by the embedded proof of work', async () => {
  expect((await read({})).appCheck).toBeNull()
  // Keys alone choose nothing.
  expect((await read(keys)).appCheck).toBeNull()
})

test('AUTH-07 Turnstile or reCAPTCHA by configuration', async () => {
  expect((await read({ APP_CHECK: 'turnstile', ...keys })).appCheck).toEqual({
    provider: 'turnstile',
    siteKey: '0x4AAAcontoh',
    secretKey: '0x4AAArahasia',
    baseUrl: 'https://challenges.cloudflare.com',
  })
  const recaptcha = { RECAPTCHA_SITE_KEY: '6Lecontoh', RECAPTCHA_SECRET_KEY: '6Lerahasia' }
  expect((await read({ APP_CHECK: 'recaptcha', ...recaptcha })).appCheck).toMatchObject({
    provider: 'recaptcha',
    baseUrl: 'https://www.google.com',
  })
})

test('AUTH-07 half a configuration stops the start and names what is missing', async () => {
  const { TURNSTILE_SITE_KEY } = keys
  await expect(read({ APP_CHECK: 'turnstile', TURNSTILE_SITE_KEY })).rejects.toMatchObject({
    sentence: expect.stringContaining('TURNSTILE_SECRET_KEY harus diisi bersama APP_CHECK=turnstile') as string,
  })
  await expect(read({ APP_CHECK: 'hcaptcha' })).rejects.toMatchObject({
    sentence: expect.stringContaining('APP_CHECK harus salah satu dari embedded, turnstile, recaptcha') as string,
  })
  await expect(
    read({ APP_CHECK: 'turnstile', ...keys, TURNSTILE_BASE_URL: 'http://palsu.example' }),
  ).rejects.toMatchObject({ sentence: expect.stringContaining('TURNSTILE_BASE_URL') as string })
})
