import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccount } from '#core/points/server/accounts.ts'
import { chatReplies } from '#features/chat/server/chat.tables.ts'
import { readEvents, readStream, type SentEvent, type StreamEvent } from '#tests/support/chat-server.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type Product, removeData, startProduct } from '#tests/support/product.ts'
import { createVisitor, type Visitor } from '#tests/support/visitor.ts'

const welcome = 500_000
const price = 50
/** Answers and letters of the embedded assistant that take it some tenths of a second. */
const longQuestion = 'apa itu PPN?'
const letter = 'Buatkan surat penawaran dari Toko Sinar Jaya untuk PT Maju Bersama: 100 kaos polo @ 45.000'

let shared: TestDatabase
let first: Product
let second: Product
const started: Product[] = []

const start = async (): Promise<Product> => {
  const product = await startProduct({
    env: { DATABASE_URL: shared.url, SECRET_KEY: secretKey, TRUST_PROXY: 'ya' },
  })
  started.push(product)
  return product
}
let secretKey = ''
beforeAll(async () => {
  secretKey = randomBytes(32).toString('hex')
  shared = await createTestDatabase()
  first = await start()
  second = await start()
})
afterAll(async () => {
  for (const product of started.splice(0)) {
    await product.stop()
    await removeData(product)
  }
  await shared.drop()
})

/** One owner with one browser, whose calls go to whichever server `at` names. */
const createOwner = async () => {
  let address = first.url
  const visitor = createVisitor(() => address)
  const at = (product: Product): Visitor => {
    address = product.url
    return visitor
  }
  await at(first).signUp()
  const session = (await (await at(second).call('GET', '/api/session')).json()) as { data: { user: { uid: string } } }
  return { at, userId: session.data.user.uid }
}
type Owner = Awaited<ReturnType<typeof createOwner>>

const events = { accept: 'text/event-stream' }
const open = async (owner: Owner, on: Product, sessionId: string, message: string) =>
  readEvents(await owner.at(on).call('POST', '/api/chat', { message, sessionId, clientMessageId: sessionId }, events))
const follow = async (owner: Owner, on: Product, replyId: string, after = 0) =>
  readEvents(
    await owner.at(on).call('GET', `/api/chat/replies/${replyId}/events`, undefined, {
      ...events,
      ...(after > 0 ? { 'last-event-id': String(after) } : {}),
    }),
  )
const readAll = async <Event>(stream: AsyncIterable<Event>, into: Event[] = []): Promise<Event[]> => {
  for await (const event of stream) into.push(event)
  return into
}
const messagesOf = async (owner: Owner, on: Product, sessionId: string) => {
  const answer = await owner.at(on).call('GET', `/api/chat/sessions/${sessionId}`)
  return ((await answer.json()) as { data: { messages: { content: string; state: string; replyId: string }[] } }).data
    .messages
}
/** Its promises to work on replies have run out, as they do a third of a minute after the server's death. */
const endLeases = () =>
  shared.database
    .update(chatReplies)
    .set({ leaseUntil: new Date(0) })
    .where(eq(chatReplies.state, 'running'))
const replyIdOf = (event: SentEvent | undefined): string => String(event?.data.replyId)
const firstOf = async (stream: AsyncGenerator<SentEvent, void>): Promise<SentEvent> => {
  const next = await stream.next()
  if (next.done) throw new Error('the stream was empty')
  return next.value
}
const change = (topic: string, id: string) => (event: StreamEvent) =>
  event.type === 'change' && event.data.topic === topic && event.data.id === id
const wordsOf = (list: readonly SentEvent[]): string =>
  list.flatMap(({ type, data }) => (type === 'delta' ? [data.text as string] : [])).join('')

test('OPS-02 a reply that one server gives is followed on the other, event for event', async () => {
  const owner = await createOwner()
  for (const message of [longQuestion, letter]) {
    const sessionId = `follow-${message.length}`
    const stream = await open(owner, first, sessionId, message)
    const begun = await firstOf(stream)
    const [own, other] = await Promise.all([
      readAll(stream, [begun]),
      readAll(await follow(owner, second, replyIdOf(begun))),
    ])
    expect(other).toEqual(own)
    expect(own.at(-1)?.type).toBe('done')
    const again = await owner.at(second).call('POST', '/api/chat', { message, sessionId, clientMessageId: sessionId })
    expect(await again.json()).toMatchObject({ data: own.at(-1)?.data })
  }
})

