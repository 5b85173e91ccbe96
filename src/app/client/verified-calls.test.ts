import { afterEach, expect, test, vi } from 'vitest'

import { sendVerified } from '#core/http/client/app-check-port.ts'

import './verified-calls.ts'

vi.mock('#core/auth/client/app-check/app-check-here.ts', () => {
  throw new TypeError('Failed to fetch')
})
afterEach(() => vi.unstubAllGlobals())

const create = () => sendVerified({ needsAppCheck: true }, async () => Response.json({}))

test('AUTH-06 the part that verifies cannot be loaded: the server is away, or there is no client at all', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }))
  await expect(create()).rejects.toMatchObject({ code: 'offline', details: { kind: 'fetch-network-error' } })
  vi.stubGlobal('fetch', async () => new Response(''))
  await expect(create()).rejects.toMatchObject({ code: 'app_check_not_initialized' })
})
