import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { getItem, listItems } from '#core/items/server/items.repo.ts'
import type { Item } from '#core/items/shared/item.ts'
import { type ItemKind, itemKinds } from '#core/items/shared/kinds.ts'
import { ensureAccount, readAccount } from '#core/points/server/accounts.ts'
import { pointAccounts, pointEntries } from '#core/points/server/points.tables.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import type { ChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createWholeChat } from '#tests/support/whole-chat.ts'

import { kindStores } from './kinds.ts'

const testDatabase = useTestDatabase()
let chat: ChatServer
let user = ''
beforeEach(async () => {
  chat = createWholeChat(testDatabase.database, {
    lateWait: 0,
  })
  user = await addUser(testDatabase.database)
})

const costs: Readonly<Record<ItemKind, number>> = {
  document: 50,
  presentation: 8_000,
  analysis: 4_000,
  website: 100,
  pos: 150,
}

const items = () => listItems(testDatabase.database, user)
/** What the owner paid, or has set aside for a website that is still being built. */
const spent = async (): Promise<number> => {
  const account = await readAccount(testDatabase.database, user)
  return account === null ? 0 : 500_000 - Number(account.balance) + Number(account.held)
}
const charges = async (): Promise<number> =>
  (await testDatabase.database.select().from(pointEntries).where(eq(pointEntries.userId, user))).filter(
    ({ points }) => Number(points) < 0,
  ).length

const make = async (message: string): Promise<Item> => {
  const { data } = (await chat.send({ message, sessionId: 's1' }, { user })).body
  expect(data.item).not.toBeNull()
  return getItem(testDatabase.database, user, data.item.id)
}

