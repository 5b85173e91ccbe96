import { type ErrorCode, isErrorCode } from '#core/errors/shared/error-codes.ts'

import type { ReplyEvent, ReplyResult } from '../shared/chat.contract.ts'
import type { ChatMessage } from '../shared/message.ts'

/** One sending of the owner. Sent again, it keeps its id, so that it makes one reply (design §3, Reply). */
export interface Sending {
  readonly clientMessageId: string
  readonly text: string
  /** The waiting message whose request is to be answered now; null for a message just typed. */
  readonly resumes: string | null
  readonly at: string
}

/** The reply that is being made. */
export interface Running {
  /** Null for a reply that was found running when the chat was opened. */
  readonly sending: Sending | null
  readonly replyId: string | null
  readonly text: string
  readonly steps: readonly string[]
  /** Words came after the last step, so all of them are done. */
  readonly stepsDone: boolean
  readonly reconnecting: boolean
}

/** What went wrong with a sending, shown under the message it belongs to. */
export interface Failure {
  readonly sending: Sending | null
  readonly code: ErrorCode
  readonly text: string
}

export interface ChatState {
  readonly phase: 'loading' | 'ready' | 'failed'
  readonly messages: readonly ChatMessage[]
  readonly running: Running | null
  /** By the id of the message they stand under. */
  readonly failures: Readonly<Record<string, Failure>>
}

export type ChatAction =
  | { readonly type: 'loaded'; readonly messages: readonly ChatMessage[]; readonly unsent: readonly Sending[] }
  | { readonly type: 'loadFailed' }
  | { readonly type: 'sent'; readonly sending: Sending }
  | { readonly type: 'restarted' }
  | { readonly type: 'event'; readonly event: ReplyEvent }
  | { readonly type: 'reconnecting' }
  | { readonly type: 'failed'; readonly code: ErrorCode; readonly text: string }
  | { readonly type: 'revealed'; readonly messages: readonly ChatMessage[] }
  | { readonly type: 'withdrawn'; readonly anchor: string }

export const emptyChat: ChatState = { phase: 'ready', messages: [], running: null, failures: {} }

const fresh = (sending: Sending | null, replyId: string | null): Running => ({
  sending,
  replyId,
  text: '',
  steps: [],
  stepsDone: false,
  reconnecting: false,
})

/** A message of the owner as it stands before the server has named it. */
export const localMessage = (sending: Sending): ChatMessage => ({
  id: sending.clientMessageId,
  content: sending.text,
  sender: 'user',
  timestamp: sending.at,
  state: 'complete',
  replyId: null,
})

const added = (messages: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] => {
  const known = new Set(more.map((message) => message.id))
  return [...messages.filter((message) => !known.has(message.id)), ...more]
}

const without = (failures: ChatState['failures'], anchor: string): ChatState['failures'] =>
  Object.fromEntries(Object.entries(failures).filter(([key]) => key !== anchor))

/** Marks a waiting message as being answered, or as waiting again. */
const settle = (
  messages: readonly ChatMessage[],
  id: string | null | undefined,
  settled: boolean,
): readonly ChatMessage[] =>
  id ? messages.map((message) => (message.id === id ? { ...message, settled } : message)) : messages

const loaded = (state: ChatState, messages: readonly ChatMessage[], unsent: readonly Sending[]): ChatState => {
  const running = messages.findLast((message) => message.sender === 'ai' && message.state === 'running')
  const recent = messages.filter((message) => message.sender === 'user').slice(-2)
  // An unsent message that the server has after all (its answer was lost) is not shown twice.
  const lost = unsent.filter((sending) => !recent.some((message) => message.content === sending.text))
  const failures: Record<string, Failure> = {}
  for (const sending of lost) failures[sending.clientMessageId] = { sending, code: 'offline', text: '' }
  return {
    ...state,
    phase: 'ready',
    messages: [...messages.filter((message) => message !== running), ...lost.map(localMessage)],
    running: running?.replyId ? fresh(null, running.replyId) : null,
    failures,
  }
}

const sent = (state: ChatState, sending: Sending): ChatState => {
  const again = Object.entries(state.failures).find(
    ([, failure]) => failure.sending?.clientMessageId === sending.clientMessageId,
  )?.[0]
  const hasPlace = again !== undefined && again !== sending.clientMessageId
  return {
    ...state,
    // A message the server never had moves to the end, where it will stand in the server's own order too.
    messages:
      sending.resumes !== null
        ? settle(state.messages, sending.resumes, true)
        : hasPlace
          ? state.messages
          : added(state.messages, [localMessage(sending)]),
    failures: again === undefined ? state.failures : without(state.failures, again),
    running: fresh(sending, null),
  }
}

