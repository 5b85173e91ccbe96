import { create } from 'zustand'

import { type Chat, type ChatListener, createChat } from './chat-store.ts'
import { newSessionId, storedSessionId, storeSessionId } from './kept-words.ts'

interface ChatRoom {
  readonly chat: Chat
  /** 'Chat Baru': clears the session id and starts an empty chat; a reply that runs elsewhere goes on. */
  readonly startNew: () => void
  /** Opens a saved chat of the list. */
  readonly open: (sessionId: string) => void
  /** After sign-out: nothing of the former owner stays in this page. */
  readonly forgetAll: () => void
}

let listener: ChatListener = { onReply: () => undefined, onSessionEnded: () => undefined }
const opened = new Map<string, Chat>()

const chatOf = (sessionId: string, isNew: boolean): Chat => {
  const known = opened.get(sessionId)
  if (known) return known
  const chat = createChat(sessionId, isNew, () => listener)
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
    const chat = chatOf(sessionId, false)
    // Looked at again after a failed load or after another tab wrote to it: asked for anew, unless a reply runs here.
    if (chat.state.getState().running === null && chat.state.getState().phase !== 'loading') void chat.load()
    set({ chat })
  },
  forgetAll: () => {
    opened.clear()
    set({ chat: begin() })
  },
}))

/** Tells the chats of this page whom to call when a reply is done; the shell opens the canvas with it. */
export const listenToReplies = (next: ChatListener): void => {
  listener = next
}
