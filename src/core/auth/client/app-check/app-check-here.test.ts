import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useSignedInPerson } from '../signed-in-person.ts'
import { appCheckToken } from './app-check-here.ts'
import { solve } from './solve.ts'

vi.mock('./solve.ts')

const parameters = { algorithm: 'a', nonce: 'n', salt: 's', cost: 1, keyLength: 1, keyPrefix: '0' }
const task = { provider: 'proof-of-work', challenge: { parameters, signature: 'x' } }
let tokens = 0

beforeEach(() => {
  tokens = 0
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({
      success: true,
      data: url === '/api/app-check' ? task : { token: `t${(tokens += 1)}`, ttl: 3_600 },
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('AUTH-06 whatever stalls while this page is proved, a creating call is answered', async () => {
  vi.useFakeTimers()
  vi.mocked(solve).mockReturnValue(new Promise(() => undefined))
  const stalled = appCheckToken().catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(6 * 60_000)
  expect(await stalled).toMatchObject({ code: 'app_check_failed', details: { kind: 'recaptcha-error' } })
})

test('AUTH-06 who signs in next is verified anew', async () => {
  vi.mocked(solve).mockResolvedValue('bukti')
  useSignedInPerson.setState({ uid: 'u1' })
  expect(await appCheckToken()).toBe('t1')
  // The session is asked for again and again; the person stays.
  useSignedInPerson.setState({ uid: 'u1' })
  expect(await appCheckToken()).toBe('t1')
  useSignedInPerson.setState({ uid: null })
  useSignedInPerson.setState({ uid: 'u2' })
  expect(await appCheckToken()).toBe('t2')
})
