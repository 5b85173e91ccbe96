import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm'
import type { Tx } from '#core/db/server/database.ts'
import { noteTexts } from '#core/search/server/catch-up.ts'
import type { SearchSource } from '#core/search/server/source.ts'
import type { SessionKey } from './chat.repo.ts'
import { chatMessages, chatSessions } from './chat.tables.ts'

/** Chats as the search reads them: every message of every branch; a find opens its chat. */
export const chatSearch: SearchSource = {
  name: 'chat',
  readSince: async (reader, ownerId, since, limit) => {
    const rows = await reader
      .select({
        refId: chatMessages.id,
        groupId: chatMessages.sessionId,
        body: chatMessages.content,
        at: chatMessages.createdAt,
      })
      .from(chatMessages)
      .where(and(eq(chatMessages.userId, ownerId), gte(chatMessages.createdAt, since), ne(chatMessages.content, '')))
      .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id))
      .limit(limit)
    return rows
  },
  readGroups: async (reader, ownerId, ids) => {
    const rows = await reader
      .select({ id: chatSessions.sessionId, title: chatSessions.title })
      .from(chatSessions)
      .where(
        and(
          eq(chatSessions.userId, ownerId),
          eq(chatSessions.isActive, true),
          inArray(chatSessions.sessionId, [...ids]),
        ),
      )
    return rows.map((row) => ({ ...row, kind: null }))
  },
}

/** A name that the owner gave to a chat is found like a message of it. */
export const noteTitle = (tx: Tx, { userId, sessionId }: SessionKey, title: string, at: Date): Promise<void> =>
  noteTexts(tx, userId, chatSearch.name, [
    { refId: `title:${userId}:${sessionId}`, groupId: sessionId, body: title, at },
  ])
