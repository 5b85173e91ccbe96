import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openDatabase } from '#core/db/server/database.ts'
import { authFor, newEmail, openBrowser, outcomeOf, serviceKey } from '#tests/support/cookie-browser.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

import type { Auth } from './auth.ts'
import { accounts, sessions, users } from './auth.tables.ts'
import { resolveOwner } from './guests.ts'

let store: TestDatabase
let auth: Auth

beforeAll(async () => {
  store = await createTestDatabase()
  auth = authFor(store.database)
})
afterAll(async () => {
  await store.drop()
})

const browser = (on: Auth = auth) => openBrowser(on)

const userRow = async (id: string) => {
  const [row] = await store.database.select().from(users).where(eq(users.id, id))
  return row
}

describe('accounts', () => {
  test('AUTH-04, AUTH-08 a new account is signed in by an httpOnly Lax cookie and by a bearer token', async () => {
    const page = browser()
    const email = newEmail()
    const response = await page.signUp(email.toUpperCase())
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^juragan\.session_token=/)
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect(cookie).not.toMatch(/Secure/i)
    const userId = await page.userId()
    expect(await page.who()).toEqual({ role: 'user', userId })
    expect(await auth.readUser(userId)).toEqual({
      uid: userId,
      displayName: 'Ibu Contoh',
      email,
      photoURL: null,
      emailVerified: false,
    })
    const { token } = (await response.json()) as { token: string }
    const signed = response.headers.get('set-auth-token') ?? ''
    for (const bearer of [token, signed, encodeURIComponent(signed)]) {
      const headers = new Headers({ authorization: `Bearer ${bearer}` })
      expect(await auth.identify(headers)).toEqual({ role: 'user', userId })
    }
    expect(await (await page.send('GET', '/get-session')).json()).toMatchObject({ user: { id: userId, email } })
  })

  test('AUTH-08 with https the cookie is Secure', async () => {
    const secure = authFor(store.database, { publicUrl: 'https://juragan.test' })
    const page = browser(secure)
    const response = await page.signUp(newEmail())
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Secure-juragan\.session_token=.*Secure/)
    expect((await page.who()).role).toBe('user')
  })

  test('AUTH-08 the database holds no session token and no password', async () => {
    const page = browser()
    const response = await page.signUp(newEmail(), 'sandi-rahasia-sekali')
    const { token } = (await response.json()) as { token: string }
    const stored = JSON.stringify([
      await store.database.select().from(sessions),
      await store.database.select().from(accounts),
    ])
    expect(stored).not.toContain(token)
    expect(stored).not.toContain('sandi-rahasia-sekali')
    const [row] = await store.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, await page.userId()))
    const replayed = new Headers({ authorization: `Bearer ${row?.token}` })
    expect(await auth.identify(replayed)).toEqual({ role: 'nobody' })
  })

  test('AUTH-08 signing out ends the session everywhere it was copied to', async () => {
    const page = browser()
    await page.signUp(newEmail())
    const copied = page.headers()
    await page.send('POST', '/sign-out')
    expect(page.jar.size).toBe(0)
    expect(await auth.identify(copied)).toEqual({ role: 'nobody' })
    expect([await auth.hasStaleSession(copied), await auth.hasStaleSession(page.headers())]).toEqual([true, false])
  })

  test('AUTH-08 signing in again gives a new session and ends the old one of this browser only', async () => {
    const [page, other] = [browser(), browser()]
    const email = newEmail()
    await page.signUp(email)
    await other.signIn(email)
    const old = page.headers()
    await page.signIn(email)
    expect(await auth.identify(old)).toEqual({ role: 'nobody' })
    // The browser's cookie holds the new one by now.
    expect((await auth.sessionState(old)).setCookies).toEqual([])
    expect([(await page.who()).role, (await other.who()).role]).toEqual(['user', 'user'])
    await other.send('POST', '/revoke-sessions')
    expect([(await page.who()).role, (await other.who()).role]).toEqual(['nobody', 'nobody'])
  })

  test.each([
    ['a wrong password', { email: 'ada@contoh.test', password: 'sandi-keliru' }, '401 wrong_credentials'],
    ['an unknown e-mail', { email: 'tidak-ada@contoh.test', password: 'sandi-panjang' }, '401 wrong_credentials'],
    ['no e-mail address', { email: 'bukan email', password: 'sandi-panjang' }, '400 invalid_email'],
    ['a missing password', { email: 'ada@contoh.test' }, '400 invalid_request'],
    ['wrong types', { email: 5, password: ['a'] }, '400 invalid_request'],
  ])('AUTH-12 sign-in refuses %s', async (_, body, expected) => {
    await outcomeOf(browser().signUp('ada@contoh.test'))
    expect(await outcomeOf(browser().send('POST', '/sign-in/email', body))).toBe(expected)
  })

  test.each([
    ['a taken e-mail', { email: 'Ada@contoh.test' }, '409 email_taken'],
    ['a short password', { password: '1234567' }, '400 weak_password'],
    ['an endless password', { password: 'a'.repeat(2_000) }, '400 invalid_request'],
    ['a bad e-mail', { email: 'ibu@' }, '400 invalid_email'],
    ['a blank name', { name: '   ' }, '400 invalid_request'],
    ['a name with a null byte', { name: 'Ibu\u0000' }, '400 invalid_request'],
    ['a too large body', { name: 'a'.repeat(20_000) }, '413 body_too_large'],
  ])('AUTH-12 sign-up refuses %s', async (_, change, expected) => {
    await outcomeOf(browser().signUp('ada@contoh.test'))
    const body = { name: 'Ada', email: newEmail(), password: 'sandi-panjang', ...change }
    expect(await outcomeOf(browser().send('POST', '/sign-up/email', body))).toBe(expected)
  })

  test('AUTH-12 five sign-ups for one e-mail at once make one account; the others are told it is taken', async () => {
    const email = newEmail()
    const results = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(browser().signUp(email))))
    expect(results.sort()).toEqual([...Array.from({ length: 4 }, () => '409 email_taken'), 'done'])
    const rows = await store.database.select().from(users).where(eq(users.email, email))
    const proofs = await store.database
      .select()
      .from(accounts)
      .where(eq(accounts.userId, rows[0]?.id ?? ''))
    expect([rows.length, proofs.length]).toEqual([1, 1])
  })

  test('OPS-05 guessing is slowed for one e-mail and address; other people are not held up', async () => {
    const email = newEmail()
    await browser().signUp(email)
    const guess = () => outcomeOf(browser().signIn(email, 'tebakan-keliru'))
    const results = await Promise.all(Array.from({ length: 20 }, guess))
    expect(results.filter((code) => code === '401 wrong_credentials')).toHaveLength(12)
    expect(results.filter((code) => code === '429 too_many_requests')).toHaveLength(8)
    const others = await Promise.all(Array.from({ length: 15 }, () => outcomeOf(browser().signUp(newEmail()))))
    expect(new Set(others)).toEqual(new Set(['done']))
  })

  test('OPS-05 many guests who sign up at once do not use up the connections', async () => {
    const database = openDatabase(store.url, 5)
    const few = authFor(database, {
      onGuestMerge: async (tx, guestId) => void (await resolveOwner(tx, guestId)),
    })
    const pages = Array.from({ length: 24 }, () => browser(few))
    await Promise.all(pages.map((page) => page.becomeGuest()))
    const signUps = pages.map((page) => outcomeOf(page.signUp(newEmail())))
    const others = Promise.all(Array.from({ length: 24 }, () => few.identify(pages[0]?.headers() ?? new Headers())))
    expect(new Set(await Promise.all(signUps))).toEqual(new Set(['done']))
    expect(await others).toHaveLength(24)
    await database.$client.end()
  })

  test('AUTH-08 paths of the library that we do not offer are unknown', async () => {
    for (const path of ['/delete-user', '/change-email', '/list-sessions', '/update-user', '/ok', '/__proto__', ''])
      expect(await outcomeOf(browser().send('POST', path, {}))).toBe('404 not_found')
    expect(await outcomeOf(browser().send('GET', '/sign-in/email'))).toBe('405 method_not_allowed')
  })

  test('AUTH-08 sign-up cannot set what is ours to decide', async () => {
    const page = browser()
    const body = { name: 'Ibu', email: newEmail(), password: 'sandi-panjang', isAnonymous: true, emailVerified: true }
    await page.send('POST', '/sign-up/email', body)
    expect(await userRow(await page.userId())).toMatchObject({ isAnonymous: false, emailVerified: false })
  })
})

