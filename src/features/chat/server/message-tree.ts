import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { MemorySource } from '#core/assistant/shared/memory/owner-memory.ts'
import type { Turn } from '#core/assistant/shared/port.ts'
import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { ChatMessage, MessageBranch } from '../shared/message.ts'
import {
  messageOf,
  type NewMessage,
  readMessage,
  sessionIs,
  type SessionKey,
  shortened,
  toMessage,
} from './chat.repo.ts'
import { chatMessages, chatSessions } from './chat.tables.ts'

type MessageRow = typeof chatMessages.$inferSelect

/** The ids of a message and of those before it on its path, at most `limit`. */
const pathUp = (fromId: string, limit: number): SQL => sql`(
  with recursive path as (
    select id, parent_id, 1 as step from chat_messages where id = ${fromId}
    union all
    select up.id, up.parent_id, path.step + 1
    from path join chat_messages up on up.id = path.parent_id where path.step < ${limit}
  ) select id from path)`

const onPath = (fromId: string, limit: number) => sql`${chatMessages.id} in ${pathUp(fromId, limit)}`

/** A message of this chat, otherwise `not_found`. */
export const readOwnMessage = async (reader: Reader, key: SessionKey, id: string): Promise<MessageRow> => {
  const row = storableText(id) === id ? await readMessage(reader, id) : null
  if (row?.userId !== key.userId || row.sessionId !== key.sessionId) throw new AppError('not_found')
  return row
}

/** Each message with the others that may stand in its place, where there are any. */
const withBranches = async (reader: Reader, key: SessionKey, rows: readonly MessageRow[]): Promise<ChatMessage[]> => {
  if (rows.length === 0) return []
  const parents = rows.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]))
  const children = await reader
    .select({ id: chatMessages.id, parentId: chatMessages.parentId, sender: chatMessages.sender })
    .from(chatMessages)
    .where(and(messageOf(key), or(isNull(chatMessages.parentId), inArray(chatMessages.parentId, parents))))
    .orderBy(asc(chatMessages.position))
  return rows.map((row) => {
    const same = children.filter(({ parentId, sender }) => parentId === row.parentId && sender === row.sender)
    const branch = branchOf(
      same.map(({ id }) => id),
      row.id,
    )
    return { ...toMessage(row), ...(branch ? { branch } : {}) }
  })
}

/** The place of a message among its siblings, oldest first; null where it is the only one. */
export const branchOf = (siblings: readonly string[], id: string): MessageBranch | null =>
  siblings.length > 1 ? { index: siblings.indexOf(id) + 1, count: siblings.length, siblings: [...siblings] } : null

/** The ids of a message's children by one sender, oldest first; those of first messages for null. */
export const readChildren = async (
  reader: Reader,
  key: SessionKey,
  parentId: string | null,
  sender: 'user' | 'ai',
): Promise<string[]> => {
  const rows = await reader
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        messageOf(key),
        parentId === null ? isNull(chatMessages.parentId) : eq(chatMessages.parentId, parentId),
        eq(chatMessages.sender, sender),
      ),
    )
    .orderBy(asc(chatMessages.position))
  return rows.map(({ id }) => id)
}

/** At most `limit` messages of a path that ends with `lastId`, oldest first, and whether there are earlier ones. */
export const readPath = async (
  reader: Reader,
  key: SessionKey,
  lastId: string | null,
  limit: number,
): Promise<{ messages: ChatMessage[]; earlier: boolean }> => {
  if (lastId === null) return { messages: [], earlier: false }
  const rows = await reader
    .select()
    .from(chatMessages)
    .where(and(messageOf(key), onPath(lastId, limit)))
    .orderBy(asc(chatMessages.depth))
  return { messages: await withBranches(reader, key, rows), earlier: (rows[0]?.parentId ?? null) !== null }
}

const mostTurns = 20
/** How far up turns are looked for: slips and refusals between them do not count. */
const farthestTurn = 200

/** In the place of an answer that rests on what is switched off by now. */
const withheldTurn = 'Jawaban ini memakai data yang sekarang dimatikan pemiliknya.'

/**
 * What was said on the path before a message, oldest first: the last 20 turns, without slips, refusals and errors. The
 * words of an answer that rests on something that is off by now are left out.
 */
export const readTurns = async (
  reader: Reader,
  before: Pick<MessageRow, 'parentId'>,
  off: readonly MemorySource[] = [],
): Promise<Turn[]> => {
  if (before.parentId === null) return []
  const rows = await reader
    .select({ sender: chatMessages.sender, content: chatMessages.content, flags: chatMessages.flags })
    .from(chatMessages)
    .where(
      and(
        onPath(before.parentId, farthestTurn),
        sql`${chatMessages.content} <> ''`,
        sql`not (${chatMessages.flags} ?| array['isPointsInfo', 'isError', 'requiresLogin', 'insufficientPoints'])`,
      ),
    )
    .orderBy(desc(chatMessages.depth))
    .limit(mostTurns)
  return rows.toReversed().map(({ sender, content, flags: { used = [], item, proposal } }) => {
    const did = item ? ('made' as const) : proposal ? ('proposed' as const) : null
    if (used.some(({ source }) => off.includes(source)))
      return { sender, content: withheldTurn, ...(did ? { did } : {}) }
    return { sender, content, ...(did ? { did } : {}), ...(used.length > 0 ? { used } : {}) }
  })
}

