import { expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { dayIn, defaultTimeZone, setDefaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { openPlaces } from '#tests/support/pos-places.ts'
import { createPosServer } from '#tests/support/pos-server.ts'

const testDatabase = useTestDatabase()

test('POS-11 a new shop goes by the clock of its server', async () => {
  const before = defaultTimeZone()
  setDefaultTimeZone('Asia/Jayapura')
  try {
    const server = createPosServer(testDatabase.database)
    const owner = await addUser(testDatabase.database)
    const { store } = await openPlaces(server, owner, [])
    expect((await store()).timeZone).toBe('Asia/Jayapura')
    expect(dayIn(new Date('2026-11-21T15:30:00.000Z'))).toBe('2026-11-22')
  } finally {
    setDefaultTimeZone(before)
  }
})

test('POS-11 the owner’s clock decides whose day a sale is, and what the till prints', async () => {
  const server = createPosServer(testDatabase.database)
  const owner = await addUser(testDatabase.database)
  const shop = await openPlaces(server, owner, [{ name: 'Kopi', price: 8_000, stock: 9 }])
  const sell = async () =>
    (await shop.call('POST', '/sales', { id: newId('sale'), lines: [{ productId: shop.ids[0], quantity: 1 }] })).body
      .data.number as string
  server.setNow('2026-11-21T16:30:00.000Z')
  expect(await sell()).toMatch(/^261121-/)
  const changed = await shop.call('PATCH', '/till-settings', { timeZone: 'Asia/Makassar' })
  expect(changed.body.data).toMatchObject({ timeZone: 'Asia/Makassar', receiptColumns: 32 })
  expect(await sell()).toMatch(/^261122-/)
  expect((await shop.store()).timeZone).toBe('Asia/Makassar')
  expect((await shop.till('GET', '/shop')).body.data.timeZone).toBe('Asia/Makassar')
  expect((await shop.call('PATCH', '/till-settings', { timeZone: 'Mars/Olympus' })).body.code).toBe('invalid_request')
})