const started = (state: ChatState, running: Running, replyId: string, userMessageId: string | null): ChatState => {
  const localId = running.sending?.clientMessageId
  const isNamed = userMessageId !== null && state.messages.some((message) => message.id === userMessageId)
  const messages =
    userMessageId === null || isNamed
      ? state.messages
      : state.messages.map((message) => (message.id === localId ? { ...message, id: userMessageId } : message))
  return { ...state, messages, running: { ...running, replyId } }
}

const done = (state: ChatState, result: ReplyResult): ChatState => {
  const shown = result.messages.filter((message) => !message.isPointsInfo)
  return {
    ...state,
    messages: added(state.messages, shown),
    running: null,
  }
}

/** The messages of a finished reply that follow once the canvas has opened: the points slips (CHAT-08). */
export const slipsOf = (result: ReplyResult): readonly ChatMessage[] =>
  result.messages.filter((message) => message.isPointsInfo)

/** Where the failure of the running reply is shown: under the waiting message or under the owner's own, newest one. */
const anchorOf = (state: ChatState, sending: Sending | null): string | null =>
  sending?.resumes ?? state.messages.findLast((message) => message.sender === 'user')?.id ?? null

const failed = (state: ChatState, failure: Failure): ChatState => {
  const anchor = anchorOf(state, failure.sending)
  return {
    ...state,
    messages: settle(state.messages, failure.sending?.resumes, false),
    running: null,
    failures: anchor === null ? state.failures : { ...state.failures, [anchor]: failure },
  }
}

const received = (state: ChatState, event: ReplyEvent): ChatState => {
  const { running } = state
  if (running === null) return state
  switch (event.type) {
    case 'started':
      return started(state, running, event.data.replyId, event.data.userMessageId)
    case 'delta':
      return {
        ...state,
        running: {
          ...running,
          text: running.text + event.data.text,
          stepsDone: running.steps.length > 0,
          reconnecting: false,
        },
      }
    case 'step':
      return {
        ...state,
        running: {
          ...running,
          steps: [...running.steps, event.data.label],
          stepsDone: false,
          reconnecting: false,
        },
      }
    case 'done':
      return done(state, event.data)
    case 'failed': {
      // What the server wrote down (an error, words cut short) speaks for itself and offers to go on.
      if (event.data.messages.length > 0)
        return {
          ...state,
          messages: added(settle(state.messages, running.sending?.resumes, false), event.data.messages),
          running: null,
        }
      const code = isErrorCode(event.data.code) ? event.data.code : 'internal'
      return failed(state, { sending: running.sending, code, text: event.data.error })
    }
  }
}

/** The chat as a pure rule: what each thing that happens makes of it. */
export const chatReducer = (state: ChatState, action: ChatAction): ChatState => {
  switch (action.type) {
    case 'loaded':
      return loaded(state, action.messages, action.unsent)
    case 'loadFailed':
      return { ...state, phase: 'failed' }
    case 'sent':
      return sent(state, action.sending)
    case 'restarted':
      return state.running ? { ...state, running: fresh(state.running.sending, null) } : state
    case 'event':
      return received(state, action.event)
    case 'reconnecting':
      return state.running ? { ...state, running: { ...state.running, reconnecting: true } } : state
    case 'failed':
      return failed(state, { sending: state.running?.sending ?? null, code: action.code, text: action.text })
    case 'revealed':
      return { ...state, messages: added(state.messages, action.messages) }
    case 'withdrawn':
      return {
        ...state,
        messages: state.messages.filter((message) => message.id !== action.anchor),
        failures: without(state.failures, action.anchor),
      }
  }
}

/** The newest request of the chat that waits for the owner to sign in, if nothing was asked after it. */
export const waitingForLogin = (state: ChatState): ChatMessage | null => {
  const last = state.messages.findLast((message) => !message.isPointsInfo)
  return last?.requiresLogin && !last.settled ? last : null
}

/** Sendings that failed only because nobody was signed in: they go again after sign-in. */
export const failedForLogin = (state: ChatState): Sending | null =>
  Object.values(state.failures).find(
    ({ code, sending }) => sending !== null && (code === 'session_expired' || code === 'not_signed_in'),
  )?.sending ?? null
