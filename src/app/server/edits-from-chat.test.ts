import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { getItem, saveItem, updateItemFacts } from '#core/items/server/items.repo.ts'
import { itemRoutes } from '#core/items/server/items.routes.ts'
import { itemProposals } from '#core/items/server/proposals.tables.ts'
import { getVersion } from '#core/items/server/versions.repo.ts'
import { ensureAccount } from '#core/points/server/accounts.ts'
import { auditLedger } from '#core/points/server/repair.ts'
import { pointAccounts } from '#core/points/server/points.tables.ts'
import type { ChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addGuest, addUser } from '#tests/support/people.ts'
import { routesByHeader } from '#tests/support/routes-by-header.ts'
import { createWholeChat } from '#tests/support/whole-chat.ts'

import { kindStores } from './kinds.ts'

const store = useTestDatabase()
let chat: ChatServer
let items: ReturnType<typeof routesByHeader>
let user = ''
beforeAll(() => {
  items = routesByHeader(itemRoutes({ database: store.database, kinds: kindStores }))
})
beforeEach(async () => {
  chat = createWholeChat(store.database)
  user = await addUser(store.database)
})

const offer =
  'Buatkan surat penawaran dari Toko Sinar Jaya untuk Bapak Budi Santoso, PT Maju Bersama: 100 kaos polo @ 45.000 dan 50 topi @ 25.000, berlaku 14 hari'

let sent = 0
const say = async (message: string, openItem?: unknown, over: object = {}, caller: object = { user }) => {
  sent += 1
  const body = { message, sessionId: 's1', clientMessageId: `m${sent}`, ...(openItem ? { openItem } : {}), ...over }
  return (await chat.send(body, caller)).body.data
}
const makeOffer = async (): Promise<string> => (await say(offer)).item.id
const decide = async (itemId: string, proposalId: string, how: 'accept' | 'reject' | '' = 'accept') => {
  const path = `http://127.0.0.1:3000/api/items/${itemId}/proposals/${proposalId}${how === '' ? '' : `/${how}`}`
  const answer = await items.request(path, { method: how === '' ? 'GET' : 'POST', headers: { 'x-user': user } })
  return { status: answer.status, body: (await answer.json()) as { data: Record<string, unknown>; code?: string } }
}
const proposals = () => store.database.select().from(itemProposals)
const letter = async (itemId: string) =>
  ((await getItem(store.database, user, itemId)).content as { letter: { lines: { price: number }[] } }).letter

