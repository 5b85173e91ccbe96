import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'

import { forgetAccount, knownAccounts, rememberAccount } from './known-accounts.ts'
import { signIn, signOut, signUp } from './session.ts'

const user = { uid: 'u1', displayName: 'Ibu Contoh', email: 'ibu@contoh.test', photoURL: null, emailVerified: false }
const credentials = { email: user.email, password: 'sandi-panjang' }

const sent: { path: string; method: string; body: string }[] = []
const answer = (paths: Record<string, [number, unknown]>): void =>
  void vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, method: init.method ?? '', body: typeof init.body === 'string' ? init.body : '' })
    const [status, body] = paths[path] ?? [404, {}]
    return Response.json(body, { status })
  })
const session = (who: typeof user | null): [number, unknown] => [
  200,
  { success: true, data: { user: who, isGuest: false } },
]

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'done'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

beforeEach(() => {
  sent.length = 0
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('AUTH-03, AUTH-04 signing in and up answers with who is signed in then', async () => {
  answer({ '/api/auth/sign-in/email': [200, {}], '/api/auth/sign-up/email': [200, {}], '/api/session': session(user) })
  expect(await signIn(credentials)).toEqual(user)
  expect(await signUp({ ...credentials, name: user.displayName })).toEqual(user)
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/auth/sign-in/email',
    '/api/session',
    '/api/auth/sign-up/email',
    '/api/session',
  ])
  expect(JSON.parse(sent[2]?.body ?? '')).toEqual({ ...credentials, name: 'Ibu Contoh' })
})

test('AUTH-12 a refused sign-in is thrown with the server’s code; one without a session is not taken for a success', async () => {
  const refused = { success: false, error: 'Email atau kata sandi salah.', code: 'wrong_credentials' }
  answer({ '/api/auth/sign-in/email': [401, refused], '/api/auth/sign-out': [503, 'x'] })
  expect(await codeOf(signIn(credentials))).toBe('wrong_credentials')
  expect(await codeOf(signOut())).toBe('bad_answer')
  answer({ '/api/auth/sign-in/email': [200, {}], '/api/session': session(null) })
  expect(await codeOf(signIn(credentials))).toBe('bad_answer')
})

test('AUTH-02 known accounts are kept newest first, once each, at most six, and never with a secret', () => {
  for (let n = 0; n < 8; n += 1) rememberAccount({ ...user, email: `${n}@contoh.test` })
  rememberAccount({ ...user, email: '5@CONTOH.test', displayName: 'Baru' })
  expect(knownAccounts().map(({ email }) => email[0])).toEqual(['5', '7', '6', '4', '3', '2'])
  expect(knownAccounts()[0]).toEqual({ name: 'Baru', email: '5@CONTOH.test' })
  forgetAccount('5@contoh.test')
  expect(knownAccounts()).toHaveLength(5)
  expect(JSON.stringify(localStorage)).not.toMatch(/u1|sandi|token/)
})

test.each(['{', 'null', '[1]', '[{"name":1}]', '"x"'])('AUTH-02 the stored text %s counts as no account', (text) => {
  localStorage.setItem('juragan:accounts', text)
  expect(knownAccounts()).toEqual([])
})
