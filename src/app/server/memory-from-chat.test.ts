import { beforeEach, describe, expect, test } from 'vitest'

import { emptyProfile } from '#core/assistant/shared/business-profile.ts'
import { wantsMemory } from '#core/assistant/shared/memory/wants-memory.ts'
import { getItem, listItems, setItemDeleted } from '#core/items/server/items.repo.ts'
import { readAccount } from '#core/points/server/accounts.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { createMemoryWorld, type MemoryWorld } from '#tests/support/memory-world.ts'
import { addGuest, addUser } from '#tests/support/people.ts'
import { createWholeChat } from '#tests/support/whole-chat.ts'

import { kindStores } from './kinds.ts'

const testDatabase = useTestDatabase()
let world: MemoryWorld
let user = ''
beforeEach(async () => {
  world = createMemoryWorld(testDatabase.database, { kinds: kindStores })
  user = await addUser(testDatabase.database)
})

let sent = 0
const say = async (message: string, caller: object = { user }, sessionId = 's1') => {
  sent += 1
  return (await world.chat.send({ message, sessionId, clientMessageId: `m${sent}` }, caller)).body.data
}
const contentOf = async (id: string) => (await getItem(testDatabase.database, user, id)).content
const spent = async () => 500_000 - ((await readAccount(testDatabase.database, user))?.balance ?? 500_000)
const plain = (value: unknown): string => JSON.stringify(value).replaceAll('\u00a0', ' ')

const goods = [
  { name: 'Nasi goreng', price: 15_000, stock: 500 },
  { name: 'Es teh', price: 5_000, stock: 500 },
  { name: 'Kerupuk', price: 2_000, stock: 500 },
]

/** Saturday 21 November 2026; sales on Monday, Thursday and today, and some in the week and month before. */
const openShop = async (owner = user, name = 'Warung Bu Sri') => {
  const { id } = await world.pos.makeShop(owner, goods, name)
  await world.sell(owner, id, '2026-10-10T05:00:00.000Z', [[0, 3]])
  await world.sell(owner, id, '2026-11-11T05:00:00.000Z', [[0, 2]])
  await world.sell(owner, id, '2026-11-16T05:00:00.000Z', [
    [0, 4],
    [1, 4],
  ])
  // 23.30 in Jakarta: still Thursday there, and 16.30 of the same day in UTC.
  await world.sell(owner, id, '2026-11-19T16:30:00.000Z', [[1, 7]])
  // 00.30 on Saturday in Jakarta: Friday in UTC.
  await world.sell(owner, id, '2026-11-20T17:30:00.000Z', [
    [0, 1],
    [2, 5],
  ])
  return id
}
/** 4 x 15.000 + 4 x 5.000 + 7 x 5.000 + 15.000 + 5 x 2.000. */
const week = 140_000

