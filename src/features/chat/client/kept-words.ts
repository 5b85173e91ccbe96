import * as z from 'zod/mini'

import { browserStorage, tabStorage } from '#core/ui/client/browser-storage.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { type ChatMessage, chatMessage, type MessageSheet, messageSheet, openItemRef } from '../shared/message.ts'
import type { Sending } from './chat-types.ts'

/**
 * What the owner typed and the server does not have yet, kept in this browser: the draft at every keystroke and
 * the messages that are on their way. Nothing typed is lost to a closed tab, a dead network or an expired session.
 */
const sessionKey = 'chatSessionId'
const draftKey = (sessionId: string): string => `juragan:draft:${sessionId}`
const sheetKey = (sessionId: string): string => `juragan:sheet:${sessionId}`
const outboxKey = (sessionId: string): string => `juragan:outbox:${sessionId}`

const outboxSchema = z.array(
  z.object({
    clientMessageId: z.string(),
    text: z.string(),
    resumes: z.nullable(z.string()),
    edits: z.optional(z.string()),
    needsLogin: z.optional(z.boolean()),
    openItem: z.optional(openItemRef),
    sheet: z.optional(messageSheet),
    at: z.string(),
  }),
)

/** The chat this tab had open (P1 §4, Chat and sessions), null at a first visit. */
export const storedSessionId = (): string | null => tabStorage.read(sessionKey)
export const storeSessionId = (sessionId: string): void => tabStorage.write(sessionKey, sessionId)
export const newSessionId = (): string => newId('chat')

export const readDraft = (sessionId: string): string => browserStorage.read(draftKey(sessionId)) ?? ''
export const writeDraft = (sessionId: string, text: string): void =>
  browserStorage.write(draftKey(sessionId), text === '' ? null : text)

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    // A broken entry can only come from outside; it is treated as none.
    return []
  }
}

/** The sheet that is attached and not sent yet; its rows are with the server. */
export const readKeptSheet = (sessionId: string): MessageSheet | null =>
  messageSheet.safeParse(parsed(browserStorage.read(sheetKey(sessionId)))).data ?? null
export const writeKeptSheet = (sessionId: string, sheet: MessageSheet | null): void =>
  browserStorage.write(sheetKey(sessionId), sheet === null ? null : JSON.stringify(sheet))

/** Messages that were sent and that the server has not confirmed, oldest first. */
export const readOutbox = (sessionId: string): readonly Sending[] => {
  const outbox = outboxSchema.safeParse(parsed(browserStorage.read(outboxKey(sessionId))))
  return outbox.success ? outbox.data : []
}

const writeOutbox = (sessionId: string, outbox: readonly Sending[]): void =>
  browserStorage.write(outboxKey(sessionId), outbox.length === 0 ? null : JSON.stringify(outbox))

export const keepUnsent = (sessionId: string, sending: Sending): void =>
  writeOutbox(sessionId, [
    ...readOutbox(sessionId).filter(({ clientMessageId }) => clientMessageId !== sending.clientMessageId),
    sending,
  ])

export const forgetUnsent = (sessionId: string, clientMessageId: string): void =>
  writeOutbox(
    sessionId,
    readOutbox(sessionId).filter((sending) => sending.clientMessageId !== clientMessageId),
  )

const messagesKey = 'chatMessages'
/** As many of the newest messages are kept: enough for the screen that a reload shows at once. */
const mostKept = 40
const keptSchema = z.object({ sessionId: z.string(), messages: z.array(chatMessage) })

/** The newest messages of this tab's chat as they were last seen (P1 §4); null where another chat was. */
export const readKeptMessages = (sessionId: string): readonly ChatMessage[] | null => {
  const kept = keptSchema.safeParse(parsed(tabStorage.read(messagesKey)))
  return kept.success && kept.data.sessionId === sessionId ? kept.data.messages : null
}

export const keepMessages = (sessionId: string, messages: readonly ChatMessage[]): void =>
  tabStorage.write(messagesKey, JSON.stringify({ sessionId, messages: messages.slice(-mostKept) }))

/** After a sign-out nothing of the former owner's chat stays in this tab. */
export const forgetKeptMessages = (): void => tabStorage.write(messagesKey, null)
