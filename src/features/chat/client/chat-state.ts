import { isErrorCode } from '#core/errors/shared/error-codes.ts'

import type { ReplyEvent, ReplyResult } from '../shared/chat.contract.ts'
import type { ChatMessage } from '../shared/message.ts'
import type { ChatAction, ChatState, Failure, Running, Sending } from './chat-types.ts'
import { above, added, localMessage, partialMessage, settle, withNewestPage, withoutPartials } from './message-list.ts'

export const emptyChat: ChatState = {
  phase: 'ready',
  messages: [],
  earlier: 'none',
  kept: 'no',
  running: null,
  memoryOff: [],
  failures: {},
}

const fresh = (sending: Sending | null, replyId: string | null): Running => ({
  sending,
  replyId,
  text: '',
  steps: [],
  stepsDone: false,
  reconnecting: false,
  stopping: false,
  stopFailure: null,
  before: null,
})

const without = (failures: ChatState['failures'], anchor: string): ChatState['failures'] =>
  Object.fromEntries(Object.entries(failures).filter(([key]) => key !== anchor))

const isRunning = (message: ChatMessage): boolean => message.sender === 'ai' && message.state === 'running'

/** The messages of the server; the reply that runs is shown as such, unless this tab has begun another one meanwhile. */
const told = (state: ChatState, messages: readonly ChatMessage[], earlier: boolean): ChatState => {
  const running = messages.findLast(isRunning)
  const complete = messages.filter((message) => !isRunning(message))
  const own = state.running?.sending?.clientMessageId
  return {
    ...state,
    phase: 'ready',
    kept: 'no',
    earlier: earlier ? 'more' : 'none',
    messages: state.running
      ? added(
          complete,
          state.messages.filter(({ id }) => id === own),
        )
      : complete,
    running: state.running ?? (running?.replyId ? fresh(null, running.replyId) : null),
  }
}

const loaded = (
  state: ChatState,
  { messages, earlier, unsent }: Extract<ChatAction, { type: 'loaded' }>,
): ChatState => {
  const next = told(state, messages, earlier)
  const recent = messages.filter(({ sender }) => sender === 'user').slice(-2)
  // An unsent message that the server has after all (its answer was lost) is not shown twice.
  const lost = unsent.filter(
    ({ text, clientMessageId }) =>
      !recent.some(({ content }) => content === text) && !next.messages.some(({ id }) => id === clientMessageId),
  )
  const failures: Record<string, Failure> = {}
  for (const sending of lost)
    failures[sending.clientMessageId] = { sending, code: sending.needsLogin ? 'session_expired' : 'offline', text: '' }
  return { ...next, messages: [...next.messages, ...lost.map(localMessage)], failures }
}

const refreshed = (state: ChatState, page: readonly ChatMessage[], isEarlier: boolean): ChatState => {
  const unsent = state.messages.filter(
    ({ id }) => state.failures[id]?.sending?.clientMessageId === id && !page.some((message) => message.id === id),
  )
  const known = withoutPartials(state.messages).filter((message) => !unsent.includes(message))
  const { messages, keepsOlder } = withNewestPage(known, page)
  const next = told(state, messages, isEarlier)
  const shown = new Set([...messages, ...unsent].map(({ id }) => id))
  return {
    ...next,
    messages: added(next.messages, unsent),
    earlier: keepsOlder ? state.earlier : next.earlier,
    failures: Object.fromEntries(Object.entries(state.failures).filter(([anchor]) => shown.has(anchor))),
  }
}

const sent = (state: ChatState, sending: Sending): ChatState => {
  const again = Object.entries(state.failures).find(
    ([, failure]) => failure.sending?.clientMessageId === sending.clientMessageId,
  )?.[0]
  const hasPlace = again !== undefined && again !== sending.clientMessageId
  const messages = withoutPartials(state.messages)
  const branchesAt = sending.regenerates ?? sending.edits
  const base = branchesAt === undefined ? messages : above(messages, branchesAt)
  const addsMessage = sending.resumes === null && sending.regenerates === undefined && !hasPlace
  return {
    ...state,
    // A message the server never had moves to the end, where it will stand in the server's own order too.
    messages: addsMessage ? added(base, [localMessage(sending)]) : settle(base, sending.resumes, true),
    failures: again === undefined ? state.failures : without(state.failures, again),
    running: { ...fresh(sending, null), before: sending.regenerates === undefined ? null : messages },
  }
}