describe('a letter that stands open', () => {
  test('CHAT-15 POINT-06 a sentence proposes a change; accepting writes it as AI and takes 10 points', async () => {
    const id = await makeOffer()
    const data = await say('ubah harga kaos jadi 50.000', { id })
    expect(data).toMatchObject({ intent: 'edit', item: null, pointsDeducted: 0, isPlaybookResult: false })
    const [message] = data.messages
    expect(message.proposal).toMatchObject({ itemId: id, price: 10, summary: expect.stringContaining('50.000') })
    expect((await letter(id)).lines[0]?.price).toBe(45_000)
    expect((await decide(id, message.proposal.id, '')).body.data).toMatchObject({ state: 'pending', version: null })
    expect((await decide(id, message.proposal.id)).body.data).toMatchObject({
      state: 'accepted',
      version: 2,
      pointsDeducted: 10,
      balanceAfter: 499_940,
    })
    expect((await letter(id)).lines[0]?.price).toBe(50_000)
    expect(await getVersion(store.database, user, id, 2)).toMatchObject({ author: 'AI' })
    expect(await auditLedger(store.database)).toEqual([])
  })

  test('CHAT-16 CHAT-15 what the chat made last is changed without being opened', async () => {
    const { item } = await say('Buatkan invoice untuk Bu Rina sewa tenda 1,5 juta')
    const data = await say('yang tadi diganti jadi 2 juta')
    expect(data).toMatchObject({ intent: 'edit', item: null, pointsDeducted: 0 })
    const [message] = data.messages
    expect(message.proposal).toMatchObject({ itemId: item.id, summary: expect.stringContaining('2.000.000') })
    expect((await letter(item.id)).lines[0]?.price).toBe(1_500_000)
    expect((await decide(item.id, message.proposal.id)).body.data).toMatchObject({ state: 'accepted', version: 2 })
    expect((await letter(item.id)).lines[0]?.price).toBe(2_000_000)
  })

  test('CHAT-15 what the chat made earlier is changed where it is named, whatever stands open', async () => {
    const { item: first } = await say('Buatkan invoice untuk Pak Anton sewa tenda 1,5 juta')
    const { item: second } = await say('Buatkan invoice untuk Bu Rina sewa panggung 4 juta')
    const data = await say('yang invoice pertama diskon 10%')
    expect(data.messages[0].proposal).toMatchObject({ itemId: first.id, summary: expect.stringContaining('1.350.000') })
    const named = await say('invoice pak anton jatuh tempo 7 hari', { id: second.id })
    expect(named.messages[0].proposal).toMatchObject({ itemId: first.id })
    const other = await say('diskon 5%', { id: second.id })
    expect(other.messages[0].proposal).toMatchObject({ itemId: second.id })
  })

  test('CHAT-15 the name of a letter follows its recipient; a name of the owner stays', async () => {
    const id = await makeOffer()
    const [first] = (await say('ganti penerima jadi Bu Sri, CV Abadi', { id })).messages
    await decide(id, first.proposal.id)
    expect(await getItem(store.database, user, id)).toMatchObject({
      title: 'Surat Penawaran CV Abadi',
      description: 'Surat penawaran untuk Ibu Sri, CV Abadi',
    })
    await store.database.transaction((tx) =>
      updateItemFacts(tx, { ownerId: user, id, now: new Date() }, { title: 'Penawaran kaos lomba' }),
    )
    const [second] = (await say('ganti penerima jadi PT Lain', { id })).messages
    await decide(id, second.proposal.id)
    expect(await getItem(store.database, user, id)).toMatchObject({
      title: 'Penawaran kaos lomba',
      description: expect.stringContaining('PT Lain'),
    })
  })

  test('CHAT-15 what the owner typed meanwhile stays; a place that is gone is told', async () => {
    const id = await makeOffer()
    const [first] = (await say('ubah harga kaos jadi 50.000', { id })).messages
    const [second] = (await say('hapus topi', { id })).messages
    const before = await getItem(store.database, user, id)
    const content = before.content as { letter: { subject: string; lines: { description: string }[] } }
    const typed = {
      ...content,
      letter: { ...content.letter, subject: 'Tulisan pemilik', lines: content.letter.lines.slice(0, 1) },
    }
    await store.database.transaction((tx) =>
      saveItem(tx, kindStores, { ownerId: user, id, baseVersion: 1, content: typed, author: 'Anda', now: new Date() }),
    )
    expect((await decide(id, first.proposal.id)).status).toBe(200)
    expect(await letter(id)).toMatchObject({ subject: 'Tulisan pemilik', lines: [{ price: 50_000 }] })
    const gone = await decide(id, second.proposal.id)
    expect([gone.status, (gone.body as { code?: string; error?: string }).error ?? '']).toEqual([
      409,
      expect.stringContaining('sudah tidak ada'),
    ])
    expect((await decide(id, second.proposal.id, '')).body.data['state']).toBe('pending')
  })

  test('CHAT-15 CHAT-04 five sendings with one id make one proposal', async () => {
    const id = await makeOffer()
    const body = { message: 'kasih diskon 10%', sessionId: 's1', clientMessageId: 'same', openItem: { id } }
    const answers = await Promise.all(Array.from({ length: 5 }, () => chat.send(body, { user })))
    const ids = answers.map(({ body: { data } }) => data.messages[0].proposal.id)
    expect(new Set(ids).size).toBe(1)
    expect((await proposals()).filter(({ itemId }) => itemId === id)).toHaveLength(1)
  })

  test('CHAT-15 only the marked words change', async () => {
    const id = await makeOffer()
    const text = 'Dengan hormat,'
    const data = await say('ganti jadi Salam sejahtera', { id, selection: { text, place: { from: 5, to: 19 } } })
    const [message] = data.messages
    expect(message.proposal.differences).toEqual([{ label: 'Isi surat', before: text, after: 'Salam sejahtera,' }])
    const before = JSON.stringify((await getItem(store.database, user, id)).content)
    await decide(id, message.proposal.id)
    const after = JSON.stringify((await getItem(store.database, user, id)).content)
    expect(after).toBe(before.replace(text, 'Salam sejahtera,'))
  })

  test('CHAT-15 questions, refusals and small talk propose nothing; an order for something new makes it', async () => {
    const id = await makeOffer()
    for (const words of ['harganya berapa?', 'jangan diubah dulu', 'makasih ya'])
      expect((await say(words, { id })).messages[0].proposal).toBeUndefined()
    const unclear = await say('ubah dong', { id })
    expect(unclear.messages[0]).toMatchObject({ content: expect.stringContaining('Contoh') })
    expect((await say('kalau diskon 10% totalnya berapa?', { id })).messages[0].proposal).toBeUndefined()
    expect((await proposals()).filter(({ itemId }) => itemId === id)).toEqual([])
    const made = await say('buatkan invoice untuk Ibu Sari: 10 kaos @ 50.000', { id })
    expect(made.item).toMatchObject({ kind: 'document' })
    expect((await say('ubah harga kaos jadi 50.000')).messages[0].proposal).toBeUndefined()
  })

  test('CHAT-15 what was asked of a change a moment ago is proposed once it is wanted', async () => {
    const id = await makeOffer()
    expect((await say('kalau diskon 10% totalnya berapa?', { id })).messages[0].proposal).toBeUndefined()
    const [message] = (await say('ubah dong', { id })).messages
    expect(message.content).toContain('Diskon: 10%')
    expect(message.proposal).toBeDefined()
  })

  test('CHAT-15 AUTH-09 another\u2019s item, a guest and an item that never was are no open item', async () => {
    const id = await makeOffer()
    const stranger = await addUser(store.database)
    for (const caller of [{ user: stranger }, { guest: await addGuest(store.database) }])
      expect((await say('ubah harga kaos jadi 50.000', { id }, {}, caller)).messages[0].proposal).toBeUndefined()
    expect((await say('hapus topi', { id: 'item_never' })).messages[0].proposal).toBeUndefined()
    expect((await proposals()).filter(({ itemId }) => itemId === id)).toEqual([])
  })

  test('CHAT-06 CHAT-15 without the points for it nothing is proposed', async () => {
    const id = await makeOffer()
    await store.database.transaction((tx) => ensureAccount(tx, user))
    await store.database
      .update(pointAccounts)
      .set({ held: 499_950 - 5 })
      .where(eq(pointAccounts.userId, user))
    const data = await say('kasih diskon 10%', { id })
    expect(data).toMatchObject({ insufficientPoints: true, requiredAction: 'top_up' })
    expect(data.messages[0]).toMatchObject({
      content: expect.stringContaining('mengubah dokumen'),
      points: { amount: 10, action: 'document_edit' },
    })
    expect((await proposals()).filter(({ itemId }) => itemId === id)).toEqual([])
  })

  test('CHAT-13 CHAT-15 an answer given once more goes by what was open when the question was written', async () => {
    const id = await makeOffer()
    const [message] = (await say('kasih diskon 10%', { id })).messages
    const again = await say('', undefined, { regenerates: message.id })
    expect(again.messages[0].proposal).toMatchObject({ itemId: id, price: 10 })
    expect(again.messages[0].proposal.id).not.toBe(message.proposal.id)
  })
})

