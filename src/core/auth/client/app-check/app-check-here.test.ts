import { afterEach, expect, test, vi } from 'vitest'

import { appCheckToken } from './app-check-here.ts'

// A worker that never says anything again.
vi.mock('./solve.ts', () => ({ solve: () => new Promise<string>(() => undefined) }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('AUTH-06 whatever stalls while this page is proved, a creating call is answered', async () => {
  vi.useFakeTimers()
  const parameters = { algorithm: 'a', nonce: 'n', salt: 's', cost: 1, keyLength: 1, keyPrefix: '0' }
  const task = { provider: 'proof-of-work', challenge: { parameters, signature: 'x' } }
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: task }))
  const stalled = appCheckToken().catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(6 * 60_000)
  expect(await stalled).toMatchObject({ code: 'app_check_failed', details: { kind: 'recaptcha-error' } })
})
