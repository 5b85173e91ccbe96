import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import { jsonFile, type PersonalData } from '#core/auth/server/personal-data.ts'
import type { Database, Tx } from '#core/db/server/database.ts'
import type { Logger } from '#core/http/server/logger.ts'
import type { Jobs } from '#core/jobs/server/jobs.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { type Mail, type MailCarrier, MailNotTaken } from './mail.ts'
import { outboundMails } from './mails.tables.ts'
import { createSealedTexts } from './sealed-text.ts'

export interface MailsDependencies {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'send'>
  readonly carrier: MailCarrier
  readonly secretKey: string
  readonly logger: Pick<Logger, 'warn'>
}

export interface MailOrder extends Mail {
  /** Names what the mail is about: the same key again sends nothing. */
  readonly key: string
  /** Whose mail it is. */
  readonly userId: string
}

export interface Mails {
  /** Whether mails come into the mailbox that they are addressed to. */
  readonly reaches: boolean
  /** Orders a mail as part of `tx`; it goes out once, after the commit. */
  send(tx: Tx, order: MailOrder): Promise<void>
}

const jobName = 'mail'
/** About a quarter of an hour: mail servers that do not know us ask to come again after some minutes. */
const retries = 20
const attemptSeconds = 60
/** As long as finished jobs are kept, a key orders nothing a second time. */
const keptDays = 60
const jobPayload = z.object({ mailId: z.string() })
const content = z.object({ subject: z.string(), text: z.string() })

const settle = (reader: Database | Tx, id: string, state: 'sent' | 'failed') =>
  reader
    .update(outboundMails)
    .set({ state, sealed: null, settledAt: sql`now()` })
    .where(eq(outboundMails.id, id))

/** Mails that go out by the job queue: durable from the commit on, never handed to a mail server twice. */
export const createMails = ({ database, jobs, carrier, secretKey, logger }: MailsDependencies): Mails => {
  const seals = createSealedTexts(secretKey, 'mails')

  /** Only one attempt of one server gets past this, whatever happens to it afterwards. */
  const take = async (id: string): Promise<void> => {
    const taken = await database
      .update(outboundMails)
      .set({ state: 'handed' })
      .where(and(eq(outboundMails.id, id), eq(outboundMails.state, 'waiting')))
      .returning({ id: outboundMails.id })
    if (taken.length === 0) throw new MailNotTaken('somebody else has it', true)
  }

  const giveBack = (id: string) =>
    database
      .update(outboundMails)
      .set({ state: 'waiting' })
      .where(and(eq(outboundMails.id, id), eq(outboundMails.state, 'handed'), isNull(outboundMails.settledAt)))

  const deliver = async (mailId: string, signal: AbortSignal): Promise<void> => {
    const [row] = await database.select().from(outboundMails).where(eq(outboundMails.id, mailId))
    if (!row || row.settledAt) return
    if (row.state === 'handed') {
      logger.warn({ mailId }, 'nobody knows whether a mail arrived; it is not sent again')
      await database
        .update(outboundMails)
        .set({ sealed: null, settledAt: sql`now()` })
        .where(eq(outboundMails.id, mailId))
      return
    }
    const opened = seals.open(row.sealed ?? '', mailId)
    if (opened === null) throw new MailNotTaken('it was sealed with another key', true)
    const mail = { ...content.parse(JSON.parse(opened)), id: mailId, to: row.toAddress, date: row.createdAt }
    let isTaken = false
    const onHanding = async (): Promise<void> => {
      await take(mailId)
      isTaken = true
    }
    try {
      await carrier.deliver(mail, onHanding, signal)
    } catch (error) {
      // Only who took it may say that it did not go out.
      if (isTaken && error instanceof MailNotTaken) await giveBack(mailId)
      throw error
    }
    await settle(database, mailId, 'sent')
    await database.delete(outboundMails).where(lt(outboundMails.settledAt, sql`now() - ${keptDays} * interval '1 day'`))
  }

  jobs.define<unknown>(jobName, {
    retries,
    timeoutSeconds: attemptSeconds,
    run: ({ payload, signal }) => deliver(jobPayload.parse(payload).mailId, signal),
    isFinal: (error) => error instanceof MailNotTaken && error.isFinal,
    giveUp: async (tx, payload) => void (await settle(tx, jobPayload.parse(payload).mailId, 'failed')),
  })

  return {
    reaches: carrier.reaches,
    send: async (tx, { key, userId, to, subject, text }) => {
      const id = newId('mail')
      const made = await tx
        .insert(outboundMails)
        .values({
          id,
          key,
          userId,
          toAddress: to,
          sealed: seals.seal(JSON.stringify({ subject, text }), id),
          state: 'waiting',
          createdAt: sql`now()`,
        })
        .onConflictDoNothing({ target: outboundMails.key })
        .returning({ id: outboundMails.id })
      if (made.length > 0) await jobs.send(tx, jobName, { mailId: id }, { key: id })
    },
  }
}

/** When somebody was written; what the mails said is not kept. */
export const mailData: PersonalData = {
  read: async (reader, userId) => {
    const rows = await reader
      .select()
      .from(outboundMails)
      .where(eq(outboundMails.userId, userId))
      .orderBy(asc(outboundMails.createdAt))
    if (rows.length === 0) return []
    return [
      jsonFile(
        'email.json',
        rows.map(({ toAddress, state, createdAt }) => ({ toAddress, state, createdAt })),
      ),
    ]
  },
  erase: async (tx, userId) => void (await tx.delete(outboundMails).where(eq(outboundMails.userId, userId))),
}
