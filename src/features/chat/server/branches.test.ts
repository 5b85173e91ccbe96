import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#core/db/server/database.ts'
import { listItems } from '#core/items/server/items.repo.ts'
import { readAccount } from '#core/points/server/accounts.ts'
import { type ChatServer, createChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createGate, make, say } from '#tests/support/scripted-assistant.ts'
import { bySoak } from '#tests/support/soak.ts'
import type { ChatMessage } from '../shared/message.ts'

const testDatabase = useTestDatabase()
let database: Database
let server: ChatServer
let user = ''
let answers = 0
beforeAll(() => {
  database = testDatabase.database
})
beforeEach(async () => {
  server = createChatServer(database)
  user = await addUser(database)
  answers = 0
  server.assistant.when('tanya', () => ({ kind: null, steps: [say(`jawaban ${answers}`)] }))
})

const ask = async (over: Record<string, unknown>) => {
  answers += 1
  return server.send({ message: '', sessionId: 's1', ...over }, { user })
}
const chatOf = async (query = '') =>
  (await (await server.get(`/api/chat/sessions/s1${query}`, { user })).json()).data as {
    session: { title: string; messageCount: number; lastMessage: string }
    messages: ChatMessage[]
    earlier: boolean
  }
const contents = async (): Promise<string[]> => (await chatOf()).messages.map(({ content }) => content)
const show = async (messageId: string) => {
  const response = await server.request('PUT', '/api/chat/sessions/s1/branch', { user }, { messageId })
  return { status: response.status, body: await response.json() }
}

describe('answering once more', () => {
  test('CHAT-13 a regenerated answer stands beside the first one, and either can be shown', async () => {
    await ask({ message: 'tanya a' })
    await ask({ message: 'tanya b' })
    const before = await chatOf()
    const first = before.messages[3]?.id ?? ''
    const { body } = await ask({ regenerates: first })
    const second = body.data.messages[0].id
    const siblings = [first, second]
    expect(body.data.messages[0].branch).toEqual({ index: 2, count: 2, siblings })
    expect(await contents()).toEqual(['tanya a', 'jawaban 1', 'tanya b', 'jawaban 3'])
    expect((await chatOf()).messages.map(({ branch }) => branch)).toEqual([
      undefined,
      undefined,
      undefined,
      { index: 2, count: 2, siblings },
    ])
    const shown = await show(first)
    expect(shown.body.data.messages.map(({ content }: ChatMessage) => content)).toEqual([
      'tanya a',
      'jawaban 1',
      'tanya b',
      'jawaban 2',
    ])
    expect(shown.body.data.messages[3].branch).toEqual({ index: 1, count: 2, siblings })
    expect(shown.body.data.session).toMatchObject({ messageCount: 4, lastMessage: 'jawaban 2' })
  })

  test('CHAT-13 an early answer is asked for again: what followed stays in its own branch', async () => {
    await ask({ message: 'tanya a' })
    await ask({ message: 'tanya b' })
    const { messages } = await chatOf()
    await ask({ regenerates: messages[1]?.id })
    expect(await contents()).toEqual(['tanya a', 'jawaban 3'])
    await ask({ message: 'tanya c' })
    expect(server.assistant.understood.at(-1)?.context.turns.map(({ content }) => content)).toEqual([
      'tanya a',
      'jawaban 3',
    ])
    await show(messages[1]?.id ?? '')
    expect(await contents()).toEqual(['tanya a', 'jawaban 1', 'tanya b', 'jawaban 2'])
  })

  test('CHAT-13 the stream of a regenerated answer names no new user message and is shown as a branch while it runs', async () => {
    await ask({ message: 'tanya a' })
    const first = (await chatOf()).messages[1]?.id
    const gate = createGate()
    server.assistant.when('tanya', { kind: null, steps: [say('lagi'), gate.passed] })
    const events = server.stream({ message: '', sessionId: 's1', regenerates: first }, { user })
    await server.assistant.whenComposed(2)
    const { messages } = await chatOf()
    expect(messages[1]).toMatchObject({ state: 'running', content: '', branch: { index: 2, count: 2 } })
    expect(await show(first ?? '')).toMatchObject({ status: 409, body: { code: 'reply_running' } })
    gate.open()
    expect((await events)[0]?.data.userMessageId).toBeNull()
    expect((await chatOf()).messages[1]).toMatchObject({ id: messages[1]?.id, state: 'complete', content: 'lagi' })
  })

  test('POINT-06 a regenerated request makes a new item and is charged like a new one', async () => {
    const { body } = await server.send({ message: 'buat Invoice', sessionId: 's1' }, { user })
    const [answer, slip] = body.data.messages
    for (const regenerates of [answer.id, slip.id]) {
      const again = await server.send(
        { message: '', sessionId: 's1', regenerates, clientMessageId: regenerates },
        { user },
      )
      expect(again.body.data.pointsDeducted).toBe(50)
      await server.send({ message: '', sessionId: 's1', regenerates, clientMessageId: regenerates }, { user })
    }
    expect(await listItems(database, user)).toHaveLength(3)
    expect(Number((await readAccount(database, user))?.balance)).toBe(499_850)
    const { messages } = await chatOf()
    expect(messages).toHaveLength(3)
    expect(messages[1]?.branch).toMatchObject({ index: 3, count: 3 })
  })
})

