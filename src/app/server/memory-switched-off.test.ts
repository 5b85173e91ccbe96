import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { emptyProfile } from '#core/assistant/shared/business-profile.ts'
import { getItem } from '#core/items/server/items.repo.ts'
import { readAccount } from '#core/points/server/accounts.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { createMemoryWorld, type MemoryWorld } from '#tests/support/memory-world.ts'
import { type ModelChat, startModelChat } from '#tests/support/model-chat.ts'
import { addUser } from '#tests/support/people.ts'

import { kindStores } from './kinds.ts'

const testDatabase = useTestDatabase()
let user = ''
beforeEach(async () => {
  user = await addUser(testDatabase.database)
})

let sent = 0
const sayIn = async (world: MemoryWorld, message: string, sessionId = 's1') => {
  sent += 1
  return (await world.chat.send({ message, sessionId, clientMessageId: `m${sent}` }, { user })).body.data
}
const contentOf = async (id: string) => JSON.stringify((await getItem(testDatabase.database, user, id)).content)
const spent = async () => 500_000 - ((await readAccount(testDatabase.database, user))?.balance ?? 500_000)

const goods = [
  { name: 'Kue lapis', price: 5_000, stock: 100 },
  { name: 'Lemper', price: 4_000, stock: 3 },
]
const openShop = async (world: MemoryWorld, name = 'Kue Lestari') => {
  const { id } = await world.pos.makeShop(user, goods, name)
  await world.sell(user, id, '2026-11-20T05:00:00.000Z', [[0, 6]])
  return id
}
const profile = { ...emptyProfile, name: 'Kue Lestari', address: 'Jl. Kenanga 7, Salatiga', phone: '081311112222' }
const invoice = (who: string) => `Buatkan invoice untuk ${who}: 10 kue tampah @ 13.000, jatuh tempo 7 hari`

describe('what went into a result is named', () => {
  let world: MemoryWorld
  const say = (message: string, sessionId?: string) => sayIn(world, message, sessionId)
  beforeEach(() => {
    world = createMemoryWorld(testDatabase.database, { kinds: kindStores })
  })

  test('ASSIST-05 ASSIST-06 the profile is named as the source of the usual letterhead, although an old letter has the same one', async () => {
    await world.tellProfile(user, profile)
    await say(invoice('Bu Rina'))
    const order = 'pakai kop yang biasa, buatkan surat penawaran 3 tikar @ 40.000 untuk Pak Dedi'
    const made = await say(order, 's3')
    if (made.item === null) throw new Error(made.fulfillmentText)
    expect(await contentOf(made.item.id)).toContain('Kenanga 7')
    expect(made.messages[0].used).toEqual([{ source: 'profile', label: 'profil usaha' }])
    await world.setMemory(user, ['profile', 'items'])
    const without = await say(order, 's2')
    expect(without.messages[0].used).toBeUndefined()
    expect(await contentOf(without.item.id)).not.toMatch(/Kenanga|Lestari/)
  })

  test('ASSIST-06 a question back that tells invoices, sales or shops names them too', async () => {
    await say(invoice('Bu Rina'))
    await say(invoice('Bu Rina'))
    const which = await say('tagih kasbon Bu Rina')
    expect(which.fulfillmentText).toContain('130.000')
    expect(which.messages[0].used.map(({ label }: { label: string }) => label).toSorted()).toEqual([
      'Invoice 001/INV/XI/2026',
      'Invoice 002/INV/XI/2026',
    ])
    await say(invoice('Pak Joko'))
    expect((await say('kirim penagihan ke semua yang nunggak', 's2')).messages[0].used).toEqual([
      { source: 'items', label: '3 invoice belum lunas' },
    ])
    await openShop(world)
    const none = await say('laporan penjualan kemarin lusa', 's3')
    expect(none.fulfillmentText).toContain('20 November 2026')
    expect(none.messages[0].used).toEqual([{ source: 'sales', label: 'penjualan 19 Nov' }])
    await openShop(world, 'Toko Ani')
    expect((await say('laporan penjualan minggu ini', 's4')).messages[0].used[0].source).toBe('sales')
    expect((await say('buat website dari barang di kasir saya', 's5')).messages[0].used[0].source).toBe('catalogue')
  })

  test('ASSIST-06 POINT-06 billing somebody of whom no bill is known, or with old letters off, makes and costs nothing', async () => {
    await say(invoice('Bu Rina'))
    const before = await spent()
    const unknown = await say('tagih kasbon Pak Joko', 's2')
    expect(unknown).toMatchObject({ item: null, pointsDeducted: 0 })
    expect(unknown.fulfillmentText).toContain('Pak Joko')
    await world.setMemory(user, ['items'])
    const off = await say('tagih kasbon Bu Rina', 's3')
    expect(off).toMatchObject({ item: null, pointsDeducted: 0 })
    expect(off.fulfillmentText).toContain('dimatikan')
    expect(JSON.stringify(off)).not.toContain('130.000')
    expect(await spent()).toBe(before)
  })

  test('ASSIST-06 with the till’s goods off, a website of them is not filled from an old letter, nor named after the order', async () => {
    await world.tellProfile(user, profile)
    await openShop(world)
    await say('Buatkan surat penawaran untuk Pak Budi: 5 lemper @ 4.000 dan 3 kue lapis @ 5.000')
    await world.setMemory(user, ['catalogue'])
    const made = await say('buat website dari barang kasir saya', 's2')
    const page = await contentOf(made.item.id)
    expect(page).not.toMatch(/lemper|kue lapis|Barang Kasir/i)
    expect(page).toContain('Kue Lestari')
    expect(made.fulfillmentText).toContain('mematikannya')
  })

  test('ASSIST-06 questions about own figures in other words are answered by them', async () => {
    await openShop(world)
    await say(invoice('Pak Joko Susilo'))
    await say('Buatkan kuitansi dari Pak Joko Susilo 130.000 untuk pelunasan kue tampah')
    const asked = [
      ['bandingkan penjualan minggu ini dengan minggu lalu', /30\.000/, 'sales'],
      ['lemper tinggal berapa?', /stok 3/, 'catalogue'],
      ['Pak Joko masih punya hutang gak?', /tidak ada tagihan Pak Joko yang belum lunas/, 'items'],
      ['kemarin untung berapa ya dari jualan?', /Untungnya ada di “Laporan lengkap” kasir/, 'sales'],
    ] as const
    for (const [message, words, source] of asked) {
      const { item, fulfillmentText, messages } = await say(message, message)
      expect([message, item]).toEqual([message, null])
      expect(fulfillmentText.replaceAll('\u00a0', ' ')).toMatch(words)
      expect(messages[0].used[0].source).toBe(source)
    }
  })
})

