import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#core/auth/server/auth.tables.ts'
import type { Database } from '#core/db/server/database.ts'
import { type ChatServer, createChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addGuest, addUser } from '#tests/support/people.ts'
import { createGate, say } from '#tests/support/scripted-assistant.ts'
import { bySoak } from '#tests/support/soak.ts'

const testDatabase = useTestDatabase()
let database: Database
let server: ChatServer
let user = ''
let guest = ''
beforeAll(() => {
  database = testDatabase.database
  server = createChatServer(database)
  server.assistant.when('diam', { kind: null, steps: [] })
})
beforeEach(async () => {
  user = await addUser(database)
  guest = await addGuest(database)
})

const move = (): Promise<void> => database.transaction((tx) => server.chat.moveChats(tx, guest, user))
const chatsOf = async (caller: { user?: string; guest?: string }) => {
  const { data } = await (await server.get('/api/chat/sessions', caller)).json()
  const chats = new Map<string, string[]>()
  for (const { sessionId, messageCount } of data.sessions) {
    const { data: chat } = await (await server.get(`/api/chat/sessions/${sessionId}`, caller)).json()
    const contents = chat.messages.map(({ content }: { content: string }) => content)
    expect(contents).toHaveLength(messageCount)
    chats.set(sessionId, contents)
  }
  return chats
}

describe('a guest signs in', () => {
  test('CHAT-14 all chats come along, whatever ids they share with the account, and a repetition changes nothing', async () => {
    const sessionIds = fc.constantFrom('s1', 's2', 's3', 's4')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), sessionIds), { maxLength: 8 }), async (sent) => {
        user = await addUser(database)
        guest = await addGuest(database)
        const expected = new Map<string, string[]>()
        for (const [index, [byGuest, sessionId]] of sent.toSorted((a, b) => Number(a[0]) - Number(b[0])).entries()) {
          const message = `pesan ${index}`
          const caller = byGuest ? { guest } : { user }
          const known = expected.get(sessionId) ?? []
          await server.send({ message, sessionId, clientMessageId: `c${index}` }, caller)
          expected.set(sessionId, [...known, message, `Anda menulis: ${message}`])
        }
        await move()
        await move()
        expect(Object.fromEntries(await chatsOf({ user }))).toEqual(Object.fromEntries(expected))
        expect((await chatsOf({ guest })).size).toBe(0)
      }),
      { numRuns: bySoak(4, 12) },
    )
  })

  test('CHAT-14 the same client message id on both sides loses nothing', async () => {
    const order = { message: 'halo', sessionId: 's1', clientMessageId: 'c1' }
    const own = await server.send(order, { user })
    const guests = await server.send({ ...order, sessionId: 's2' }, { guest })
    await move()
    expect(Object.fromEntries(await chatsOf({ user }))).toEqual({
      s1: ['halo', 'Anda menulis: halo'],
      s2: ['halo', 'Anda menulis: halo'],
    })
    expect((await server.send(order, { user })).body.data.replyId).toBe(own.body.data.replyId)
    expect((await server.follow(guests.body.data.replyId, { user })).at(-1)?.type).toBe('done')
  })

  test.each([['s1'], ['s2']])(
    'CHAT-14 a reply that runs meanwhile ends in the account (account has s1, guest %s)',
    async (id) => {
      const gate = createGate()
      server.assistant.when('lama', { kind: null, steps: [say('Ya'), gate.passed] })
      const composed = server.assistant.composed
      const own = server.send({ message: 'lama', sessionId: 's1' }, { user })
      const guests = server.send({ message: 'lama', sessionId: id, clientMessageId: 'g1' }, { guest })
      await server.assistant.whenComposed(composed + 2)
      await move()
      gate.open()
      const [first, second] = [await own, await guests]
      expect([first.status, second.status]).toEqual([200, 200])
      const chats = await chatsOf({ user })
      expect([...chats.values()]).toEqual([
        ['lama', 'Ya'],
        ['lama', 'Ya'],
      ])
      expect((await server.follow(second.body.data.replyId, { user })).at(-1)?.type).toBe('done')
      expect((await chatsOf({ guest })).size).toBe(0)
    },
  )

  test('CHAT-14 a message that was on its way as a guest lands in the account', async () => {
    await server.send({ message: 'halo', sessionId: 's1' }, { guest })
    await move()
    await database.update(users).set({ mergedInto: user }).where(eq(users.id, guest))
    const { status, body } = await server.send({ message: 'lagi', sessionId: 's1' }, { guest })
    expect([status, body.data.fulfillmentText]).toEqual([200, 'Anda menulis: lagi'])
    expect((await chatsOf({ user })).get('s1')).toHaveLength(4)
  })

  test('CHAT-14 other guests and accounts keep theirs', async () => {
    const other = await addGuest(database)
    await server.send({ message: 'rahasia', sessionId: 's1' }, { guest: other })
    await server.send({ message: 'halo', sessionId: 's1' }, { guest })
    await move()
    expect((await chatsOf({ guest: other })).get('s1')).toEqual(['rahasia', 'Anda menulis: rahasia'])
    expect((await chatsOf({ user })).get('s1')).toEqual(['halo', 'Anda menulis: halo'])
  })
})
