import { expect, test } from 'vitest'

import type { ReplyEvent, ReplyResult } from '../shared/chat.contract.ts'
import type { ChatMessage } from '../shared/message.ts'
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

const sending = (over: Partial<Sending> = {}): Sending => ({
  clientMessageId: 'snd_1',
  text: 'halo',
  resumes: null,
  at: '2026-11-21T07:00:00Z',
  ...over,
})
const message = (over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'msg_1',
  content: 'Halo juga',
  sender: 'ai',
  timestamp: '2026-11-21T07:00:01Z',
  state: 'complete',
  replyId: 'rep_1',
  ...over,
})
const result = (messages: ChatMessage[]): ReplyResult => ({
  replyId: 'rep_1',
  sessionId: 'cht_1',
  fulfillmentText: 'Halo juga',
  response: 'Halo juga',
  isPlaybookResult: false,
  type: null,
  requiredAction: null,
  intent: 'greeting',
  confidence: 1,
  requiresLogin: false,
  insufficientPoints: false,
  item: null,
  pointsDeducted: 0,
  balanceAfter: null,
  messages,
})
const happened = (event: ReplyEvent): ChatAction => ({ type: 'event', event })
const started = happened({ type: 'started', data: { replyId: 'rep_1', userMessageId: 'usr_1' } })
const step = (label: string): ChatAction => happened({ type: 'step', data: { label } })
const delta = (text: string): ChatAction => happened({ type: 'delta', data: { text } })
const done = (...messages: ChatMessage[]): ChatAction => happened({ type: 'done', data: result(messages) })
const after = (actions: readonly ChatAction[], from: ChatState = emptyChat): ChatState =>
  actions.reduce(chatReducer, from)
const ids = (state: ChatState): string[] => state.messages.map(({ id }) => id)

test('CHAT-03 a sending stands at once, is named by the server, thinks, speaks and ends in a message', () => {
  const first = after([{ type: 'sent', sending: sending() }])
  expect(first.messages).toMatchObject([{ id: 'snd_1', sender: 'user', content: 'halo' }])
  expect(first.running).toMatchObject({ text: '', steps: [] })
  const speaking = after([started, delta('Halo '), delta('juga')], first)
  expect(ids(speaking)).toEqual(['usr_1'])
  expect(speaking.running?.text).toBe('Halo juga')
  const ended = after([done(message())], speaking)
  expect(ids(ended)).toEqual(['usr_1', 'msg_1'])
  expect(ended.running).toBeNull()
})

test('CHAT-03 steps follow one another; words after them mean that all are done', () => {
  const working = after([{ type: 'sent', sending: sending() }, started, step('Membaca'), step('Menghitung')])
  expect(working.running).toMatchObject({ steps: ['Membaca', 'Menghitung'], stepsDone: false })
  expect(after([delta('Jadi')], working).running?.stepsDone).toBe(true)
})

test('CHAT-08 the points slip is kept apart and comes after the answer', () => {
  const slip = message({ id: 'msg_2', isPointsInfo: true })
  expect(slipsOf(result([message(), slip]))).toEqual([slip])
  const state = after([{ type: 'sent', sending: sending() }, started, done(message(), slip)])
  expect(ids(state)).toEqual(['usr_1', 'msg_1'])
  expect(ids(after([{ type: 'revealed', messages: [slip] }], state))).toEqual(['usr_1', 'msg_1', 'msg_2'])
})

test('CHAT-09 a sending that fails keeps its words, and goes again under the same id', () => {
  const failed = after([
    { type: 'sent', sending: sending() },
    { type: 'failed', code: 'offline', text: 'Tidak bisa dihubungi.' },
  ])
  expect(failed.messages).toMatchObject([{ id: 'snd_1', content: 'halo' }])
  expect(failed.failures['snd_1']).toMatchObject({ code: 'offline', sending: { clientMessageId: 'snd_1' } })
  const again = after([{ type: 'sent', sending: sending() }], failed)
  expect(again.failures).toEqual({})
  expect(ids(again)).toEqual(['snd_1'])
  expect(again.running?.sending?.clientMessageId).toBe('snd_1')
})