describe('who is asking', () => {
  test('AUTH-08 forged, broken and foreign sessions are nobody, and stale', async () => {
    const page = browser()
    await page.signUp(newEmail())
    const good = page.headers().get('cookie') ?? ''
    const [token = ''] = good.split('=')[1]?.split('.') ?? []
    const broken = [
      good.replace(/%3D$|.$/, 'A%3D%3D'),
      `juragan.session_token=${token}`,
      'juragan.session_token=%E0%A4%A',
      `juragan.session_token=${'a'.repeat(5_000)}.b`,
      'juragan.session_token=.',
    ]
    for (const cookie of broken) {
      const headers = new Headers({ cookie })
      expect([cookie.slice(0, 60), await auth.identify(headers)]).toEqual([cookie.slice(0, 60), { role: 'nobody' }])
      expect(await auth.hasStaleSession(headers)).toBe(true)
    }
    expect(await auth.hasStaleSession(new Headers({ cookie: 'lain=1', authorization: 'Basic abc' }))).toBe(false)
    expect(await auth.hasStaleSession(page.headers())).toBe(false)
  })

  test('AUTH-08 a session that ran out is nobody, and GET /api/session removes its cookie', async () => {
    const page = browser()
    await page.signUp(newEmail())
    const userId = await page.userId()
    await store.database
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.userId, userId))
    expect(await page.who()).toEqual({ role: 'nobody' })
    expect(await auth.hasStaleSession(page.headers())).toBe(true)
    const state = await auth.sessionState(page.headers())
    expect(state).toMatchObject({ user: null, isGuest: false })
    page.keep(state.setCookies)
    expect(page.jar.size).toBe(0)
  })

  test('AUTH-08 a visited session lasts longer', async () => {
    const page = browser()
    await page.signUp(newEmail())
    const userId = await page.userId()
    const soon = new Date(Date.now() + 60_000)
    await store.database.update(sessions).set({ expiresAt: soon }).where(eq(sessions.userId, userId))
    await page.who()
    const [row] = await store.database.select().from(sessions).where(eq(sessions.userId, userId))
    expect((row?.expiresAt.getTime() ?? 0) - soon.getTime()).toBeGreaterThan(20 * 24 * 60 * 60 * 1_000)
  })

  test('AUTH-10 the service key is for machines only, never beside a session', async () => {
    const key = { 'x-api-key': serviceKey }
    expect(await auth.identify(new Headers(key))).toEqual({ role: 'service' })
    expect(await auth.identify(new Headers({ 'x-api-key': `${serviceKey}x` }))).toEqual({ role: 'nobody' })
    const page = browser()
    await page.signUp(newEmail())
    expect((await auth.identify(page.headers(key))).role).toBe('user')
    await page.send('POST', '/sign-out')
    expect(await auth.identify(new Headers({ ...key, authorization: 'Bearer palsu' }))).toEqual({ role: 'nobody' })
  })
})
