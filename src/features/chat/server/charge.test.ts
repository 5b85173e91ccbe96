import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#core/db/server/database.ts'
import { listItems } from '#core/items/server/items.repo.ts'
import type { KindStores } from '#core/items/server/kind-store.ts'
import { readAccount, ensureAccount } from '#core/points/server/accounts.ts'
import { reserve } from '#core/points/server/ledger.ts'
import { pointAccounts, pointEntries, pointHolds } from '#core/points/server/points.tables.ts'
import { type ChatServer, createChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addGuest, addUser } from '#tests/support/people.ts'
import { plainKinds } from '#tests/support/plain-kinds.ts'
import { make, say } from '#tests/support/scripted-assistant.ts'

const testDatabase = useTestDatabase()
let database: Database
let server: ChatServer
let user = ''
beforeAll(() => {
  database = testDatabase.database
})
beforeEach(async () => {
  server = createChatServer(database)
  user = await addUser(database)
})

const balanceOf = async (userId = user) => {
  const account = await readAccount(database, userId)
  return account && { balance: Number(account.balance), held: Number(account.held) }
}
const entriesOf = (userId = user) => database.select().from(pointEntries).where(eq(pointEntries.userId, userId))
/** Leaves the person with so many points to spend: the rest of the welcome bonus is held. */
const leaveOnly = async (left: number): Promise<void> => {
  await database.transaction((tx) => ensureAccount(tx, user))
  await database
    .update(pointAccounts)
    .set({ held: 500_000 - left })
    .where(eq(pointAccounts.userId, user))
}

describe('a made item', () => {
  test('CHAT-08 is stored, charged and told in one reply', async () => {
    const { body } = await server.send({ message: 'buat Invoice A', sessionId: 's1' }, { user })
    const { data } = body
    expect(data).toMatchObject({
      isPlaybookResult: true,
      type: 'document',
      requiredAction: 'open_canvas',
      item: { kind: 'document', title: 'Invoice A', description: 'Tentang Invoice A' },
      pointsDeducted: 50,
      balanceAfter: 499_950,
      messages: [
        { sender: 'ai', content: 'Baik, sudah jadi.', isPlaybookResult: true, item: { title: 'Invoice A' } },
        {
          sender: 'ai',
          content: 'Buat dokumen: 50 poin dipakai. Sisa poin Anda 499.950.',
          isPointsInfo: true,
          points: { label: 'Buat dokumen', amount: 50, balance: 499_950, action: 'document_create' },
        },
      ],
    })
    const { data: list } = await (await server.get('/api/chat/sessions', { user })).json()
    expect(list.sessions[0]).toMatchObject({ messageCount: 3, lastMessage: 'Baik, sudah jadi.' })
    const [item, ...others] = await listItems(database, user)
    expect(others).toEqual([])
    expect(item).toMatchObject({
      id: data.item.id,
      source: 'chat',
      status: 'done',
      type: 'document',
      version: 1,
      pointsDeducted: 50,
      balanceAfter: 499_950,
      metadata: { documentType: 'invoice', messageId: data.messages[0].id },
    })
    expect(await balanceOf()).toEqual({ balance: 499_950, held: 0 })
    expect((await entriesOf()).find(({ action }) => action === 'document_create')?.itemId).toBe(data.item.id)
  })

  test.each([
    ['website', 100],
    ['pos', 150],
    ['presentation', 8_000],
    ['analysis', 4_000],
  ] as const)('POINT-02 a %s costs %i', async (kind, price) => {
    server.assistant.when('buat', { kind, steps: [make(kind, 'Hasil')] })
    const { body } = await server.send({ message: 'buat', sessionId: 's1' }, { user })
    expect(body.data).toMatchObject({ type: kind, pointsDeducted: price, balanceAfter: 500_000 - price })
    expect((await listItems(database, user))[0]?.status).toBe(kind === 'pos' ? 'setup_required' : 'done')
    expect(body.data.messages[0].type).toBe(kind === 'pos' ? 'pos' : undefined)
  })

  test('CHAT-07 markers in the reply are not shown', async () => {
    server.assistant.when('buat', {
      kind: 'document',
      steps: [say('nama_surat: "Surat A"'), make('document', 'Surat Penawaran')],
    })
    const { body } = await server.send({ message: 'buat', sessionId: 's1' }, { user })
    expect(body.data.fulfillmentText).toBe('Surat Penawaran berhasil dibuat! Membuka editor...')
  })

  test('POINT-06 the same message five times at once, as JSON and as streams, is one item and one charge', async () => {
    const order = { message: 'buat Invoice A', sessionId: 's1', clientMessageId: 'c1' }
    const [streamA, streamB, ...json] = await Promise.all([
      server.stream(order, { user }),
      server.stream(order, { user }),
      server.send(order, { user }),
      server.send(order, { user }),
      server.send(order, { user }),
    ])
    expect(streamB).toEqual(streamA)
    for (const { body } of json) expect(body.data).toEqual(streamA.at(-1)?.data)
    expect(await listItems(database, user)).toHaveLength(1)
    expect(await balanceOf()).toEqual({ balance: 499_950, held: 0 })
    expect(server.assistant.composed).toBe(1)
  })

  test('POINT-05 fifty requests at once with points for one: exactly one item', async () => {
    await leaveOnly(50)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        server.send({ message: `buat ${index}`, sessionId: `s${index}`, clientMessageId: `c${index}` }, { user }),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.filter(({ body }) => body.data.item !== null)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.data.insufficientPoints)).toHaveLength(49)
    expect(await listItems(database, user)).toHaveLength(1)
    expect(await balanceOf()).toEqual({ balance: 499_950, held: 499_950 })
  })
})

