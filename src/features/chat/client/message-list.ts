import type { ChatMessage } from '../shared/message.ts'
import type { Sending } from './chat-types.ts'

type Messages = readonly ChatMessage[]

/** A message of the owner as it stands before the server has named it. */
export const localMessage = (sending: Sending): ChatMessage => ({
  id: sending.clientMessageId,
  content: sending.text,
  sender: 'user',
  timestamp: sending.at,
  state: 'complete',
  replyId: null,
  ...(sending.openItem ? { about: sending.openItem } : {}),
  ...(sending.sheet ? { sheet: sending.sheet } : {}),
})

/** More messages at the end; one that is there already moves. */
export const added = (messages: Messages, more: Messages): Messages => {
  const known = new Set(more.map(({ id }) => id))
  return [...messages.filter(({ id }) => !known.has(id)), ...more]
}

/** The messages above `id`; all of them where it is not there. */
export const above = (messages: Messages, id: string): Messages => {
  const place = messages.findIndex((message) => message.id === id)
  return place === -1 ? messages : messages.slice(0, place)
}

/** Marks a waiting message as being answered, or as waiting again. */
export const settle = (messages: Messages, id: string | null | undefined, settled: boolean): Messages =>
  id ? messages.map((message) => (message.id === id ? { ...message, settled } : message)) : messages

const partialMark = 'partial-'

/** The words of a reply whose end did not come: they stay, under the note that tells why. */
export const partialMessage = (replyId: string | null, content: string): ChatMessage => ({
  id: `${partialMark}${replyId ?? ''}`,
  content,
  sender: 'ai',
  timestamp: new Date().toISOString(),
  state: 'interrupted',
  replyId: null,
  // Its request goes on by the note under the question.
  settled: true,
})

export const withoutPartials = (messages: Messages): Messages =>
  messages.some(({ id }) => id.startsWith(partialMark))
    ? messages.filter(({ id }) => !id.startsWith(partialMark))
    : messages

const sameMessage = (a: ChatMessage, b: ChatMessage): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The newest page with the older messages at hand above it. What has not changed stays the same object. */
export const withNewestPage = (messages: Messages, page: Messages): { messages: Messages; keepsOlder: boolean } => {
  const known = new Map(messages.map((message) => [message.id, message]))
  const fresh = page.map((message) => {
    const old = known.get(message.id)
    return old && sameMessage(old, message) ? old : message
  })
  const first = page[0]
  const place = first ? messages.findIndex(({ id }) => id === first.id) : -1
  return { messages: [...messages.slice(0, Math.max(place, 0)), ...fresh], keepsOlder: place > 0 }
}