describe('what a model is sent of earlier answers', () => {
  let model: ModelChat
  let world: MemoryWorld
  const say = (message: string) => sayIn(world, message)
  const lastText = (): string => model.provider.requests.at(-1)?.text ?? ''
  beforeEach(async () => {
    model = await startModelChat(testDatabase.database, 'openai')
    world = createMemoryWorld(testDatabase.database, { assistant: model.assistant(), kinds: kindStores })
  })
  afterEach(() => model.provider.close())

  test('ASSIST-06 ASSIST-02 an answer rests on the facts of the turns that went along: named, and gone once they are off', async () => {
    await openShop(world)
    await say('berapa omzet minggu ini?')
    model.provider.plan({ do: 'say', words: 'Omzet Rp 30.000 itu bagus.' })
    const repeated = await say('menurutmu itu bagus tidak?')
    expect(lastText()).toContain('30.000')
    expect(repeated.messages[0].used).toEqual([{ source: 'sales', label: 'penjualan 16–21 Nov' }])
    await world.setMemory(user, ['sales'])
    await say('jadi saya harus bagaimana?')
    expect(lastText()).toContain('jadi saya harus bagaimana')
    expect(lastText()).not.toContain('30.000')
  })

  test('ASSIST-06 ASSIST-02 a question back that told invoices is not sent once old letters are off', async () => {
    const { chat } = createMemoryWorld(testDatabase.database, { kinds: kindStores })
    for (const at of [1, 2])
      await chat.send({ message: invoice('Bu Rina'), sessionId: 'lain', clientMessageId: `i${at}` }, { user })
    expect((await say('tagih kasbon Bu Rina')).fulfillmentText).toContain('130.000')
    await world.setMemory(user, ['items'])
    await say('apa kabar?')
    expect(lastText()).toContain('apa kabar')
    expect(lastText()).not.toMatch(/130\.000|INV/)
  })
})
