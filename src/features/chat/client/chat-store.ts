import { createStore, type StoreApi } from 'zustand/vanilla'

import type { MemorySource } from '#core/assistant/shared/memory/owner-memory.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { flushOpenItem } from '#core/items/client/open-items.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { getSession, type ReplyResult, setSessionMemory, showBranch, stopReply } from '../shared/chat.contract.ts'
import type { LiveReply } from '../shared/live.contract.ts'
import type { ChatMessage } from '../shared/message.ts'
import { putSheetBack } from './attachments.ts'
import { drawnWords } from './drawn-words.ts'
import { chatReducer, emptyChat, failedForLogin, slipsOf, waitingForLogin } from './chat-state.ts'
import type { ChatAction, ChatState, Sending } from './chat-types.ts'
import { forgetUnsent, keepUnsent, readOutbox } from './kept-words.ts'
import { type Asked, type SharedWords, streamReply } from './reply-stream.ts'

/** The canvas opens this long after the reply (P1 §4, CHAT-08). */
export const canvasDelay = 60
/** What others tell of a chat comes in bursts; it is asked for once, this long after the first word. */
const refreshDelay = 50

/** As long as a message waits for the open item to be saved, in milliseconds. */
const longestFlush = 3_000

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

export interface ChatListener {
  /**
   * The reply of a chat stands; called once the canvas may open, before the points slip is shown. `isOurs` is false
   * where another tab asked for it: that one opens the canvas.
   */
  readonly onReply: (result: ReplyResult, isOurs: boolean, sessionId: string) => void
  /** The server no longer knows who this is; the words stay in the chat until somebody signs in. */
  readonly onSessionEnded: () => void
}

/**
 * One chat of this page. It lives outside of the components, so that a reply goes on while the layout changes
 * or another chat is looked at.
 */
export interface Chat {
  readonly sessionId: string
  readonly state: StoreApi<ChatState>
  readonly load: () => Promise<void>
  /** Asks for the newest messages once more, unless a reply runs here. */
  readonly refresh: () => void
  readonly loadEarlier: () => Promise<void>
  /** `openItem` is what the text is about, where something stands open; `sheet` comes with it. */
  readonly send: (text: string, about?: Pick<Sending, 'openItem' | 'sheet'>) => void
  readonly sendAgain: (sending: Sending | null) => void
  /** What did not reach the server is sent, oldest first, until one does not get through again. */
  readonly sendWaiting: () => Promise<void>
  /** Answers the request of a message that waits (login required, interrupted, failed) now. */
  readonly resume: (messageId: string) => void
  /** Answers the question of an AI message once more, beside it. */
  readonly regenerate: (messageId: string) => void
  /** Puts new words in the place of an own message and has them answered, beside the old ones. */
  readonly edit: (messageId: string, text: string) => void
  /** Shows the branch that a message belongs to. */
  readonly showBranch: (messageId: string) => Promise<void>
  /** Whether this chat uses a part of the owner's own things from now on; throws where the server did not take it. */
  readonly turnMemory: (source: MemorySource, isUsed: boolean) => Promise<void>
  readonly stop: () => void
  /** What waited for the sign-in is answered now, without a word typed again (CHAT-05). */
  readonly takeUpAfterSignIn: () => Promise<void>
  /** Takes a message that failed back out of the chat and returns its words. */
  readonly withdraw: (anchor: string) => string
  /** Another tab or server tells words of a reply in this chat. */
  readonly hear: (words: LiveReply) => void
}

interface ChatOptions {
  readonly sessionId: string
  readonly isNew: boolean
  /** The messages that this tab kept, shown until the server answers. */
  readonly kept: readonly ChatMessage[] | null
  readonly shared: SharedWords
  readonly listener: () => ChatListener
}

const firstState = ({ isNew, kept }: ChatOptions): ChatState =>
  isNew
    ? emptyChat
    : kept && kept.length > 0
      ? { ...emptyChat, messages: kept, kept: 'waiting' }
      : { ...emptyChat, phase: 'loading' }

/** A new sending, with an id of its own. */
const newSending = (text: string, over: Partial<Sending> = {}): Sending => ({
  clientMessageId: newId('sending'),
  text,
  resumes: null,
  at: new Date().toISOString(),
  ...over,
})

