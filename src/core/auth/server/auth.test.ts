import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { Tx } from '#core/db/server/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

import { type Auth, createAuth } from './auth.ts'
import { accounts, sessions, users } from './auth.tables.ts'
import { mergeGuest, resolveOwner } from './guests.ts'

const publicUrl = 'http://juragan.test'
const serviceKey = 'kunci-layanan-untuk-uji'
const address = '10.0.0.1'

let store: TestDatabase
let auth: Auth
/** Every merge that happened, and what the next one does. */
const merges: [string, string][] = []
let onMerge: (tx: Tx, guestId: string, userId: string) => Promise<void> = async () => {}

beforeAll(async () => {
  store = await createTestDatabase()
  auth = createAuth({
    database: store.database,
    publicUrl,
    secretKey: 'a-secret-of-more-than-thirty-two-letters',
    serviceKey,
    onGuestMerge: async (tx, guestId, userId) => {
      await onMerge(tx, guestId, userId)
      merges.push([guestId, userId])
    },
  })
})
afterAll(async () => {
  await store.drop()
})

let people = 0
const newEmail = (): string => `orang${(people += 1)}@contoh.test`

/** A browser: keeps the cookies it is given and sends them back. */
const browser = (on: Auth = auth) => {
  const jar = new Map<string, string>()
  const keep = (cookies: readonly string[]): void => {
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      if (/max-age=0/i.test(cookie)) jar.delete(name)
      else jar.set(name, pair.slice(name.length + 1))
    }
  }
  const headers = (more: Record<string, string> = {}): Headers => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    return new Headers({ ...(cookie === '' ? {} : { cookie }), ...more })
  }
  const send = async (method: string, path: string, body?: unknown) => {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await on.handle(
      new Request(`${publicUrl}/api/auth${path}`, {
        method,
        headers: headers(json),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      address,
    )
    keep(response.headers.getSetCookie())
    return response
  }
  return {
    jar,
    keep,
    headers,
    send,
    signUp: (email: string, password = 'sandi-panjang') =>
      send('POST', '/sign-up/email', { name: 'Ibu Contoh', email, password }),
    signIn: (email: string, password = 'sandi-panjang') => send('POST', '/sign-in/email', { email, password }),
    becomeGuest: async (): Promise<string> => {
      const { userId, setCookies } = await on.ensureGuest(headers())
      keep(setCookies)
      return userId
    },
    who: () => on.identify(headers()),
    userId: async (): Promise<string> => {
      const identity = await on.identify(headers())
      return 'userId' in identity ? identity.userId : identity.role
    },
  }
}

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'done'
  } catch (error) {
    return error instanceof AppError ? `${error.status} ${error.code}` : String(error)
  }
}

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
    const secure = createAuth({
      database: store.database,
      publicUrl: 'https://juragan.test',
      secretKey: 'a-secret-of-more-than-thirty-two-letters',
      serviceKey: undefined,
      onGuestMerge: async () => {},
    })
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
    await codeOf(browser().signUp('ada@contoh.test'))
    expect(await codeOf(browser().send('POST', '/sign-in/email', body))).toBe(expected)
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
    await codeOf(browser().signUp('ada@contoh.test'))
    const body = { name: 'Ada', email: newEmail(), password: 'sandi-panjang', ...change }
    expect(await codeOf(browser().send('POST', '/sign-up/email', body))).toBe(expected)
  })

  test('AUTH-12 five sign-ups for one e-mail at once make one account; the others are told it is taken', async () => {
    const email = newEmail()
    const results = await Promise.all(Array.from({ length: 5 }, () => codeOf(browser().signUp(email))))
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
    const guess = () => codeOf(browser().signIn(email, 'tebakan-keliru'))
    const results = await Promise.all(Array.from({ length: 20 }, guess))
    expect(results.filter((code) => code === '401 wrong_credentials')).toHaveLength(12)
    expect(results.filter((code) => code === '429 too_many_requests')).toHaveLength(8)
    const others = await Promise.all(Array.from({ length: 15 }, () => codeOf(browser().signUp(newEmail()))))
    expect(new Set(others)).toEqual(new Set(['done']))
  })

  test('AUTH-08 paths of the library that we do not offer are unknown', async () => {
    for (const path of ['/delete-user', '/change-email', '/list-sessions', '/update-user', '/ok', '/__proto__', ''])
      expect(await codeOf(browser().send('POST', path, {}))).toBe('404 not_found')
    expect(await codeOf(browser().send('GET', '/sign-in/email'))).toBe('405 method_not_allowed')
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

describe('guests', () => {
  test('AUTH-08 a guest gets an identity once and keeps it', async () => {
    const page = browser()
    const guestId = await page.becomeGuest()
    expect(await page.becomeGuest()).toBe(guestId)
    expect(await page.who()).toEqual({ role: 'guest', userId: guestId })
    expect(await auth.sessionState(page.headers())).toEqual({ user: null, isGuest: true, setCookies: [] })
    expect(await auth.readUser(guestId)).toBeNull()
  })

  test('CHAT-17 signing up moves the guest’s work once and keeps the row', async () => {
    const page = browser()
    const guestId = await page.becomeGuest()
    const old = page.headers()
    merges.length = 0
    await page.signUp(newEmail())
    const userId = await page.userId()
    expect(merges).toEqual([[guestId, userId]])
    expect(await userRow(guestId)).toMatchObject({ mergedInto: userId, isAnonymous: true })
    expect(await auth.identify(old)).toEqual({ role: 'nobody' })
    expect(await store.database.transaction((tx) => resolveOwner(tx, guestId))).toBe(userId)
    expect(await store.database.transaction((tx) => resolveOwner(tx, userId))).toBe(userId)
  })

  test('CHAT-17 a repeated merge, and a second account on the same browser, get nothing', async () => {
    const page = browser()
    const guestId = await page.becomeGuest()
    const email = newEmail()
    await page.signUp(email)
    const first = await page.userId()
    merges.length = 0
    expect(await store.database.transaction((tx) => mergeGuest(tx, guestId, first, onMerge))).toBe(false)
    await page.signUp(newEmail())
    await page.signIn(email)
    expect(merges).toEqual([])
    expect((await userRow(guestId))?.mergedInto).toBe(first)
  })

  test('CHAT-17 a guest who signs in to two accounts at once goes to exactly one', async () => {
    const [one, two] = [newEmail(), newEmail()]
    await browser().signUp(one)
    await browser().signUp(two)
    const tabs = browser()
    const guestId = await tabs.becomeGuest()
    merges.length = 0
    await Promise.all([tabs.signIn(one), tabs.signIn(two)])
    expect(merges).toHaveLength(1)
    expect((await userRow(guestId))?.mergedInto).toBe(merges[0]?.[1])
  })

  test('CHAT-17 a failure while moving undoes everything, the new account and session too', async () => {
    const page = browser()
    const guestId = await page.becomeGuest()
    const email = newEmail()
    onMerge = async (tx, guest) => {
      await tx.update(users).set({ name: 'dipindah' }).where(eq(users.id, guest))
      throw new Error('moving failed')
    }
    expect(await codeOf(page.signUp(email))).toContain('moving failed')
    onMerge = async () => {}
    expect(await page.who()).toEqual({ role: 'guest', userId: guestId })
    expect(await userRow(guestId)).toMatchObject({ mergedInto: null, name: 'Anonymous' })
    expect(await store.database.select().from(users).where(eq(users.email, email))).toEqual([])
    await page.signUp(email)
    expect((await userRow(guestId))?.mergedInto).toBe(await page.userId())
  })

  test('CHAT-17 what is written for a guest while a merge waits is still moved', async () => {
    const page = browser()
    const guestId = await page.becomeGuest()
    const email = newEmail()
    await browser().signUp(email)
    let moved = ''
    onMerge = async (tx) => {
      const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, guestId))
      moved = row?.name ?? ''
    }
    let signedIn: Promise<unknown> = Promise.resolve()
    await store.database.transaction(async (tx) => {
      const owner = await resolveOwner(tx, guestId)
      signedIn = page.signIn(email)
      await tx.update(users).set({ name: 'ditulis balasan' }).where(eq(users.id, owner))
    })
    await signedIn
    onMerge = async () => {}
    expect(moved).toBe('ditulis balasan')
  })
})