describe('editing what was sent', () => {
  test('CHAT-13 the new text stands in a new branch and is answered there; nothing is deleted', async () => {
    await ask({ message: 'tanya a' })
    await ask({ message: 'tanya b' })
    const { messages } = await chatOf()
    await ask({ message: 'tanya c', edits: messages[2]?.id })
    expect(await contents()).toEqual(['tanya a', 'jawaban 1', 'tanya c', 'jawaban 3'])
    const edited = (await chatOf()).messages[2]
    expect(edited?.branch).toEqual({ index: 2, count: 2, siblings: [messages[2]?.id, edited?.id] })
    expect(server.assistant.understood.at(-1)?.context.turns.map(({ content }) => content)).toEqual([
      'tanya a',
      'jawaban 1',
    ])
    await show(messages[2]?.id ?? '')
    expect(await contents()).toEqual(['tanya a', 'jawaban 1', 'tanya b', 'jawaban 2'])
  })

  test('CHAT-11 an edited first message gives the chat its title, unless the owner has named it', async () => {
    await ask({ message: 'tanya a' })
    const first = (await chatOf()).messages[0]?.id
    await ask({ message: 'tanya b', edits: first })
    expect((await chatOf()).session).toMatchObject({ title: 'tanya b', messageCount: 2 })
    await server.request('PATCH', '/api/chat/sessions/s1', { user }, { title: 'Toko saya' })
    await ask({ message: 'tanya c', edits: first })
    expect((await chatOf()).session.title).toBe('Toko saya')
    expect((await chatOf()).messages[0]?.branch).toMatchObject({ index: 3, count: 3 })
  })

  test('CHAT-13 only own messages of this chat and of the right sender can be branched from', async () => {
    await ask({ message: 'tanya a' })
    const { messages } = await chatOf()
    const [question, answer] = [messages[0]?.id ?? '', messages[1]?.id ?? '']
    const other = { user: await addUser(database) }
    const tries = [
      server.send({ message: 'x', sessionId: 's1', edits: answer }, { user }),
      server.send({ message: '', sessionId: 's1', regenerates: question }, { user }),
      server.send({ message: 'x', sessionId: 's1', edits: question }, other),
      server.send({ message: '', sessionId: 's1', regenerates: answer }, other),
      server.send({ message: '', sessionId: 's2', regenerates: answer }, { user }),
      server.send({ message: '', sessionId: 's1', regenerates: 'msg_tidakada' }, { user }),
    ]
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
    const both = await server.send({ message: 'x', sessionId: 's1', edits: question, regenerates: answer }, { user })
    expect([both.status, both.body.code]).toEqual([400, 'invalid_request'])
    const blank = await server.send({ message: ' ', sessionId: 's1', edits: question }, { user })
    expect(blank.body.code).toBe('blank_message')
    expect((await show('msg_tidakada')).status).toBe(404)
    expect(await contents()).toEqual(['tanya a', 'jawaban 1'])
  })
})

/** One thing an owner does in a chat; numbers choose among the messages that are shown. */
const deed = fc.oneof(
  fc.record({ type: fc.constant('send' as const), at: fc.nat(20) }),
  fc.record({ type: fc.constantFrom('regenerate' as const, 'edit' as const, 'show' as const), at: fc.nat(20) }),
)

describe('a chat as a tree', () => {
  test('CHAT-13 whatever is sent, edited, regenerated and shown: nothing is lost and pages fit together', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(deed, { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 1, max: 5 }),
        async (deeds, limit) => {
          user = await addUser(database)
          const all = new Map<string, string>()
          for (const [index, { type, at }] of deeds.entries()) {
            const { messages } = index === 0 ? { messages: [] } : await chatOf()
            const of = (sender: string) => messages.filter((message) => message.sender === sender)
            const pick = (list: ChatMessage[]) => list[at % Math.max(list.length, 1)]?.id
            const text = `tanya ${index}`
            if (type === 'send' || messages.length === 0) await ask({ message: text })
            else if (type === 'edit') await ask({ message: text, edits: pick(of('user')) })
            else if (type === 'regenerate') await ask({ regenerates: pick(of('ai')) })
            else {
              const branch = messages.find((message) => message.branch)?.branch
              if (branch) await show(branch.siblings[at % branch.count] ?? '')
            }
            for (const message of (await chatOf()).messages) {
              expect(all.get(message.id) ?? message.content).toBe(message.content)
              all.set(message.id, message.content)
            }
          }
          const { messages, session } = await chatOf()
          expect(session.messageCount).toBe(messages.length)
          const pages: ChatMessage[] = []
          for (
            let page = await chatOf(`?limit=${limit}`);
            ;
            page = await chatOf(`?limit=${limit}&before=${pages[0]?.id}`)
          ) {
            pages.unshift(...page.messages)
            if (!page.earlier) break
          }
          expect(pages).toEqual(messages)
          const stored = await database.execute<{ id: string }>(
            `select id from chat_messages where user_id = '${user}'`,
          )
          expect(new Set(stored.rows.map(({ id }) => id))).toEqual(new Set(all.keys()))
        },
      ),
      { numRuns: bySoak(5, 15) },
    )
  })
})

test('CHAT-13 a request that waits in a branch that is not shown is answered in its own branch', async () => {
  server.assistant.when('buat', { kind: 'document', steps: [] })
  const failed = await server.send({ message: 'buat Invoice', sessionId: 's1' }, { user })
  const waiting = failed.body.details.messages[0].id
  const { messages } = await chatOf()
  await ask({ message: 'tanya a', edits: messages[0]?.id })
  server.assistant.when('buat', { kind: 'document', steps: [make('document', 'Invoice'), say('jadi')] })
  await ask({ resumes: waiting })
  expect((await contents()).slice(0, 3)).toEqual(['buat Invoice', messages[1]?.content, 'jadi'])
})
