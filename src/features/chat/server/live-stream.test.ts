import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#core/db/server/database.ts'
import { saveItem } from '#core/items/server/items.repo.ts'
import {
  type Caller,
  type ChatServer,
  createChatServer,
  readStream,
  type StreamEvent,
} from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addGuest, addUser } from '#tests/support/people.ts'
import { plainKinds } from '#tests/support/plain-kinds.ts'
import { createGate, say } from '#tests/support/scripted-assistant.ts'

const testDatabase = useTestDatabase()
let database: Database
let here: ChatServer
let elsewhere: ChatServer
let user = ''
const leaving = new Set<AbortController>()
beforeAll(() => {
  database = testDatabase.database
})
beforeEach(async () => {
  here = createChatServer(database)
  elsewhere = createChatServer(database)
  await Promise.all([here.live.start(), elsewhere.live.start()])
  user = await addUser(database)
})
afterEach(async () => {
  for (const controller of leaving) controller.abort()
  leaving.clear()
  await Promise.all([here.chat.stop(), elsewhere.chat.stop()])
  await Promise.all([here.live.stop(), elsewhere.live.stop()])
})

/** An open stream: `until` reads on to the first event that fits and answers all that have come. */
const listen = async (on: ChatServer, caller: Caller = { user }, query = '', cursor?: string) => {
  const leave = new AbortController()
  leaving.add(leave)
  const headers = cursor === undefined ? {} : { 'last-event-id': cursor }
  const response = await on.request('GET', `/api/live${query}`, { ...caller, signal: leave.signal, headers })
  const events = readStream(response)
  const seen: StreamEvent[] = []
  const until = async (fits: (event: StreamEvent) => boolean): Promise<StreamEvent[]> => {
    while (!seen.some(fits)) {
      const next = await events.next()
      if (next.done) throw new Error(`the stream ended: ${JSON.stringify(seen)}`)
      seen.push(next.value)
    }
    return seen
  }
  await until(({ type }) => type === 'ready')
  const ended = async (): Promise<StreamEvent[]> => {
    for (let next = await events.next(); !next.done; next = await events.next()) seen.push(next.value)
    return seen
  }
  return { until, seen, ended, leave: () => leave.abort() }
}
const isChange = (topic: string, id?: string) => (event: StreamEvent) =>
  event.type === 'change' && event.data.topic === topic && (id === undefined || event.data.id === id)
const isDone = (event: StreamEvent) => event.type === 'reply' && event.data.event.type === 'done'
const isLastOf = (sessionId: string) => (event: StreamEvent) => isDone(event) && event.data.sessionId === sessionId
/** Words that follow each other fast are one event. */
const hasWords = (name: string, index: number) => (event: StreamEvent) =>
  event.type === 'reply' && String(event.data.event.data.text).includes(`${name} ${index} `)
const repliesOf = (events: readonly StreamEvent[]) =>
  events.filter(({ type }) => type === 'reply').map(({ data }) => ({ id: data.seq, ...data.event }))

