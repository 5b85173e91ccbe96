import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#core/db/server/database.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { SessionSummary } from '../shared/chat.contract.ts'
import { type ChatMessage, type MessageFlags, sessionTitle } from '../shared/message.ts'
import { chatMessages, chatSessions } from './chat.tables.ts'

type SessionRow = typeof chatSessions.$inferSelect
type MessageRow = typeof chatMessages.$inferSelect

/** Whose chat, and which one: the key of P1 §3. */
export interface SessionKey {
  readonly userId: string
  readonly sessionId: string
}

export const sessionIs = ({ userId, sessionId }: SessionKey) =>
  and(eq(chatSessions.userId, userId), eq(chatSessions.sessionId, sessionId))
const messageOf = ({ userId, sessionId }: SessionKey) =>
  and(eq(chatMessages.userId, userId), eq(chatMessages.sessionId, sessionId))

const longestLastMessage = 200

export const toSessionSummary = (row: SessionRow): SessionSummary => ({
  sessionId: row.sessionId,
  title: row.title,
  lastMessage: row.lastMessage,
  messageCount: row.messageCount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const toMessage = (row: MessageRow): ChatMessage => ({
  id: row.id,
  content: row.content,
  sender: row.sender,
  timestamp: row.createdAt.toISOString(),
  state: row.state,
  replyId: row.replyId,
  ...row.flags,
})

/** The session, made where it is new, and locked until `tx` ends: whatever changes a chat happens one by one. */
export const lockSession = async (tx: Tx, key: SessionKey, now: Date): Promise<void> => {
  await tx
    .insert(chatSessions)
    .values({
      ...key,
      title: sessionTitle(null),
      lastMessage: '',
      messageCount: 0,
      isActive: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [chatSessions.userId, chatSessions.sessionId],
      set: { isActive: true, deletedAt: null },
    })
}

export interface NewMessage {
  readonly id?: string
  readonly sender: 'user' | 'ai'
  readonly content: string
  readonly state?: MessageRow['state']
  readonly replyId: string | null
  readonly flags?: MessageFlags
}

/** The start of a text as lists show it, never half a character. */
const shortened = (text: string): string =>
  text.length <= longestLastMessage ? text : `${storableText(text.slice(0, longestLastMessage))}…`

/** Adds messages to a locked session and keeps its title, last message, count and time. */
export const appendMessages = async (
  tx: Tx,
  key: SessionKey,
  messages: readonly NewMessage[],
  now: Date,
): Promise<ChatMessage[]> => {
  if (messages.length === 0) return []
  const last = messages.findLast(({ content, flags }) => content.trim() !== '' && flags?.isPointsInfo !== true)
  const title = messages[0]?.sender === 'user' ? sessionTitle(messages[0].content) : null
  const [session] = await tx
    .update(chatSessions)
    .set({
      messageCount: sql`${chatSessions.messageCount} + ${messages.length}`,
      updatedAt: now,
      ...(last ? { lastMessage: shortened(last.content) } : {}),
      ...(title === null
        ? {}
        : { title: sql`case when ${chatSessions.messageCount} = 0 then ${title} else ${chatSessions.title} end` }),
    })
    .where(sessionIs(key))
    .returning({ messageCount: chatSessions.messageCount })
  if (!session) throw new Error(`no session ${key.sessionId}`)
  const before = session.messageCount - messages.length
  const rows = messages.map((message, index) => ({
    ...key,
    id: message.id ?? newId('message'),
    position: before + index + 1,
    sender: message.sender,
    content: message.content,
    state: message.state ?? 'complete',
    flags: message.flags ?? {},
    replyId: message.replyId,
    createdAt: now,
  }))
  await tx.insert(chatMessages).values(rows)
  return rows.map(toMessage)
}

/** The newest chats that were not deleted; P1 §7 asks for ten. */
export const readSessions = async (reader: Reader, userId: string, limit: number): Promise<SessionSummary[]> => {
  const rows = await reader
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), eq(chatSessions.isActive, true)))
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.sessionId))
    .limit(limit)
  return rows.map(toSessionSummary)
}

export const readSession = async (reader: Reader, key: SessionKey): Promise<SessionSummary | null> => {
  const [row] = await reader
    .select()
    .from(chatSessions)
    .where(and(sessionIs(key), eq(chatSessions.isActive, true)))
  return row ? toSessionSummary(row) : null
}

export const readMessages = async (reader: Reader, key: SessionKey): Promise<ChatMessage[]> => {
  const rows = await reader.select().from(chatMessages).where(messageOf(key)).orderBy(asc(chatMessages.position))
  return rows.map(toMessage)
}

export const readMessage = async (reader: Reader, id: string): Promise<MessageRow | null> => {
  const [row] = await reader.select().from(chatMessages).where(eq(chatMessages.id, id))
  return row ?? null
}

const mostTurns = 20

/** What was said before a message, oldest first: the last 20 turns, without slips, refusals and errors. */
export const readTurns = async (
  reader: Reader,
  before: MessageRow,
): Promise<Pick<ChatMessage, 'sender' | 'content'>[]> => {
  const rows = await reader
    .select({ sender: chatMessages.sender, content: chatMessages.content })
    .from(chatMessages)
    .where(
      and(
        messageOf(before),
        lt(chatMessages.position, before.position),
        sql`${chatMessages.content} <> ''`,
        sql`not (${chatMessages.flags} ?| array['isPointsInfo', 'isError', 'requiresLogin', 'insufficientPoints'])`,
      ),
    )
    .orderBy(desc(chatMessages.position))
    .limit(mostTurns)
  return rows.toReversed()
}

/** Marks a waiting message as answered, or as waiting again. */
export const setSettled = async (tx: Tx, messageId: string, settled: boolean): Promise<void> => {
  await tx
    .update(chatMessages)
    .set({
      flags: settled
        ? sql`${chatMessages.flags} || '{"settled": true}'::jsonb`
        : sql`${chatMessages.flags} - 'settled'`,
    })
    .where(eq(chatMessages.id, messageId))
}
