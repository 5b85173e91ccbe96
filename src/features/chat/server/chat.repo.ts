import { and, desc, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#core/db/server/database.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { SessionSummary } from '../shared/chat.contract.ts'
import { type ChatMessage, type MessageFlags, sessionTitle } from '../shared/message.ts'
import { chatMessages, chatSessions } from './chat.tables.ts'

export type SessionRow = typeof chatSessions.$inferSelect
type MessageRow = typeof chatMessages.$inferSelect

/** Whose chat, and which one: the key of P1 §3. */
export interface SessionKey {
  readonly userId: string
  readonly sessionId: string
}

export const sessionIs = ({ userId, sessionId }: SessionKey) =>
  and(eq(chatSessions.userId, userId), eq(chatSessions.sessionId, sessionId))
export const messageOf = ({ userId, sessionId }: SessionKey) =>
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
export const lockSession = async (tx: Tx, key: SessionKey, now: Date): Promise<SessionRow> => {
  const [row] = await tx
    .insert(chatSessions)
    .values({
      ...key,
      title: sessionTitle(null),
      lastMessage: '',
      messageCount: 0,
      lastPosition: 0,
      isActive: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [chatSessions.userId, chatSessions.sessionId],
      set: { isActive: true, deletedAt: null },
    })
    .returning()
    .prepare('chat_lock_session')
    .execute()
  if (!row) throw new Error(`no session ${key.sessionId}`)
  return row
}

/** A session that `tx` has locked, as it is now. */
export const readLocked = async (tx: Tx, key: SessionKey): Promise<SessionRow> => {
  const [row] = await tx.select().from(chatSessions).where(sessionIs(key)).prepare('chat_session').execute()
  if (!row) throw new Error(`no session ${key.sessionId}`)
  return row
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
export const shortened = (text: string): string =>
  text.length <= longestLastMessage ? text : `${storableText(text.slice(0, longestLastMessage))}…`

/**
 * Messages for the end of the shown path of a locked session, which keeps title, last message, count and time: their
 * rows, and the parts of the one statement that writes them. `session` is its row as it is since it was locked.
 */
export const placeMessages = (tx: Tx, session: SessionRow, messages: readonly NewMessage[], now: Date) => {
  const key = { userId: session.userId, sessionId: session.sessionId }
  let parentId = session.leafId
  const rows = messages.map((message, index) => {
    const row = {
      ...key,
      id: message.id ?? newId('message'),
      position: session.lastPosition + index + 1,
      parentId,
      depth: session.messageCount + index + 1,
      sender: message.sender,
      content: message.content,
      state: message.state ?? 'complete',
      flags: message.flags ?? {},
      replyId: message.replyId,
      createdAt: now,
    }
    parentId = row.id
    return row
  })
  const written = tx.$with('written').as(tx.insert(chatMessages).values(rows).returning({ id: chatMessages.id }))
  const last = messages.findLast(({ content, flags }) => content.trim() !== '' && flags?.isPointsInfo !== true)
  const first = messages[0]?.sender === 'user' && session.lastPosition === 0 ? messages[0].content : null
  const placed = tx.$with('placed').as(
    tx
      .update(chatSessions)
      .set({
        leafId: parentId,
        lastPosition: session.lastPosition + rows.length,
        messageCount: session.messageCount + rows.length,
        updatedAt: now,
        ...(last ? { lastMessage: shortened(last.content) } : {}),
        ...(first === null ? {} : { title: sessionTitle(first) }),
      })
      .where(sessionIs(key))
      .returning({ sessionId: chatSessions.sessionId }),
  )
  return { rows, written, placed }
}

/** Adds messages to the end of the shown path of a locked session. */
export const appendMessages = async (
  tx: Tx,
  key: SessionKey,
  messages: readonly NewMessage[],
  now: Date,
): Promise<ChatMessage[]> => {
  if (messages.length === 0) return []
  const { rows, written, placed } = placeMessages(tx, await readLocked(tx, key), messages, now)
  await tx.with(written, placed).select().from(placed)
  return rows.map(toMessage)
}

/** The place of a chat in the list, deleted or not; nothing where it never was. */
const placeOf = (key: SessionKey) =>
  sql`(select ${chatSessions.updatedAt}, ${chatSessions.sessionId} from ${chatSessions} where ${sessionIs(key)})`

/** The newest chats that were not deleted (P1 §7), or those after `before` in that order; and whether there are more. */
export const readSessions = async (
  reader: Reader,
  userId: string,
  { limit, before }: { readonly limit: number; readonly before?: string | undefined },
): Promise<{ sessions: SessionSummary[]; earlier: boolean }> => {
  const rows = await reader
    .select()
    .from(chatSessions)
    .where(
      and(
        eq(chatSessions.userId, userId),
        eq(chatSessions.isActive, true),
        before === undefined
          ? undefined
          : sql`(${chatSessions.updatedAt}, ${chatSessions.sessionId}) < ${placeOf({ userId, sessionId: before })}`,
      ),
    )
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.sessionId))
    .limit(limit + 1)
  return { sessions: rows.slice(0, limit).map(toSessionSummary), earlier: rows.length > limit }
}

/** A chat that was not deleted. */
export const findSession = async (reader: Reader, key: SessionKey): Promise<SessionRow | null> => {
  const [row] = await reader
    .select()
    .from(chatSessions)
    .where(and(sessionIs(key), eq(chatSessions.isActive, true)))
  return row ?? null
}

/** A title of the owner's own; false where there is no such chat. */
export const renameSession = async (tx: Tx, key: SessionKey, title: string): Promise<boolean> => {
  const rows = await tx
    .update(chatSessions)
    .set({ title })
    .where(and(sessionIs(key), eq(chatSessions.isActive, true)))
    .returning({ id: chatSessions.sessionId })
  return rows.length > 0
}

/** Gives a chat the title of its first message's new text, unless the owner has named it. */
export const retitle = async (tx: Tx, key: SessionKey, before: string, after: string): Promise<void> => {
  await tx
    .update(chatSessions)
    .set({ title: sessionTitle(after) })
    .where(and(sessionIs(key), eq(chatSessions.title, sessionTitle(before))))
}

/** Soft delete (P1 §3), or taking it back with `deletedAt` null; false where there is no such chat at all. */
export const setDeleted = async (tx: Tx, key: SessionKey, deletedAt: Date | null): Promise<boolean> => {
  const rows = await tx
    .update(chatSessions)
    .set({ isActive: deletedAt === null, deletedAt })
    .where(sessionIs(key))
    .returning({ id: chatSessions.sessionId })
  return rows.length > 0
}

export const readMessage = async (reader: Reader, id: string): Promise<MessageRow | null> => {
  const [row] = await reader
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.id, id))
    .prepare('chat_message')
    .execute()
  return row ?? null
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
