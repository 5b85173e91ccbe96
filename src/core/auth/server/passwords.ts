import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { and, eq, ne, notLike } from 'drizzle-orm'

import type { Database, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import { longestPassword, resetMinutes, shortestPassword, verificationHours } from '../shared/passwords.contract.ts'
import { type AuthMails, passwordChangedMail, resetLink, resetMail, verificationMail } from './auth-mails.ts'
import { accounts, sessions, users } from './auth.tables.ts'
import { beginLink, endLinks, takeLink } from './mail-links.ts'
import { endReplaced } from './session-store.ts'
import { createGate } from './sign-in-gate.ts'
import { createSignInLimiter } from './sign-in-limiter.ts'

/** A pool, or one connection. */
type Store = Omit<Database, '$client'>

export interface PasswordsSettings {
  readonly database: Store
  readonly publicUrl: string
  readonly mails: AuthMails
}

const quarter = 15 * 60_000
/** Whether an account was found must not be told by the time that the answer takes. */
const evenMilliseconds = 400

const newId = (): string => randomBytes(24).toString('base64url')

const refuseWeak = (password: string): void => {
  if (password.length < shortestPassword) throw new AppError('weak_password')
  if (password.length > longestPassword) throw new AppError('invalid_request', { details: { fields: ['password'] } })
}

const credentialOf = async (tx: Tx | Store, userId: string) => {
  const [row] = await tx
    .select({ id: accounts.id, password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return row
}

/** A person with an account, by id or address; guests and deleted accounts are nobody. */
const personOf = async (tx: Tx | Store, is: { readonly id: string } | { readonly email: string }) => {
  const [row] = await tx
    .select()
    .from(users)
    .where(
      and(
        'id' in is ? eq(users.id, is.id) : eq(users.email, is.email.toLowerCase()),
        eq(users.isAnonymous, false),
        notLike(users.email, '%.invalid'),
      ),
    )
  return row
}

const store = async (tx: Tx, userId: string, hash: string): Promise<void> => {
  const known = await credentialOf(tx, userId)
  if (known) await tx.update(accounts).set({ password: hash, updatedAt: new Date() }).where(eq(accounts.id, known.id))
  else
    await tx
      .insert(accounts)
      .values({ id: newId(), userId, providerId: 'credential', accountId: userId, password: hash })
}

/** The passwords of local accounts: forgotten, changed, and the e-mails behind them proved. */
export const createPasswords = ({ database, publicUrl, mails }: PasswordsSettings) => {
  const byCaller = createSignInLimiter({ most: 5, windowMilliseconds: quarter })
  const byMailbox = createSignInLimiter({ most: 3, windowMilliseconds: quarter })
  const byPerson = createSignInLimiter()
  const gate = createGate(2)

  const mailReset = (email: string): Promise<void> =>
    database.transaction(async (tx) => {
      const person = await personOf(tx, { email })
      if (!person) return
      await mails.send(tx, resetMail(person, publicUrl, await beginLink(tx, 'password-reset', person.id, resetMinutes)))
    })

  const tellChange = async (tx: Tx, userId: string): Promise<void> => {
    const person = mails.reaches ? await personOf(tx, { id: userId }) : undefined
    if (person) await mails.send(tx, passwordChangedMail(person, publicUrl, newId()))
  }

  /** Asks the owner to prove the e-mail, where mails reach mailboxes; nothing waits for it. */
  const askVerification = async (tx: Tx, userId: string): Promise<void> => {
    const person = mails.reaches ? await personOf(tx, { id: userId }) : undefined
    if (!person || person.emailVerified) return
    const token = await beginLink(tx, 'verification', userId, verificationHours * 60)
    await mails.send(tx, verificationMail(person, publicUrl, token))
  }

  return {
    sendsMail: mails.reaches,

    /** Sends the link where there is an account; answers alike, and as late, where there is none. */
    askReset: async (address: string, email: string): Promise<void> => {
      byCaller.begin(address, '')
      byMailbox.begin('', email)
      await Promise.all([mailReset(email), pause(evenMilliseconds)])
    },

    /** The link itself, for whoever runs this server; null where there is no such account. */
    makeResetLink: (email: string): Promise<string | null> =>
      database.transaction(async (tx) => {
        const person = await personOf(tx, { email })
        return person ? resetLink(publicUrl, await beginLink(tx, 'password-reset', person.id, resetMinutes)) : null
      }),

    /** Sets the password, ends every session and every other link. Throws `mail_link_ended`, `weak_password`. */
    finishReset: async (address: string, token: string, password: string): Promise<void> => {
      refuseWeak(password)
      byPerson.begin(address, '')
      const hash = await gate(() => hashPassword(password))
      await database.transaction(async (tx) => {
        const userId = await takeLink(tx, 'password-reset', token)
        await store(tx, userId, hash)
        await tx.delete(sessions).where(eq(sessions.userId, userId))
        await endLinks(tx, userId, 'password-reset')
        await tellChange(tx, userId)
      })
    },

    /** Throws `wrong_old_password`, `password_not_set`, `weak_password`. `sessionId` is the one that stays. */
    change: async (
      { userId, address, sessionId }: { userId: string; address: string; sessionId: string | null },
      { current, next, endOthers }: { current: string; next: string; endOthers: boolean },
    ): Promise<void> => {
      refuseWeak(next)
      byPerson.begin(address, userId)
      const known = await credentialOf(database, userId)
      if (!known?.password) throw new AppError('password_not_set')
      const { password: old } = known
      if (!(await gate(() => verifyPassword({ hash: old, password: current }))))
        throw new AppError('wrong_old_password')
      byPerson.succeed(address, userId)
      const hash = await gate(() => hashPassword(next))
      await database.transaction(async (tx) => {
        const changed = await tx
          .update(accounts)
          .set({ password: hash, updatedAt: new Date() })
          .where(and(eq(accounts.id, known.id), eq(accounts.password, old)))
          .returning({ id: accounts.id })
        // Somebody changed it at the same moment: what was typed as the old one is not it any more.
        if (changed.length === 0) throw new AppError('wrong_old_password')
        await endReplaced(tx, userId)
        if (endOthers)
          await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId ?? '')))
        await endLinks(tx, userId, 'password-reset')
        await tellChange(tx, userId)
      })
    },

    readSignIn: async (userId: string) => ({
      hasPassword: (await credentialOf(database, userId)) !== undefined,
      emailVerified: (await personOf(database, { id: userId }))?.emailVerified ?? false,
      sendsMail: mails.reaches,
    }),

    askVerification,

    /** The same once more, as often as somebody may press a key. Throws `mail_not_configured`. */
    repeatVerification: async (userId: string): Promise<void> => {
      if (!mails.reaches) throw new AppError('mail_not_configured')
      byMailbox.begin('', `verification ${userId}`)
      await database.transaction((tx) => askVerification(tx, userId))
    },

    /**
     * Proves the e-mail of the account that asks. Whoever made an account with somebody else's address must not get it
     * proved by that person's click, so the link counts only for the account that is signed in.
     */
    finishVerification: (userId: string, token: string): Promise<void> =>
      database.transaction(async (tx) => {
        if ((await takeLink(tx, 'verification', token)) !== userId) throw new AppError('mail_link_of_other_account')
        await tx.update(users).set({ emailVerified: true, updatedAt: new Date() }).where(eq(users.id, userId))
      }),
  }
}

export type Passwords = ReturnType<typeof createPasswords>
