import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'

import type { Database, Tx } from '#core/db/server/database.ts'

import { sessions, users } from './auth.tables.ts'
import { hashToken, readCredential, signToken } from './credential.ts'
import { cookiePrefix, guestSessionSeconds, sessionSeconds } from './sign-in-library.ts'

const renewWithinMilliseconds = (sessionSeconds - 24 * 60 * 60) * 1_000

/** Longer than a request is on its way. */
const underwayMilliseconds = 60_000

export interface SessionStoreSettings {
  readonly database: Database
  readonly publicUrl: string
  readonly secretKey: string
}

export interface Session {
  readonly id: string
  readonly expiresAt: Date
  readonly replacedAt: Date | null
  readonly user: typeof users.$inferSelect
}

/** Ends at once what has given way to a newer session of `userId`. */
export const endReplaced = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isNotNull(sessions.replacedAt)))
}

/**
 * The sessions that requests show. Read with our own query, not the sign-in library's: one round trip, and a lost
 * database is told as such.
 */
export const createSessionStore = ({ database, publicUrl, secretKey }: SessionStoreSettings) => {
  const secure = publicUrl.startsWith('https:')
  const cookieName = `${secure ? '__Secure-' : ''}${cookiePrefix}.session_token`
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const read = (headers: Headers) => readCredential(headers, cookieName, secretKey)

  return {
    /** Removes the browser's session cookie. */
    endedCookie: `${cookieName}=; Max-Age=0; ${attributes}`,

    /** Whether the request shows any session, valid or not. */
    isShown: (headers: Headers): boolean => read(headers).kind !== 'none',

    /** The session that a request shows, with its person; null where it shows none, a forged or an ended one. */
    find: async (headers: Headers): Promise<Session | null> => {
      const credential = read(headers)
      if (credential.kind !== 'token') return null
      const [found] = await database
        .select({ id: sessions.id, expiresAt: sessions.expiresAt, replacedAt: sessions.replacedAt, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.token, hashToken(credential.token)), gt(sessions.expiresAt, new Date())))
        .prepare('auth_shown_session')
        .execute()
      return found ?? null
    },

    /**
     * A new session of an account whose owner an issuer has named; answers its cookie, which outlives the session, so
     * that an ended session can be told from none.
     */
    begin: async (tx: Tx, userId: string, userAgent: string | null): Promise<string> => {
      const token = randomBytes(24).toString('base64url')
      await tx.insert(sessions).values({
        id: randomBytes(24).toString('base64url'),
        token: hashToken(token),
        userId,
        expiresAt: new Date(Date.now() + sessionSeconds * 1_000),
        userAgent: userAgent?.slice(0, 500) ?? null,
      })
      return `${cookieName}=${signToken(token, secretKey)}; Max-Age=${guestSessionSeconds}; ${attributes}`
    },

    /**
     * Ends the session whose place a new one of the same browser takes. The same person's stays for a moment: another tab
     * may be asking with it. It is marked, so that no answer to such a request removes the cookie, which holds the new one.
     */
    giveWay: async (tx: Tx, previous: Session, isSamePerson: boolean): Promise<void> => {
      const now = Date.now()
      await tx
        .update(sessions)
        .set({ replacedAt: new Date(now), expiresAt: new Date(isSamePerson ? now + underwayMilliseconds : now) })
        .where(and(eq(sessions.id, previous.id), isNull(sessions.replacedAt)))
    },

    /** Whether the session that a request shows has given way to another one of its browser. */
    hasGivenWay: async (headers: Headers): Promise<boolean> => {
      const credential = read(headers)
      if (credential.kind !== 'token') return false
      const replaced = await database
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.token, hashToken(credential.token)), isNotNull(sessions.replacedAt)))
      return replaced.length > 0
    },

    /** Moves the end of a visited session, at most once a day, and clears away what has ended. */
    renew: async ({ id, expiresAt, replacedAt, user }: Session): Promise<void> => {
      const due = Date.now() + renewWithinMilliseconds
      if (user.isAnonymous || replacedAt || expiresAt.getTime() > due) return
      await database
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() + sessionSeconds * 1_000), updatedAt: new Date() })
        .where(and(eq(sessions.id, id), isNull(sessions.replacedAt), lt(sessions.expiresAt, new Date(due))))
      await database.delete(sessions).where(lt(sessions.expiresAt, new Date(Date.now() - underwayMilliseconds)))
    },
  }
}