describe('sales at the till in the chat', () => {
  test('ASSIST-06 ASSIST-05 a weekly report has the till’s own sums, names its source, and not when it is switched off', async () => {
    const id = await openShop()
    const data = await say('laporan penjualan minggu ini')
    expect(data).toMatchObject({ item: { kind: 'document' }, pointsDeducted: 50 })
    const item = await getItem(testDatabase.database, user, data.item.id)
    const content = item.content as { letter: { title: string; lines: { quantity: number; price: number }[] } }
    expect(content.letter.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)).toBe(week)
    const { report } = (await world.pos.call(user, 'GET', `/api/pos/${id}/store`)).body.data
    const ofWeek = report.lastDays.filter(({ day }: { day: string }) => day >= '2026-11-16')
    expect(ofWeek.reduce((sum: number, { revenue }: { revenue: number }) => sum + revenue, 0)).toBe(week)
    expect(plain(content)).toContain('Rp 140.000')
    for (const format of ['txt', 'docx', 'pdf'] as const)
      expect((await kindStores.document.exports[format]?.(item, testDatabase.database))?.bytes.length).toBeGreaterThan(
        500,
      )
    const text = await kindStores.document.exports.txt?.(item, testDatabase.database)
    const written = new TextDecoder().decode(text?.bytes).replaceAll(/[\s\u00a0]+/g, ' ')
    expect(written).toMatch(/Kamis, 19 November 2026\W+1\W+7\W+Rp 35\.000/)
    expect(written).toMatch(/Sabtu, 21 November 2026\W+1\W+6\W+Rp 25\.000/)
    expect(written).toMatch(/Jumlah\W+3\W+21\W+Rp 140\.000/)
    expect(data.messages[0].used).toEqual([{ source: 'sales', label: 'penjualan 16–21 Nov' }])
    expect(item.metadata).toMatchObject({ usedFacts: [{ source: 'sales' }] })

    await world.chat.request('PUT', '/api/chat/sessions/s1/memory', { user }, { off: ['sales'] })
    const again = await say('buatkan laporan penjualan minggu ini')
    expect(again.messages[0].used ?? []).toEqual([])
    expect(plain(await contentOf(again.item.id))).not.toMatch(/140\.000|Nasi goreng/)
    expect(again.fulfillmentText).toContain('mematikannya')
    const bare = await say('laporan penjualan minggu ini')
    expect(bare).toMatchObject({ item: null, pointsDeducted: 0 })
    expect(bare.fulfillmentText).toContain('dimatikan')
    // Another chat still uses it.
    expect((await say('laporan penjualan minggu ini', { user }, 's2')).messages[0].used).toHaveLength(1)
  })

  test('ASSIST-06 a month, a day and a span of days; the sums are those of the sales, in the shop’s own days', async () => {
    const id = await openShop()
    const sumOf = async (from: string, to: string) =>
      Number(
        (
          await testDatabase.database.$client.query(
            'select coalesce(sum(total_amount), 0) sum from pos_sales where pos_id = $1 and day between $2 and $3',
            [id, from, to],
          )
        ).rows[0].sum,
      )
    const spans = [
      ['laporan penjualan bulan lalu', '2026-10-01', '2026-10-31'],
      ['buatkan laporan penjualan hari ini dong', '2026-11-21', '2026-11-21'],
      ['tolong bikinin rekap omzet bulan ini', '2026-11-01', '2026-11-21'],
      ['laporan penjualan 16-19 november', '2026-11-16', '2026-11-19'],
      ['buatkan laporan penjualan minggu lalu', '2026-11-09', '2026-11-15'],
    ] as const
    for (const [message, from, to] of spans) {
      const { item, messages } = await say(message)
      expect([message, item?.kind]).toEqual([message, 'document'])
      const { letter } = (await contentOf(item.id)) as { letter: { lines: { quantity: number; price: number }[] } }
      const total = letter.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
      expect([message, total]).toEqual([message, await sumOf(from, to)])
      expect(messages[0].used[0].source).toBe('sales')
    }
  })

  test('ASSIST-06 questions about own sales, stock and prices are answered with the figures, free of charge', async () => {
    await openShop()
    const asked = [
      ['berapa omzet minggu ini?', /140\.000/],
      ['penjualan hari ini berapa ya', /25\.000/],
      ['barang apa yang paling laris bulan ini?', /Nasi goreng: 7 terjual/],
      ['stok es teh tinggal berapa?', /stok 489/],
    ] as const
    for (const [message, figure] of asked) {
      const { item, fulfillmentText, messages } = await say(message)
      expect([message, item]).toEqual([message, null])
      expect(fulfillmentText.replaceAll('\u00a0', ' ')).toMatch(figure)
      expect(messages[0].used.length).toBeGreaterThan(0)
    }
    expect(await spent()).toBe(0)
  })

  test('ASSIST-06 an analysis and a deck of own sales, a website and an offer of own goods', async () => {
    await openShop()
    const analysis = await say('analisis penjualan warung saya minggu ini')
    expect(analysis.item?.kind).toBe('analysis')
    const shown = new TextDecoder().decode(
      (
        await kindStores.analysis.exports.txt?.(
          await getItem(testDatabase.database, user, analysis.item.id),
          testDatabase.database,
        )
      )?.bytes,
    )
    expect(shown.replaceAll('\u00a0', ' ')).toContain('Rp 140.000')
    expect(shown).toContain('Es teh')
    const deck = await say('buatkan presentasi penjualan bulan ini')
    expect(deck.item?.kind).toBe('presentation')
    expect(plain(await contentOf(deck.item.id))).toContain('Rp 170.000')
    const site = await say('buat website dari barang di kasir saya')
    expect(site.item?.kind).toBe('website')
    const page = plain(await contentOf(site.item.id))
    for (const { name, price } of goods) expect(page).toMatch(new RegExp(`${name}.{0,80}${price}`, 's'))
    expect(page).toContain('Warung Bu Sri')
    const offer = await say('buatkan surat penawaran untuk Pak Budi dari daftar barang di kasir')
    expect(plain(await contentOf(offer.item.id))).toMatch(/2000[^{}]*Kerupuk/)
    expect(plain(await contentOf(offer.item.id))).toContain('Warung Bu Sri')
    for (const { messages } of [analysis, deck, site, offer]) expect(messages[0].used.length).toBeGreaterThan(0)
  })

  test('ASSIST-06 two shops: which one is asked in one sentence with their names, and the answer goes on', async () => {
    await openShop()
    const { id } = await world.pos.makeShop(user, goods, 'Toko Ani')
    await world.sell(user, id, '2026-11-18T05:00:00.000Z', [[0, 1]])
    const asked = await say('laporan penjualan minggu ini')
    expect(asked).toMatchObject({ item: null, pointsDeducted: 0 })
    expect(asked.fulfillmentText).toMatch(/Warung Bu Sri.*Toko Ani|Toko Ani.*Warung Bu Sri/)
    const named = await say('Toko Ani')
    expect(plain(await contentOf(named.item.id))).toContain('Rp 15.000')
    await say('laporan penjualan minggu ini')
    const all = await say('semua')
    expect(plain(await contentOf(all.item.id))).toContain('Rp 155.000')
    await say('laporan penjualan minggu ini')
    expect((await say('makasih ya')).item).toBeNull()
    expect((await say('laporan penjualan Warung Bu Sri minggu ini')).item).not.toBeNull()
  })

  test('ASSIST-06 AUTH-09 another owner’s sales, a guest’s request and a deleted shop: nothing of it is used', async () => {
    const shop = await openShop()
    const stranger = await addUser(testDatabase.database)
    const theirs = await say('buatkan laporan penjualan minggu ini', { user: stranger })
    expect(JSON.stringify(theirs)).not.toMatch(/140\.000|Nasi goreng|Bu Sri/)
    expect(theirs.messages[0].used).toBeUndefined()
    for (const message of ['berapa omzet minggu ini?', 'berapa stok es teh?']) {
      expect(JSON.stringify(await say(message, { user: stranger }))).not.toMatch(/140\.000|489/)
      const guest = await addGuest(testDatabase.database)
      expect(JSON.stringify(await say(message, { guest }))).not.toMatch(/140\.000|489/)
    }
    await testDatabase.database.transaction((tx) => setItemDeleted(tx, { ownerId: user, id: shop }, new Date()))
    const after = await say('buatkan laporan penjualan minggu ini')
    expect(JSON.stringify(after)).not.toMatch(/140\.000|Nasi goreng/)
  })

  test('ASSIST-06 a day is the shop’s own: half past midnight in Jakarta is today, though UTC still has yesterday', async () => {
    await openShop()
    world.pos.setNow('2026-11-20T18:00:00.000Z')
    const { item } = await say('buatkan laporan penjualan hari ini')
    expect(plain(await contentOf(item.id))).toContain('Rp 25.000')
  })

  test('AUTH-09 ASSIST-06 nothing is read for a guest, and for an owner only what the words call for', async () => {
    const asked: string[] = []
    const chat = createWholeChat(testDatabase.database, {
      readMemory: async (ownerId) => {
        asked.push(ownerId)
        return null
      },
    })
    const guest = await addGuest(testDatabase.database)
    await chat.send({ message: 'laporan penjualan minggu ini', sessionId: 's1' }, { guest })
    expect(asked).toEqual([])
    await chat.send({ message: 'laporan penjualan minggu ini', sessionId: 's1' }, { user })
    expect(asked).toEqual([user])
    for (const [message, sources] of [
      ['halo, apa kabar?', []],
      ['apa bedanya PT dan CV?', []],
      ['laporan penjualan minggu ini', ['sales']],
      ['tagih kasbon Bu Rina', ['sales', 'items']],
    ] as const)
      expect([message, [...wantsMemory(message)]]).toEqual([message, [...sources]])
  })

  test('ASSIST-06 POINT-06 what cannot be read in time is not taken for empty: nothing is made of it', async () => {
    await openShop()
    const { $client } = testDatabase.database
    await $client.query('alter table pos_sales rename to pos_sales_away')
    const data = await say('buatkan laporan penjualan minggu ini').finally(() =>
      $client.query('alter table pos_sales_away rename to pos_sales'),
    )
    expect(data).toMatchObject({ item: null, pointsDeducted: 0 })
    expect(data.fulfillmentText).toContain('sedang tidak bisa dibaca')
  })

  test('ASSIST-06 POINT-06 a span without sales is told and nothing is made or charged', async () => {
    await openShop()
    const { item, fulfillmentText } = await say('laporan penjualan kemarin')
    expect(item).toBeNull()
    expect(fulfillmentText).toContain('Belum ada penjualan')
    expect(await spent()).toBe(0)
  })
})

