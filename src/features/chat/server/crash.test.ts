import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#core/db/server/database.ts'
import { listItems } from '#core/items/server/items.repo.ts'
import { readAccount } from '#core/points/server/accounts.ts'
import { pointEntries } from '#core/points/server/points.tables.ts'
import { type ChatServer, createChatServer, readEvents, type SentEvent } from '#tests/support/chat-server.ts'
import { type DatabaseLine, openDatabaseLine } from '#tests/support/database-line.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createGate, make, say } from '#tests/support/scripted-assistant.ts'
import { chatReplies } from './chat.tables.ts'

const testDatabase = useTestDatabase()
let database: Database
let user = ''
beforeAll(() => {
  database = testDatabase.database
})
beforeEach(async () => {
  user = await addUser(database)
})

const messagesOf = async (server: ChatServer) =>
  (await (await server.get('/api/chat/sessions/s1', { user })).json()).data.messages
const accountOf = async () => {
  const account = await readAccount(database, user)
  return { balance: Number(account?.balance), held: Number(account?.held) }
}
const entriesOf = () => database.select().from(pointEntries).where(eq(pointEntries.userId, user))
const endLeases = () => database.update(chatReplies).set({ leaseUntil: new Date(0) })

/** Resolves when words of the reply have come, and keeps collecting until the stream ends. */
const watch = async (response: Response): Promise<{ replyId: string; all: Promise<SentEvent[]> }> => {
  const events = readEvents(response)
  const seen: SentEvent[] = []
  while (seen.at(-1)?.type !== 'delta') {
    const next = await events.next()
    if (next.done) throw new Error('the stream ended without words')
    seen.push(next.value)
  }
  const collect = async (): Promise<SentEvent[]> => {
    for await (const event of events) seen.push(event)
    return seen
  }
  return { replyId: seen[0]?.data.replyId, all: collect() }
}

const followOn = async (server: ChatServer, replyId: string) =>
  watch(await server.get(`/api/chat/replies/${replyId}/events`, { user }))

/** A server whose reply stands still in the middle, as if its process had been killed. */
const dieInTheMiddle = async () => {
  const gate = createGate()
  const dead = createChatServer(database)
  dead.assistant.when('buat', { kind: 'document', steps: [say('Suratnya '), gate.passed, make('document', 'Surat')] })
  const own = await watch(await dead.open({ message: 'buat surat', sessionId: 's1' }, { user }))
  return { ...own, gate, dead }
}

describe('a server that dies', () => {
  test('OPS-03 its reply keeps its words, gives the points back and can be continued on another', async () => {
    const { replyId, gate, all } = await dieInTheMiddle()
    const other = createChatServer(database)
    const follower = await followOn(other, replyId)
    expect(await accountOf()).toEqual({ balance: 500_000, held: 50 })
    await endLeases()
    await other.chat.start()
    expect((await follower.all).at(-1)).toMatchObject({
      type: 'failed',
      data: {
        code: 'reply_interrupted',
        messages: [{ content: 'Suratnya ', state: 'interrupted', sender: 'ai', replyId }],
      },
    })
    expect(await accountOf()).toEqual({ balance: 500_000, held: 0 })
    // Whoever saw more words than were recorded still gets the end.
    const ahead = await other.follow(replyId, { user, lastEventId: 40 })
    expect(ahead.map(({ type }) => type)).toEqual(['failed'])

    const waiting = (await messagesOf(other))[1].id
    const resumed = await other.send({ message: '', sessionId: 's1', resumes: waiting }, { user })
    expect(resumed.body.data.item.title).toBe('surat')
    expect((await messagesOf(other))[1].settled).toBe(true)

    // The server was only slow: what it makes now is not stored and not charged.
    gate.open()
    expect((await all).at(-1)).toMatchObject({ type: 'failed', data: { code: 'reply_interrupted' } })
    expect(await accountOf()).toEqual({ balance: 499_950, held: 0 })
    expect((await listItems(database, user)).map(({ title }) => title)).toEqual(['surat'])
    await other.chat.stop()
  })

  test('OPS-03 the sole server of a database interrupts all it finds, others leave the living alone', async () => {
    const { replyId, gate, all } = await dieInTheMiddle()
    const beside = createChatServer(database)
    await beside.chat.start()
    expect((await messagesOf(beside)).at(-1)).toMatchObject({ state: 'running', replyId })
    const sole = createChatServer(database, { exclusive: true })
    await sole.chat.start()
    expect((await messagesOf(sole)).at(-1)).toMatchObject({ state: 'interrupted', replyId })
    expect(await accountOf()).toEqual({ balance: 500_000, held: 0 })
    gate.open()
    await all
    for (const { chat } of [beside, sole]) await chat.stop()
  })

  test('OPS-03 a server that stops lets replies finish for a moment and interrupts the rest', async () => {
    const server = createChatServer(database, { grace: 50 })
    const gate = createGate()
    server.assistant.when('cepat', { kind: null, steps: [say('Ya'), gate.passed, say('!')] })
    server.assistant.when('lama', { kind: 'document', steps: [say('Suratnya '), () => new Promise(() => {})] })
    const quick = await watch(await server.open({ message: 'cepat', sessionId: 's2' }, { user }))
    const slow = await watch(await server.open({ message: 'lama', sessionId: 's1' }, { user }))
    const stopped = server.chat.stop()
    gate.open()
    await stopped
    expect((await quick.all).at(-1)).toMatchObject({ type: 'done', data: { fulfillmentText: 'Ya!' } })
    expect((await slow.all).at(-1)).toMatchObject({
      type: 'failed',
      data: { code: 'reply_interrupted', messages: [{ content: 'Suratnya ', state: 'interrupted' }] },
    })
    expect(await accountOf()).toEqual({ balance: 500_000, held: 0 })
    const { status, body } = await server.send({ message: 'halo', sessionId: 's3' }, { user })
    expect([status, body.code]).toEqual([503, 'shutting_down'])
  })
})

