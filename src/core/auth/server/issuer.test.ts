import { inspect } from 'node:util'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { authFor, openBrowser, outcomeOf, publicUrl } from '#tests/support/cookie-browser.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import {
  type ForgedToken,
  type ForgingIssuer,
  startForgingIssuer,
  type TokenAnswer,
} from '#tests/support/forging-issuer.ts'

import { listSessions, revokeSession } from './account-data.ts'
import type { Auth, AuthSettings } from './auth.ts'
import { sessions } from './auth.tables.ts'
import { identityFrom } from './issuer.ts'

let store: TestDatabase
let issuer: ForgingIssuer
let auth: Auth
beforeAll(async () => {
  ;[store, issuer] = await Promise.all([createTestDatabase(), startForgingIssuer()])
  auth = withIssuer(issuer.url, 60_000)
})
afterAll(async () => {
  await issuer.stop()
  await store.drop()
})

const withIssuer = (url: string, issuerPatience: number, logger?: AuthSettings['logger']): Auth =>
  authFor(store.database, {
    issuers: [{ id: 'oidc', name: 'Uji', issuer: url, clientId: issuer.clientId, clientSecret: issuer.clientSecret }],
    issuerPatience,
    ...(logger ? { logger } : {}),
  })

/** Signs in at an issuer whose token address gives `answer`; `done`, or how it was refused. */
const signInWith = async (answer: TokenAnswer, on: Auth = auth): Promise<string> => {
  const browser = openBrowser(on)
  const asked = new URL((await browser.send('GET', '/oidc/oidc/start')).headers.get('location') ?? '').searchParams
  issuer.answer(answer, asked.get('nonce') ?? '')
  const outcome = await outcomeOf(browser.send('GET', `/oidc/oidc/callback?code=kode&state=${asked.get('state')}`))
  expect((await browser.who()).role).toBe(outcome === 'done' ? 'user' : 'nobody')
  return outcome
}

const signedToken = (token: ForgedToken): TokenAnswer => ({ kind: 'token', token })
const seconds = (from: number): number => Math.floor(Date.now() / 1_000) + from

const detailOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.details.code : error),
  )

/** The same person signs in twice; `underway` is what the other tab has sent before the second time. */
const signInTwice = async (sub: string) => {
  const browser = openBrowser(auth)
  const signIn = async (): Promise<void> => {
    const asked = new URL((await browser.send('GET', '/oidc/oidc/start')).headers.get('location') ?? '')
    issuer.answer(
      signedToken({ claims: { sub, email: `${sub}@penyedia.example` } }),
      asked.searchParams.get('nonce') ?? '',
    )
    await browser.send('GET', `/oidc/oidc/callback?code=kode&state=${asked.searchParams.get('state')}`)
  }
  await signIn()
  const underway = browser.headers()
  await signIn()
  return { browser, underway, userId: await browser.userId() }
}
const ofOldOne = async (underway: Headers) =>
  eq(sessions.id, (await auth.currentSession(underway)) ?? 'no session is found')