test('CHAT-09 a message the server has already is not written twice when it goes again', () => {
  const failed = after([
    { type: 'sent', sending: sending() },
    started,
    delta('Ha'),
    { type: 'failed', code: 'offline', text: 'Putus.' },
  ])
  expect(Object.keys(failed.failures)).toEqual(['usr_1'])
  const again = after([{ type: 'sent', sending: sending() }, started, done(message())], failed)
  expect(ids(again)).toEqual(['usr_1', 'msg_1'])
})

test('CHAT-09 an error the server wrote down stands as its message', () => {
  const error = message({ isError: true, content: 'Maaf, terjadi kesalahan: Pembuatan gagal.' })
  const failed = happened({ type: 'failed', data: { code: 'making_failed', error: 'x', messages: [error] } })
  const state = after([{ type: 'sent', sending: sending() }, started, failed])
  expect(ids(state)).toEqual(['usr_1', 'msg_1'])
  expect(state.failures).toEqual({})
  expect(state.running).toBeNull()
})

test('CHAT-09 a failure of unknown code is still told with its sentence', () => {
  const failed = happened({ type: 'failed', data: { code: 'brand_new', error: 'Ada apa ini.', messages: [] } })
  const state = after([{ type: 'sent', sending: sending() }, started, failed])
  expect(state.failures['usr_1']).toMatchObject({ code: 'internal', text: 'Ada apa ini.' })
})

test('CHAT-09 a failed message can be taken back', () => {
  const failed = after([
    { type: 'sent', sending: sending() },
    { type: 'failed', code: 'offline', text: 'x' },
    { type: 'withdrawn', anchor: 'snd_1' },
  ])
  expect(failed).toMatchObject({ messages: [], failures: {} })
})

test('CHAT-05 the request that waits for sign-in is the last one said, and is settled while it is answered', () => {
  const waiting = message({ id: 'wait', requiresLogin: true })
  const state = after([{ type: 'sent', sending: sending() }, started, done(waiting)])
  expect(waitingForLogin(state)?.id).toBe('wait')
  const resume = sending({ clientMessageId: 'resume-wait', resumes: 'wait' })
  const resumed = after([{ type: 'sent', sending: resume }], state)
  expect(waitingForLogin(resumed)).toBeNull()
  expect(ids(resumed)).toEqual(['usr_1', 'wait'])
  const lost = after([{ type: 'failed', code: 'offline', text: 'x' }], resumed)
  expect(waitingForLogin(lost)?.id).toBe('wait')
  expect(lost.failures['wait']?.sending).toEqual(resume)
  const asked = after([{ type: 'sent', sending: sending({ clientMessageId: 'snd_2', text: 'lain' }) }], state)
  expect(waitingForLogin(asked)).toBeNull()
})

test('CHAT-09 a sending refused because the session ended goes again after sign-in', () => {
  const state = after([
    { type: 'sent', sending: sending() },
    { type: 'failed', code: 'session_expired', text: 'x' },
  ])
  expect(failedForLogin(state)?.clientMessageId).toBe('snd_1')
  expect(failedForLogin(emptyChat)).toBeNull()
})

test('CHAT-12 an opened chat shows its messages and follows the reply that still runs', () => {
  const own = message({ id: 'usr_1', sender: 'user', content: 'halo' })
  const running = message({ state: 'running', content: 'Ha' })
  const state = after([{ type: 'loaded', messages: [own, running], unsent: [] }])
  expect(ids(state)).toEqual(['usr_1'])
  expect(state.running).toMatchObject({ replyId: 'rep_1', text: '', sending: null })
  expect(ids(after([started, done(message())], state))).toEqual(['usr_1', 'msg_1'])
})

test('CHAT-09 unsent words come back after a reload, unless the server has them', () => {
  const own = message({ id: 'usr_1', sender: 'user', content: 'halo' })
  const other = sending({ clientMessageId: 'snd_2', text: 'yang belum terkirim' })
  const state = after([{ type: 'loaded', messages: [own], unsent: [sending(), other] }])
  expect(ids(state)).toEqual(['usr_1', 'snd_2'])
  expect(state.failures['snd_2']?.sending).toEqual(other)
})

test('CHAT-03 a reply told again from its beginning starts empty', () => {
  const state = after([{ type: 'sent', sending: sending() }, started, delta('Ha'), { type: 'restarted' }])
  expect(state.running).toMatchObject({ text: '', replyId: null })
})
