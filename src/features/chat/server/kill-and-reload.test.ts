import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#core/db/server/database.ts'
import { listItems } from '#core/items/server/items.repo.ts'
import { readAccount } from '#core/points/server/accounts.ts'
import { type ChatServer, createChatServer, readEvents, type SentEvent } from '#tests/support/chat-server.ts'
import { openDatabaseLine } from '#tests/support/database-line.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createGate, make, say, type ScriptStep } from '#tests/support/scripted-assistant.ts'
import { bySoak } from '#tests/support/soak.ts'
import { chatReplies } from './chat.tables.ts'
import type { ChatMessage } from '../shared/message.ts'

const testDatabase = useTestDatabase()
let database: Database
beforeAll(() => {
  database = testDatabase.database
})

const prompts = ['halo', 'cerita panjang', 'buat Invoice', 'emoji 🙏', 'buat Surat Penawaran'] as const
const words = 60

/** What the assistant does for a prompt: words one by one, an item in the middle of them where one is asked for. */
const stepsOf = (prompt: string): ScriptStep[] => {
  const said = Array.from({ length: words }, (_, index) => say(index % 7 === 3 ? `👩‍👧 ${index} ` : `kata ${index} `))
  const item = prompt.startsWith('buat ') ? [make('document', prompt.slice('buat '.length))] : []
  return [...said.slice(0, words / 2), ...item, ...said.slice(words / 2)]
}

/** A server on a line of its own to the database. Cutting the line is its death: nothing it does is seen any more. */
const startServer = async (step: (prompt: string, index: number) => Promise<void> | void) => {
  const line = await openDatabaseLine(testDatabase.url)
  const own = openDatabase(line.url, 4)
  const server = createChatServer(own, { patience: 0 })
  for (const prompt of prompts) {
    const steps = stepsOf(prompt).flatMap((one, index): ScriptStep[] => [one, () => step(prompt, index)])
    server.assistant.when(prompt, { kind: prompt.startsWith('buat ') ? 'document' : null, steps })
  }
  await server.live.start()
  const connections = new AbortController()
  return {
    server,
    /** Aborted when its process, and with it every connection of a browser, is gone. */
    signal: connections.signal,
    die: () => {
      line.cut()
      connections.abort()
    },
    bury: async () => {
      await server.live.stop()
      await own.$client.end()
      await line.close()
    },
  }
}

/** What an owner's screen makes of the events of one reply, over all its reconnections. */
const createScreen = () => {
  const seen: SentEvent[] = []
  return {
    seen,
    /** Reads a stream until it ends, breaks, or has told `most` events more. */
    read: async (response: Response, most = Number.POSITIVE_INFINITY): Promise<void> => {
      let count = 0
      try {
        for await (const event of readEvents(response)) {
          seen.push(event)
          if ((count += 1) >= most) return
        }
      } catch {
        // A stream that breaks off is taken up again after the last event that came.
      }
    },
    isComplete: () => seen.at(-1)?.type === 'done' || seen.at(-1)?.type === 'failed',
    streamed: () =>
      seen
        .filter(({ type }) => type === 'delta')
        .map(({ data }) => data.text)
        .join(''),
  }
}

const follow = (
  { server, signal }: { server: ChatServer; signal: AbortSignal },
  replyId: string,
  user: string,
  lastEventId: number,
) => server.request('GET', `/api/chat/replies/${replyId}/events`, { user, lastEventId, signal })

test('CHAT-13 kills and reloads in each of five prompts: nothing is lost, nothing comes twice', async () => {
  const point = fc.record({
    /** The server dies when the assistant has written so many parts; not at all beyond them. */
    killAt: fc.nat(words + 15),
    reloads: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 }),
  })
  for (const prompt of prompts) {
    await fc.assert(
      fc.asyncProperty(point, async ({ killAt, reloads }) => {
        const user = await addUser(database)
        const gate = createGate()
        const dead = createGate()
        const first = await startServer(async (_, index) => {
          if (index === 5) await gate.passed()
          if (index !== killAt) return
          first.die()
          dead.open()
          await new Promise(() => {})
        })
        const second = await startServer(() => undefined)
        const order = { message: prompt, sessionId: 's1', clientMessageId: 'c1' }
        const screen = createScreen()
        const opened = await first.server.open(order, { user, signal: first.signal })
        gate.open()
        for (const most of reloads) {
          const replyId = String(screen.seen[0]?.data.replyId ?? '')
          if (replyId === '') await screen.read(opened, most)
          else if (!screen.isComplete())
            await screen.read(await follow(first, replyId, user, screen.seen.at(-1)?.id ?? 0), most)
        }
        if (screen.seen.length === 0) await screen.read(opened, 1)
        const replyId = String(screen.seen[0]?.data.replyId)
        // An item is one part more.
        if (killAt < (prompt.startsWith('buat ') ? words + 1 : words)) {
          await dead.passed()
          await database.update(chatReplies).set({ leaseUntil: new Date(0) })
          await second.server.chat.start()
        }
        while (!screen.isComplete()) await screen.read(await follow(second, replyId, user, screen.seen.at(-1)?.id ?? 0))

        const ids = screen.seen.map(({ id }) => id)
        expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
        const record = (await (await second.server.get('/api/chat/sessions/s1', { user })).json()).data
          .messages as ChatMessage[]
        expect(new Set(record.map(({ id }) => id)).size).toBe(record.length)
        expect(record[0]).toMatchObject({ sender: 'user', content: prompt })
        const last = screen.seen.at(-1)?.data
        expect(last.messages).toEqual(record.slice(1))
        const answer = record[1]
        const isDone = screen.seen.at(-1)?.type === 'done'
        expect(answer?.state).toBe(isDone ? 'complete' : 'interrupted')
        // A server that dies may have told a little more than it had recorded.
        const streamed = screen.streamed()
        expect(isDone ? streamed : streamed.slice(0, answer?.content.length)).toBe(answer?.content)

        // Sent once more after the answer was lost, it is still the one message and the one reply.
        const again = await second.server.stream(order, { user })
        expect(again.at(-1)?.data).toEqual(last)
        const isPaid = isDone && prompt.startsWith('buat ')
        expect(await listItems(database, user)).toHaveLength(isPaid ? 1 : 0)
        const account = await readAccount(database, user)
        expect([account?.balance ?? 500_000, account?.held ?? 0]).toEqual([isPaid ? 499_950 : 500_000, 0])
        await second.server.chat.stop()
        await Promise.all([first.bury(), second.bury()])
      }),
      { numRuns: bySoak(4, 20) },
    )
  }
}, 300_000)
