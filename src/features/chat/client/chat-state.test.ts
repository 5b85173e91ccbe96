import { expect, test } from 'vitest'

import type { ReplyEvent, ReplyResult } from '../shared/chat.contract.ts'
import type { ChatMessage } from '../shared/message.ts'
import { chatReducer, emptyChat, failedForLogin, slipsOf, waitingForLogin } from './chat-state.ts'
import type { ChatAction, ChatState, Sending } from './chat-types.ts'

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
  const state = after([{ type: 'loaded', messages: [own, running], earlier: false, unsent: [] }])
  expect(ids(state)).toEqual(['usr_1'])
  expect(state.running).toMatchObject({ replyId: 'rep_1', text: '', sending: null })
  expect(ids(after([started, done(message())], state))).toEqual(['usr_1', 'msg_1'])
})

test('CHAT-09 unsent words come back after a reload, unless the server has them', () => {
  const own = message({ id: 'usr_1', sender: 'user', content: 'halo' })
  const other = sending({ clientMessageId: 'snd_2', text: 'yang belum terkirim' })
  const state = after([{ type: 'loaded', messages: [own], earlier: false, unsent: [sending(), other] }])
  expect(ids(state)).toEqual(['usr_1', 'snd_2'])
  expect(state.failures['snd_2']?.sending).toEqual(other)
})

test('CHAT-03 a reply told again from its beginning starts empty', () => {
  const state = after([{ type: 'sent', sending: sending() }, started, delta('Ha'), { type: 'restarted' }])
  expect(state.running).toMatchObject({ text: '', replyId: 'rep_1' })
})

const own = (id: string, content = id): ChatMessage => message({ id, sender: 'user', content, replyId: null })
const chatOf = (...messages: ChatMessage[]): ChatState => ({ ...emptyChat, messages })
const page = (messages: ChatMessage[], earlier = false): ChatAction => ({ type: 'refreshed', messages, earlier })

test('CHAT-13 a stopped reply keeps its words, whether the stream or the answer to the stop comes first', () => {
  const stopped = message({ content: 'Ha', state: 'stopped' })
  const speaking = after([{ type: 'sent', sending: sending() }, started, delta('Ha'), { type: 'stopping' }])
  expect(speaking.running?.stopping).toBe(true)
  const answered = after([{ type: 'stopped', replyId: 'rep_1', messages: [stopped] }], speaking)
  expect(answered).toMatchObject({ running: null, messages: [{ id: 'usr_1' }, { state: 'stopped', content: 'Ha' }] })
  expect(after([done(stopped)], answered)).toEqual(answered)
  expect(ids(after([done(stopped)], speaking))).toEqual(ids(answered))
  const refused = after([{ type: 'stopFailed', text: 'Tidak bisa.' }], speaking)
  expect(refused.running).toMatchObject({ stopping: false, stopFailure: 'Tidak bisa.', text: 'Ha' })
})

test('CHAT-13 the words of a reply that broke off stay until it is told again', () => {
  const broken = after([
    { type: 'sent', sending: sending() },
    started,
    delta('Setengah'),
    { type: 'failed', code: 'offline', text: 'Putus.' },
  ])
  expect(broken.messages.at(-1)).toMatchObject({ content: 'Setengah', state: 'interrupted' })
  expect(Object.keys(broken.failures)).toEqual(['usr_1'])
  const again = after([{ type: 'sent', sending: sending() }, started, done(message())], broken)
  expect(ids(again)).toEqual(['usr_1', 'msg_1'])
})

test('CHAT-13 an answer given once more takes the place of the old one and of what followed', () => {
  const before = chatOf(own('usr_1'), message(), own('usr_2'), message({ id: 'msg_2' }))
  const asked = sending({ clientMessageId: 'snd_3', regenerates: 'msg_1' })
  const running = after([{ type: 'sent', sending: asked }], before)
  expect(ids(running)).toEqual(['usr_1'])
  const told = after([started, done(message({ id: 'msg_3' }))], running)
  expect(ids(told)).toEqual(['usr_1', 'msg_3'])
  const lost = after([{ type: 'failed', code: 'offline', text: 'x' }], running)
  expect(ids(lost)).toEqual(ids(before))
  expect(lost.failures['msg_1']?.sending).toEqual(asked)
  expect(ids(after([{ type: 'sent', sending: asked }, started, done(message({ id: 'msg_3' }))], lost))).toEqual([
    'usr_1',
    'msg_3',
  ])
})