const brokenKinds = (over: Partial<KindStores['document']>): KindStores => ({
  ...plainKinds,
  document: { ...plainKinds.document, ...over },
})
const boom = (): never => {
  throw new Error('boom')
}

describe('nothing made, nothing charged', () => {
  test('CHAT-18 chat is free, also without any points', async () => {
    await leaveOnly(0)
    const { status, body } = await server.send({ message: 'halo', sessionId: 's1' }, { user })
    expect([status, body.data.pointsDeducted, body.data.balanceAfter]).toEqual([200, 0, null])
    expect(await entriesOf()).toHaveLength(1)
  })

  test('CHAT-05 a guest is asked to sign in; no item, no points account', async () => {
    const guest = await addGuest(database)
    const { body } = await server.send({ message: 'buat Invoice', sessionId: 's1' }, { guest })
    expect(body.data).toMatchObject({
      isPlaybookResult: true,
      requiresLogin: true,
      type: 'login_required',
      requiredAction: 'login',
      item: null,
      pointsDeducted: 0,
      messages: [{ requiresLogin: true, isPlaybookResult: true, type: 'login_required' }],
    })
    server.assistant.when('buat kasir', { kind: 'pos', steps: [make('pos', 'Kasir')] })
    const pos = await server.send({ message: 'buat kasir', sessionId: 's1' }, { guest })
    expect(pos.body.data.fulfillmentText).toContain('500.000 poin')
    expect(server.assistant.composed).toBe(0)
    expect(await listItems(database, guest)).toEqual([])
    expect(await balanceOf(guest)).toBeNull()
  })

  test('CHAT-06 too few points: the required and the current points, nothing made', async () => {
    await leaveOnly(49)
    const { status, body } = await server.send({ message: 'buat Invoice', sessionId: 's1' }, { user })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ insufficientPoints: true, type: 'document', item: null, pointsDeducted: 0 })
    expect(body.data.fulfillmentText).toMatch(/^Maaf, poin tidak mencukupi untuk membuat dokumen\n/)
    expect(body.data.fulfillmentText).toContain(
      'Dibutuhkan 50 poin, poin Anda 500.000, 499.951 di antaranya sedang dipakai permintaan lain',
    )
    expect(body.data.messages[0].points).toMatchObject({ amount: 50, action: 'document_create' })
    expect(server.assistant.composed).toBe(0)
    expect(await listItems(database, user)).toEqual([])
  })

  test('CHAT-06 a request that was short of points is taken up once there are enough, without its words', async () => {
    await leaveOnly(49)
    const short = await server.send({ message: 'buat Invoice', sessionId: 's1' }, { user })
    const waiting = short.body.data.messages[0].id as string
    await leaveOnly(60)
    const { body } = await server.send({ message: '', sessionId: 's1', resumes: waiting }, { user })
    expect(body.data).toMatchObject({ insufficientPoints: false, type: 'document', pointsDeducted: 50 })
    expect(await listItems(database, user)).toHaveLength(1)
    const again = await server.send({ message: '', sessionId: 's1', resumes: waiting }, { user })
    expect(again.body.data.replyId).toBe(body.data.replyId)
    expect(await listItems(database, user)).toHaveLength(1)
  })

  test('POINT-13 a points check that breaks is told by its own sentence', async () => {
    await database.transaction((tx) => ensureAccount(tx, user))
    await database.delete(pointAccounts).where(eq(pointAccounts.userId, user))
    const { status, body } = await server.send({ message: 'buat Invoice', sessionId: 's1' }, { user })
    const sentence = 'Terjadi kesalahan saat memeriksa poin. Silakan coba lagi.'
    expect([status, body.code, body.error]).toEqual([503, 'points_check_failed', sentence])
    expect(body.details.messages).toMatchObject([{ content: sentence, isError: true }])
  })

  test.each([
    ['the assistant breaks off', { kind: 'document', steps: [say('Baik'), boom] }, undefined],
    ['no item comes', { kind: 'document', steps: [say('Baik')] }, undefined],
    ['an item of another kind comes', { kind: 'document', steps: [make('website', 'X')] }, undefined],
    ['two items come', { kind: 'document', steps: [make('document', 'X'), make('document', 'Y')] }, undefined],
    ['the content is not of its kind', { kind: 'document', steps: [make('document', 'X', 'nichts')] }, undefined],
    ['completing fails', undefined, brokenKinds({ completeContent: async () => boom() })],
  ] as const)('POINT-06 when %s, the points come back and the owner is told', async (_, script, kinds) => {
    server = createChatServer(database, kinds ? { kinds } : {})
    if (script) server.assistant.when('buat', script)
    const events = await server.stream({ message: 'buat Invoice', sessionId: 's1', clientMessageId: 'c1' }, { user })
    const sentence = 'Pembuatan gagal dan tidak ada poin yang dipotong. Silakan coba lagi.'
    expect(events.at(-1)).toMatchObject({
      type: 'failed',
      data: {
        code: 'making_failed',
        error: sentence,
        messages: [{ content: `Maaf, terjadi kesalahan: ${sentence}`, isError: true }],
      },
    })
    expect(await balanceOf()).toEqual({ balance: 500_000, held: 0 })
    expect(await listItems(database, user)).toEqual([])
    expect(await entriesOf()).toHaveLength(1)
    const again = await server.send({ message: 'buat Invoice', sessionId: 's1', clientMessageId: 'c1' }, { user })
    expect([again.status, again.body.code]).toEqual([500, 'making_failed'])
  })

  test('CHAT-18 an item that comes with a plain answer is refused, nobody has paid for it', async () => {
    server.assistant.when('halo', { kind: null, steps: [make('document', 'X')] })
    const { body } = await server.send({ message: 'halo', sessionId: 's1' }, { user })
    expect(body.code).toBe('making_failed')
    expect(await listItems(database, user)).toEqual([])
  })

  test('CHAT-09 an answer that breaks off is told and the chat goes on', async () => {
    server.assistant.when('halo', { kind: null, steps: [say('Ha'), boom] })
    const { status, body } = await server.send({ message: 'halo', sessionId: 's1' }, { user })
    expect([status, body.code]).toEqual([500, 'internal'])
    expect(body.details.messages[0].content).toBe(
      'Maaf, terjadi kesalahan: Ada kesalahan di pihak kami. Coba lagi; pekerjaan Anda tidak hilang.',
    )
    expect((await server.send({ message: 'apa kabar', sessionId: 's1' }, { user })).status).toBe(200)
  })

  test('POINT-06 an assistant that never ends is cut off and the points come back', async () => {
    server = createChatServer(database, { timeLimit: 50 })
    server.assistant.when('buat', { kind: 'document', steps: [say('Baik'), () => new Promise(() => {})] })
    const { body } = await server.send({ message: 'buat', sessionId: 's1' }, { user })
    expect(body.code).toBe('making_failed')
    expect(await balanceOf()).toEqual({ balance: 500_000, held: 0 })
  })
})

