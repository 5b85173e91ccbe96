import { create } from 'zustand'

import { live } from '#core/live/client/live.ts'

import { type Chat, type ChatListener, createChat } from './chat-store.ts'
import {
  forgetKeptMessages,
  keepMessages,
  newSessionId,
  readKeptMessages,
  storedSessionId,
  storeSessionId,
} from './kept-words.ts'
import { parseLiveReply } from './reply-events.ts'
import { createWordLog } from './shared-words.ts'

/** The chat is kept in this tab this long after its last change (P1 §9, CHAT-10). */
export const keepDelay = 1000

interface ChatRoom {
  readonly chat: Chat
  /** 'Chat Baru': clears the session id and starts an empty chat; a reply that runs elsewhere goes on. */
  readonly startNew: () => void
  /** Opens a saved chat of the list. */
  readonly open: (sessionId: string) => void
  /** After sign-out: nothing of the former owner stays in this page. */
  readonly forgetAll: () => void
}

const deaf: ChatListener = { onReply: () => undefined, onSessionEnded: () => undefined }
let listener = deaf
const opened = new Map<string, Chat>()
const shared = createWordLog(live.isOpen)

const chatOf = (sessionId: string, isNew: boolean): Chat => {
  const known = opened.get(sessionId)
  if (known) return known
  const kept = isNew ? null : readKeptMessages(sessionId)
  // After a sign-out a reply of the former owner may still run; what becomes of it is told to nobody here.
  const heard = (): ChatListener => (opened.get(sessionId) === chat ? listener : deaf)
  const chat = createChat({ sessionId, isNew, kept, shared, listener: heard })
  opened.set(sessionId, chat)
  if (!isNew) void chat.load()
  return chat
}

const begin = (): Chat => {
  const sessionId = newSessionId()
  storeSessionId(sessionId)
  return chatOf(sessionId, true)
}

const first = (): Chat => {
  const stored = storedSessionId()
  return stored === null ? begin() : chatOf(stored, false)
}

/** The chat this tab has open. */
export const useChatRoom = create<ChatRoom>()((set) => ({
  chat: first(),
  startNew: () => set({ chat: begin() }),
  open: (sessionId) => {
    storeSessionId(sessionId)
    const isKnown = opened.has(sessionId)
    const chat = chatOf(sessionId, false)
    // Looked at again: another tab may have written to it.
    if (isKnown && chat.state.getState().phase === 'failed') void chat.load()
    else if (isKnown) chat.refresh()
    set({ chat })
  },
  forgetAll: () => {
    opened.clear()
    forgetKeptMessages()
    set({ chat: begin() })
  },
}))

/** Tells the chats of this page whom to call when a reply is done; the shell opens the canvas with it. */
export const listenToReplies = (next: ChatListener): void => {
  listener = next
}

/** What other tabs and servers do to the chat that is shown here. */
live.listen((news) => {
  const { chat } = useChatRoom.getState()
  if (news.type === 'ready' || news.type === 'down') shared.stateChanged()
  // A chat without a word is not known to the server.
  if (news.type === 'ready' && chat.state.getState().messages.length > 0) chat.refresh()
  if (news.type === 'change' && news.change.topic === 'chats' && ['', chat.sessionId].includes(news.change.id))
    chat.refresh()
  if (news.type !== 'reply') return
  const words = parseLiveReply(news.data)
  if (words === null) return
  shared.add(words)
  opened.get(words.sessionId)?.hear(words)
})

let timer: ReturnType<typeof setTimeout> | undefined
const keep = (): void => {
  clearTimeout(timer)
  timer = undefined
  const { sessionId, state } = useChatRoom.getState().chat
  const { messages, failures, phase } = state.getState()
  // What the server never had is kept in the outbox.
  if (phase === 'ready')
    keepMessages(
      sessionId,
      messages.filter(({ id }) => !(id in failures)),
    )
}
const keepLater = (): void => {
  clearTimeout(timer)
  timer = setTimeout(keep, keepDelay)
}
const watch = (chat: Chat): (() => void) =>
  chat.state.subscribe((state, before) => {
    if (state.messages !== before.messages) keepLater()
  })
let unwatch = watch(useChatRoom.getState().chat)
useChatRoom.subscribe(({ chat }, before) => {
  if (chat === before.chat) return
  unwatch()
  unwatch = watch(chat)
  keepLater()
})
addEventListener('pagehide', () => {
  if (timer !== undefined) keep()
})
