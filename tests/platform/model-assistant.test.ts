import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#core/db/server/database.ts'
import { listItems } from '#core/items/server/items.repo.ts'
import { readAccount } from '#core/points/server/accounts.ts'
import { pointEntries } from '#core/points/server/points.tables.ts'
import { errorText, errorTexts } from '#core/text/shared/error-texts.ts'
import { type ChatServer, readEvents, type SentEvent } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import {
  type ModelChat,
  order,
  orderRead,
  providerNames,
  secretKey,
  startModelChat,
  structured,
} from '#tests/support/model-chat.ts'
import type { Plan } from '#tests/support/model-servers/fake-model-server.ts'
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
afterEach(async () => {
  const { misuses } = model.provider
  await model.provider.close()
  // Whatever a test looks at: what the documentation does not allow is never sent.
  if (misuses.length > 0) throw new Error(`the provider refused: ${JSON.stringify(misuses)}`)
})

const fullBonus = 500_000
/** Nothing was charged, nothing is held, nothing was made. */
const expectUntouched = async (): Promise<void> => {
  const account = await readAccount(database, user)
  expect([Number(account?.balance ?? fullBonus), Number(account?.held ?? 0)]).toEqual([fullBonus, 0])
  const entries = await database.select().from(pointEntries).where(eq(pointEntries.userId, user))
  expect(entries.filter(({ action }) => action === 'document_create')).toEqual([])
  expect(await listItems(database, user)).toEqual([])
}
const messagesOf = async (chat: ChatServer, sessionId: string) => {
  const { data } = await (await chat.get(`/api/chat/sessions/${sessionId}`, { user })).json()
  return data.messages as { sender: string; content: string; state?: string; isError?: boolean }[]
}

/** Short only where a test waits for them: a busy machine must not turn another failure into a stall. */
const impatient = (plan: Plan) =>
  plan.do === 'stall' ? { firstToken: 150 } : plan.do === 'stall after' ? { silence: 500 } : {}

