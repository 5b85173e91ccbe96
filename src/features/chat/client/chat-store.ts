import { createStore, type StoreApi } from 'zustand/vanilla'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { getSession, type ReplyResult } from '../shared/chat.contract.ts'
import {
  type ChatAction,
  chatReducer,
  type ChatState,
  emptyChat,
  failedForLogin,
  type Sending,
  slipsOf,
  waitingForLogin,
} from './chat-state.ts'
import { forgetUnsent, keepUnsent, readOutbox } from './kept-words.ts'
import { type Asked, streamReply } from './reply-stream.ts'

/** The canvas opens this long after the reply (P1 §4, CHAT-08). */
export const canvasDelay = 60

export interface ChatListener {
  /** The reply stands; called once the canvas may open, before the points slip is shown. */
  readonly onReply: (result: ReplyResult) => void
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
  readonly send: (text: string) => void
  readonly sendAgain: (sending: Sending | null) => void
  /** Answers the request of a message that waits (login required, interrupted, failed) now. */
  readonly resume: (messageId: string) => void
  /** What waited for the sign-in is answered now, without a word typed again (CHAT-05). */
  readonly takeUpAfterSignIn: () => Promise<void>
  /** Takes a message that failed back out of the chat and returns its words. */
  readonly withdraw: (anchor: string) => string
}

/** Joins the many small pieces of text of one frame into one change of the state. */
const byFrame = (flush: (text: string) => void): { add: (text: string) => void; end: () => void } => {
  let text = ''
  let frame = 0
  const end = (): void => {
    cancelAnimationFrame(frame)
    frame = 0
    if (text !== '') flush(text)
    text = ''
  }
  return {
    add: (more) => {
      text += more
      // A hidden tab draws no frames; its text waits for the next event instead.
      if (frame === 0) frame = requestAnimationFrame(end)
    },
    end,
  }
}

export const createChat = (sessionId: string, isNew: boolean, listener: () => ChatListener): Chat => {
  const state = createStore<ChatState>()(() => (isNew ? emptyChat : { ...emptyChat, phase: 'loading' }))
  const dispatch = (action: ChatAction): void => state.setState(chatReducer(state.getState(), action), true)

  const finish = (result: ReplyResult): void => {
    setTimeout(() => {
      listener().onReply(result)
      const slips = slipsOf(result)
      if (slips.length > 0) dispatch({ type: 'revealed', messages: slips })
    }, canvasDelay)
  }

  const listen = async (asked: Asked): Promise<void> => {
    const words = byFrame((text) => dispatch({ type: 'event', event: { type: 'delta', data: { text } } }))
    const accepted = (): void => {
      if (asked.clientMessageId !== null) forgetUnsent(sessionId, asked.clientMessageId)
    }
    try {
      await streamReply(asked, {
        onRestart: () => {
          words.end()
          dispatch({ type: 'restarted' })
        },
        onReconnecting: () => dispatch({ type: 'reconnecting' }),
        onEvent: (event) => {
          if (event.type === 'delta') return words.add(event.data.text)
          words.end()
          accepted()
          const result = event.type === 'done' ? event.data : null
          dispatch({
            type: 'event',
            event: result ? { type: 'done', data: { ...result, messages: withoutSlips(result) } } : event,
          })
          if (result) finish(result)
        },
      })
    } catch (error) {
      words.end()
      const { code } = toAppError(error)
      dispatch({ type: 'failed', code, text: errorText(code) })
      if (code === 'session_expired') listener().onSessionEnded()
    }
  }

  const run = (sending: Sending): void => {
    if (state.getState().running !== null) return
    if (sending.resumes === null) keepUnsent(sessionId, sending)
    dispatch({ type: 'sent', sending })
    void listen({
      sessionId,
      message: sending.text,
      clientMessageId: sending.clientMessageId,
      resumes: sending.resumes,
      replyId: null,
    })
  }

  const load = async (): Promise<void> => {
    try {
      const { data } = await call(getSession, { params: { sessionId } })
      dispatch({ type: 'loaded', messages: data.messages, unsent: readOutbox(sessionId) })
    } catch (error) {
      const { code } = toAppError(error)
      // A chat that has not been written to yet is not known to the server.
      if (code === 'not_found' || code === 'not_signed_in') {
        dispatch({ type: 'loaded', messages: [], unsent: readOutbox(sessionId) })
        return
      }
      dispatch({ type: 'loadFailed' })
      return
    }
    const { running } = state.getState()
    if (running?.replyId)
      void listen({ sessionId, message: '', clientMessageId: null, resumes: null, replyId: running.replyId })
  }

  const resume = (messageId: string): void =>
    run({
      clientMessageId: `resume-${messageId}`,
      text: requestBefore(state.getState(), messageId),
      resumes: messageId,
      at: new Date().toISOString(),
    })

  const takeUpAfterSignIn = async (): Promise<void> => {
    if (state.getState().running !== null) return
    const refused = failedForLogin(state.getState())
    // The account may have a chat here that could not be read before.
    if (state.getState().messages.length > 0 || !isNew) await load()
    const waiting = waitingForLogin(state.getState())
    if (waiting) resume(waiting.id)
    else if (refused) run(refused)
  }

  return {
    sessionId,
    state,
    load,
    send: (text) => run({ clientMessageId: newId('sending'), text, resumes: null, at: new Date().toISOString() }),
    sendAgain: (sending) => {
      if (sending) run(sending)
      else void load()
    },
    resume,
    takeUpAfterSignIn,
    withdraw: (anchor) => {
      const failure = state.getState().failures[anchor]
      if (failure?.sending) forgetUnsent(sessionId, failure.sending.clientMessageId)
      dispatch({ type: 'withdrawn', anchor })
      return failure?.sending?.text ?? ''
    },
  }
}

const withoutSlips = (result: ReplyResult): ReplyResult['messages'] =>
  result.messages.filter((message) => !message.isPointsInfo)

/** The owner's words that a waiting message answers. */
const requestBefore = (state: ChatState, messageId: string): string => {
  const place = state.messages.findIndex((message) => message.id === messageId)
  return state.messages.slice(0, Math.max(place, 0)).findLast((message) => message.sender === 'user')?.content ?? ''
}