const waitAsGuest = async (): Promise<{ guest: string; waiting: string }> => {
  const guest = await addGuest(database)
  const { body } = await server.send({ message: 'buat Invoice', sessionId: 's1' }, { guest })
  await database.transaction((tx) => server.chat.moveChats(tx, guest, user))
  return { guest, waiting: body.data.messages[0].id }
}
const messagesOf = async () => (await (await server.get('/api/chat/sessions/s1', { user })).json()).data.messages

describe('a request that waited', () => {
  test('CHAT-14 is answered after the sign-in without being typed again', async () => {
    const { waiting } = await waitAsGuest()
    const order = { message: '', sessionId: 's1', resumes: waiting, clientMessageId: 'r1' }
    const events = await server.stream(order, { user })
    expect(events[0]?.data.userMessageId).toBeNull()
    expect(events.at(-1)?.data).toMatchObject({ item: { title: 'Invoice' }, pointsDeducted: 50 })
    const messages = await messagesOf()
    expect(messages.map(({ sender }: { sender: string }) => sender)).toEqual(['user', 'ai', 'ai', 'ai'])
    expect(messages[1]).toMatchObject({ id: waiting, requiresLogin: true, settled: true })
  })

  test('CHAT-14 resumed from several tabs at once is one reply and one charge', async () => {
    const { waiting } = await waitAsGuest()
    const answers = await Promise.all(
      ['r1', 'r1', 'r2', 'r3'].map((clientMessageId) =>
        server.send({ message: '', sessionId: 's1', resumes: waiting, clientMessageId }, { user }),
      ),
    )
    expect(new Set(answers.map(({ body }) => body.data.replyId)).size).toBe(1)
    expect(await listItems(database, user)).toHaveLength(1)
    expect(await balanceOf()).toEqual({ balance: 499_950, held: 0 })
  })

  test('CHAT-14 waits again when its answer failed', async () => {
    const { waiting } = await waitAsGuest()
    let isBroken = true
    server.assistant.when('buat', () => ({
      kind: 'document',
      steps: isBroken ? [] : [make('document', 'Invoice')],
    }))
    const order = (clientMessageId: string) => ({ message: '', sessionId: 's1', resumes: waiting, clientMessageId })
    expect((await server.send(order('r1'), { user })).body.code).toBe('making_failed')
    expect((await messagesOf())[1].settled).toBeUndefined()
    isBroken = false
    expect((await server.send(order('r2'), { user })).body.data.item.title).toBe('Invoice')
  })

  test("CHAT-14 only the asker's own waiting message of this chat can be resumed", async () => {
    const { waiting } = await waitAsGuest()
    const { body } = await server.send({ message: 'halo', sessionId: 's1' }, { user })
    const other = { user: await addUser(database) }
    const tries = [
      server.send({ message: '', sessionId: 's1', resumes: waiting }, other),
      server.send({ message: '', sessionId: 's2', resumes: waiting }, { user }),
      server.send({ message: '', sessionId: 's1', resumes: body.data.messages[0].id }, { user }),
      server.send({ message: '', sessionId: 's1', resumes: 'msg_tidakada' }, { user }),
    ]
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
    expect(await listItems(database, user)).toEqual([])
  })
})

test('POINT-06 points held elsewhere cannot be spent by a reply', async () => {
  await leaveOnly(60)
  await database.transaction((tx) =>
    reserve(tx, { userId: user, action: 'document_create', key: 'lain', ttlSeconds: 600 }),
  )
  const { body } = await server.send({ message: 'buat Invoice', sessionId: 's1' }, { user })
  expect(body.data.insufficientPoints).toBe(true)
  expect(await database.select().from(pointHolds).where(eq(pointHolds.userId, user))).toHaveLength(1)
})