test('CHAT-13 an edited message stands in the place of the old one, and is not lost when it fails', () => {
  const before = chatOf(own('usr_1'), message(), own('usr_2'), message({ id: 'msg_2' }))
  const edited = sending({ clientMessageId: 'snd_3', text: 'lebih baik', edits: 'usr_2' })
  const running = after([{ type: 'sent', sending: edited }], before)
  expect(ids(running)).toEqual(['usr_1', 'msg_1', 'snd_3'])
  const lost = after([{ type: 'failed', code: 'offline', text: 'x' }], running)
  expect(lost.failures['snd_3']?.sending).toEqual(edited)
  expect(ids(after([page([own('usr_1'), message(), own('usr_2'), message({ id: 'msg_2' })])], lost))).toEqual([
    'usr_1',
    'msg_1',
    'usr_2',
    'msg_2',
    'snd_3',
  ])
})

test('CHAT-12 older messages come above, once, and stay when the newest are asked for again', () => {
  const newest = [own('usr_3'), message({ id: 'msg_3' })]
  const start = after([{ type: 'loaded', messages: newest, earlier: true, unsent: [] }])
  expect(start.earlier).toBe('more')
  const older = [own('usr_2'), message({ id: 'msg_2' }), own('usr_3')]
  const both = after([{ type: 'earlierAsked' }, { type: 'earlierLoaded', messages: older, earlier: false }], start)
  expect(ids(both)).toEqual(['usr_2', 'msg_2', 'usr_3', 'msg_3'])
  const more = after([page([...newest, own('usr_4')], true)], both)
  expect(ids(more)).toEqual(['usr_2', 'msg_2', 'usr_3', 'msg_3', 'usr_4'])
  expect(more.earlier).toBe('none')
  expect(more.messages[0]).toBe(both.messages[0])
  expect(more.messages[3]).toBe(both.messages[3])
})

test('CHAT-12 a chat that became another one (a branch, a new page) is shown as it is now', () => {
  const state = after([page([own('usr_9'), message({ id: 'msg_9' })], true)], chatOf(own('usr_1'), message()))
  expect(ids(state)).toEqual(['usr_9', 'msg_9'])
  expect(state.earlier).toBe('more')
})

test('ITEM-07, CHAT-13 a reply of another tab is taken up where it runs', () => {
  const running = message({ id: 'msg_2', state: 'running', replyId: 'rep_2', content: '' })
  const state = after([page([own('usr_1'), message(), own('usr_2'), running])], chatOf(own('usr_1'), message()))
  expect(ids(state)).toEqual(['usr_1', 'msg_1', 'usr_2'])
  expect(state.running).toMatchObject({ replyId: 'rep_2', sending: null })
})

test('CHAT-10 messages this tab kept stay while the server is out of reach', () => {
  const kept: ChatState = { ...chatOf(own('usr_1')), kept: 'waiting' }
  expect(after([{ type: 'loadFailed' }], kept)).toMatchObject({ phase: 'ready', kept: 'unreachable' })
  const loaded: ChatAction = { type: 'loaded', messages: [own('usr_1'), message()], earlier: false, unsent: [] }
  expect(after([loaded], kept)).toMatchObject({ kept: 'no', messages: [{ id: 'usr_1' }, { id: 'msg_1' }] })
})

test('CHAT-02 what is sent while the chat still loads stays', () => {
  const state = after([
    { type: 'sent', sending: sending() },
    { type: 'loaded', messages: [own('usr_0')], earlier: false, unsent: [sending()] },
  ])
  expect(ids(state)).toEqual(['usr_0', 'snd_1'])
  expect(state.failures).toEqual({})
  expect(ids(after([started], after([page([own('usr_0'), own('usr_1')])], state)))).toEqual(['usr_0', 'usr_1'])
})

test('CHAT-09, AUTH-02 words refused for want of a sign-in go again after a redirect, others wait for their key', () => {
  const unsent = [sending({ needsLogin: true })]
  const state = after([{ type: 'loaded', messages: [own('usr_0')], earlier: false, unsent }])
  expect(failedForLogin(state)?.clientMessageId).toBe('snd_1')
  expect(failedForLogin(after([{ type: 'loaded', messages: [], earlier: false, unsent: [sending()] }]))).toBeNull()
})
