import { afterEach, expect, test, vi } from 'vitest'

import { exchangeWith } from './exchange.ts'

const task = { provider: 'turnstile', siteKey: 's', script: 'https://x.test/a.js', action: 'a', customerData: 'c' }
const ok = (data: unknown) => Response.json({ success: true, data })
const refused = (status: number, code: string) => Response.json({ success: false, error: 'x', code }, { status })

/** Answers the two calls of an exchange, and keeps what was sent. */
const stub = (forTask: () => Response, forToken: () => Response): unknown[] => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    if (url === '/api/app-check/token') sent.push(JSON.parse(init?.body ?? ''))
    if (url === '/api/app-check') return forTask()
    return url === '/api/app-check/token' ? forToken() : Response.json({})
  })
  return sent
}
const exchange = exchangeWith(async () => 'bukti')
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('AUTH-06 the task is done, the proof sent, the token and its life come back', async () => {
  const sent = stub(
    () => ok(task),
    () => ok({ token: 'tanda', ttl: 3_600 }),
  )
  expect(await exchange()).toEqual({ token: 'tanda', ttl: 3_600 })
  expect(sent).toEqual([{ proof: 'bukti' }])
})

const token = () => ok({ token: 'tanda', ttl: 3_600 })
test.each([
  ['fetch-network-error', () => Promise.reject(new TypeError('Failed to fetch')) as never, token, 'offline'],
  ['fetch-status-error', () => ok(task), () => refused(503, 'app_check_unavailable'), 'app_check_failed'],
  ['fetch-status-error', () => ok(task), () => new Response('<html>', { status: 502 }), 'app_check_failed'],
  ['fetch-parse-error', () => ok(task), () => new Response('<html>'), 'app_check_failed'],
  ['fetch-parse-error', () => ok({ provider: 'lain' }), token, 'app_check_failed'],
])('AUTH-06 %s', async (kind, forTask, forToken, code) => {
  stub(forTask, forToken)
  await expect(exchange()).rejects.toMatchObject({ code, details: { kind } })
})

test('AUTH-06 the status of a refusal is kept: it decides how long to wait', async () => {
  stub(
    () => ok(task),
    () => refused(403, 'app_check_failed'),
  )
  await expect(exchange()).rejects.toMatchObject({ details: { kind: 'fetch-status-error', httpStatus: 403 } })
})

test('AUTH-06 a proof that ended or was used is made anew, once; then it is a failure', async () => {
  const answers = [refused(422, 'app_check_proof_refused'), token()]
  const sent = stub(
    () => ok(task),
    () => answers.shift() ?? refused(422, 'app_check_proof_refused'),
  )
  let proofs = 0
  const proving = exchangeWith(async () => `bukti-${(proofs += 1)}`)
  expect(await proving()).toEqual({ token: 'tanda', ttl: 3_600 })
  expect(sent).toEqual([{ proof: 'bukti-1' }, { proof: 'bukti-2' }])
  await expect(proving()).rejects.toMatchObject({ details: { kind: 'fetch-status-error', httpStatus: 422 } })
  expect(proofs).toBe(4)
})

test('AUTH-06 recaptcha-error: what could not be proved', async () => {
  stub(() => ok(task), token)
  const failing = exchangeWith(() => Promise.reject(new Error('blocked')))
  await expect(failing()).rejects.toMatchObject({ code: 'app_check_failed', details: { kind: 'recaptcha-error' } })
})

test.each(['/api/app-check', '/api/app-check/token'])(
  'AUTH-06 a server that stalls at %s is told as out of reach after half a minute',
  async (stalling) => {
    const late = new DOMException('late', 'TimeoutError')
    const limits: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      limits.push(milliseconds)
      return AbortSignal.abort(late)
    })
    vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
      if (url === stalling && signal?.aborted) throw late
      return ok(task)
    })
    await expect(exchange()).rejects.toMatchObject({ code: 'offline', details: { kind: 'fetch-network-error' } })
    expect(new Set(limits)).toEqual(new Set([30_000]))
  },
)

test('AUTH-06 a session that ended is no failure of verification', async () => {
  stub(() => refused(401, 'not_signed_in'), token)
  await expect(exchange()).rejects.toMatchObject({ code: 'not_signed_in' })
})
