import { and, eq, notExists } from 'drizzle-orm'
import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { Database, Tx } from '#core/db/server/database.ts'
import { readJson } from '#core/http/server/read-body.ts'

import { failedToCreate, libraryCode, libraryFailure } from './auth-failures.ts'
import { accounts, users } from './auth.tables.ts'
import { type OnGuestMerge, mergeGuest } from './guests.ts'
import { type createSessionStore, endReplaced } from './session-store.ts'
import type { Passwords } from './passwords.ts'
import { createGate } from './sign-in-gate.ts'
import { createSignInLibrary, guestSessionSeconds, sessionSeconds } from './sign-in-library.ts'
import { createSignInLimiter } from './sign-in-limiter.ts'

export interface AuthCallsSettings {
  readonly database: Database
  readonly publicUrl: string
  readonly secretKey: string
  readonly onGuestMerge: OnGuestMerge
  readonly store: ReturnType<typeof createSessionStore>
  readonly passwords: Pick<Passwords, 'askVerification'>
}

const largestBody = 16 * 1_024
/** Checking a password takes long on purpose; so many at once, each in a transaction, leave connections for others. */
const signInsAtOnce = 4

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^\P{Cc}*$/u))
const email = z.string().check(z.trim(), z.maxLength(254), z.email())
const password = z.string()
const bodies = {
  '/sign-up/email': z.object({ name, email, password }),
  '/sign-in/email': z.object({ email, password }),
}
const withEmail = z.object({ email })
/** The paths below `/api/auth` that we offer; the library has more, which nobody here needs. */
const operations: Readonly<Record<string, 'GET' | 'POST'>> = {
  '/sign-up/email': 'POST',
  '/sign-in/email': 'POST',
  '/sign-in/anonymous': 'POST',
  '/sign-out': 'POST',
  '/revoke-sessions': 'POST',
  '/get-session': 'GET',
}
const signedInAnswer = z.object({ user: z.object({ id: z.string() }) })

/** The person that an answer of the library signs in. */
export const signedInId = async (response: Response): Promise<string> =>
  signedInAnswer.parse(await response.clone().json()).user.id

/** The cookie outlives the session, so that an ended session can be told from none. */
const withLongCookies = (response: Response): Response => {
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  for (const cookie of response.headers.getSetCookie())
    headers.append('set-cookie', cookie.replace(`Max-Age=${sessionSeconds}`, `Max-Age=${guestSessionSeconds}`))
  return new Response(response.body, { status: response.status, headers })
}

const readBody = async (request: Request, path: keyof typeof bodies) => {
  const parsed = bodies[path].safeParse(await readJson(request, largestBody))
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const onlyEmail = issues.every((issue) => issue.path[0] === 'email' && issue.code !== 'invalid_type')
  const fields = issues.map((issue) => issue.path.join('.'))
  throw new AppError(onlyEmail ? 'invalid_email' : 'invalid_request', { cause: parsed.error, details: { fields } })
}

const isTaken = async (tx: Tx, body: unknown): Promise<boolean> => {
  const { data } = withEmail.safeParse(body)
  if (!data) return false
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.email, data.email.toLowerCase()))
  return rows.length > 0
}

/** Answers the calls below `/api/auth`, each in one transaction of ours; failures are thrown with our codes. */
export const createAuthCalls = ({
  database,
  publicUrl,
  secretKey,
  onGuestMerge,
  store,
  passwords,
}: AuthCallsSettings) => {
  const library = createSignInLibrary({ database, publicUrl, secretKey })
  const limiter = createSignInLimiter()
  const gate = createGate(signInsAtOnce)

  const callLibrary = async (tx: Tx, path: string, method: 'GET' | 'POST', headers: Headers, body: unknown = {}) => {
    const forwarded = new Headers(headers)
    forwarded.delete('content-length')
    if (method === 'POST') forwarded.set('content-type', 'application/json')
    const request = new Request(new URL(`/api/auth${path}`, publicUrl), {
      method,
      headers: forwarded,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    const { response, problem } = await library.call(tx, request)
    if (response.ok) return response
    const code = await libraryCode(response)
    if (code === failedToCreate && (await isTaken(tx, body))) throw new AppError('email_taken')
    throw libraryFailure(response.status, code, problem)
  }

  /** The account, the new session, the end of the old one and a guest's move: all of it, or nothing. */
  const signIn = async (path: string, headers: Headers, body: unknown): Promise<Response> => {
    const previous = await store.find(headers)
    return gate(() =>
      database.transaction(async (tx) => {
        const response = await callLibrary(tx, path, 'POST', headers, body)
        const userId = await signedInId(response)
        if (previous?.user.isAnonymous) await mergeGuest(tx, previous.user.id, userId, onGuestMerge)
        else if (previous) await store.giveWay(tx, previous, false)
        if (path === '/sign-up/email') await passwords.askVerification(tx, userId)
        return withLongCookies(response)
      }),
    )
  }

  /** An account that only issuers sign in to: no password would ever be right. */
  const hasNoPassword = async (address: string): Promise<boolean> => {
    const withPassword = database
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    const rows = await database
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, address.toLowerCase()), eq(users.isAnonymous, false), notExists(withPassword)))
    return rows.length > 0
  }

  const startGuest = async (headers: Headers): Promise<Response> => {
    const withoutSession = new Headers(headers)
    withoutSession.delete('cookie')
    withoutSession.delete('authorization')
    const response = await database.transaction((tx) => callLibrary(tx, '/sign-in/anonymous', 'POST', withoutSession))
    return withLongCookies(response)
  }

  /** What gave way to the session that ends goes with it. */
  const signOut = async (headers: Headers): Promise<Response> => {
    const session = await store.find(headers)
    return database.transaction(async (tx) => {
      if (session) await endReplaced(tx, session.user.id)
      return callLibrary(tx, '/sign-out', 'POST', headers)
    })
  }

  const handle = async (request: Request, address: string): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(/^\/api\/auth/, '')
    const method = Object.hasOwn(operations, path) ? operations[path] : undefined
    if (method === undefined) throw new AppError('not_found')
    if (request.method !== method) throw new AppError('method_not_allowed')
    if (path === '/sign-up/email') return signIn(path, request.headers, await readBody(request, path))
    if (path === '/sign-in/email') {
      const body = await readBody(request, path)
      limiter.begin(address, body.email)
      const response = await signIn(path, request.headers, body).catch(async (error: unknown) => {
        const isWrong = error instanceof AppError && error.code === 'wrong_credentials'
        throw isWrong && (await hasNoPassword(body.email)) ? new AppError('password_not_set', { cause: error }) : error
      })
      limiter.succeed(address, body.email)
      return response
    }
    if (path === '/sign-in/anonymous') return startGuest(request.headers)
    if (path === '/sign-out') return signOut(request.headers)
    return database.transaction((tx) => callLibrary(tx, path, method, request.headers))
  }

  return { handle, startGuest }
}
