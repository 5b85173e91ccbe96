import { beforeEach, describe, expect, test } from 'vitest'

import { listItems } from '#core/items/server/items.repo.ts'
import { readAccount } from '#core/points/server/accounts.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { ChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addGuest, addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { createWholeChat } from '#tests/support/whole-chat.ts'

const testDatabase = useTestDatabase()
let chat: ChatServer
let pos: PosServer
let user = ''
beforeEach(async () => {
  chat = createWholeChat(testDatabase.database)
  pos = createPosServer(testDatabase.database)
  user = await addUser(testDatabase.database)
})

const order =
  'Buat kasir untuk Warung Bu Sri di Jl. Melati 5: nasi goreng 15.000 stok 20, es teh 5.000 stok 50, kerupuk'
const storeOf = async (id: string) => (await pos.call(user, 'GET', `/api/pos/${id}/store`)).body.data

describe('a till from one sentence', () => {
  test('CHAT-16, ASSIST-01, POS-05 the sentence\u2019s goods stand in the shop, charged once, waiting for its set-up', async () => {
    const sent = { message: order, sessionId: 's1', clientMessageId: 'm1' }
    const { data } = (await chat.send(sent, { user })).body
    expect(data).toMatchObject({
      isPlaybookResult: true,
      type: 'pos',
      intent: 'restaurant_pos',
      item: { kind: 'pos', title: 'Warung Bu Sri' },
      pointsDeducted: 150,
      balanceAfter: 499_850,
    })
    expect(data.fulfillmentText).toContain('**2 barang** sudah masuk')
    expect(data.fulfillmentText).toContain('Kerupuk')
    expect((await chat.send(sent, { user })).body.data.item.id).toBe(data.item.id)
    expect((await listItems(testDatabase.database, user)).map(({ status }) => status)).toEqual(['setup_required'])
    const store = await storeOf(data.item.id)
    expect(store.products).toMatchObject([
      { name: 'Nasi goreng', price: 15_000, stock: 20, category: 'Makanan' },
      { name: 'Es teh', price: 5_000, stock: 50, category: 'Minuman' },
    ])
    const { rows } = await testDatabase.database.$client.query('select content from item_versions where item_id = $1', [
      data.item.id,
    ])
    expect(rows[0].content.businessInfo).toMatchObject({ name: 'Warung Bu Sri', address: 'Jl. Melati 5' })
    expect(JSON.stringify(rows)).not.toContain('Nasi goreng')
  })

  test('POS-02, CHAT-16 services are sold from the first moment, and no stock is asked for', async () => {
    const message =
      'Buatkan kasir barbershop Rapi Jali: potong rambut 35.000, cukur jenggot 15.000, pomade 60.000 stok 2'
    const { data } = (await chat.send({ message, sessionId: 's9' }, { user })).body
    expect(data.intent).toBe('service_pos')
    expect(data.fulfillmentText).toContain('Stok Potong rambut dan Cukur jenggot tidak dihitung')
    const { products } = await storeOf(data.item.id)
    expect(products.map(({ stock }: { stock: number | null }) => stock)).toEqual([null, null, 2])
    const sell = (productId: string, quantity: number) =>
      pos.call(user, 'POST', `/api/pos/${data.item.id}/sales`, { id: newId('sale'), lines: [{ productId, quantity }] })
    expect((await sell(products[0].id, 3)).status).toBe(200)
    expect((await sell(products[2].id, 3)).body.code).toBe('out_of_stock')
    const after = await storeOf(data.item.id)
    expect(after.report).toMatchObject({ totalRevenue: 105_000, totalItemsSold: 3 })
    expect(after.products[0].stock).toBeNull()
  })

  test('ASSIST-01 a list of 300 goods comes through whole, in its order; a name of nothing but markup stays text', async () => {
    const names = Array.from({ length: 300 }, (_, at) => (at === 7 ? '<img src=x onerror=alert(1)>' : `Barang no${at}`))
    const lines = names.map((name, at) => `- ${name} ${1_000 + at * 50} stok ${at + 1}`)
    const message = `Buat kasir untuk Toko <b>Banyak</b>:\n${lines.join('\n')}`
    const { data } = (await chat.send({ message, sessionId: 's2' }, { user })).body
    expect(data.item.title).toBe('Toko Banyak')
    const { products, report } = await storeOf(data.item.id)
    expect(
      products.map(({ name, price, stock }: { name: string; price: number; stock: number }) => [name, price, stock]),
    ).toEqual(names.map((name, at) => [name, 1_000 + at * 50, at + 1]))
    expect(report.productCount).toBe(300)
    expect(data.fulfillmentText).not.toContain('<b>')
  })

  test('CHAT-05 a guest reads that 500.000 points wait; nothing is made or charged', async () => {
    const guest = await addGuest(testDatabase.database)
    const { data } = (await chat.send({ message: order, sessionId: 's3' }, { guest })).body
    expect(data).toMatchObject({ requiresLogin: true, type: 'login_required', item: null, pointsDeducted: 0 })
    expect(data.fulfillmentText).toContain('500.000')
    expect(await listItems(testDatabase.database, guest)).toEqual([])
    expect(
      (await testDatabase.database.$client.query('select 1 from pos_shops where owner_id = $1', [guest])).rows,
    ).toEqual([])
  })

  test('POS-09, POINT-06 where the shop cannot be stored the chat apologises with advice, and takes nothing', async () => {
    const { $client } = testDatabase.database
    await $client.query('alter table pos_categories rename to pos_categories_away')
    const failed = await chat
      .send({ message: order, sessionId: 's4' }, { user })
      .finally(() => $client.query('alter table pos_categories_away rename to pos_categories'))
    expect(failed.body.code).toBe('pos_deployment_failed')
    for (const words of ['Maaf', 'Coba lagi', 'periksa koneksi', 'hubungi dukungan', 'konsultasi'])
      expect(failed.body.error).toContain(words)
    expect(await listItems(testDatabase.database, user)).toEqual([])
    expect(await readAccount(testDatabase.database, user)).toMatchObject({ balance: 500_000, held: 0 })
  })
})