describe('a database that goes away', () => {
  let line: DatabaseLine
  let onLine: Database
  beforeEach(async () => {
    line = await openDatabaseLine(testDatabase.url)
    onLine = openDatabase(line.url, 5)
  })
  afterEach(async () => {
    await onLine.$client.end()
    await line.close()
  })

  test('OPS-03 and comes back during a reply: it is finished, stored and charged once', async () => {
    const server = createChatServer(onLine)
    const gone = createGate()
    server.assistant.when('buat', {
      kind: 'document',
      steps: [say('Suratnya '), () => line.cut(), say('sudah '), make('document', 'Surat'), say('jadi.'), gone.open],
    })
    const events = server.stream({ message: 'buat', sessionId: 's1', clientMessageId: 'c1' }, { user })
    await gone.passed()
    line.mend()
    expect((await events).at(-1)).toMatchObject({
      type: 'done',
      data: { fulfillmentText: 'Suratnya sudah jadi.', pointsDeducted: 50, balanceAfter: 499_950 },
    })
    expect(await listItems(database, user)).toHaveLength(1)
    expect(await accountOf()).toEqual({ balance: 499_950, held: 0 })
  })

  test.each(['of the message', 'of the hold', 'of the result'])(
    'POINT-06 the answer to the commit %s is lost: everything is there once',
    async (which) => {
      const server = createChatServer(onLine)
      let readings = 0
      server.assistant.when('buat', () => {
        readings += 1
        // Read in `understand`, before points are held, and again in `compose`.
        if (which === 'of the hold' && readings === 1) line.loseNextCommit()
        return {
          kind: 'document',
          steps: [make('document', 'Surat'), () => (which === 'of the result' ? line.loseNextCommit() : undefined)],
        }
      })
      if (which === 'of the message') line.loseNextCommit()
      const { status, body } = await server.send({ message: 'buat', sessionId: 's1' }, { user })
      expect([status, body.data?.pointsDeducted]).toEqual([200, 50])
      expect(line.lostCommits).toBe(1)
      expect(await messagesOf(server)).toHaveLength(3)
      expect(await listItems(database, user)).toHaveLength(1)
      expect(await entriesOf()).toHaveLength(2)
      expect(await accountOf()).toEqual({ balance: 499_950, held: 0 })
    },
  )

  test('OPS-03 and stays away: the caller is told, the reply is repaired later', async () => {
    const server = createChatServer(onLine, { patience: 200 })
    server.assistant.when('buat', { kind: 'document', steps: [() => line.cut(), make('document', 'Surat')] })
    const { status, body } = await server.send({ message: 'buat', sessionId: 's1' }, { user })
    expect([status, body.code]).toEqual([503, 'database_unavailable'])
    const unsent = await server.send({ message: 'halo', sessionId: 's2' }, { user })
    expect([unsent.status, unsent.body.code]).toEqual([503, 'database_unavailable'])
    line.mend()
    await server.chat.start()
    expect((await messagesOf(server)).at(-1)).toMatchObject({ state: 'interrupted' })
    expect(await accountOf()).toEqual({ balance: 500_000, held: 0 })
    expect((await server.send({ message: 'halo', sessionId: 's2' }, { user })).status).toBe(200)
    await server.chat.stop()
  })
})
