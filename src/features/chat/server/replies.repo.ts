import { and, asc, desc, eq, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { noticeSql } from '#core/live/server/notices.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import type { ReplyEvent } from '../shared/chat.contract.ts'
import { sessionIs, type SessionKey } from './chat.repo.ts'
import { chatReplies, chatReplyEvents, chatSessions } from './chat.tables.ts'
import type { NumberedEvent } from './reply-channel.ts'

export type ReplyRow = typeof chatReplies.$inferSelect

/** How long a server's promise holds that it is alive and working on its replies; by the database's clock. */
const leaseSeconds = 20
export const newLease = sql`now() + ${leaseSeconds} * interval '1 second'`

export const findReply = async (reader: Reader, id: string): Promise<ReplyRow | null> => {
  const [row] = await reader.select().from(chatReplies).where(eq(chatReplies.id, id)).prepare('chat_reply').execute()
  return row ?? null
}

/** The reply if it belongs to the person, otherwise `not_found`. */
export const readOwnReply = async (reader: Reader, id: string, userId: string): Promise<ReplyRow> => {
  const row = storableText(id) === id ? await findReply(reader, id) : null
  if (row?.userId !== userId) throw new AppError('not_found')
  return row
}

export const findByClientMessage = async (
  reader: Reader,
  userId: string,
  clientMessageId: string | null,
): Promise<ReplyRow | null> => {
  if (clientMessageId === null) return null
  const [row] = await reader
    .select()
    .from(chatReplies)
    .where(and(eq(chatReplies.userId, userId), eq(chatReplies.clientMessageId, clientMessageId)))
    .prepare('chat_reply_of_message')
    .execute()
  return row ?? null
}

/** The reply that answers, or has answered, a waiting message. */
export const findResuming = async (reader: Reader, messageId: string): Promise<ReplyRow | null> => {
  const [row] = await reader
    .select()
    .from(chatReplies)
    .where(
      and(
        eq(chatReplies.resumes, messageId),
        inArray(chatReplies.state, ['running', 'done', 'stopped', 'interrupted']),
      ),
    )
    .orderBy(desc(chatReplies.startedAt))
    .limit(1)
  return row ?? null
}

/** The replies of a person that run now, and of `ids` those that are theirs. */
export const findFollowed = async (reader: Reader, userId: string, ids: readonly string[]): Promise<ReplyRow[]> =>
  reader
    .select()
    .from(chatReplies)
    .where(and(eq(chatReplies.userId, userId), or(eq(chatReplies.state, 'running'), inArray(chatReplies.id, [...ids]))))

export const findRunning = async (reader: Reader, key: SessionKey): Promise<ReplyRow | null> => {
  const [row] = await reader
    .select()
    .from(chatReplies)
    .where(
      and(
        eq(chatReplies.userId, key.userId),
        eq(chatReplies.sessionId, key.sessionId),
        eq(chatReplies.state, 'running'),
      ),
    )
  return row ?? null
}

/**
 * The reply with its session locked, in the order session, reply, so that writers never wait for each other in a
 * circle. A guest's chat may move to the account meanwhile: then the lock is taken where the chat is now.
 */
export const lockReply = async (tx: Tx, id: string): Promise<ReplyRow> => {
  for (;;) {
    const seen = await findReply(tx, id)
    if (!seen) throw new Error(`no reply ${id}`)
    const session = tx.select({ id: chatSessions.sessionId }).from(chatSessions).where(sessionIs(seen)).for('update')
    await session.prepare('chat_lock_session_of_reply').execute()
    const [row] = await tx
      .select()
      .from(chatReplies)
      .where(eq(chatReplies.id, id))
      .for('update')
      .prepare('chat_lock_reply')
      .execute()
    if (row && row.userId === seen.userId && row.sessionId === seen.sessionId) return row
  }
}

/** Tells other servers that more of a reply has been recorded. */
export const wordsTopic = 'server:reply-words'

/**
 * Stores events of a reply that is still this server's and tells `tellsOthers`; the same events again change nothing.
 * False where the reply has been ended by someone else.
 */
export const recordEvents = async (
  reader: Reader,
  { id: replyId, userId }: Pick<ReplyRow, 'id' | 'userId'>,
  serverId: string,
  events: readonly NumberedEvent[],
  tellsOthers: boolean,
): Promise<boolean> => {
  const notice = noticeSql({ userId, topic: wordsTopic, id: replyId })
  const rows = JSON.stringify(events.map(({ seq, event }) => ({ seq, type: event.type, data: event.data })))
  const result = await reader.execute<{ running: boolean }>(sql`
    with own as (
      select id from chat_replies where id = ${replyId} and server_id = ${serverId} and state = 'running' for key share
    ), added as (
      insert into chat_reply_events (reply_id, seq, type, data)
      select own.id, event.seq, event.type, event.data
      from own, jsonb_to_recordset(${rows}::jsonb) as event(seq int, type text, data jsonb)
      on conflict do nothing
    )
    select exists (select from own) as running${tellsOthers ? sql`, (select ${notice} from own) as told` : sql``}`)
  return result.rows[0]?.running === true
}

export const readEvents = async (
  reader: Reader,
  replyId: string,
  afterSeq: number,
  limit: number,
): Promise<NumberedEvent[]> => {
  const rows = await reader
    .select()
    .from(chatReplyEvents)
    .where(and(eq(chatReplyEvents.replyId, replyId), gt(chatReplyEvents.seq, afterSeq)))
    .orderBy(asc(chatReplyEvents.seq))
    .limit(limit)
  return rows.map(({ seq, type, data }) => ({ seq, event: { type, data } as ReplyEvent }))
}

/** The words of a reply as far as they were recorded, and the number of its newest event. */
export const readPartial = async (reader: Reader, replyId: string): Promise<{ text: string; lastSeq: number }> => {
  const result = await reader.execute<{ text: string | null; last: number | null }>(sql`
    select string_agg(data ->> 'text', '' order by seq) filter (where type = 'delta') as text, max(seq) as last
    from chat_reply_events where reply_id = ${replyId}`)
  return { text: result.rows[0]?.text ?? '', lastSeq: result.rows[0]?.last ?? 0 }
}

export const readLastEvent = async (reader: Reader, replyId: string): Promise<NumberedEvent | null> => {
  const [row] = await reader
    .select()
    .from(chatReplyEvents)
    .where(eq(chatReplyEvents.replyId, replyId))
    .orderBy(desc(chatReplyEvents.seq))
    .limit(1)
  return row ? { seq: row.seq, event: { type: row.type, data: row.data } as ReplyEvent } : null
}

/** Promises for another while that this server works on these replies; answers those that still run. */
export const renewLeases = async (reader: Reader, serverId: string, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await reader
    .update(chatReplies)
    .set({ leaseUntil: newLease })
    .where(and(eq(chatReplies.serverId, serverId), eq(chatReplies.state, 'running'), inArray(chatReplies.id, [...ids])))
    .returning({ id: chatReplies.id })
  return new Set(rows.map(({ id }) => id))
}

export interface DeadOwners {
  readonly serverId: string
  /** Replies that this server is working on. */
  readonly alive: readonly string[]
  /** True where no other server can be using the database: then every other server is gone. */
  readonly exclusive: boolean
}

/** Running replies on which nobody works any more. */
export const findOrphans = async (reader: Reader, owners: DeadOwners): Promise<string[]> => {
  const isAlive = owners.alive.length > 0 ? notInArray(chatReplies.id, [...owners.alive]) : undefined
  const isGone = owners.exclusive
    ? undefined
    : or(eq(chatReplies.serverId, owners.serverId), lt(chatReplies.leaseUntil, sql`now()`))
  const rows = await reader
    .select({ id: chatReplies.id })
    .from(chatReplies)
    .where(and(eq(chatReplies.state, 'running'), isAlive, isGone))
  return rows.map(({ id }) => id)
}
