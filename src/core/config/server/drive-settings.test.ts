import { expect, test } from 'vitest'

import { loadConfig } from './config.ts'

const base = { SECRET_KEY: 's'.repeat(40) }
const sentence = (environment: Record<string, string>): Promise<string> =>
  loadConfig({ ...base, ...environment }).then(
    () => 'no refusal',
    (error: { sentence: string }) => error.sentence,
  )

test('DRIVE-02 OPS-01 without a setting copies go to the embedded drive', async () => {
  expect((await loadConfig(base)).drive).toEqual({ google: null, quota: 100 * 1024 * 1024 })
  const signInOnly = { ...base, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'rahasia' }
  expect((await loadConfig(signInOnly)).drive.google).toBeNull()
})

test('DRIVE-02 OPS-01 Google Drive is switched on by name and knows us as the sign-in does', async () => {
  const { drive } = await loadConfig({
    ...base,
    DRIVE: 'google',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'rahasia',
    DRIVE_QUOTA_MB: '5',
  })
  expect(drive).toEqual({
    quota: 5 * 1024 * 1024,
    google: {
      clientId: 'id',
      clientSecret: 'rahasia',
      apiUrl: 'https://www.googleapis.com',
      accountsUrl: 'https://accounts.google.com',
      tokenUrl: 'https://oauth2.googleapis.com',
    },
  })
})

test('DRIVE-02 OPS-01 what is missing or unsafe is named', async () => {
  expect(await sentence({ DRIVE: 'google', GOOGLE_CLIENT_ID: 'id' })).toContain('GOOGLE_CLIENT_SECRET')
  expect(await sentence({ DRIVE: 'dropbox' })).toContain('DRIVE')
  expect(await sentence({ DRIVE_QUOTA_MB: '0' })).toContain('DRIVE_QUOTA_MB')
  expect(await sentence({ GOOGLE_DRIVE_BASE_URL: 'http://drive.contoh.test' })).toContain('GOOGLE_DRIVE_BASE_URL')
})
