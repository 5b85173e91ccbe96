import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#core/db/server/database.ts'
import { type ChatServer, createChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addGuest, addUser } from '#tests/support/people.ts'
import { createGate, say } from '#tests/support/scripted-assistant.ts'

const testDatabase = useTestDatabase()
let database: Database
let server: ChatServer
let user = ''
beforeAll(() => {
  database = testDatabase.database
})
beforeEach(async () => {
  server = createChatServer(database)
  user = await addUser(database)
})

const transcript = async (sessionId: string, caller: { user?: string; guest?: string } = { user }) => {
  const response = await server.get(`/api/chat/sessions/${sessionId}`, caller)
  return (await response.json()).data
}

describe('sending', () => {
  test('CHAT-04 answers JSON with the fields of P1 §7', async () => {
    const { status, body } = await server.send({ message: 'halo', sessionId: 's1', userId: user }, { user })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      message: 'Anda menulis: halo',
      data: {
        fulfillmentText: 'Anda menulis: halo',
        response: 'Anda menulis: halo',
        isPlaybookResult: false,
        type: null,
        requiredAction: null,
        intent: 'chat',
        confidence: 1,
        requiresLogin: false,
        item: null,
        pointsDeducted: 0,
        balanceAfter: null,
        sessionId: 's1',
      },
    })
    expect(body.data.messages).toMatchObject([{ sender: 'ai', content: 'Anda menulis: halo', state: 'complete' }])
  })

  test('CHAT-04 streams the same reply as events numbered from 1', async () => {
    const events = await server.stream({ message: 'halo', sessionId: 's1' }, { user })
    expect(events.map(({ id }) => id)).toEqual([1, 2, 3, 4])
    expect(events.map(({ type }) => type)).toEqual(['started', 'delta', 'delta', 'done'])
    const { messages } = await transcript('s1')
    expect(events[0]?.data.userMessageId).toBe(messages[0].id)
    expect(events[3]?.data.messages).toEqual([messages[1]])
  })

  test('CHAT-17 a chat keeps its messages, title, count and newest words', async () => {
    await server.send({ message: 'apa saja yang bisa kamu buat untuk toko?', sessionId: 's1' }, { user })
    await server.send({ message: 'halo', sessionId: 's1' }, { user })
    const { session, messages } = await transcript('s1')
    expect(session).toMatchObject({
      sessionId: 's1',
      title: 'apa saja yang bisa kamu buat u...',
      lastMessage: 'Anda menulis: halo',
      messageCount: 4,
    })
    expect(messages.map(({ sender }: { sender: string }) => sender)).toEqual(['user', 'ai', 'user', 'ai'])
    expect(server.assistant.understood[1]?.context).toMatchObject({
      ownerName: 'Ibu Contoh',
      timeZone: 'Asia/Jakarta',
      turns: [
        { sender: 'user', content: 'apa saja yang bisa kamu buat untuk toko?' },
        { sender: 'ai', content: 'Anda menulis: apa saja yang bisa kamu buat untuk toko?' },
      ],
    })
  })

  test('CHAT-17 the assistant sees the day in Jakarta and at most 20 turns', async () => {
    server = createChatServer(database, { clock: () => new Date('2026-11-21T18:00:00Z') })
    for (let turn = 0; turn < 12; turn += 1) await server.send({ message: `pesan ${turn}`, sessionId: 's1' }, { user })
    const last = server.assistant.understood.at(-1)?.context
    expect(last?.today).toBe('2026-11-22')
    expect(last?.turns).toHaveLength(20)
    expect(last?.turns.at(-1)?.content).toBe('Anda menulis: pesan 10')
  })

  test.each([
    ['right to left', '\u202eمرحبا بالعالم\u202c שלום'],
    ['emoji', '👩‍👩‍👧‍👦🇮🇩 🙏'],
    ['HTML and script', '<script>alert("x")</script><img src=x onerror=alert(1)> & &amp;'],
    ['white space around', '  dua baris\n\n\tmenjorok  '],
    ['20.000 characters', 'x'.repeat(20_000)],
    ['SQL and templates', `'; drop table chat_messages; -- \${7*7} {{7*7}} %s \\u0000`],
  ])('CHAT-17 %s is stored as typed', async (_, message) => {
    const { status } = await server.send({ message, sessionId: 's1' }, { user })
    expect(status).toBe(200)
    expect((await transcript('s1')).messages[0].content).toBe(message)
  })

  test('CHAT-17 NUL and lone surrogates are dropped, the rest stays', async () => {
    await server.send({ message: 'a\0b\ud83d c', sessionId: 's1' }, { user })
    expect((await transcript('s1')).messages[0].content).toBe('ab c')
  })

  test.each([
    ['an empty message', '', 'blank_message'],
    ['a message that draws nothing', ' \n\t\u00a0\u200b\u202e\0', 'blank_message'],
    ['a message of 20.001 characters', 'x'.repeat(20_001), 'message_too_long'],
  ])('CHAT-02 %s is refused and leaves nothing', async (_, message, code) => {
    const { status, body } = await server.send({ message, sessionId: 's1' }, { user })
    expect([status, body.code]).toEqual([400, code])
    expect((await server.get('/api/chat/sessions/s1', { user })).status).toBe(404)
  })

  test.each([
    [{ sessionId: 's1' }],
    [{ message: 5, sessionId: 's1' }],
    [{ message: 'a', sessionId: '' }],
    [{ message: 'a', sessionId: 's\0' }],
    [{ message: 'a', sessionId: 's1', clientMessageId: '\ud800' }],
    [[]],
    [null],
  ])('CHAT-04 the body %j is refused', async (body) => {
    expect(await server.send(body, { user })).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  })

  test('CHAT-13 half an emoji at the end of a piece waits for its other half', async () => {
    server.assistant.when('emoji', { kind: null, steps: [say('a\ud83d'), say('\ude00b'), say('\ud83d')] })
    const events = await server.stream({ message: 'emoji', sessionId: 's1' }, { user })
    expect(events.filter(({ type }) => type === 'delta').map(({ data }) => data.text)).toEqual(['a', '😀b'])
    expect(events.at(-1)?.data.fulfillmentText).toBe('a😀b')
  })
})

