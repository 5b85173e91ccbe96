import { eq } from 'drizzle-orm'

import type { IssuerSettings } from '#core/config/server/issuer-settings.ts'
import type { Database } from '#core/db/server/database.ts'
import type { Logger } from '#core/http/server/logger.ts'
import type { Identity } from '#core/http/shared/identity.ts'

import type { SignInWay } from '../shared/sign-in-ways.ts'
import type { User } from '../shared/user.ts'
import type { AuthMails } from './auth-mails.ts'
import { createAuthCalls, signedInId } from './auth-calls.ts'
import { users } from './auth.tables.ts'
import { equalSecrets } from './credential.ts'
import { createExternalSignIn } from './external-sign-in.ts'
import type { OnGuestMerge } from './guests.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { createSessionStore } from './session-store.ts'

export interface AuthSettings {
  readonly database: Database
  /** Origin under which browsers reach us; its scheme decides whether cookies are `Secure`. */
  readonly publicUrl: string
  /** Signs session cookies; at least 32 characters. */
  readonly secretKey: string
  /** Compared with `X-API-Key`; without it no caller is a machine. */
  readonly serviceKey: string | undefined
  readonly onGuestMerge: OnGuestMerge
  /** Who else may say who somebody is; none where not given. */
  readonly issuers?: readonly IssuerSettings[]
  /** Milliseconds for which an issuer is waited for; 10 s where not given. */
  readonly issuerPatience?: number
  /** Who carries mails away; nobody where not given. */
  readonly mails?: AuthMails
  /** Hears of failures that the owner is shown on the sign-in page instead of as an answer. */
  readonly logger?: Pick<Logger, 'error'>
}

export interface SessionState {
  readonly user: User | null
  readonly isGuest: boolean
  /** Removes the cookie of a session that has ended and not given way to another; empty otherwise. */
  readonly setCookies: readonly string[]
}

export interface Auth {
  /**
   * All of `/api/auth/*`. Failures are thrown as AppError with our codes. `address` is the caller's, for the limit of
   * failed sign-ins.
   */
  handle(request: Request, address: string): Promise<Response>
  /** Who asks: a session's person, a machine with the service key and no session, or nobody. */
  identify(headers: Headers): Promise<Identity>
  /** True where a session is shown that has ended, was revoked or is forged. */
  hasStaleSession(headers: Headers): Promise<boolean>
  /** The person asking; a new guest where nobody is signed in, with the cookies that the answer must set. */
  ensureGuest(headers: Headers): Promise<{ readonly userId: string; readonly setCookies: readonly string[] }>
  /** An account by id; null for guests and unknown ids. */
  readUser(userId: string): Promise<User | null>
  sessionState(headers: Headers): Promise<SessionState>
  /** The id of the session that a request shows; null where it shows none that is open. */
  currentSession(headers: Headers): Promise<string | null>
  readonly passwords: Passwords
  /** The issuers that are set up. */
  signInWays(): SignInWay[]
}

const nobody: AuthMails = { reaches: false, send: async () => undefined }

/** Sign-in on `database`: local accounts, guests, cookies for browsers and bearer tokens for API clients (AUTH-08). */
export const createAuth = (settings: AuthSettings): Auth => {
  const { database, serviceKey } = settings
  const store = createSessionStore(settings)
  const passwords = createPasswords({ ...settings, mails: settings.mails ?? nobody })
  const { handle, startGuest } = createAuthCalls({ ...settings, store, passwords })
  const external = createExternalSignIn({
    ...settings,
    issuers: settings.issuers ?? [],
    patience: settings.issuerPatience,
    logger: settings.logger,
    store,
  })

  return {
    passwords,
    handle: (request, address) =>
      external.owns(new URL(request.url).pathname) ? external.handle(request) : handle(request, address),
    signInWays: () => external.ways(),
    identify: async (headers) => {
      if (!store.isShown(headers)) {
        const key = headers.get('x-api-key')
        const isMachine = serviceKey !== undefined && key !== null && equalSecrets(key, serviceKey)
        return { role: isMachine ? 'service' : 'nobody' }
      }
      const session = await store.find(headers)
      if (!session) return { role: 'nobody' }
      await store.renew(session)
      return { role: session.user.isAnonymous ? 'guest' : 'user', userId: session.user.id }
    },
    hasStaleSession: async (headers) => store.isShown(headers) && (await store.find(headers)) === null,
    ensureGuest: async (headers) => {
      const session = await store.find(headers)
      if (session) return { userId: session.user.id, setCookies: [] }
      const response = await startGuest(headers)
      return { userId: await signedInId(response), setCookies: response.headers.getSetCookie() }
    },
    readUser: async (userId) => {
      const [row] = await database.select().from(users).where(eq(users.id, userId)).prepare('auth_person').execute()
      return row && !row.isAnonymous ? userOf(row) : null
    },
    currentSession: async (headers) => (await store.find(headers))?.id ?? null,
    sessionState: async (headers) => {
      const session = await store.find(headers)
      const hasEnded = session === null && store.isShown(headers) && !(await store.hasGivenWay(headers))
      const setCookies = hasEnded ? [store.endedCookie] : []
      const isGuest = session?.user.isAnonymous ?? false
      return { user: session && !isGuest ? userOf(session.user) : null, isGuest, setCookies }
    },
  }
}

const userOf = (row: typeof users.$inferSelect): User => ({
  uid: row.id,
  displayName: row.name,
  email: row.email,
  photoURL: row.image,
  emailVerified: row.emailVerified,
})