describe.each(providerNames)('%s', (name) => {
  beforeEach(async () => {
    model = await startModelChat(database, name)
  })

  test('ASSIST-02 an answer streams from its first word on and costs nothing', async () => {
    model.provider.plan({ do: 'say', words: ['Halo', ' Juragan,', ' apa', ' kabar', ' usahanya?'] })
    const events = await model.chat().stream({ message: 'halo, apa kabar?', sessionId: 's1' }, { user })
    const words = events.filter(({ type }) => type === 'delta').map(({ data }) => data.text)
    // The first word waits for nothing; words that come at once behind it are told together.
    expect(words[0]).toBe('Halo ')
    expect(words.length).toBeGreaterThan(1)
    expect(words.join('')).toBe('Halo Juragan, apa kabar usahanya?')
    expect(events.at(-1)).toMatchObject({ type: 'done', data: { fulfillmentText: words.join(''), item: null } })
    expect(model.provider.requests).toHaveLength(1)
    await expectUntouched()
  })

  test('ASSIST-02 ASSIST-04 POINT-06 an order becomes one item by our own rules, charged once', async () => {
    model.provider.plan({ do: 'say', words: orderRead })
    const chat = model.chat()
    const { body } = await chat.send({ message: order, sessionId: 's1', clientMessageId: 'c1' }, { user })
    expect(body.data).toMatchObject({ type: 'document', pointsDeducted: 50, balanceAfter: fullBonus - 50 })
    expect(body.data.fulfillmentText).toMatch(/^Baik, Juragan, invoice untuk Bu Ratna saya siapkan\.\n\n\*\*Invoice/)
    expect(body.data.fulfillmentText).toMatch(/Rp\s1\.020\.000/)
    const again = await chat.send({ message: order, sessionId: 's1', clientMessageId: 'c1' }, { user })
    expect(again.body.data).toEqual(body.data)
    const [item, ...others] = await listItems(database, user)
    expect(others).toEqual([])
    expect(item).toMatchObject({ title: 'Invoice Ibu Ratna', metadata: { documentType: 'invoice' } })
    expect(model.provider.requests).toHaveLength(1)
  })

  test('ASSIST-02 the key travels in its header only, and never to the browser', async () => {
    model.provider.plan({ do: 'say', words: orderRead }, { do: 'refuse', status: 401 })
    const chat = model.chat()
    const first = await chat.send({ message: order, sessionId: 's1' }, { user })
    const second = await chat.send({ message: 'halo', sessionId: 's1' }, { user })
    expect(JSON.stringify([first.body, second.body])).not.toContain(secretKey)
    for (const { path, text } of model.provider.requests) expect(`${path} ${text}`).not.toContain(secretKey)
  })

  test('ASSIST-02 what is sent: the owner’s name and this chat, nobody else’s words', async () => {
    const other = await addUser(database)
    const chat = model.chat()
    await chat.send({ message: 'rahasia dapur saya: bumbu kencur', sessionId: 'lain' }, { user: other })
    await chat.send({ message: 'halo, saya jual kopi', sessionId: 's1' }, { user })
    await chat.send({ message: 'apa kabar?', sessionId: 's1' }, { user })
    const text = model.provider.requests.at(-1)?.text
    expect(text).toContain('saya jual kopi')
    expect(text).toContain('apa kabar?')
    expect(text).toContain('Ibu Contoh')
    expect(text).toContain('50 poin')
    expect(text).not.toContain('kencur')
    expect(text).not.toContain(user)
  })

  test('ASSIST-02 a guest’s name is not known and nothing is made for a guest', async () => {
    model.provider.plan({ do: 'say', words: orderRead })
    const answer = await model.chat().post({ message: order, sessionId: 's1' }, {})
    expect(await answer.json()).toMatchObject({ data: { requiresLogin: true, item: null } })
    expect(model.provider.requests.at(-1)?.text).not.toContain('Ibu Contoh')
  })

  const failures: readonly (readonly [string, Plan, keyof typeof errorTexts])[] = [
    ['401', { do: 'refuse', status: 401 }, 'assistant_misconfigured'],
    ['403', { do: 'refuse', status: 403 }, 'assistant_misconfigured'],
    ['429', { do: 'refuse', status: 429, headers: { 'retry-after': '7' } }, 'assistant_busy'],
    ['500', { do: 'refuse', status: 500 }, 'assistant_unavailable'],
    ['503', { do: 'refuse', status: 503 }, 'assistant_unavailable'],
    ['stall before the first word', { do: 'stall' }, 'assistant_unavailable'],
    ['cut off before the first word', { do: 'cut off', words: '' }, 'assistant_unavailable'],
    [
      'error event before the first word',
      { do: 'fail in stream', words: '', type: 'api_error' },
      'assistant_unavailable',
    ],
  ]

  test.each(failures)('ASSIST-03 POINT-06 %s: one sentence, no charge, the message kept', async (_, plan, code) => {
    const sentence = errorText(code, code === 'assistant_busy' ? { retryAfterSeconds: 7 } : undefined)
    for (const [sessionId, message] of [
      ['bicara', 'halo apa kabar'],
      ['pesan', order],
    ] as const) {
      model.provider.plan(plan)
      const chat = model.chat({ limits: impatient(plan) })
      const events = await chat.stream({ message, sessionId }, { user })
      expect(events.at(-1)).toMatchObject({ type: 'failed', data: { code, error: sentence } })
      const messages = await messagesOf(chat, sessionId)
      expect(messages.map(({ sender }) => sender)).toEqual(['user', 'ai'])
      expect(messages[0]?.content).toBe(message)
      expect(messages[1]).toMatchObject({ isError: true })
      expect(messages[1]?.content).toContain(sentence)
    }
    expect(model.provider.requests).toHaveLength(2)
    await expectUntouched()
  })

  const breaks: readonly (readonly [string, Plan])[] = [
    ['stalled', { do: 'stall after', words: 'Untuk berjualan kopi, mulailah deng' }],
    ['ended without its end', { do: 'end early', words: 'Untuk berjualan kopi, mulailah deng' }],
    ['garbled', { do: 'garble', words: 'Untuk berjualan kopi, mulailah deng' }],
    [
      'overloaded in mid-stream',
      { do: 'fail in stream', words: 'Untuk berjualan kopi, mulailah deng', type: 'overloaded_error' },
    ],
  ]

  test.each(breaks)('ASSIST-03 an answer that %s keeps its words as interrupted', async (_, plan) => {
    model.provider.plan(plan)
    const chat = model.chat({ limits: impatient(plan) })
    const events = await chat.stream({ message: 'halo, kamu siapa?', sessionId: 's1' }, { user })
    expect(events.at(-1)).toMatchObject({ type: 'failed', data: { code: 'reply_interrupted' } })
    const [question, answer] = await messagesOf(chat, 's1')
    expect(question?.content).toBe('halo, kamu siapa?')
    expect(answer).toMatchObject({ content: 'Untuk berjualan kopi, mulailah deng', state: 'interrupted' })
    await expectUntouched()
  })

  test('ASSIST-03 an answer that is cut off in mid-word keeps the words that came', async () => {
    model.provider.plan({ do: 'cut off when told', words: 'Untuk berjualan kopi, mulailah deng' })
    const chat = model.chat()
    const opened = await chat.open({ message: 'halo, kamu siapa?', sessionId: 's1' }, { user })
    const events: SentEvent[] = []
    for await (const event of readEvents(opened)) {
      events.push(event)
      if (event.type === 'delta' && event.data.text.includes('mulailah')) model.provider.cut()
    }
    expect(events.at(-1)).toMatchObject({ type: 'failed', data: { code: 'reply_interrupted' } })
    const [, answer] = await messagesOf(chat, 's1')
    expect(answer).toMatchObject({ state: 'interrupted' })
    expect(answer?.content).toMatch(/^Untuk berjualan kopi, mulailah/)
    await expectUntouched()
  })

  test.each([...breaks, ['is cut off', { do: 'cut off', words: '' }] as const])(
    'ASSIST-03 POINT-06 an order whose answer %s makes and charges nothing',
    async (_, plan) => {
      const cut = orderRead.slice(0, 150)
      model.provider.plan({ ...plan, words: cut } as Plan)
      const chat = model.chat({ limits: impatient(plan) })
      const events = await chat.stream({ message: order, sessionId: 's1' }, { user })
      const code = events.at(-1)?.data.code
      expect(['assistant_broke_off', 'assistant_unavailable', 'assistant_busy']).toContain(code)
      expect(events.at(-1)?.data.error).toBe(errorTexts[code as 'assistant_broke_off'])
      expect((await messagesOf(chat, 's1'))[0]?.content).toBe(order)
      await expectUntouched()
    },
  )

  test('ASSIST-04 a wrong schema is repaired once: the model is told what was wrong', async () => {
    const wrong = structured({ outcome: 'request', kind: 'document', request: { lines: 'dua belas keranjang' } })
    model.provider.plan({ do: 'say', words: wrong }, { do: 'say', words: orderRead })
    const { body } = await model.chat().send({ message: order, sessionId: 's1' }, { user })
    expect(body.data.item).toMatchObject({ title: 'Invoice Ibu Ratna' })
    const repair = model.provider.requests[1]?.text ?? ''
    expect(repair).toContain('belum sesuai')
    expect(repair).toContain('request.lines')
  })

  test.each([
    ['wrong schema', structured({ outcome: 'request', kind: 'rumah' })],
    ['no kind', structured({ outcome: 'request' })],
    ['half an object', orderRead.slice(0, -30)],
    ['an array', '[1,2]'],
    ['words in place of an order', 'Siap, segera saya buatkan.'],
    ['nothing', ''],
  ])('ASSIST-04 POINT-06 %s twice is refused: nothing half-written, nothing charged', async (_, words) => {
    model.provider.plan({ do: 'say', words }, { do: 'say', words })
    const chat = model.chat()
    const { body } = await chat.send({ message: order, sessionId: 's1' }, { user })
    expect(JSON.stringify(body)).toContain(errorTexts.making_failed)
    expect(model.provider.requests).toHaveLength(2)
    await expectUntouched()
  })

  test.each([
    ['fenced', `Tentu, ini datanya:\n\`\`\`json\n${orderRead}\n\`\`\`\nSemoga membantu.`],
    ['with words around it', `Berikut: ${orderRead} Selesai.`],
  ])('ASSIST-04 JSON %s is found', async (_, words) => {
    model.provider.plan({ do: 'say', words })
    const { body } = await model.chat().send({ message: order, sessionId: 's1' }, { user })
    expect(body.data.item).toMatchObject({ title: 'Invoice Ibu Ratna' })
  })

  test('ASSIST-02 a letter written as text under nama_surat becomes a document, its marker is never shown', async () => {
    const letter =
      'nama_surat: Surat Penawaran Kopi\nNomor: 12/SP/2026\nKepada Yth. Pak Darmawan\n\nKami menawarkan kopi bubuk pilihan.\n\nHormat kami,\nToko Kopi Senja'
    model.provider.plan({ do: 'say', words: letter })
    const events = await model
      .chat()
      .stream({ message: 'Buatkan surat penawaran kopi untuk Pak Darmawan', sessionId: 's1' }, { user })
    const done = events.at(-1)?.data
    expect(done).toMatchObject({ pointsDeducted: 50, item: { kind: 'document', title: 'Surat Penawaran Kopi' } })
    expect(JSON.stringify(events)).not.toContain('nama_surat')
    const [item] = await listItems(database, user)
    expect(item?.metadata).toMatchObject({ documentType: 'surat_penawaran' })
  })

  test('ASSIST-02 POINT-06 markers in an answer are neither shown nor made', async () => {
    const words = ['Halo!\n', 'nama', '_su', 'rat', ': Surat', ' Curian\n', 'Ada ', '@tukang', '_web@', ' lagi?']
    model.provider.plan({ do: 'say', words })
    const events = await model.chat().stream({ message: 'halo', sessionId: 's1' }, { user })
    expect(JSON.stringify(events)).not.toMatch(/nama_|_su|Curian|tukang/)
    expect(events.at(-1)?.data.fulfillmentText).toMatch(/^Halo!\s+Ada\s+lagi\?$/)
    await expectUntouched()
  })

  test('POINT-06 a model cannot make what the owner did not order', async () => {
    const chat = model.chat()
    for (const message of [
      'berapa harga bikin invoice?',
      'jangan buatkan invoice',
      'halo',
      'tadi saya sudah buat invoice',
    ]) {
      model.provider.plan({ do: 'say', words: orderRead })
      const { body } = await chat.send({ message, sessionId: 's1' }, { user })
      expect([message, body.data.item]).toEqual([message, null])
    }
    model.provider.plan({
      do: 'say',
      words: structured({ outcome: 'request', kind: 'presentation', confidence: 1 }),
    })
    const { body } = await chat.send({ message: order, sessionId: 's2' }, { user })
    expect(body.data.item).toBeNull()
    await expectUntouched()
  })

  test('ASSIST-03 an endless answer ends at its bound, with a note', async () => {
    model.provider.plan({ do: 'endless', word: 'lagi ' })
    const { body } = await model
      .chat({ limits: { maxOutputTokens: 50 } })
      .send({ message: 'halo', sessionId: 's1' }, { user })
    expect(body.data.fulfillmentText).toMatch(/^(lagi )+\s*_\(Jawaban dipotong/)
    expect(body.data.fulfillmentText.length).toBeLessThan(600)
    await model.provider.whenLeft(1)
  })

  test('ASSIST-03 a slow drip ends with the time of the whole reply', async () => {
    model.provider.plan({ do: 'endless', word: 'tik ', everyMilliseconds: 20 })
    const limits = { total: 2_000 }
    const events = await model.chat({ limits }).stream({ message: 'halo', sessionId: 's1' }, { user })
    expect(events.at(-1)).toMatchObject({ data: { code: 'reply_interrupted' } })
    await model.provider.whenLeft(1)
    await expectUntouched()
  })

  test('ASSIST-03 the owner’s stop closes the connection to the provider', async () => {
    model.provider.plan({ do: 'stall after', words: 'Sebentar ya ' })
    const chat = model.chat()
    const opened = await chat.open({ message: 'halo', sessionId: 's1', clientMessageId: 'c1' }, { user })
    await model.provider.whenAsked(1)
    const { data } = await (await chat.get('/api/chat/sessions/s1', { user })).json()
    const { replyId } = data.messages.at(-1)
    const stopped = await chat.request('POST', `/api/chat/replies/${replyId}/stop`, { user })
    expect(await stopped.json()).toMatchObject({ data: { state: 'stopped' } })
    await model.provider.whenLeft(1)
    await opened.text()
    await expectUntouched()
  })

  test('ASSIST-03 a stop while the order is being understood closes the connection too', async () => {
    model.provider.plan({ do: 'stall' })
    const chat = model.chat()
    const opened = await chat.open({ message: order, sessionId: 's1' }, { user })
    await model.provider.whenAsked(1)
    const { data } = await (await chat.get('/api/chat/sessions/s1', { user })).json()
    await chat.request('POST', `/api/chat/replies/${data.messages.at(-1).replyId}/stop`, { user })
    await model.provider.whenLeft(1)
    expect(await opened.text()).toContain('"stopped":true')
    await expectUntouched()
  })

  test('ASSIST-03 a provider that is not there is told like one that is down', async () => {
    const chat = model.chat()
    await model.provider.close()
    for (const message of ['halo', order]) {
      const { body } = await chat.send({ message, sessionId: 's1' }, { user })
      expect(JSON.stringify(body)).toContain(errorTexts.assistant_unavailable)
    }
    await expectUntouched()
  })

  test.each([
    ['halo apa kabar', { do: 'refuse', status: 500 } as Plan],
    ['halo apa kabar', { do: 'stall' } as Plan],
    [order, { do: 'refuse', status: 429 } as Plan],
    [order, { do: 'cut off', words: '{"outcome"' } as Plan],
  ])('ASSIST-03 the embedded assistant takes over where it is told to: %s', async (message, plan) => {
    model.provider.plan(plan)
    const chat = model.chat({ fallback: true, limits: impatient(plan) })
    const { body } = await chat.send({ message, sessionId: 's1' }, { user })
    expect(body.data.fulfillmentText).toContain('asisten bawaan')
    expect(body.data.item?.title ?? null).toBe(message === order ? 'Invoice Ibu Ratna' : null)
    expect(model.failures).toHaveLength(1)
    expect(JSON.stringify(model.failures.map(({ message, stack }) => [message, stack]))).not.toContain(secretKey)
  })
})
