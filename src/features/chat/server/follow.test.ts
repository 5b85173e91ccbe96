import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#core/db/server/database.ts'
import { type ChatServer, createChatServer, readEvents, type SentEvent } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createGate, make, say, type ScriptStep } from '#tests/support/scripted-assistant.ts'
import { bySoak } from '#tests/support/soak.ts'

const testDatabase = useTestDatabase()
let database: Database
let here: ChatServer
/** A second server on the same database, which runs none of the replies. */
let elsewhere: ChatServer
let user = ''
beforeAll(() => {
  database = testDatabase.database
})
beforeEach(async () => {
  here = createChatServer(database)
  elsewhere = createChatServer(database)
  user = await addUser(database)
})

const firstOf = async (response: Response): Promise<SentEvent> => {
  for await (const event of readEvents(response)) return event
  throw new Error('the stream was empty')
}

const wordsOf = (events: readonly SentEvent[]): string =>
  events
    .filter(({ type }) => type === 'delta')
    .map(({ data }) => data.text)
    .join('')

const step = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }).map(say) },
  {
    weight: 1,
    arbitrary: fc.string({ minLength: 1, maxLength: 5 }).map((label) => ({ type: 'step' as const, label })),
  },
)

describe('following a reply', () => {
  test('CHAT-13 any beginning of the stream and what follows after it is the same stream, on any server', async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 120 }),
        fc.nat(130),
        fc.nat(130),
        fc.nat(130),
        async (parts, pauseAt, leaveAt, returnAt) => {
          const sessionId = `p${(count += 1)}`
          const gate = createGate()
          const steps: ScriptStep[] = [...parts]
          steps.splice(Math.min(pauseAt, parts.length), 0, gate.passed)
          here.assistant.when('cerita', { kind: null, steps })
          const opened = await here.open({ message: 'cerita', sessionId, clientMessageId: sessionId }, { user })
          const seen: SentEvent[] = []
          const watching = (async () => {
            for await (const event of readEvents(opened)) seen.push(event)
          })()
          const other = await elsewhere.open({ message: 'cerita', sessionId, clientMessageId: sessionId }, { user })
          const begun = await firstOf(other)
          const { replyId } = begun.data
          const early = here.follow(replyId, { user, lastEventId: leaveAt })
          const polled = elsewhere.follow(replyId, { user, lastEventId: returnAt })
          gate.open()
          await watching
          const after = (id: number) => seen.filter((event) => event.id > Math.min(id, Number.MAX_SAFE_INTEGER))
          expect(await early).toEqual(after(leaveAt))
          expect(await polled).toEqual(after(returnAt))
          expect(await here.follow(replyId, { user })).toEqual(seen)
          expect(await elsewhere.follow(replyId, { user, lastEventId: leaveAt })).toEqual(after(leaveAt))
          expect(seen.map(({ id }) => id)).toEqual(seen.map((_, index) => index + 1))
          expect(wordsOf(seen)).toBe(seen.at(-1)?.data.fulfillmentText)
        },
      ),
      { numRuns: bySoak(5, 15) },
    )
  })

  test('CHAT-13 words are seen before they are recorded', async () => {
    const gate = createGate()
    here.assistant.when('cerita', { kind: null, steps: [say('Pada suatu hari'), gate.passed, say(' tamat')] })
    const events = readEvents(await here.open({ message: 'cerita', sessionId: 's1' }, { user }))
    await events.next()
    expect((await events.next()).value).toMatchObject({ id: 2, type: 'delta', data: { text: 'Pada suatu hari' } })
    gate.open()
    const rest = []
    for await (const event of events) rest.push(event.type)
    expect(rest).toEqual(['delta', 'done'])
  })

  test('CHAT-13 a caller who goes away does not stop the reply', async () => {
    const gate = createGate()
    here.assistant.when('buat', { kind: 'document', steps: [say('Baik'), gate.passed, make('document', 'Surat')] })
    const leaving = new AbortController()
    const response = await here.open({ message: 'buat', sessionId: 's1' }, { user, signal: leaving.signal })
    const { replyId } = (await firstOf(response)).data
    leaving.abort()
    gate.open()
    const events = await elsewhere.follow(replyId, { user })
    expect(events.at(-1)).toMatchObject({ type: 'done', data: { item: { title: 'Surat' } } })
  })

  test('CHAT-13 a hundred followers of one reply all get the whole stream', async () => {
    const gate = createGate()
    here.assistant.when('cerita', {
      kind: null,
      steps: [
        gate.passed,
        ...Array.from({ length: 100 }, () => [say('kata '), { type: 'step' as const, label: 'lanjut' }]).flat(),
      ],
    })
    const response = await here.open({ message: 'cerita', sessionId: 's1', clientMessageId: 'c1' }, { user })
    const { replyId } = (await firstOf(response)).data
    const followers = Array.from({ length: 100 }, (_, index) =>
      (index % 5 ? here : elsewhere).follow(replyId, { user }),
    )
    gate.open()
    const streams = await Promise.all(followers)
    for (const events of streams) expect(events).toEqual(streams[0])
    expect(streams[0]).toHaveLength(202)
  })
})