describe('what changes', () => {
  test.each([
    ['on the same server', () => here],
    ['on another server', () => elsewhere],
  ])('ITEM-07 an item, its charge and its chat are told %s, by ids alone', async (_, server) => {
    const stream = await listen(server())
    const { body } = await here.send({ message: 'buat Rahasia', sessionId: 's1' }, { user })
    const { item, replyId } = body.data
    await stream.until(isChange('items', item.id))
    await stream.until(isChange('points', item.id))
    await stream.until(isChange('chats', 's1'))
    await stream.until(isChange('reply', replyId))
    expect(JSON.stringify(stream.seen)).not.toContain('Rahasia')
    expect(stream.seen.every(({ type }) => type === 'ready' || type === 'change')).toBe(true)
  })

  test('ITEM-07 a save and a new title are told; what is undone is not', async () => {
    const stream = await listen(elsewhere)
    const { body } = await here.send({ message: 'buat Surat', sessionId: 's1' }, { user })
    await stream.until(isChange('items', body.data.item.id))
    const changes = () => stream.seen.filter(isChange('items'))
    const save = (title: string) => ({
      ownerId: user,
      id: body.data.item.id,
      baseVersion: 1,
      title,
      content: { text: 'a' },
      author: 'Anda' as const,
      now: new Date(),
    })
    const undone = database.transaction(async (tx) => {
      await saveItem(tx, plainKinds, save('x'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await here.send({ message: 'halo', sessionId: 's2' }, { user })
    await here.request('PATCH', '/api/chat/sessions/s2', { user }, { title: 'Baru' })
    await stream.until(isChange('chats', 's2'))
    expect(changes()).toHaveLength(1)
    await database.transaction((tx) => saveItem(tx, plainKinds, save('y')))
    await stream.until(() => changes().length === 2)
  })

  test("OPS-02 nobody hears of another's changes, and strangers are refused", async () => {
    const other = await listen(here, { user: await addUser(database) })
    await here.send({ message: 'buat Surat', sessionId: 's1' }, { user })
    const { body } = await here.send({ message: 'buat Surat', sessionId: 'mine' }, { user: await addUser(database) })
    const mine = await listen(here)
    await here.send({ message: 'halo', sessionId: 's9' }, { user })
    await mine.until(isChange('chats', 's9'))
    expect(other.seen.map(({ type }) => type)).toEqual(['ready'])
    expect(JSON.stringify(mine.seen)).not.toContain(body.data.replyId)
    expect((await here.get('/api/live', {})).status).toBe(401)
  })

  test('CHAT-14 a guest who signs in comes back as the account', async () => {
    const guest = await addGuest(database)
    await here.send({ message: 'halo', sessionId: 's1' }, { guest })
    const asGuest = await listen(elsewhere, { guest }, '?replies=1')
    const account = await listen(here)
    await database.transaction((tx) => here.chat.moveChats(tx, guest, user))
    expect((await asGuest.ended())[0]?.type).toBe('ready')
    expect(await account.until(isChange('chats', ''))).not.toEqual([])
  })

  test('OPS-02 a server that stops ends its streams', async () => {
    const stream = await listen(here)
    await here.chat.stop()
    expect(await stream.ended()).toHaveLength(1)
  })
})

describe('words of replies', () => {
  test.each([
    ['the same server', () => here],
    ['another server', () => elsewhere],
  ])('CHAT-13 a reply that starts later is told on %s as its own stream tells it', async (_, server) => {
    const stream = await listen(server(), { user }, '?replies=1')
    const events = await here.stream({ message: 'cerita panjang', sessionId: 's1' }, { user })
    await stream.until(isDone)
    expect(repliesOf(stream.seen)).toEqual(events)
    expect(stream.seen.find(({ type }) => type === 'reply')?.data.sessionId).toBe('s1')
  })

  test('CHAT-13 two replies at once on one stream, continued after a break without gap or repeat, on another server', async () => {
    const gates = [createGate(), createGate(), createGate()]
    for (const name of ['satu', 'dua'])
      here.assistant.when(name, {
        kind: null,
        steps: gates.flatMap(({ passed }, index) => [say(`${name} ${index} `), passed]),
      })
    const own = ['satu', 'dua'].map((message) => here.stream({ message, sessionId: message }, { user }))
    await here.assistant.whenComposed(2)
    const first = await listen(here, { user }, '?replies=1')
    await first.until(hasWords('satu', 0))
    gates[0]?.open()
    await first.until(hasWords('dua', 1))
    first.leave()
    gates[1]?.open()
    const second = await listen(elsewhere, { user }, '?replies=1', first.seen.at(-1)?.id)
    await second.until(hasWords('satu', 2))
    gates[2]?.open()
    await second.until(isLastOf('satu'))
    await second.until(isLastOf('dua'))
    for (const [index, sessionId] of ['satu', 'dua'].entries()) {
      const told = [...first.seen, ...second.seen].filter(({ data }) => data.sessionId === sessionId)
      expect(repliesOf(told)).toEqual(await own[index])
    }
  })

  test('CHAT-13 a cursor that names replies of others or nonsense brings nothing of them', async () => {
    const other = { user: await addUser(database) }
    const { body } = await here.send({ message: 'rahasia', sessionId: 's1' }, other)
    const stream = await listen(here, { user }, '?replies=1', `${body.data.replyId}:0 rep_x:5 nonsense ::`)
    await here.send({ message: 'halo', sessionId: 's2' }, { user })
    await stream.until(isDone)
    expect(JSON.stringify(stream.seen)).not.toContain('rahasia')
  })
})