describe('other kinds that stand open', () => {
  const order = 'Buat kasir untuk Warung Bu Sri: nasi goreng 15.000 stok 20, es teh 5.000 stok 50'

  test('CHAT-15 POS-05 a shop is changed for free, and stock counts from what is there at Terima', async () => {
    const id = (await say(order)).item.id
    const goods = async () =>
      (
        await store.database.$client.query(
          'select name, price::int, stock::int from pos_products where pos_id = $1 order by position',
          [id],
        )
      ).rows
    const [message] = (await say('tambah stok es teh 30', { id })).messages
    expect(message.proposal).toMatchObject({
      price: null,
      differences: [{ label: 'Stok Es teh', before: '50', after: '80' }],
    })
    await store.database.$client.query(`update pos_products set stock = 45 where pos_id = $1 and name = 'Es teh'`, [id])
    const accepted = await decide(id, message.proposal.id)
    expect(accepted.body.data).toMatchObject({ state: 'accepted', pointsDeducted: null, balanceAfter: null })
    expect(await goods()).toMatchObject([{ stock: 20 }, { name: 'Es teh', stock: 75 }])
    await decide(id, message.proposal.id)
    expect(await goods()).toMatchObject([{ stock: 20 }, { stock: 75 }])

    const [uncounted] = (await say('stok nasi goreng gak usah dihitung', { id })).messages
    expect(uncounted.proposal.differences).toEqual([
      { label: 'Stok Nasi goreng', before: '20', after: 'tidak dihitung' },
    ])
    await decide(id, uncounted.proposal.id)
    expect(await goods()).toMatchObject([{ stock: null }, { stock: 75 }])
    const [counted] = (await say('hitung stok nasi goreng, sekarang 12', { id })).messages
    await decide(id, counted.proposal.id)
    expect(await goods()).toMatchObject([{ stock: 12 }, { stock: 75 }])

    const [price] = (await say('harga nasi goreng jadi 17.000', { id })).messages
    await store.database.$client.query(
      `update pos_products set removed_at = now() where pos_id = $1 and name = 'Nasi goreng'`,
      [id],
    )
    expect((await decide(id, price.proposal.id)).status).toBe(409)
  })
})