const started = (state: ChatState, running: Running, replyId: string, userMessageId: string | null): ChatState => {
  const localId = running.sending?.clientMessageId
  const isNamed = userMessageId !== null && state.messages.some(({ id }) => id === userMessageId)
  const messages =
    userMessageId === null
      ? state.messages
      : isNamed
        ? state.messages.filter(({ id }) => id !== localId)
        : state.messages.map((message) =>
            message.id === localId ? { ...message, id: userMessageId, replyId } : message,
          )
  return { ...state, messages, running: { ...running, replyId } }
}

const done = (state: ChatState, messages: readonly ChatMessage[]): ChatState => ({
  ...state,
  messages: added(
    withoutPartials(state.messages),
    messages.filter((message) => !message.isPointsInfo),
  ),
  running: null,
})

/** The messages of a finished reply that follow once the canvas has opened: the points slips (CHAT-08). */
export const slipsOf = (result: ReplyResult): readonly ChatMessage[] =>
  result.messages.filter((message) => message.isPointsInfo)

const failed = (state: ChatState, failure: Failure): ChatState => {
  const { running } = state
  const { sending } = failure
  const takesBack = running?.before && running.replyId === null ? running.before : null
  const kept = takesBack ?? settle(state.messages, sending?.resumes, false)
  const messages = running && running.text !== '' ? [...kept, partialMessage(running.replyId, running.text)] : kept
  // Under the message it was about, or under the owner's own newest one.
  const anchor =
    sending?.resumes ??
    (takesBack ? sending?.regenerates : undefined) ??
    messages.findLast((message) => message.sender === 'user')?.id
  return {
    ...state,
    messages,
    running: null,
    failures: anchor === undefined ? state.failures : { ...state.failures, [anchor]: failure },
  }
}

const received = (state: ChatState, event: ReplyEvent): ChatState => {
  const { running } = state
  if (running === null) return state
  const { text, steps } = running
  switch (event.type) {
    case 'started':
      return started(state, running, event.data.replyId, event.data.userMessageId)
    case 'delta':
      return {
        ...state,
        running: { ...running, text: text + event.data.text, stepsDone: steps.length > 0, reconnecting: false },
      }
    case 'step':
      return {
        ...state,
        running: { ...running, steps: [...steps, event.data.label], stepsDone: false, reconnecting: false },
      }
    case 'done':
      return done(state, event.data.messages)
    case 'failed': {
      if (event.data.messages.length > 0)
        return done(
          { ...state, messages: settle(state.messages, running.sending?.resumes, false) },
          event.data.messages,
        )
      const code = isErrorCode(event.data.code) ? event.data.code : 'internal'
      return failed(state, { sending: running.sending, code, text: event.data.error })
    }
  }
}

const changed = (state: ChatState, change: Partial<Running>): ChatState =>
  state.running ? { ...state, running: { ...state.running, ...change } } : state

/** The chat as a pure rule: what each thing that happens makes of it. */
export const chatReducer = (state: ChatState, action: ChatAction): ChatState => {
  switch (action.type) {
    case 'loaded':
      return { ...loaded(state, action), memoryOff: action.memoryOff ?? state.memoryOff }
    case 'refreshed':
      return {
        ...refreshed(state, action.messages, action.earlier),
        memoryOff: action.memoryOff ?? state.memoryOff,
      }
    case 'memorySet':
      return { ...state, memoryOff: action.off }
    case 'loadFailed':
      return state.kept === 'no' && state.phase === 'loading'
        ? { ...state, phase: 'failed' }
        : { ...state, kept: 'unreachable' }
    case 'earlierAsked':
      return { ...state, earlier: 'loading' }
    case 'earlierLoaded': {
      const known = new Set(state.messages.map(({ id }) => id))
      const older = action.messages.filter(({ id }) => !known.has(id))
      return { ...state, messages: [...older, ...state.messages], earlier: action.earlier ? 'more' : 'none' }
    }
    case 'earlierFailed':
      return { ...state, earlier: 'failed' }
    case 'sent':
      return sent(state, action.sending)
    case 'restarted':
      return changed(state, { text: '', steps: [], stepsDone: false, reconnecting: false })
    case 'event':
      return received(state, action.event)
    case 'reconnecting':
      return changed(state, { reconnecting: true })
    case 'stopping':
      return changed(state, { stopping: true, stopFailure: null })
    case 'stopFailed':
      return changed(state, { stopping: false, stopFailure: action.text })
    case 'stopped':
      return state.running?.replyId === action.replyId ? done(state, action.messages) : state
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