/** How far up what was made last is looked for: a few turns back nobody means it any more. */
const farthestMade = 12

/** The ids of what the last few turns before a message made, oldest first. */
export const readMade = async (reader: Reader, before: Pick<MessageRow, 'parentId'>): Promise<string[]> => {
  if (before.parentId === null) return []
  const rows = await reader
    .select({ flags: chatMessages.flags })
    .from(chatMessages)
    .where(and(onPath(before.parentId, farthestMade), sql`${chatMessages.flags} ? 'item'`))
    .orderBy(desc(chatMessages.depth))
  const ids = rows.flatMap(({ flags: { item } }) => (item ? [item.id] : []))
  return [...new Set(ids)].toReversed()
}

/** Shows the path of a locked session that ends with `leafId`; null shows nothing yet, what comes next is a first message. */
export const showPath = async (tx: Tx, key: SessionKey, leafId: string | null): Promise<void> => {
  const leaf = leafId === null ? null : await readOwnMessage(tx, key, leafId)
  const [last] =
    leaf === null
      ? []
      : await tx
          .select({ content: chatMessages.content })
          .from(chatMessages)
          .where(
            and(
              onPath(leaf.id, farthestTurn),
              sql`${chatMessages.content} ~ '\\S'`,
              sql`not (${chatMessages.flags} ? 'isPointsInfo')`,
            ),
          )
          .orderBy(desc(chatMessages.depth))
          .limit(1)
  await tx
    .update(chatSessions)
    .set({ leafId, messageCount: leaf?.depth ?? 0, lastMessage: shortened(last?.content ?? '') })
    .where(sessionIs(key))
}

/** True where a message is on the shown path. */
export const isShown = async (reader: Reader, key: SessionKey, messageId: string): Promise<boolean> => {
  const [session] = await reader.select().from(chatSessions).where(sessionIs(key))
  if (!session || session.leafId === null) return false
  const [found] = await reader
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.id, messageId), onPath(session.leafId, session.messageCount)))
  return found !== undefined
}

/** Shows the path of a locked session through a message, down to what was said there last. */
export const showBranch = async (tx: Tx, key: SessionKey, messageId: string): Promise<void> => {
  const { id } = await readOwnMessage(tx, key, messageId)
  const result = await tx.execute<{ id: string }>(sql`
    with recursive below as (
      select id, position from chat_messages where id = ${id}
      union all
      select down.id, down.position from below join chat_messages down
        on down.user_id = ${key.userId} and down.session_id = ${key.sessionId} and down.parent_id = below.id
    ) select id from below
      where not exists (
        select from chat_messages child
        where child.user_id = ${key.userId} and child.session_id = ${key.sessionId} and child.parent_id = below.id
      )
      order by position desc limit 1`)
  await showPath(tx, key, result.rows[0]?.id ?? id)
}

/**
 * Puts a message right below another one of a locked session, above whatever followed there: all branches go on under
 * it, and the shown path keeps its end. For what is told late, when the chat may have gone on.
 */
export const insertBelow = async (
  tx: Tx,
  key: SessionKey,
  aboveId: string,
  message: NewMessage,
  now: Date,
): Promise<void> => {
  const above = await readOwnMessage(tx, key, aboveId)
  const [session] = await tx.select().from(chatSessions).where(sessionIs(key))
  if (!session) throw new Error(`no session ${key.sessionId}`)
  const id = message.id ?? newId('message')
  const wasBelow = sql`(
    with recursive below as (
      select id from chat_messages
      where user_id = ${key.userId} and session_id = ${key.sessionId} and parent_id = ${above.id} and id <> ${id}
      union all
      select down.id from below join chat_messages down
        on down.user_id = ${key.userId} and down.session_id = ${key.sessionId} and down.parent_id = below.id
    ) select id from below)`
  const position = session.lastPosition + 1
  await tx.insert(chatMessages).values({
    ...key,
    id,
    position,
    parentId: above.id,
    depth: above.depth + 1,
    sender: message.sender,
    content: message.content,
    state: message.state ?? 'complete',
    flags: message.flags ?? {},
    replyId: message.replyId,
    createdAt: now,
  })
  await tx
    .update(chatMessages)
    .set({ depth: sql`${chatMessages.depth} + 1` })
    .where(and(messageOf(key), sql`${chatMessages.id} in ${wasBelow}`))
  await tx
    .update(chatMessages)
    .set({ parentId: id })
    .where(and(messageOf(key), eq(chatMessages.parentId, above.id), ne(chatMessages.id, id)))
  await tx.update(chatSessions).set({ lastPosition: position, updatedAt: now }).where(sessionIs(key))
  const end = session.leafId === above.id ? id : session.leafId
  if (end !== null) await showPath(tx, key, end)
}
