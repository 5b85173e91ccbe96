import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#core/db/server/database.ts'
import { errorTexts } from '#core/text/shared/error-texts.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { type ModelChat, order, orderRead, startModelChat, structured } from '#tests/support/model-chat.ts'
import { addUser } from '#tests/support/people.ts'

const testDatabase = useTestDatabase()
let database: Database
let model: ModelChat
let user = ''
beforeAll(() => {
  database = testDatabase.database
})
beforeEach(async () => {
  user = await addUser(database)
})
afterEach(() => model.provider.close())

describe('an order over several turns', () => {
  beforeEach(async () => {
    model = await startModelChat(database, 'anthropic')
  })

  test('ASSIST-02 ASSIST-04 facts of an earlier turn are the owner’s too; those of an older order are not mixed in', async () => {
    const chat = model.chat()
    model.provider.plan({ do: 'say', words: structured({ outcome: 'answer' }) })
    model.provider.plan({ do: 'say', words: 'Invoice Bu Ratna 12 keranjang rotan, harganya berapa?' })
    await chat.send({ message: 'buatkan invoice Bu Ratna 12 keranjang rotan', sessionId: 's1' }, { user })
    const [, question] = model.provider.requests
    expect(question?.text).toContain('balas **lanjut**')
    const request = {
      recipient: { name: 'Ibu Ratna' },
      lines: [{ description: 'keranjang rotan', quantity: 12, price: 85_000 }],
    }
    model.provider.plan({
      do: 'say',
      words: structured({ outcome: 'request', kind: 'document', documentType: 'invoice', request }),
    })
    const { body } = await chat.send({ message: 'harganya 85rb satuan', sessionId: 's1' }, { user })
    expect(body.data).toMatchObject({ item: { title: 'Invoice Ibu Ratna' }, pointsDeducted: 50 })
    expect(body.data.fulfillmentText).toMatch(/Rp\s1\.020\.000/)
  })
})

describe('servers that speak OpenAI’s protocol', () => {
  beforeEach(async () => {
    model = await startModelChat(database, 'openai')
  })

  test('ASSIST-02 a server that does not know the switch for JSON is asked without it', async () => {
    model.provider.plan({ do: 'refuse', status: 400 }, { do: 'say', words: orderRead }, { do: 'say', words: orderRead })
    const chat = model.chat()
    for (const sessionId of ['s1', 's2']) {
      const { body } = await chat.send({ message: order, sessionId }, { user })
      expect(body.data.item).not.toBeNull()
    }
    const switches = model.provider.requests.map(({ body }) => body.response_format?.type ?? null)
    expect(switches).toEqual(['json_object', null, null])
  })

  test('ASSIST-02 thoughts of a local model are not shown', async () => {
    model.provider.plan({ do: 'say', words: '<think>Dia menyapa. Jawab singkat.</think>Halo, Juragan.' })
    const { body } = await model.chat().send({ message: 'halo', sessionId: 's1' }, { user })
    expect(body.data.fulfillmentText).toBe('Halo, Juragan.')
  })

  test('ASSIST-03 a wrong key is refused by the provider, its echo reaches nobody', async () => {
    const chat = model.chat({ key: 'kunci-yang-salah' })
    const { body } = await chat.send({ message: 'halo', sessionId: 's1' }, { user })
    expect(JSON.stringify(body)).toContain(errorTexts.assistant_misconfigured)
    const told = model.failures.map((failure) => `${failure.message} ${String(failure.cause)} ${failure.stack}`)
    expect(told.join()).not.toContain('kunci-yang-salah')
    expect(told.join()).toContain('401 (invalid_api_key)')
    expect(model.provider.misuses).toHaveLength(1)
  })

  test('ASSIST-03 the wait that a busy provider asks for is known', async () => {
    model.provider.plan({ do: 'refuse', status: 429, headers: { 'retry-after': '7' } })
    await model.chat().send({ message: 'halo', sessionId: 's1' }, { user })
    expect(model.failures).toMatchObject([{ code: 'assistant_busy', details: { retryAfterSeconds: 7 } }])
  })
})
