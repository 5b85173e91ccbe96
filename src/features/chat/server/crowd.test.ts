import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type CrowdLimit, createCrowdLimit } from '#core/http/server/crowd-limit.ts'
import { createChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createGate, say } from '#tests/support/scripted-assistant.ts'
import { chatMessages } from './chat.tables.ts'

const testDatabase = useTestDatabase()

const openChat = (most: number, mostOfOne: number) => {
  const crowd = createCrowdLimit({ most, mostOfOne })
  const server = createChatServer(testDatabase.database, { crowd })
  const gate = createGate()
  server.assistant.when('lama', { kind: null, steps: [say('Sebentar'), () => gate.passed()] })
  return { ...server, crowd, gate }
}

/** A reply gives its place back a moment after its last word was told. */
const allGone = async (crowd: CrowdLimit): Promise<void> => {
  while (crowd.size() > 0) await new Promise((go) => void setImmediate(go))
}

const wordsOf = async (userId: string): Promise<string[]> => {
  const rows = await testDatabase.database.select().from(chatMessages).where(eq(chatMessages.userId, userId))
  return rows.map(({ content }) => content)
}

test('OPS-05, CHAT-09 a message that comes while too many are answered is refused before a word is stored, and gets through later', async () => {
  const chat = openChat(1, 1)
  const [busy, other] = [await addUser(testDatabase.database), await addUser(testDatabase.database)]
  const first = chat.send({ message: 'lama sekali', sessionId: 's1' }, { user: busy })
  await chat.assistant.whenComposed(1)
  const message = { message: 'halo', sessionId: 's2', clientMessageId: 'snd_1' }
  expect(await chat.send(message, { user: other })).toMatchObject({ status: 503, body: { code: 'server_busy' } })
  expect(await wordsOf(other)).toEqual([])
  chat.gate.open()
  expect((await first).status).toBe(200)
  expect((await chat.send(message, { user: other })).status).toBe(200)
  expect((await wordsOf(other)).toSorted()).toEqual(['Anda menulis: halo', 'halo'])
  await allGone(chat.crowd)
})

test('OPS-05 one person has a share of the replies; a closed stream does not give it back, the end of the reply does', async () => {
  const chat = openChat(9, 1)
  const [eager, other] = [await addUser(testDatabase.database), await addUser(testDatabase.database)]
  const caller = new AbortController()
  const stream = await chat.open({ message: 'lama', sessionId: 's1' }, { user: eager, signal: caller.signal })
  await chat.assistant.whenComposed(1)
  await stream.body?.cancel()
  caller.abort()
  const again = await chat.send({ message: 'halo', sessionId: 's2' }, { user: eager })
  expect(again).toMatchObject({ status: 429, body: { code: 'too_many_at_once' } })
  expect((await chat.send({ message: 'halo', sessionId: 's3' }, { user: other })).status).toBe(200)
  chat.gate.open()
  await allGone(chat.crowd)
  expect((await chat.send({ message: 'halo', sessionId: 's2' }, { user: eager })).status).toBe(200)
})

test('OPS-05 an order that starts nothing keeps no place', async () => {
  const chat = openChat(9, 1)
  const user = await addUser(testDatabase.database)
  const message = { message: 'halo', sessionId: 's1', clientMessageId: 'snd_1' }
  await chat.send(message, { user })
  await chat.send(message, { user })
  expect((await chat.send({ message: 'halo', sessionId: 's1', resumes: 'msg_tidak_ada' }, { user })).status).toBe(404)
  await allGone(chat.crowd)
})