export const createChat = (options: ChatOptions): Chat => {
  const { sessionId, isNew, shared, listener } = options
  const state = createStore<ChatState>()(() => firstState(options))
  const dispatch = (action: ChatAction): void => state.setState(chatReducer(state.getState(), action), true)
  const now = (): ChatState => state.getState()
  let refreshing: ReturnType<typeof setTimeout> | undefined

  const finish = (result: ReplyResult, isOurs: boolean): void => {
    setTimeout(() => {
      listener().onReply(result, isOurs, sessionId)
      const slips = slipsOf(result)
      if (slips.length > 0) dispatch({ type: 'revealed', messages: slips })
    }, canvasDelay)
  }

  const listen = async (asked: Asked, isOurs = true): Promise<void> => {
    const words = drawnWords((text) => dispatch({ type: 'event', event: { type: 'delta', data: { text } } }))
    const accepted = (): void => {
      if (asked.clientMessageId !== null) forgetUnsent(sessionId, asked.clientMessageId)
    }
    try {
      // The assistant reads what the server has; what was typed last goes there first, unless that takes too long.
      if (asked.openItem) await Promise.race([flushOpenItem(asked.openItem.id), pause(longestFlush)])
      await streamReply(
        asked,
        {
          onRestart: () => {
            words.end()
            dispatch({ type: 'restarted' })
          },
          onReconnecting: () => dispatch({ type: 'reconnecting' }),
          onEvent: (event) => {
            if (event.type === 'delta') return words.add(event.data.text)
            words.end()
            accepted()
            dispatch({ type: 'event', event })
            if (event.type === 'started' && now().running?.stopping) void halt(event.data.replyId)
            if (event.type === 'done') finish(event.data, isOurs)
            // A new branch changes the count beside other messages too.
            const isBranch = asked.regenerates !== undefined || asked.edits !== undefined
            if (isBranch && (event.type === 'done' || event.type === 'failed')) refresh()
          },
        },
        { shared },
      )
    } catch (error) {
      words.end()
      const { code } = toAppError(error)
      dispatch({ type: 'failed', code, text: errorText(code) })
      const refused = failedForLogin(now())
      if (refused && refused.resumes === null && refused.regenerates === undefined)
        keepUnsent(sessionId, { ...refused, needsLogin: true })
      if (code === 'session_expired') listener().onSessionEnded()
      if (code === 'reply_running') refresh()
    }
  }

  const follow = (isOurs: boolean): void => {
    const { running } = now()
    if (running?.replyId && running.sending === null)
      void listen({ sessionId, message: '', clientMessageId: null, resumes: null, replyId: running.replyId }, isOurs)
  }

  const run = async (sending: Sending): Promise<void> => {
    if (now().running !== null) return
    if (sending.resumes === null && sending.regenerates === undefined) keepUnsent(sessionId, sending)
    dispatch({ type: 'sent', sending })
    const { clientMessageId, text: message, resumes, regenerates, edits, openItem } = sending
    const sheetId = sending.sheet?.id
    await listen({ clientMessageId, message, resumes, regenerates, edits, openItem, sheetId, sessionId, replyId: null })
  }

  const load = async (): Promise<void> => {
    const wasRunning = now().running !== null
    try {
      const { data } = await call(getSession, { params: { sessionId } })
      dispatch({ type: 'loaded', ...data, unsent: readOutbox(sessionId) })
    } catch (error) {
      const { code } = toAppError(error)
      // A chat that has not been written to yet is not known to the server.
      if (code === 'not_found' || code === 'not_signed_in')
        dispatch({ type: 'loaded', messages: [], earlier: false, unsent: readOutbox(sessionId) })
      else dispatch({ type: 'loadFailed' })
      return
    }
    if (!wasRunning) follow(true)
  }

  const refreshNow = async (): Promise<void> => {
    if (now().running !== null || now().phase !== 'ready') return
    if (now().kept !== 'no') return load()
    try {
      const { data } = await call(getSession, { params: { sessionId } })
      if (now().running !== null) return
      dispatch({ type: 'refreshed', ...data })
      follow(false)
    } catch {
      // What stands there is right as far as this tab knows; the next piece of news asks again.
      return
    }
  }
  const refresh = (): void => {
    refreshing ??= setTimeout(() => {
      refreshing = undefined
      void refreshNow()
    }, refreshDelay)
  }

  const loadEarlier = async (): Promise<void> => {
    const { earlier, messages } = now()
    const before = messages.find(({ id }) => !(id in now().failures))?.id
    if ((earlier !== 'more' && earlier !== 'failed') || before === undefined) return
    dispatch({ type: 'earlierAsked' })
    try {
      const { data } = await call(getSession, { params: { sessionId }, query: { before } })
      dispatch({ type: 'earlierLoaded', messages: data.messages, earlier: data.earlier })
    } catch {
      // Told where the older messages would stand, with a key to try again.
      dispatch({ type: 'earlierFailed' })
    }
  }

  const halt = async (replyId: string): Promise<void> => {
    try {
      const { data } = await call(stopReply, { params: { id: replyId } })
      dispatch({ type: 'stopped', replyId, messages: data.messages })
    } catch (error) {
      dispatch({ type: 'stopFailed', text: errorText(toAppError(error).code) })
    }
  }

  const show = async (messageId: string): Promise<void> => {
    if (now().running !== null) return
    const { data } = await call(showBranch, { params: { sessionId }, body: { messageId } })
    dispatch({ type: 'loaded', ...data, unsent: readOutbox(sessionId) })
  }

  const turnMemory = async (source: MemorySource, isUsed: boolean): Promise<void> => {
    const before = now().memoryOff
    const others = before.filter((one) => one !== source)
    dispatch({ type: 'memorySet', off: isUsed ? others : [...others, source] })
    try {
      const { data } = await call(setSessionMemory, { params: { sessionId }, body: { off: [...now().memoryOff] } })
      dispatch({ type: 'memorySet', off: data.off })
    } catch (error) {
      dispatch({ type: 'memorySet', off: before })
      throw error
    }
  }

  const sendWaiting = async (): Promise<void> => {
    for (const { id } of now().messages) {
      const failure = now().failures[id]
      if (failure?.code !== 'offline' || failure.sending === null) continue
      await run(failure.sending)
      if (now().failures[id]?.code === 'offline') return
    }
  }

  const resume = (messageId: string): Promise<void> =>
    run(newSending(requestBefore(now(), messageId), { clientMessageId: `resume-${messageId}`, resumes: messageId }))

  const takeUpAfterSignIn = async (): Promise<void> => {
    if (now().running !== null) return
    const before = failedForLogin(now())
    // The account may have a chat here that could not be read before.
    if (now().messages.length > 0 || !isNew) await load()
    const waiting = waitingForLogin(now())
    if (waiting) void resume(waiting.id)
    else {
      // After a redirect it is known only once the chat has been read.
      const refused = before ?? failedForLogin(now())
      if (refused) void run(refused)
    }
  }

  return {
    sessionId,
    state,
    load,
    refresh,
    loadEarlier,
    send: (text, about) => void run(newSending(text, about)),
    sendAgain: (sending) => {
      if (sending) void run(sending)
      else void load()
    },
    sendWaiting,
    resume: (messageId) => void resume(messageId),
    regenerate: (messageId) => void run(newSending(requestBefore(now(), messageId), { regenerates: messageId })),
    edit: (messageId, text) => void run(newSending(text, { edits: messageId })),
    showBranch: show,
    turnMemory,
    stop: () => {
      const { running } = now()
      if (running === null || running.stopping) return
      dispatch({ type: 'stopping' })
      // A reply that the server has not named yet is stopped as soon as it has a name.
      if (running.replyId !== null) void halt(running.replyId)
    },
    takeUpAfterSignIn,
    withdraw: (anchor) => {
      const sending = now().failures[anchor]?.sending
      if (sending) forgetUnsent(sessionId, sending.clientMessageId)
      dispatch({ type: 'withdrawn', anchor })
      if (sending?.sheet) putSheetBack(sessionId, sending.sheet)
      // The branch that the words were meant to replace is shown again.
      if (sending?.edits !== undefined) refresh()
      return sending?.text ?? ''
    },
    hear: ({ replyId }) => {
      const { running, messages } = now()
      if (running === null && !messages.some((message) => message.replyId === replyId)) refresh()
    },
  }
}

/** The owner's words that an AI message answers. */
const requestBefore = (state: ChatState, messageId: string): string => {
  const place = state.messages.findIndex((message) => message.id === messageId)
  return state.messages.slice(0, Math.max(place, 0)).findLast((message) => message.sender === 'user')?.content ?? ''
}
