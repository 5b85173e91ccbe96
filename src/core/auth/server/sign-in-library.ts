import { AsyncLocalStorage } from 'node:async_hooks'
import { DrizzleQueryError } from 'drizzle-orm'
import type { BetterAuthOptions } from 'better-auth'
import type { DBAdapter } from 'better-auth/adapters'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
// Not the library's whole: its own query builder and all of its plugins would be loaded with it.
import { betterAuth } from 'better-auth/minimal'
import { anonymous } from 'better-auth/plugins/anonymous'
import { bearer } from 'better-auth/plugins/bearer'

import type { Database, Tx } from '#core/db/server/database.ts'

import { longestPassword, shortestPassword } from '../shared/passwords.contract.ts'
import { accounts, sessions, users, verifications } from './auth.tables.ts'
import { withHashedTokens } from './hashed-tokens.ts'

const day = 24 * 60 * 60
/** A signed-in session ends after 30 days without a visit. */
export const sessionSeconds = 30 * day
/** A guest has no password to come back with: as long as browsers keep a cookie. */
export const guestSessionSeconds = 400 * day

export const cookiePrefix = 'juragan'

export interface LibrarySettings {
  readonly database: Database
  readonly publicUrl: string
  readonly secretKey: string
}

const schema = { user: users, session: sessions, account: accounts, verification: verifications }

/** A failed query's own message lists the values it carried, among them hashes of passwords: only its cause is kept. */
const withoutValues = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? new Error('query failed')) : error

/** One call of the library: the transaction it works in, and what it only logged of a failure. */
interface Work {
  readonly tx: Tx
  problem: unknown
}

/**
 * The sign-in library on our tables. Everything it reads and writes for a call happens in the caller's
 * transaction, so that a sign-up, its session and the move of a guest's work stand or fall together.
 */
export const createSignInLibrary = ({ database, publicUrl, secretKey }: LibrarySettings) => {
  const scope = new AsyncLocalStorage<Work>()
  const scoped = new Proxy(database, {
    get: (target, key) => {
      const source: object = scope.getStore()?.tx ?? target
      const value: unknown = Reflect.get(source, key)
      return typeof value === 'function' ? (value.bind(source) as unknown) : value
    },
  })
  const adapterOf = drizzleAdapter(scoped, { provider: 'pg', schema, transaction: true })

  const library = betterAuth({
    appName: 'Juragan',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: secretKey,
    database: (options: BetterAuthOptions) => {
      const adapter = adapterOf(options)
      const transaction: DBAdapter['transaction'] = (work) =>
        adapter.transaction((inner) => work(withHashedTokens(inner)))
      return { ...withHashedTokens(adapter), transaction }
    },
    emailAndPassword: { enabled: true, minPasswordLength: shortestPassword, maxPasswordLength: longestPassword },
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Otherwise an unexpected failure is printed, password hashes and all, and its cause is lost.
    onAPIError: { throw: true },
    logger: {
      level: 'error',
      log: (_level, message, ...details: unknown[]) => {
        const work = scope.getStore()
        if (work)
          work.problem ??= withoutValues(details.find((detail) => detail instanceof Error) ?? new Error(message))
      },
    },
    // The library deletes a guest who signs in; ours keeps the row and moves the guest's work (guests.ts).
    plugins: [anonymous({ emailDomainName: 'tamu.invalid', disableDeleteAnonymousUser: true }), bearer()],
    advanced: {
      cookiePrefix,
      useSecureCookies: publicUrl.startsWith('https:'),
      // core/http refuses foreign origins for every call, with our own sentence.
      disableCSRFCheck: true,
      ipAddress: { disableIpTracking: true },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) =>
            context?.path === '/sign-in/anonymous'
              ? { data: { ...session, expiresAt: new Date(Date.now() + guestSessionSeconds * 1_000) } }
              : undefined,
        },
      },
    },
  })

  return {
    /** Answers a call inside `tx`; `problem` is what the library caught and only logged, where its answer is a failure. */
    call: async (tx: Tx, request: Request): Promise<{ readonly response: Response; readonly problem: unknown }> => {
      const work: Work = { tx, problem: undefined }
      try {
        const response = await scope.run(work, () => library.handler(request))
        return { response, problem: work.problem }
      } catch (error) {
        throw withoutValues(error)
      }
    },
  }
}
