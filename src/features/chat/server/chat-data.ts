import { asc, eq, inArray } from 'drizzle-orm'

import { pathPart, type PersonalData } from '#core/auth/server/personal-data.ts'
import { csvText } from '#core/sheets/shared/text-cells.ts'
import { formatDay, formatTime, zoneName } from '#core/text/shared/dates.ts'
import { dayIn, defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'

import { chatMessages, chatReplies, chatReplyEvents, chatSessions, chatSheets } from './chat.tables.ts'

const speaker = { user: 'Anda', ai: 'Juragan' } as const

/** `27 November 2026, 20.38 WIB`. */
const whenSaid = (at: Date, zone: string): string =>
  `${formatDay(dayIn(at, zone))}, ${formatTime(at, zone)} ${zoneName(zone)}`

/** The person's chats as text to read, one file for each, every branch in the order in which it came; attached sheets. */
export const chatData: PersonalData = {
  read: async (reader, userId) => {
    const sessions = await reader.select().from(chatSessions).where(eq(chatSessions.userId, userId))
    const messages = await reader
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.userId, userId))
      .orderBy(asc(chatMessages.position))
    const sheets = await reader.select().from(chatSheets).where(eq(chatSheets.userId, userId))
    const zone = defaultTimeZone()
    const chats = sessions.map(({ sessionId, title, createdAt }) => ({
      path: `chat/${dayIn(createdAt, zone)} ${pathPart(title)} ${pathPart(sessionId)}.md`,
      text: messages
        .filter((message) => message.sessionId === sessionId)
        .map(({ sender, content, createdAt: at }) => `**${speaker[sender]}** (${whenSaid(at, zone)})\n\n${content}\n`)
        .join('\n'),
    }))
    const attached = sheets.map(({ id, name, read }) => ({
      path: `chat/berkas/${pathPart(name)} ${pathPart(id)}.csv`,
      text: csvText(read.rows),
    }))
    return [...chats, ...attached]
  },
  erase: async (tx, userId) => {
    const replies = tx.select({ id: chatReplies.id }).from(chatReplies).where(eq(chatReplies.userId, userId))
    await tx.delete(chatReplyEvents).where(inArray(chatReplyEvents.replyId, replies))
    await tx.delete(chatReplies).where(eq(chatReplies.userId, userId))
    await tx.delete(chatMessages).where(eq(chatMessages.userId, userId))
    await tx.delete(chatSheets).where(eq(chatSheets.userId, userId))
    await tx.delete(chatSessions).where(eq(chatSessions.userId, userId))
  },
}
