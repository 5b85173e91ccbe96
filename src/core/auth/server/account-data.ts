import { and, desc, eq, gt, isNull } from 'drizzle-orm'

import type { Database, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import { accounts, sessions, users } from './auth.tables.ts'
import { endLinks } from './mail-links.ts'
import { jsonFile, type PersonalData } from './personal-data.ts'
import { endReplaced } from './session-store.ts'

/** A place where somebody is signed in. */
export interface SignedInPlace {
  readonly id: string
  readonly userAgent: string
  readonly signedInAt: Date
  readonly lastSeenAt: Date
}

const isPlace = (userId: string) => and(eq(sessions.userId, userId), isNull(sessions.replacedAt))

/** The account's open sessions, the newest first. */
export const listSessions = async (database: Database, userId: string): Promise<SignedInPlace[]> => {
  const rows = await database
    .select()
    .from(sessions)
    .where(and(isPlace(userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt))
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    userAgent: userAgent ?? '',
    signedInAt: createdAt,
    lastSeenAt: updatedAt,
  }))
}

/** Ends one of the account's own sessions; `not_found` for any other. */
export const revokeSession = async (database: Database, userId: string, sessionId: string): Promise<void> => {
  await database.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), isPlace(userId)))
      .returning({ id: sessions.id })
    if (ended.length === 0) throw new AppError('not_found')
    await endReplaced(tx, userId)
  })
}

/** Takes the person off an account: nobody can sign in to it any more, its points' entries name nobody. */
const forgetPerson = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(accounts).where(eq(accounts.userId, userId))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await endLinks(tx, userId)
  await tx
    .update(users)
    .set({
      name: 'Akun dihapus',
      email: `${userId.toLowerCase()}@dihapus.invalid`,
      emailVerified: false,
      image: null,
      updatedAt: new Date(),
    })
    .where(eq(users.id, userId))
}

/** Who the person is and where they are signed in. */
export const accountData: PersonalData = {
  read: async (reader, userId) => {
    const [person] = await reader.select().from(users).where(eq(users.id, userId))
    if (!person) return []
    const places = await reader.select().from(sessions).where(isPlace(userId))
    return [
      jsonFile('akun.json', {
        uid: person.id,
        displayName: person.name,
        email: person.email,
        createdAt: person.createdAt,
        sessions: places.map(({ userAgent, createdAt, updatedAt }) => ({ userAgent, createdAt, updatedAt })),
      }),
    ]
  },
  erase: forgetPerson,
}
