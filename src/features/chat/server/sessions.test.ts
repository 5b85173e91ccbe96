import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#core/db/server/database.ts'
import { type ChatServer, createChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { say } from '#tests/support/scripted-assistant.ts'
import { bySoak } from '#tests/support/soak.ts'
import type { SessionSummary } from '../shared/chat.contract.ts'

const testDatabase = useTestDatabase()
let database: Database
let server: ChatServer
let user = ''
let now = new Date('2026-11-21T03:00:00Z')
beforeAll(() => {
  database = testDatabase.database
})
beforeEach(async () => {
  server = createChatServer(database, {
    clock: () => {
      now = new Date(now.getTime() + 1_000)
      return now
    },
  })
  user = await addUser(database)
})

const send = (message: string, sessionId = 's1') => server.send({ message, sessionId }, { user })
const list = async (caller: { user: string } = { user }): Promise<SessionSummary[]> =>
  (await (await server.get('/api/chat/sessions', caller)).json()).data.sessions
const ids = async () => (await list()).map(({ sessionId }) => sessionId)
const call = async (method: string, path: string, body?: unknown, caller: { user: string } = { user }) => {
  const response = await server.request(method, `/api/chat/sessions/${path}`, caller, body)
  return { status: response.status, body: await response.json() }
}

const idsOf = (answer: { sessions: SessionSummary[] }) => answer.sessions.map(({ sessionId }) => sessionId)

describe('the list of chats', () => {
  test('CHAT-11 holds the ten newest by their last change, with title, newest words and count', async () => {
    for (let chat = 1; chat <= 12; chat += 1) await send(`pesan ${chat}`, `s${chat}`)
    expect(await ids()).toEqual(['s12', 's11', 's10', 's9', 's8', 's7', 's6', 's5', 's4', 's3'])
    await send('halo lagi', 's4')
    const [first] = await list()
    expect(first).toMatchObject({
      sessionId: 's4',
      title: 'pesan 4',
      lastMessage: 'Anda menulis: halo lagi',
      messageCount: 4,
    })
    expect(first?.updatedAt).not.toBe(first?.createdAt)
  })

  test('SIDE-02 older chats come by pages, each chat once, none of the deleted ones', async () => {
    for (let chat = 1; chat <= 12; chat += 1) await send(`pesan ${chat}`, `s${chat}`)
    const page = async (query: string) => (await (await server.get(`/api/chat/sessions${query}`, { user })).json()).data
    expect((await page('')).earlier).toBe(true)
    await call('DELETE', 's3')
    const rest = await page('?before=s3&limit=50')
    expect(idsOf(rest)).toEqual(['s2', 's1'])
    expect(rest.earlier).toBe(false)
    expect(await page('?before=s9&limit=2')).toMatchObject({
      sessions: [{ sessionId: 's8' }, { sessionId: 's7' }],
      earlier: true,
    })
    expect(idsOf(await page('?before=never'))).toEqual([])
    const stranger = await addUser(database)
    expect((await (await server.get('/api/chat/sessions?before=s9', { user: stranger })).json()).data.sessions).toEqual(
      [],
    )
  })

  test('CHAT-11 a title is the first message, cut to 30 characters plus three dots only when longer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), async (message) => {
        user = await addUser(database)
        const { status } = await send(message)
        fc.pre(status === 200)
        await send('kedua')
        const [chat] = await list()
        const shown = [...message.trim().replace(/\s+/g, ' ')]
        const cut = shown.length <= 30 ? shown.join('') : `${shown.slice(0, 30).join('')}...`
        expect(chat?.title).toBe(cut || 'New Chat')
      }),
      { numRuns: bySoak(8, 25) },
    )
  })

  test('CHAT-11 the newest words skip points slips and empty answers', async () => {
    await send('buat Invoice')
    expect((await list())[0]).toMatchObject({ lastMessage: 'Baik, sudah jadi.', messageCount: 3 })
    server.assistant.when('diam', { kind: null, steps: [] })
    await send('diam')
    expect((await list())[0]).toMatchObject({ lastMessage: 'diam', messageCount: 5 })
  })
})

describe('renaming', () => {
  test('CHAT-11 a title of the owner stays, whatever is said later, and moves nothing in the list', async () => {
    await send('satu', 's1')
    await send('dua', 's2')
    const renamed = await call('PATCH', 's1', { title: '  Pesanan Bu Ratna ' })
    expect(renamed.body.data.session).toMatchObject({ sessionId: 's1', title: 'Pesanan Bu Ratna' })
    expect(await ids()).toEqual(['s2', 's1'])
    await send('lagi', 's1')
    expect((await list())[0]?.title).toBe('Pesanan Bu Ratna')
  })

  test.each([[{ title: ' ' }], [{ title: 'x'.repeat(101) }], [{ title: 5 }], [{}]])(
    'CHAT-11 the title %j is refused',
    async (body) => {
      await send('satu')
      expect((await call('PATCH', 's1', body)).status).toBe(400)
      expect((await list())[0]?.title).toBe('satu')
    },
  )
})

