import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { getItem, listItems, setItemDeleted } from '#core/items/server/items.repo.ts'
import { readAccount } from '#core/points/server/accounts.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createMemoryWorld, type MemoryWorld } from '#tests/support/memory-world.ts'
import { addGuest, addUser } from '#tests/support/people.ts'

import { kindStores } from './kinds.ts'

let testDatabase: TestDatabase
let world: MemoryWorld
let user = ''
beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(() => testDatabase.drop())
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
    expect(plain(content)).toContain('Kamis, 19 November 2026: Rp 35.000')
    expect(plain(content)).toContain('Sabtu, 21 November 2026: Rp 25.000')
    expect(data.messages[0].used).toEqual([{ source: 'sales', label: 'penjualan 16–21 Nov' }])
    expect(item.metadata).toMatchObject({ usedFacts: [{ source: 'sales' }] })

    await world.chat.request('PUT', '/api/chat/sessions/s1/memory', { user }, { off: ['sales'] })
    const again = await say('buatkan laporan penjualan minggu ini')
    expect(again.messages[0].used ?? []).toEqual([])
    expect(plain(await contentOf(again.item.id))).not.toMatch(/140\.000|Nasi goreng/)
    expect(again.fulfillmentText).toContain('mematikannya')
    // Another chat still uses it.
    expect((await say('laporan penjualan minggu ini', { user }, 's2')).messages[0].used).toHaveLength(1)
  })
})