describe('tokens of the issuer', () => {
  test('AUTH-01 a right token signs in', async () => {
    expect(await signInWith(signedToken({}))).toBe('done')
  })

  test.each<[string, ForgedToken]>([
    ['of another issuer', { claims: { iss: 'http://localhost:1' } }],
    ['for another client', { claims: { aud: 'aplikasi-lain' } }],
    ['for several clients without naming us', { claims: { aud: ['juragan-uji', 'lain'], azp: 'lain' } }],
    ['of another sign-in', { claims: { nonce: 'nonce-lain' } }],
    ['without nonce', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { exp: seconds(-120) } }],
    ['without expiry', { claims: { exp: undefined } }],
    ['without subject', { claims: { sub: undefined } }],
    ['signed by another key', { signature: 'otherKey' }],
    ['signed with our own secret', { signature: 'clientSecret' }],
    ['without signature', { signature: 'none' }],
    ['with half a signature', { signature: 'cut' }],
  ])('AUTH-12 a token %s is refused', async (_, token) => {
    expect(await signInWith(signedToken(token))).toBe('502 sign_in_bad_token')
  })

  test.each<[string, TokenAnswer, string]>([
    ['a used code', { kind: 'refusal', status: 400, error: 'invalid_grant' }, '400 sign_in_replayed'],
    ['a wrong secret', { kind: 'refusal', status: 401, error: 'invalid_client' }, '502 sign_in_token_failed'],
    ['its own trouble', { kind: 'refusal', status: 503, error: 'server_error' }, '504 issuer_unreachable'],
    ['something unreadable', { kind: 'noise' }, '502 sign_in_bad_token'],
  ])('AUTH-12 the issuer answers with %s', async (_, answer, expected) => {
    expect(await signInWith(answer)).toBe(expected)
  })

  test('AUTH-12 an issuer that never answers is given up', async () => {
    expect(await signInWith({ kind: 'silence' }, withIssuer(issuer.url, 300))).toBe('504 issuer_unreachable')
  })

  test('AUTH-01, OPS-02 a sign-in that one server began ends on another', async () => {
    const browser = openBrowser(withIssuer(issuer.url, 60_000))
    const asked = new URL((await browser.send('GET', '/oidc/oidc/start')).headers.get('location') ?? '').searchParams
    issuer.answer(signedToken({}), asked.get('nonce') ?? '')
    const other = openBrowser(auth)
    for (const [name, value] of browser.jar) other.jar.set(name, value)
    await other.send('GET', `/oidc/oidc/callback?code=kode&state=${asked.get('state')}`)
    expect((await other.who()).role).toBe('user')
    expect([...other.jar.keys()]).toEqual(['juragan.session_token'])
  })

  describe('a sign-in while another tab of the browser is asking', () => {
    test('AUTH-02, AUTH-08 answers the other tab, leaves the cookie alone, and the old session ends within a minute', async () => {
      const { browser, underway, userId } = await signInTwice('dua-tab')
      expect(await auth.sessionState(underway)).toMatchObject({ user: { uid: userId }, setCookies: [] })
      const isOld = await ofOldOne(underway)
      await auth.identify(underway)
      const [old] = await store.database.select().from(sessions).where(isOld)
      expect(old?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
      expect((await listSessions(store.database, userId)).map(({ id }) => id)).toEqual([
        await auth.currentSession(browser.headers()),
      ])
      await store.database
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() - 1_000) })
        .where(isOld)
      expect(await auth.sessionState(underway)).toEqual({ user: null, isGuest: false, setCookies: [] })
    })

    test.each<[string, (signedIn: Awaited<ReturnType<typeof signInTwice>>) => Promise<unknown>]>([
      ['signing out', ({ browser }) => browser.send('POST', '/sign-out')],
      ['signing out everywhere', ({ browser }) => browser.send('POST', '/revoke-sessions')],
      [
        'signing a place out',
        async ({ browser, userId }) =>
          revokeSession(store.database, userId, (await auth.currentSession(browser.headers())) ?? ''),
      ],
    ])('AUTH-08 %s ends the old session at once too', async (name, end) => {
      const signedIn = await signInTwice(name.replaceAll(' ', '-'))
      expect((await auth.identify(signedIn.underway)).role).toBe('user')
      await end(signedIn)
      expect((await auth.identify(signedIn.underway)).role).toBe('nobody')
    })

    test('AUTH-08 the old session is no place to be signed out of, and what ended is cleared away', async () => {
      const { browser, underway, userId } = await signInTwice('dibersihkan')
      const isOld = await ofOldOne(underway)
      const old = (await auth.currentSession(underway)) ?? ''
      expect(await outcomeOf(revokeSession(store.database, userId, old))).toBe('404 not_found')
      await store.database
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() - 120_000) })
        .where(isOld)
      await store.database
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() + 120_000) })
        .where(eq(sessions.id, (await auth.currentSession(browser.headers())) ?? ''))
      await browser.who()
      expect(await store.database.select().from(sessions).where(isOld)).toEqual([])
    })
  })

  test('AUTH-12 an issuer out of reach is told, and asked again the next time', async () => {
    const lost = withIssuer('http://localhost:1', 60_000)
    for (const _ of [1, 2])
      expect(await outcomeOf(openBrowser(lost).send('GET', '/oidc/oidc/start'))).toBe('504 issuer_unreachable')
  })

  test('AUTH-05, AUTH-12 the specification’s own texts are kept as the code of the failure', async () => {
    const browser = openBrowser(auth)
    expect(await detailOf(browser.send('GET', '/oidc/google/start'))).toBe('Firebase not configured')
    const begin = async () => {
      const asked = new URL((await browser.send('GET', '/oidc/oidc/start')).headers.get('location') ?? '').searchParams
      return [`/oidc/oidc/callback?code=kode&state=${asked.get('state')}`, asked.get('nonce') ?? ''] as const
    }
    const [first, nonce] = await begin()
    issuer.answer({ kind: 'refusal', status: 401, error: 'invalid_client' }, nonce)
    expect(await detailOf(browser.send('GET', first))).toBe('Failed to get authentication token')
    const [second, other] = await begin()
    issuer.answer(signedToken({ claims: { sub: undefined } }), other)
    expect(await detailOf(browser.send('GET', second))).toBe('No authenticated user found')
  })

  test('AUTH-05 a browser is led to the sign-in page with the code of the failure', async () => {
    const answer = await auth.handle(
      new Request(`${publicUrl}/api/auth/oidc/google/start?popup`, { headers: { accept: 'text/html' } }),
      '',
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/masuk?gagal=google_not_configured&popup'])
  })

  test('AUTH-12, OPS-04 what a browser is only told in a sentence stands in the log with its cause, without secrets', async () => {
    const logged: unknown[] = []
    const on = withIssuer(issuer.url, 60_000, { error: (...words: unknown[]) => void logged.push(...words) })
    const browser = openBrowser(on)
    const asked = new URL((await browser.send('GET', '/oidc/oidc/start')).headers.get('location') ?? '').searchParams
    issuer.answer(signedToken({ claims: { aud: 'aplikasi-lain' } }), asked.get('nonce') ?? '')
    const callback = `${publicUrl}/api/auth/oidc/oidc/callback?code=kode-rahasia&state=${asked.get('state')}`
    const answer = await on.handle(new Request(callback, { headers: browser.headers({ accept: 'text/html' }) }), '')
    expect(answer.headers.get('location')).toBe('/masuk?gagal=sign_in_bad_token')
    const text = inspect(logged, { depth: 10 })
    expect(text).toContain('unexpected JWT "aud" (audience) claim value')
    for (const secret of ['kode-rahasia', 'eyJ', asked.get('state') ?? '', issuer.clientSecret, 'orang-1@'])
      expect(text).not.toContain(secret)
  })

  test('AUTH-01 unknown issuers and other methods are refused', async () => {
    const browser = openBrowser(auth)
    expect(await outcomeOf(browser.send('GET', '/oidc/lain/start'))).toBe('404 not_found')
    expect(await outcomeOf(browser.send('POST', '/oidc/oidc/start', {}))).toBe('405 method_not_allowed')
    expect(await outcomeOf(browser.send('GET', '/oidc/oidc/lain'))).toBe('404 not_found')
  })
})

test('AUTH-04 whatever an issuer tells of a person, what we keep has its shape', () => {
  const anything = fc.oneof(
    fc.constantFrom(undefined, null, true, 'true', 7, {}, []),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.emailAddress(),
    fc.webUrl(),
  )
  fc.assert(
    fc.property(anything, anything, anything, anything, (email, email_verified, name, picture) => {
      const kept = identityFrom('https://uji.example', 'a', { email, email_verified, name, picture })
      expect([...kept.name].length).toBeGreaterThan(0)
      expect([...kept.name].length).toBeLessThanOrEqual(100)
      expect(kept.name).not.toMatch(/\p{Cc}/u)
      expect(kept.email).toBe(kept.email?.trim().toLowerCase() ?? null)
      expect(kept.emailVerified).toBe(kept.email !== null && (email_verified === true || email_verified === 'true'))
      expect(kept.picture ?? 'https:').toMatch(/^https:/)
    }),
  )
})