const bill = (who: string, what: string) =>
  say(`Buatkan invoice dari Toko Kue Lestari untuk ${who}: ${what}, jatuh tempo 7 hari`)

const owe = async (shop: string, customerName: string, plates: number) =>
  world.sell(user, shop, '2026-11-20T03:00:00.000Z', [[0, plates]], { customerName, paymentMethod: 'kasbon' })

describe('debts of the till in the chat', () => {
  test('ASSIST-06 who owes what is answered from the till, all or one, and named as what was used', async () => {
    const shop = await openShop()
    await owe(shop, 'Bu Rina', 4)
    await owe(shop, 'Pak Joko', 2)
    const all = await say('siapa saja yang masih kasbon?')
    expect(all).toMatchObject({ item: null, pointsDeducted: 0 })
    expect(plain(all.fulfillmentText)).toMatch(/Rp 90\.000.* 2 pelanggan.*Bu Rina: Rp 60\.000.*Pak Joko: Rp 30\.000/s)
    expect(all.messages[0].used).toEqual([{ source: 'sales', label: 'kasbon di kasir' }])
    const one = await say('kasbon Bu Rina berapa', { user }, 's2')
    expect(plain(one.fulfillmentText)).toContain('Rp 60.000')
    expect(one.fulfillmentText).not.toContain('Joko')
    await world.setMemory(user, ['sales'])
    const off = await say('kasbon Bu Rina berapa', { user }, 's3')
    expect(JSON.stringify(off)).not.toContain('60.000')
  })

  test('ASSIST-06 a debt of the till is billed before old letters are, and says where it stands', async () => {
    const shop = await openShop()
    await owe(shop, 'Bu Rina', 4)
    await bill('Bu Rina', '10 kue lapis @ 5.000')
    const { item, messages } = await say('tagih kasbon Bu Rina')
    const content = plain(await contentOf(item.id))
    expect(content).toContain('Kasbon di Warung Bu Sri')
    expect(content).toMatch(/60\.?000/)
    expect(content).not.toMatch(/"price":50000/)
    expect(content).not.toContain('mengulang')
    expect(messages[0].used).toEqual([{ source: 'sales', label: 'kasbon Bu Rina di kasir' }])
  })
})

