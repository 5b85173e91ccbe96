import { expect, test } from 'vitest'

import { loadConfig } from './config.ts'

const base = { SECRET_KEY: 's'.repeat(40) }
const app = {
  SUPABASE_CLIENT_ID: '66666666-6666-4666-8666-666666666666',
  SUPABASE_CLIENT_SECRET: 'rahasia-percobaan',
}
const sentence = (environment: Record<string, string>): Promise<string> =>
  loadConfig({ ...base, ...environment }).then(
    () => 'no refusal',
    (error: { sentence: string }) => error.sentence,
  )

test('SETUP-04, SETUP-06 without a setting no account is needed and no private database is reached', async () => {
  expect((await loadConfig(base)).hostedDatabase).toEqual({ allowPrivate: false, supabase: null })
})

test('SETUP-05 an OAuth app switches Supabase on, at its own addresses', async () => {
  expect((await loadConfig({ ...base, ...app, ALLOW_PRIVATE_DATABASES: 'ya' })).hostedDatabase).toEqual({
    allowPrivate: true,
    supabase: {
      clientId: app.SUPABASE_CLIENT_ID,
      clientSecret: app.SUPABASE_CLIENT_SECRET,
      apiUrl: 'https://api.supabase.com',
      projectUrl: 'https://{ref}.supabase.co',
    },
  })
})

test('SETUP-05 half an app, and addresses that would show tokens to the network, are named at the start', async () => {
  const { SUPABASE_CLIENT_SECRET: secret, ...half } = app
  expect(await sentence(half)).toContain('SUPABASE_CLIENT_SECRET')
  expect(await sentence({ SUPABASE_CLIENT_SECRET: secret })).toContain('SUPABASE_CLIENT_ID')
  expect(await sentence({ ...app, SUPABASE_CLIENT_ID: 'bukan-uuid' })).toContain('SUPABASE_CLIENT_ID')
  expect(await sentence({ SUPABASE_BASE_URL: 'http://api.contoh.test' })).toContain('SUPABASE_BASE_URL')
  expect(await sentence({ SUPABASE_PROJECT_URL: 'https://contoh.test' })).toContain('SUPABASE_PROJECT_URL')
  expect(await sentence({ ALLOW_PRIVATE_DATABASES: 'mungkin' })).toContain('ALLOW_PRIVATE_DATABASES')
})
