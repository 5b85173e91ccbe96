import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { Tx } from '#core/db/server/database.ts'

import { accounts, sessions, users } from './auth.tables.ts'
import type { ExternalIdentity } from './issuer.ts'

const newRowId = (): string => randomBytes(24).toString('base64url')

/** Two tabs that bring the same person at once come one after the other. */
const lock = (tx: Tx, key: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)

/**
 * The account of somebody an issuer vouches for, made where there is none. The same person is known by issuer and
 * subject. An account that has the e-mail already is theirs only when the issuer has verified it (else
 * `sign_in_email_taken`): then the account is linked. Whoever made that account without ever proving the e-mail may be
 * somebody else who waits for its owner, so its password, other issuers and sessions end, unless this browser is signed
 * in to it (`hereId`). Throws `sign_in_no_email` for a new person without one.
 */
export const accountOf = async (tx: Tx, identity: ExternalIdentity, hereId: string | null): Promise<string> => {
  const { issuer, subject, email, emailVerified, name, picture } = identity
  await lock(tx, `${issuer} ${subject}`)
  const [known] = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject)))
  if (known) {
    if (email !== null && emailVerified)
      await tx
        .update(users)
        .set({ emailVerified: true, updatedAt: new Date() })
        .where(and(eq(users.id, known.userId), eq(users.email, email), eq(users.emailVerified, false)))
    return known.userId
  }
  if (email === null) throw new AppError('sign_in_no_email')

  const [made] = await tx
    .insert(users)
    .values({ id: newRowId(), name, email, emailVerified, image: picture })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  const userId = made?.id ?? (await claimByEmail(tx, email, emailVerified, hereId))
  await tx.insert(accounts).values({ id: newRowId(), userId, providerId: issuer, accountId: subject })
  return userId
}

const claimByEmail = async (tx: Tx, email: string, isVerified: boolean, hereId: string | null): Promise<string> => {
  const [row] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  if (!row || row.isAnonymous || !isVerified) throw new AppError('sign_in_email_taken')
  if (!row.emailVerified) {
    if (row.id !== hereId) {
      await tx.delete(accounts).where(eq(accounts.userId, row.id))
      await tx.delete(sessions).where(eq(sessions.userId, row.id))
    }
    await tx.update(users).set({ emailVerified: true, updatedAt: new Date() }).where(eq(users.id, row.id))
  }
  return row.id
}
