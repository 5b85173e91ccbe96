import { randomBytes } from 'node:crypto'

import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'

import type { Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import { verifications } from './auth.tables.ts'
import { hashToken } from './credential.ts'

/** What the link of a mail is for; a token for one works for no other. */
const purposes = ['password-reset', 'verification'] as const
type LinkPurpose = (typeof purposes)[number]

const valueOf = (purpose: LinkPurpose, userId: string): string => `${purpose} ${userId}`

const identifierOf = (purpose: LinkPurpose, token: string): string => hashToken(`${purpose} ${token}`)

/** A token that works once and for `minutes`; kept as a hash. */
export const beginLink = async (tx: Tx, purpose: LinkPurpose, userId: string, minutes: number): Promise<string> => {
  const token = randomBytes(24).toString('base64url')
  await tx.insert(verifications).values({
    id: randomBytes(24).toString('base64url'),
    identifier: identifierOf(purpose, token),
    value: valueOf(purpose, userId),
    expiresAt: sql`now() + ${minutes} * interval '1 minute'`,
  })
  return token
}

/** Takes a token and answers whom it was made for. Throws `mail_link_ended` where it was used or its time is over. */
export const takeLink = async (tx: Tx, purpose: LinkPurpose, token: string): Promise<string> => {
  const identifier = identifierOf(purpose, token)
  const [taken] = await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, sql`now()`)))
    .returning({ value: verifications.value })
  if (!taken) throw new AppError('mail_link_ended')
  return taken.value.slice(valueOf(purpose, '').length)
}

/** Ends an account's links, of one purpose or of all, and whatever has ended anyway. */
export const endLinks = async (tx: Tx, userId: string, purpose?: LinkPurpose): Promise<void> => {
  const values = (purpose ? [purpose] : purposes).map((one) => valueOf(one, userId))
  await tx
    .delete(verifications)
    .where(or(inArray(verifications.value, values), lt(verifications.expiresAt, sql`now()`)))
}
