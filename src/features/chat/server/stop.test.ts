import { EventEmitter, once } from 'node:events'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#core/db/server/database.ts'
import { listItems } from '#core/items/server/items.repo.ts'
import { readAccount } from '#core/points/server/accounts.ts'
import { type ChatServer, createChatServer, readEvents, type SentEvent } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createGate, make, say } from '#tests/support/scripted-assistant.ts'

const testDatabase = useTestDatabase()
let database: Database
let here: ChatServer
let elsewhere: ChatServer
let user = ''
beforeAll(() => {
  database = testDatabase.database
})
beforeEach(async () => {
  here = createChatServer(database)
  elsewhere = createChatServer(database)
  await Promise.all([here.live.start(), elsewhere.live.start()])
  user = await addUser(database)
})
afterEach(() => Promise.all([here.live.stop(), elsewhere.live.stop()]))

const accountOf = async () => {
  const account = await readAccount(database, user)
  return { balance: account?.balance ?? 500_000, held: account?.held ?? 0 }
}
const messagesOf = async (sessionId = 's1') =>
  (await (await here.get(`/api/chat/sessions/${sessionId}`, { user })).json()).data.messages

const stop = async (on: ChatServer, replyId: string, caller: { user: string } = { user }) => {
  const response = await on.request('POST', `/api/chat/replies/${replyId}/stop`, caller)
  return { status: response.status, body: await response.json() }
}

/** A reply that stands still after its first words; `aborted` resolves with the provider's signal. */
const begin = async (message = 'buat surat') => {
  const heard = new EventEmitter()
  const aborted = once(heard, 'abort')
  here.assistant.when(message, {
    kind: message.startsWith('buat') ? 'document' : null,
    steps: [
      say('Suratnya '),
      say('sedang '),
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            heard.emit('abort')
            reject(new Error('broken off'))
          })
        }),
    ],
  })
  const events = readEvents(await here.open({ message, sessionId: 's1' }, { user }))
  const seen: SentEvent[] = []
  while (seen.filter(({ type }) => type === 'delta').length < 2) {
    const next = await events.next()
    if (next.done) throw new Error('the stream ended without words')
    seen.push(next.value)
  }
  const all = (async () => {
    for await (const event of events) seen.push(event)
    return seen
  })()
  return { replyId: String(seen[0]?.data.replyId), all, aborted }
}

describe('stopping a reply', () => {
  test.each([
    ['on its own server', () => here],
    ['on another server', () => elsewhere],
  ])('CHAT-13 %s: the assistant is broken off, the words stay, the points come back', async (_, server) => {
    const { replyId, all, aborted } = await begin()
    const follower = elsewhere.follow(replyId, { user })
    expect(await accountOf()).toEqual({ balance: 500_000, held: 50 })
    const { status, body } = await stop(server(), replyId)
    expect([status, body.data.replyId, body.data.state]).toEqual([200, replyId, 'stopped'])
    await aborted
    const message = { sender: 'ai', content: 'Suratnya sedang ', state: 'stopped', replyId }
    const last = {
      type: 'done',
      data: { stopped: true, fulfillmentText: 'Suratnya sedang ', item: null, pointsDeducted: 0, messages: [message] },
    }
    expect((await all).at(-1)).toMatchObject(last)
    expect(await follower).toEqual(await all)
    expect(await messagesOf()).toMatchObject([{ sender: 'user' }, message])
    expect(body.data.messages).toEqual([(await messagesOf())[1]])
    expect(await accountOf()).toEqual({ balance: 500_000, held: 0 })
    expect(await listItems(database, user)).toEqual([])
    expect((await here.send({ message: 'halo', sessionId: 's1' }, { user })).status).toBe(200)
  })

  test('CHAT-13 the caller who waits for JSON gets the words so far', async () => {
    const gate = createGate()
    here.assistant.when('cerita', { kind: null, steps: [say('Pada '), gate.open, () => new Promise(() => {})] })
    const answer = here.send({ message: 'cerita', sessionId: 's1' }, { user })
    await gate.passed()
    const [running] = (await messagesOf()).slice(-1)
    await stop(elsewhere, running.replyId)
    expect(await answer).toMatchObject({ status: 200, body: { message: 'Pada ', data: { stopped: true } } })
  })

  test('CHAT-13 a finished reply stays finished, however often it is stopped', async () => {
    const { body } = await here.send({ message: 'buat Invoice', sessionId: 's1' }, { user })
    for (const server of [here, elsewhere, here]) {
      const stopped = await stop(server, body.data.replyId)
      expect(stopped.body.data).toMatchObject({ state: 'done', messages: body.data.messages })
    }
    expect(await accountOf()).toEqual({ balance: 499_950, held: 0 })
  })

  test('CHAT-13 a reply of a server that is gone is stopped all the same', async () => {
    const { replyId } = await begin()
    await here.live.stop()
    const { body } = await stop(elsewhere, replyId)
    expect(body.data).toMatchObject({ state: 'stopped' })
    expect(await accountOf()).toEqual({ balance: 500_000, held: 0 })
  })

  test("CHAT-13 another's reply and one that never was are not found and run on", async () => {
    const { replyId, all } = await begin()
    const stranger = { user: await addUser(database) }
    expect((await stop(here, replyId, stranger)).status).toBe(404)
    expect((await stop(here, 'rep_tidakada')).status).toBe(404)
    expect((await messagesOf()).at(-1).state).toBe('running')
    await stop(here, replyId)
    await all
  })

  test('POINT-06 whenever the stop comes, the reply is either finished and paid or stopped and free', async () => {
    for (let round = 0; round < 30; round += 1) {
      user = await addUser(database)
      const words = Array.from({ length: 8 }, (_, index) => say(`kata${index} `))
      const until = round % 10
      here.assistant.when('buat', {
        kind: 'document',
        steps: [...words.slice(0, until), make('document', 'Surat'), ...words.slice(until)],
      })
      const events = readEvents(await here.open({ message: 'buat', sessionId: 's1' }, { user }))
      const first = await events.next()
      const { replyId } = (first.value as SentEvent).data
      for (let wait = 0; wait < round % 4; wait += 1) await events.next()
      const server = round % 2 ? here : elsewhere
      const [{ body }] = await Promise.all([stop(server, replyId), stop(here, replyId)])
      const items = await listItems(database, user)
      const isDone = body.data.state === 'done'
      expect(['done', 'stopped']).toContain(body.data.state)
      expect(items).toHaveLength(isDone ? 1 : 0)
      expect(await accountOf()).toEqual({ balance: isDone ? 499_950 : 500_000, held: 0 })
      const stored = await elsewhere.follow(replyId, { user })
      expect(stored.at(-1)?.data.stopped).toBe(isDone ? undefined : true)
      expect((await messagesOf()).slice(1)).toEqual(body.data.messages)
    }
  })
})