describe('earlier letters in the chat', () => {
  test('ASSIST-06 what somebody owes is found, a receipt settles it, and an unknown debt is a blank', async () => {
    await bill('Bu Rina', '10 kue lapis @ 5.000 dan 4 bolu @ 20.000')
    const first = await say('tagih kasbon Bu Rina')
    expect(first.item).toMatchObject({ kind: 'document' })
    const { letter } = (await contentOf(first.item.id)) as {
      letter: { recipient: { name: string }; lines: { price: number; quantity: number }[] }
    }
    expect(letter.recipient.name).toBe('Ibu Rina')
    expect(letter.lines.reduce((sum, { price, quantity }) => sum + price * (quantity ?? 1), 0)).toBe(130_000)
    expect(first.messages[0].used[0].source).toBe('items')
    const unknown = await say('buatkan surat tagihan ke Pak Joko')
    expect(unknown.fulfillmentText).toContain('Pak Joko')
    expect(unknown.fulfillmentText).toMatch(/tidak menemukan/)
    expect(plain(await contentOf(unknown.item.id))).not.toMatch(/130\.?000/)
  })

  test('ASSIST-06 the usual letterhead and an invoice like the last one', async () => {
    await bill('Bu Rina', '10 kue lapis @ 5.000')
    const head = await say('buatkan surat penawaran untuk Pak Budi 5 bolu @ 20.000 pakai kop yang biasa')
    expect(plain(await contentOf(head.item.id))).toContain('Toko Kue Lestari')
    const again = await say('buatkan invoice seperti yang terakhir untuk Bu Rina')
    const { letter } = (await contentOf(again.item.id)) as {
      letter: { sender: { name: string }; recipient: { name: string }; lines: unknown[]; dueDate: string }
    }
    expect(letter).toMatchObject({
      sender: { name: 'Toko Kue Lestari' },
      recipient: { name: 'Ibu Rina' },
      lines: [{ quantity: 10, price: 5_000 }],
      dueDate: '2026-11-28',
    })
  })

  test('ASSIST-05 ASSIST-06 a till from the price list told before', async () => {
    await say('daftar harga saya: kopi susu 15rb, es teh 5rb, roti bakar 12rb. bagus ga harganya?')
    const made = await say('buat kasir dari daftar harga tadi')
    expect(made.item?.kind).toBe('pos')
    const { products } = (await world.pos.call(user, 'GET', `/api/pos/${made.item.id}/store`)).body.data
    expect(products.map(({ name, price }: { name: string; price: number }) => [name, price])).toEqual([
      ['Kopi susu', 15_000],
      ['Es teh', 5_000],
      ['Roti bakar', 12_000],
    ])
  })

  test('ASSIST-06 a till and an offer from the goods of the own website; where it is live is told', async () => {
    await say('buat website Kedai Senja di Bandung, kopi susu 15rb, es teh 5rb, roti bakar 12rb')
    const till = await say('buatkan kasir dari menu di website saya', { user }, 's2')
    expect(till.item?.kind).toBe('pos')
    const { products } = (await world.pos.call(user, 'GET', `/api/pos/${till.item.id}/store`)).body.data
    expect(products.map(({ price }: { price: number }) => price)).toEqual([15_000, 5_000, 12_000])
    expect(till.messages[0].used).toEqual([{ source: 'items', label: '3 barang dari website Kedai Senja' }])
    const told = await say('apa alamat website saya?', { user }, 's2')
    expect(told.fulfillmentText).toContain('Kedai Senja')
    expect(told.item).toBeNull()
  })

  test('ASSIST-06 deleted letters are not used', async () => {
    const made = await bill('Bu Rina', '10 kue lapis @ 5.000')
    for (const { id } of await listItems(testDatabase.database, user))
      await testDatabase.database.transaction((tx) => setItemDeleted(tx, { ownerId: user, id }, new Date()))
    expect(made.item).not.toBeNull()
    const asked = await say('tagih kasbon Bu Rina', { user }, 's2')
    expect(asked.messages[0].used ?? []).toEqual([])
    expect(JSON.stringify(asked)).not.toContain('50.000')
  })
})

describe('the profile in the chat', () => {
  test('ASSIST-05 what a letter owes to the profile is named; switched off in Settings it is not used', async () => {
    await world.tellProfile(user, { ...emptyProfile, name: 'Warung Senja', address: 'Jl. Melati 5' })
    const order = 'Buatkan invoice untuk Bu Rina: 10 kue lapis @ 5.000'
    const made = await say(order)
    expect(made.messages[0].used).toEqual([{ source: 'profile', label: 'profil usaha' }])
    expect(plain(await contentOf(made.item.id))).toContain('Warung Senja')
    const named = await say('Buatkan invoice dari Toko Lain, Jl. Mawar 1 untuk Bu Rina: 10 kue lapis @ 5.000')
    expect(named.messages[0].used).toBeUndefined()
    await world.setMemory(user, ['profile'])
    const without = await say(order)
    expect(plain(await contentOf(without.item.id))).not.toContain('Warung Senja')
    expect(without.messages[0].used).toBeUndefined()
  })
})