/** Every text of a content, as the owner may come to see it. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    ['id', 'color', 'backgroundColor', 'palette'].includes(key) ? [] : textsIn(inner),
  )
}
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

const orders: Readonly<Record<ItemKind, string>> = {
  document: 'buatkan invoice untuk Ibu Sari: 10 kue @ 5.000',
  presentation: 'buatkan presentasi usaha Kue Sari, kue lapis 5rb, bolu 7rb',
  analysis: 'analisis untung rugi kue: omzet 5jt, belanja 3jt, gaji 1jt',
  website: 'buat website Toko Sari di Blora, kue lapis 5rb, bolu 7rb',
  pos: 'bikin kasir Toko Sari: kue lapis 5rb stok 10, bolu 7rb stok 5',
}

describe('an order without facts', () => {
  test.each([
    ['document', 'buatkan surat keterangan kerja'],
    ['presentation', 'buatkan presentasi usaha saya'],
    ['analysis', 'analisis usaha saya dong'],
    ['website', 'buat website'],
    ['pos', 'bikin kasir'],
  ] as const)('ASSIST-01 %s: nothing is invented, what is missing is asked for', async (kind, message) => {
    const { data } = (await chat.send({ message, sessionId: 's1' }, { user })).body
    expect(data.item.kind).toBe(kind)
    expect(await spent()).toBe(costs[kind])
    const { content } = await getItem(testDatabase.database, user, data.item.id)
    const texts = textsIn(content).join('\n')
    expect(texts).not.toMatch(/lorem|contoh nama|08\d{8}|Rp\s?[1-9]/i)
    // A till has no blanks in its content: what is missing is told in the chat.
    expect(`${texts}\n${data.fulfillmentText}`).toMatch(/\[isi |belum disebut|Tinggal Anda isi|diisi|lengkapi/i)
  })
})

describe('an order about nothing', () => {
  test.each(['buatkan presentasi', 'analisis dong', 'bikinin surat dong', 'tolong buatin invoice'])(
    'CHAT-16, POINT-06 is asked back, and nothing is made or charged: %s',
    async (message) => {
      const before = await spent()
      const { data } = (await chat.send({ message, sessionId: 's1' }, { user })).body
      expect(data).toMatchObject({ item: null, pointsDeducted: 0 })
      expect(data.fulfillmentText).toContain('Sebutkan')
      expect(await spent()).toBe(before)
    },
  )
})

describe('bad input', () => {
  const kinds = 'kopi teh roti kue bolu sabun gula beras minyak tepung susu mie keripik sambal madu'.split(' ')
  const looks =
    'merah putih hitam manis asin pedas tawar besar kecil halus kasar segar kering basah wangi murni jumbo mini super biasa'.split(
      ' ',
    )
  const goods = kinds.flatMap((kind, at) =>
    looks.map((look, index) => ({ name: `${kind} ${look}`, price: 1_000 + (at * 20 + index) * 50 })),
  )
  const lines = goods.map(({ name, price }) => `- ${name} ${formatNumber(price)}`).join('\n')

  test.each([
    [
      'document',
      `buatkan invoice untuk Ibu Sari:\n${goods.map(({ name, price }) => `- 2 pcs ${name} @ ${formatNumber(price)}`).join('\n')}`,
    ],
    ['website', `buat website Toko Banyak:\n${lines}`],
    ['pos', `bikin kasir Toko Banyak:\n${lines}`],
  ] as const)('ASSIST-01 %s of 300 goods: all of them, in their order, with their prices', async (kind, message) => {
    const { id, content } = await make(message)
    const found =
      kind === 'pos'
        ? await kindStores.pos.viewContent?.(testDatabase.database, await getItem(testDatabase.database, user, id))
        : content
    const prices = numbersIn(found).filter((value) => value >= 1_000 && value % 50 === 0)
    for (const { price } of goods) expect(prices).toContain(price)
    const names = new Set(textsIn(found).map((text) => text.toLowerCase()))
    expect(goods.filter(({ name }) => !names.has(name))).toEqual([])
    expect(await charges()).toBeLessThanOrEqual(1)
  })

  test.each([
    ['presentation', `buatkan presentasi harga Toko Banyak:\n${lines}`],
    ['analysis', `analisis penjualan Toko Banyak:\n${lines}`],
  ] as const)('ASSIST-01 %s of 300 goods is made within its bounds', async (kind, message) => {
    expect((await make(message)).kind).toBe(kind)
    expect(await spent()).toBe(costs[kind])
  })

  const wild = '<script>alert(1)</script> {{7*7}} ${process.env.HOME} Sari \u202eevil\u202c 🍰'
  test.each([
    ['document', `buatkan invoice untuk Toko "${wild}": 10 kue @ 5.000`],
    ['presentation', `buatkan presentasi usaha "${wild}", kue 5rb, bolu 7rb`],
    ['analysis', `analisis untung rugi "${wild}": omzet 5jt, belanja 3jt`],
    ['website', `buat website "${wild}" di Blora, kue lapis 5rb, bolu 7rb`],
    ['pos', `bikin kasir "${wild}": kue lapis 5rb, bolu 7rb`],
  ] as const)(
    'ASSIST-01, ITEM-01 %s: markup, templates and hidden signs stay text and evaluate to nothing',
    async (kind, message) => {
      const item = await make(message)
      expect(item.kind).toBe(kind)
      const texts = [item.title, ...textsIn(item.content)].join('\n')
      expect(texts).not.toMatch(/(?<!\d)49(?!\d)|\/root|\/home\//)
      const page = kind === 'website' ? await kindStores.website.exports.html?.(item, testDatabase.database) : undefined
      expect(new TextDecoder().decode(page?.bytes)).not.toContain('<script>alert')
    },
  )

  test('SLIDE-01, ASSIST-01 a deck of one slide has one slide', async () => {
    const { content } = await make('bikin ppt 1 slide pengumuman libur Toko Sari, libur tanggal 25 Desember 2026')
    const { slides } = content as { slides: unknown[] }
    expect(slides).toHaveLength(1)
    expect(textsIn(slides).join('\n')).toContain('Toko Sari')
  })

  test('ASSIST-01 figures that contradict each other: both stand, the difference is told, nothing is smoothed over', async () => {
    const { data } = (
      await chat.send(
        { message: 'buatkan invoice untuk Ibu Sari: 10 kue @ 5.000, total 60.000', sessionId: 's1' },
        { user },
      )
    ).body
    expect(data.fulfillmentText.replaceAll('\u00a0', ' ')).toMatch(/50\.000[\s\S]*60\.000|60\.000[\s\S]*50\.000/)
    const analysis = await make('cek arus kas: masuk 5jt, keluar: sewa 1jt, gaji 2jt, total keluar 4jt')
    const said = new TextDecoder().decode(
      (await kindStores.analysis.exports.txt?.(analysis, testDatabase.database))?.bytes,
    )
    expect(said).toContain('Rp 4.000.000')
    expect(said).toContain('Rp 3.000.000')
  })
})

describe('points', () => {
  test.each(itemKinds)('POINT-06 %s: the same order five times at once is one item and one charge', async (kind) => {
    const sent = { message: orders[kind], sessionId: 's1', clientMessageId: 'same' }
    const replies = await Promise.all(Array.from({ length: 5 }, () => chat.send(sent, { user })))
    expect(new Set(replies.map(({ body }) => body.data.item.id)).size).toBe(1)
    expect((await items()).map((item) => item.kind)).toEqual([kind])
    expect(await spent()).toBe(costs[kind])
    expect(await charges()).toBeLessThanOrEqual(1)
  })

  test.each(itemKinds)('CHAT-06 %s: too few points make nothing and say how many are needed', async (kind) => {
    const { database } = testDatabase
    await database.transaction((tx) => ensureAccount(tx, user))
    const left = costs[kind] - 1
    await database.update(pointAccounts).set({ balance: left }).where(eq(pointAccounts.userId, user))
    const { data } = (await chat.send({ message: orders[kind], sessionId: 's1' }, { user })).body
    expect(data).toMatchObject({ insufficientPoints: true, item: null, pointsDeducted: 0 })
    expect(data.fulfillmentText).toContain('Maaf, poin tidak mencukupi untuk membuat')
    expect(data.fulfillmentText).toContain(
      `Dibutuhkan ${formatNumber(costs[kind])} poin, poin Anda ${formatNumber(left)}`,
    )
    expect(await items()).toEqual([])
    expect(await charges()).toBe(0)
  })

  test.each(itemKinds)(
    'CHAT-07, POINT-06, ITEM-01 %s: an order is one item of its kind, at its price',
    async (kind) => {
      const item = await make(orders[kind])
      expect(item.kind).toBe(kind)
      expect(Number.isNaN(Date.parse(item.createdAt))).toBe(false)
      expect(await spent()).toBe(costs[kind])
    },
  )
})