describe('one reply at a time', () => {
  test('CHAT-02 a second message in the same chat waits its turn, another chat does not', async () => {
    const gate = createGate()
    server.assistant.when('lama', { kind: null, steps: [gate.passed, say('selesai')] })
    const slow = server.send({ message: 'lama', sessionId: 's1', clientMessageId: 'c1' }, { user })
    await server.assistant.whenComposed(1)
    const refused = await server.send({ message: 'lain', sessionId: 's1', clientMessageId: 'c2' }, { user })
    expect([refused.status, refused.body.code]).toEqual([409, 'reply_running'])
    expect((await server.send({ message: 'lain', sessionId: 's2' }, { user })).status).toBe(200)
    const during = await transcript('s1')
    expect(during.messages.at(-1)).toMatchObject({ sender: 'ai', state: 'running', content: '' })
    gate.open()
    const { body } = await slow
    const after = await transcript('s1')
    expect(after.messages).toHaveLength(2)
    expect(after.messages[1].id).toBe(during.messages[1].id)
    expect(after.messages[1].replyId).toBe(body.data.replyId)
  })

  test('CHAT-02 twenty different messages at once in one chat: one runs, the others are refused', async () => {
    const gate = createGate()
    server.assistant.when('m', { kind: null, steps: [gate.passed, say('ya')] })
    const sent = Array.from({ length: 20 }, (_, index) =>
      server.send({ message: `m${index}`, sessionId: 's1' }, { user }),
    )
    await server.assistant.whenComposed(1)
    const refusals = Promise.all(sent.map(async (one) => (await one).status))
    const statuses = async (): Promise<number> => (await transcript('s1')).messages.length
    expect(await statuses()).toBe(2)
    gate.open()
    const counted = await refusals
    expect(counted.filter((status) => status === 409).length).toBeGreaterThan(0)
    const { messages } = await transcript('s1')
    expect(messages).toHaveLength(2 * counted.filter((status) => status === 200).length)
  })

  test('CHAT-04 the same client message id five times at once is one reply that all five get', async () => {
    const order = { message: 'halo', sessionId: 's1', clientMessageId: 'c1' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.send(order, { user })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
    expect(server.assistant.composed).toBe(1)
    expect((await transcript('s1')).messages).toHaveLength(2)
    const again = await server.send(order, { user })
    expect(again.body).toEqual(answers[0]?.body)
    expect((await server.stream(order, { user })).at(-1)?.data).toEqual(answers[0]?.body.data)
  })

  test('CHAT-04 without a client message id each sending is its own', async () => {
    for (const _ of [1, 2]) await server.send({ message: 'halo', sessionId: 's1' }, { user })
    expect((await transcript('s1')).messages).toHaveLength(4)
  })
})

describe('who asks', () => {
  test('CHAT-04 a stranger becomes a guest with the cookies of the sign-in', async () => {
    const response = await server.post({ message: 'halo', sessionId: 's1', userId: 'anonymous' }, {})
    expect(response.status).toBe(200)
    const cookies = response.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    const guest = cookies[0]?.replace('guest=', '') ?? ''
    expect((await transcript('s1', { guest })).messages).toHaveLength(2)
  })

  test("CHAT-04 the body's user id never decides", async () => {
    const other = await addUser(database)
    await server.send({ message: 'halo', sessionId: 's1', userId: other }, { user })
    expect((await server.get('/api/chat/sessions/s1', { user: other })).status).toBe(404)
    expect((await transcript('s1')).messages).toHaveLength(2)
  })

  test('CHAT-06 an ended session is told, unless the caller knows to be a guest; nothing is written', async () => {
    const order = { message: 'buat surat', sessionId: 's1', userId: user }
    const { status, body } = await server.send(order, { stale: true })
    expect([status, body.code]).toEqual([401, 'session_expired'])
    expect(server.assistant.understood).toEqual([])
    expect((await server.send({ ...order, userId: 'anonymous' }, { stale: true })).status).toBe(200)
  })

  test('CHAT-04 a refused message makes no guest', async () => {
    const response = await server.post({ message: ' ', sessionId: 's1' }, {})
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test("CHAT-17 another's chats and replies are not found, strangers are asked to sign in", async () => {
    const { body } = await server.send({ message: 'halo', sessionId: 's1' }, { user })
    const paths = ['/api/chat/sessions/s1', `/api/chat/replies/${body.data.replyId}/events`]
    const other = { user: await addUser(database) }
    const guest = { guest: await addGuest(database) }
    for (const path of paths) {
      expect((await server.get(path, other)).status).toBe(404)
      expect((await server.get(path, guest)).status).toBe(404)
      expect((await server.get(path, {})).status).toBe(401)
      expect((await server.get(path, { user })).status).toBe(200)
    }
    for (const path of [
      '/api/chat/replies/rep_tidakada/events',
      '/api/chat/sessions/%00',
      '/api/chat/replies/%00/events',
    ])
      expect((await server.get(path, { user })).status).toBe(404)
    expect(await (await server.get('/api/chat/sessions', other)).json()).toMatchObject({ data: { sessions: [] } })
  })

  test('CHAT-17 the ten newest chats, newest first', async () => {
    for (let index = 0; index < 12; index += 1) await server.send({ message: 'a', sessionId: `s${index}` }, { user })
    await server.send({ message: 'lagi', sessionId: 's3' }, { user })
    const { data } = await (await server.get('/api/chat/sessions', { user })).json()
    const ids = data.sessions.map(({ sessionId }: { sessionId: string }) => sessionId)
    expect(ids).toEqual(['s3', 's11', 's10', 's9', 's8', 's7', 's6', 's5', 's4', 's2'])
  })
})