describe('deleting', () => {
  test('CHAT-11 a deleted chat is not listed and not found, and comes back whole when it is restored', async () => {
    await send('satu', 's1')
    await send('dua', 's2')
    const before = await call('GET', 's1')
    for (let times = 0; times < 2; times += 1) expect((await call('DELETE', 's1')).status).toBe(200)
    expect(await ids()).toEqual(['s2'])
    for (const [method, path, body] of [
      ['GET', 's1'],
      ['PATCH', 's1', { title: 'x' }],
      ['PUT', 's1/branch', { messageId: before.body.data.messages[0].id }],
    ] as const)
      expect((await call(method, path, body)).status).toBe(404)
    const rows = await database.execute(`select is_active, deleted_at from chat_sessions where user_id = '${user}'`)
    expect(rows.rows.filter((row) => row['is_active'] === false && row['deleted_at'] !== null)).toHaveLength(1)
    expect((await call('POST', 's1/restore')).body.data.session).toMatchObject({ sessionId: 's1', title: 'satu' })
    expect(await call('GET', 's1')).toEqual(before)
    expect(await ids()).toEqual(['s2', 's1'])
  })

  test('CHAT-11 deleting stops the reply that runs in the chat', async () => {
    server.assistant.when('lama', { kind: null, steps: [say('Ya '), () => new Promise(() => {})] })
    const events = server.stream({ message: 'lama', sessionId: 's1' }, { user })
    await server.assistant.whenComposed(1)
    expect((await call('DELETE', 's1')).status).toBe(200)
    expect((await events).at(-1)).toMatchObject({ type: 'done', data: { stopped: true } })
    await call('POST', 's1/restore')
    expect((await call('GET', 's1')).body.data.messages[1].state).toBe('stopped')
  })

  test('CHAT-11 something sent to a deleted chat brings it back', async () => {
    await send('satu')
    await call('DELETE', 's1')
    await send('dua')
    expect((await call('GET', 's1')).body.data.session).toMatchObject({ title: 'satu', messageCount: 4 })
  })

  test("CHAT-11 another's chat can be neither read, named, deleted nor restored", async () => {
    await send('rahasia')
    const other = { user: await addUser(database) }
    const tries = [
      call('GET', 's1', undefined, other),
      call('PATCH', 's1', { title: 'x' }, other),
      call('DELETE', 's1', undefined, other),
      call('POST', 's1/restore', undefined, other),
      call('PUT', 's1/branch', { messageId: 'msg_x' }, other),
    ]
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
    expect(await list(other)).toEqual([])
    expect((await list())[0]?.title).toBe('rahasia')
  })
})

describe('a long chat', () => {
  test('CHAT-12 loads in pieces of sixty, newest first, that fit together', async () => {
    for (let turn = 0; turn < 70; turn += 1) await send(`pesan ${turn}`)
    const newest = (await call('GET', 's1')).body.data
    expect(newest.messages).toHaveLength(60)
    expect(newest.messages.at(-1).content).toBe('Anda menulis: pesan 69')
    expect(newest.earlier).toBe(true)
    const middle = (await call('GET', `s1?before=${newest.messages[0].id}`)).body.data
    expect(middle.messages.at(-1).content).toBe('Anda menulis: pesan 39')
    const oldest = (await call('GET', `s1?before=${middle.messages[0].id}&limit=200`)).body.data
    expect(oldest.messages).toHaveLength(20)
    expect([oldest.earlier, oldest.messages[0].content]).toEqual([false, 'pesan 0'])
    expect((await call('GET', `s1?before=${oldest.messages[0].id}`)).body.data.messages).toEqual([])
    expect(newest.session.messageCount).toBe(140)
  })

  test.each(['limit=0', 'limit=201', 'limit=x', 'limit=1.5'])('CHAT-12 %s is refused', async (query) => {
    await send('satu')
    expect((await call('GET', `s1?${query}`)).status).toBe(400)
  })

  test('CHAT-12 a place that is not in the chat is not found', async () => {
    await send('satu', 's1')
    await send('dua', 's2')
    const { messages } = (await call('GET', 's2')).body.data
    for (const before of [messages[0].id, 'msg_x', 'a%00b'])
      expect((await call('GET', `s1?before=${before}`)).status).toBe(404)
  })
})
