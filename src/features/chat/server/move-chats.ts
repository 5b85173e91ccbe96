import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '#core/db/server/database.ts'
import { publish } from '#core/live/server/notices.ts'
import { sessionIs, type SessionKey } from './chat.repo.ts'
import { chatMessages, chatReplies, chatSessions, chatSheets } from './chat.tables.ts'
import { findRunning } from './replies.repo.ts'

/** Tells that a guest's work has gone to an account. */
export const movedTopic = 'server:person-moved'

const lockSessions = (tx: Tx, userId: string) =>
  tx.select().from(chatSessions).where(eq(chatSessions.userId, userId)).orderBy(chatSessions.sessionId).for('update')

/** A client message id that both people have used stays with the account; the guest's reply is finished or known by id. */
const freeClientMessages = async (tx: Tx, fromUserId: string, toUserId: string): Promise<void> => {
  const taken = tx
    .select({ id: chatReplies.clientMessageId })
    .from(chatReplies)
    .where(and(eq(chatReplies.userId, toUserId), isNotNull(chatReplies.clientMessageId)))
  await tx
    .update(chatReplies)
    .set({ clientMessageId: null })
    .where(and(eq(chatReplies.userId, fromUserId), inArray(chatReplies.clientMessageId, taken)))
}

/** Adds one chat to the end of the shown path of another and removes the emptied one. */
const append = async (tx: Tx, from: SessionKey, to: SessionKey, added: typeof chatSessions.$inferSelect) => {
  const [target] = await tx.select().from(chatSessions).where(sessionIs(to))
  if (!target) throw new Error(`no session ${to.sessionId}`)
  await tx
    .update(chatMessages)
    .set({
      ...to,
      position: sql`${chatMessages.position} + ${target.lastPosition}`,
      depth: sql`${chatMessages.depth} + ${target.messageCount}`,
      parentId: sql`coalesce(${chatMessages.parentId}, ${target.leafId})`,
    })
    .where(and(eq(chatMessages.userId, from.userId), eq(chatMessages.sessionId, from.sessionId)))
  await tx
    .update(chatReplies)
    .set(to)
    .where(and(eq(chatReplies.userId, from.userId), eq(chatReplies.sessionId, from.sessionId)))
  await tx
    .update(chatSessions)
    .set({
      messageCount: target.messageCount + added.messageCount,
      leafId: added.leafId ?? target.leafId,
      lastPosition: target.lastPosition + added.lastPosition,
      title: target.lastPosition === 0 ? added.title : target.title,
      lastMessage: added.lastMessage || target.lastMessage,
      updatedAt: added.updatedAt > target.updatedAt ? added.updatedAt : target.updatedAt,
      isActive: target.isActive || added.isActive,
      deletedAt: target.isActive || added.isActive ? null : target.deletedAt,
    })
    .where(sessionIs(to))
  await tx.delete(chatSessions).where(sessionIs(from))
}

/**
 * Gives all chats of a guest to an account, in the transaction of the sign-in (CHAT-14). A session id that the account
 * has too is the same chat of the same browser: the guest's messages go to its end. Only where a reply runs in both
 * does the guest's chat get an id of its own. Replies that run meanwhile find their owner through their row.
 */
export const moveChats = async (tx: Tx, fromUserId: string, toUserId: string): Promise<void> => {
  if (fromUserId === toUserId) return
  const guest = await lockSessions(tx, fromUserId)
  const own = new Set((await lockSessions(tx, toUserId)).map(({ sessionId }) => sessionId))
  await freeClientMessages(tx, fromUserId, toUserId)
  await tx.update(chatSheets).set({ userId: toUserId }).where(eq(chatSheets.userId, fromUserId))
  for (const session of guest) {
    const from = { userId: fromUserId, sessionId: session.sessionId }
    const to = { userId: toUserId, sessionId: session.sessionId }
    if (own.has(session.sessionId)) {
      const bothRun = (await findRunning(tx, from)) !== null && (await findRunning(tx, to)) !== null
      if (!bothRun) {
        await append(tx, from, to, session)
        continue
      }
      to.sessionId = `${session.sessionId}-${fromUserId}`
    }
    // Messages and replies follow their session by the foreign key.
    await tx.update(chatSessions).set(to).where(sessionIs(from))
  }
  // Streams that are open for the guest end, and whoever listened comes back as the account.
  const moved = { userId: fromUserId, topic: movedTopic, id: toUserId } as const
  await publish(tx, { userId: toUserId, topic: 'chats', id: '' }, moved)
}
