import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import type { Database } from '#core/db/server/database.ts'
import { reserve } from '#core/points/server/ledger.ts'
import { type ChatServer, createChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createGate, say } from '#tests/support/scripted-assistant.ts'
import { bySoak } from '#tests/support/soak.ts'
import type { ChatMessage } from '../shared/message.ts'
import { giveBackLate, takeLateCharge } from './late-charge.ts'

const testDatabase = useTestDatabase()
let database: Database
beforeAll(() => {
  database = testDatabase.database
})

const slip = 'Buat website: 100 poin dipakai. Sisa poin Anda 499.900.'

const shownOf = async (server: ChatServer, user: string): Promise<ChatMessage[]> =>
  (await (await server.get('/api/chat/sessions/s1', { user })).json()).data.messages
const textsOf = async (server: ChatServer, user: string): Promise<string[]> =>
  (await shownOf(server, user)).map(({ content }) => content)

/** Takes the held points for what the reply had promised, as the job at the end of its work. */
const settle = (user: string, replyId: string) =>
  database.transaction(async (tx) => {
    await reserve(tx, { userId: user, action: 'website_create', key: replyId, ttlSeconds: 60 })
    await takeLateCharge(tx, {
      ownerId: user,
      itemId: `itm_${replyId}`,
      kind: 'website',
      title: 'Toko',
      chargeKey: replyId,
      replyId,
      now: new Date(),
    })
  })

test('CHAT-08 the slip stands right below the answer that promised it, once, in whichever branch that is', async () => {
  const server = createChatServer(database)
  const user = await addUser(database)
  const ask = (body: Record<string, unknown>) => server.send({ sessionId: 's1', message: '', ...body }, { user })
  const first = (await ask({ message: 'pertama' })).body.data
  const answer = first.messages[0].id
  const again = (await ask({ regenerates: answer })).body.data
  await ask({ message: 'kedua' })
  const before = await shownOf(server, user)
  await settle(user, first.replyId)
  // The other branch is shown: nothing of it has moved, and its place among the answers is the same.
  expect(await shownOf(server, user)).toEqual(before)
  expect(before[1]?.branch).toMatchObject({ index: 2, count: 2 })
  await server.request('PUT', '/api/chat/sessions/s1/branch', { user }, { messageId: answer })
  expect(await textsOf(server, user)).toEqual(['pertama', 'Anda menulis: pertama', slip])
  await settle(user, again.replyId)
  await server.request('PUT', '/api/chat/sessions/s1/branch', { user }, { messageId: again.messages[0].id })
  expect(await textsOf(server, user)).toEqual([
    'pertama',
    'Anda menulis: pertama',
    'Buat website: 100 poin dipakai. Sisa poin Anda 499.800.',
    'kedua',
    'Anda menulis: kedua',
  ])
})

test('CHAT-08 a slip that comes while the next reply runs leaves that reply at the end', async () => {
  const server = createChatServer(database)
  const user = await addUser(database)
  const gate = createGate()
  server.assistant.when('lama', { kind: null, steps: [say('sebentar '), gate.passed, say('selesai')] })
  const { replyId } = (await server.send({ message: 'satu', sessionId: 's1' }, { user })).body.data
  const running = server.send({ message: 'lama', sessionId: 's1' }, { user })
  await server.assistant.whenComposed(2)
  await settle(user, replyId)
  gate.open()
  await running
  expect(await textsOf(server, user)).toEqual(['satu', 'Anda menulis: satu', slip, 'lama', 'sebentar selesai'])
  const { sessions } = (await (await server.get('/api/chat/sessions', { user })).json()).data
  expect(sessions[0]).toMatchObject({ messageCount: 5, lastMessage: 'sebentar selesai' })
})

test('POINT-06 a failure gives the points back and says why below the promise; the request can be made again from there', async () => {
  const server = createChatServer(database)
  const user = await addUser(database)
  const { replyId } = (await server.send({ message: 'satu', sessionId: 's1' }, { user })).body.data
  await database.transaction((tx) =>
    reserve(tx, { userId: user, action: 'website_create', key: replyId, ttlSeconds: 60 }),
  )
  const late = { ownerId: user, itemId: 'itm_1', kind: 'website' as const, title: 'Toko', chargeKey: replyId, replyId }
  await database.transaction((tx) => giveBackLate(tx, { ...late, now: new Date() }, 'Tempat situs tidak menjawab.'))
  const last = (await shownOf(server, user)).at(-1)
  expect(last).toMatchObject({ isError: true, content: 'Maaf, terjadi kesalahan: Tempat situs tidak menjawab.' })
  const resumed = await server.send({ message: '', sessionId: 's1', resumes: last?.id }, { user })
  expect(resumed.status).toBe(200)
})

type Act = 'send' | 'regenerate' | 'edit' | 'show' | 'settle'

test('CHAT-08 whatever is said, answered again, edited and shown meanwhile: slips only ever come in, everything else keeps its order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom<Act>('send', 'regenerate', 'edit', 'show', 'settle'), fc.nat(50)), {
        minLength: 3,
        maxLength: 9,
      }),
      async (acts) => {
        const server = createChatServer(database)
        const user = await addUser(database)
        const promised: { replyId: string; answer: string; settled: boolean }[] = []
        const ask = async (body: Record<string, unknown>): Promise<void> => {
          const { data } = (await server.send({ sessionId: 's1', message: '', ...body }, { user })).body
          promised.push({ replyId: data.replyId, answer: data.messages[0].id, settled: false })
        }
        await ask({ message: 'mulai' })
        for (const [act, pick] of acts) {
          const shown = (await shownOf(server, user)).filter(({ isPointsInfo }) => !isPointsInfo)
          const answers = shown.filter(({ sender }) => sender === 'ai')
          const questions = shown.filter(({ sender }) => sender === 'user')
          const target = promised[pick % promised.length]
          if (act === 'send') await ask({ message: `pesan ${pick}` })
          if (act === 'regenerate') await ask({ regenerates: answers[pick % answers.length]?.id })
          if (act === 'edit') await ask({ message: `ubah ${pick}`, edits: questions[pick % questions.length]?.id })
          if (act === 'show')
            await server.request('PUT', '/api/chat/sessions/s1/branch', { user }, { messageId: target?.answer })
          if (act !== 'settle' || !target || target.settled) continue
          const before = await shownOf(server, user)
          await settle(user, target.replyId)
          target.settled = true
          const after = await shownOf(server, user)
          const at = before.findIndex(({ id }) => id === target.answer)
          const added = after.findIndex(({ id }) => before.every((message) => message.id !== id))
          expect(added).toBe(at < 0 ? -1 : at + 1)
          expect(after.filter((_, index) => index !== added)).toEqual(before)
        }
        const last = await shownOf(server, user)
        const { sessions } = (await (await server.get('/api/chat/sessions', { user })).json()).data
        expect(sessions[0].messageCount).toBe(last.length)
      },
    ),
    { numRuns: bySoak(8, 25) },
  )
})