test('ITEM-07 what is made and said on one server is told on the stream of the other', async () => {
  const owner = await createOwner()
  const stream = readStream(await owner.at(second).call('GET', '/api/live?replies=1'))
  const seen: StreamEvent[] = []
  const until = async (fits: (event: StreamEvent) => boolean): Promise<void> => {
    while (!seen.some(fits)) {
      const next = await stream.next()
      if (next.done) throw new Error('the stream ended')
      seen.push(next.value)
    }
  }
  await until(({ type }) => type === 'ready')
  const own = await readAll(await open(owner, first, 'live', letter))
  const { item } = own.at(-1)?.data ?? {}
  await until(change('items', item.id))
  await until(change('points', item.id))
  await until(change('chats', 'live'))
  await until(({ type, data }) => type === 'reply' && data.event.type === 'done')
  const told = seen.filter(({ type }) => type === 'reply').map(({ data }) => ({ id: data.seq, ...data.event }))
  expect(told).toEqual(own)
  const list = (await (await owner.at(second).call('GET', '/api/items')).json()) as {
    data: { items: { id: string }[] }
  }
  expect(list.data.items.map(({ id }) => id)).toEqual([item.id])
  await stream.return()
})

test('CHAT-13 a reply is stopped through the other server', async () => {
  const owner = await createOwner()
  let stopped = 0
  // A reply may be finished before the stop reaches it; then the next one is tried.
  for (let round = 0; stopped === 0; round += 1) {
    const sessionId = `stop-${round}`
    const stream = await open(owner, first, sessionId, longQuestion)
    const begun = await firstOf(stream)
    const rest = readAll(stream, [begun])
    const answer = await owner.at(second).call('POST', `/api/chat/replies/${replyIdOf(begun)}/stop`)
    const { data } = (await answer.json()) as { data: { state: string; messages: unknown[] } }
    const last = (await rest).at(-1)
    expect(last).toMatchObject({ type: 'done', data: { messages: data.messages } })
    expect(data.state).toBe(last?.data.stopped ? 'stopped' : 'done')
    expect((await messagesOf(owner, second, sessionId)).slice(1)).toEqual(data.messages)
    if (data.state === 'stopped') stopped += 1
  }
})

test('OPS-02, POINT-06 a server that is killed in mid-stream: the other keeps the words and frees the points', async () => {
  const owner = await createOwner()
  let interrupted = 0
  let letters = 0
  // A kill may come after the last word of every reply; then another server is killed.
  for (let round = 0; interrupted === 0; round += 1) {
    const asked = [longQuestion, letter, longQuestion, letter]
    const replies = await Promise.all(
      asked.map(async (message, index) => {
        const sessionId = `kill-${round}-${index}`
        const stream = await open(owner, first, sessionId, message)
        const seen = [await firstOf(stream)]
        const broken = readAll(stream, seen).catch(() => seen)
        return { sessionId, message, seen, broken, replyId: replyIdOf(seen[0]) }
      }),
    )
    // Words that the other server can see have been recorded.
    const recorded = await follow(owner, second, replies[0]?.replyId ?? '')
    while ((await firstOf(recorded)).type !== 'delta');
    await first.kill()
    await endLeases()
    for (const { sessionId, message, seen, broken, replyId } of replies) {
      await broken
      const rest = await readAll(await follow(owner, second, replyId, seen.at(-1)?.id ?? 0))
      const told = [...seen, ...rest]
      const [question, answer, ...others] = await messagesOf(owner, second, sessionId)
      expect(question?.content).toBe(message)
      expect(new Set(told.map(({ id }) => id)).size).toBe(told.length)
      expect(told.at(-1)?.data.messages).toEqual([answer, ...others])
      const isDone = told.at(-1)?.type === 'done'
      expect(answer?.state).toBe(isDone ? 'complete' : 'interrupted')
      expect(wordsOf(told).startsWith(answer?.content ?? '-')).toBe(true)
      if (!isDone) interrupted += 1
      else if (message === letter) letters += 1
    }
    const account = await readAccount(shared.database, owner.userId)
    expect([account?.balance ?? welcome, account?.held ?? 0]).toEqual([welcome - price * letters, 0])
    first = await start()
  }
}, 300_000)
