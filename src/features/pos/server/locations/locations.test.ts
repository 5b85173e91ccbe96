import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { getItem } from '#core/items/server/items.repo.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { expectPlacesBalanced, openPlaces } from '#tests/support/pos-places.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'

import { applyPosChanges } from '../apply-changes.ts'
import { contentOf } from '../pos-store.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeAll(() => {
  server = createPosServer(testDatabase.database)
})
beforeEach(async () => {
  owner = await addUser(testDatabase.database)
})

const goods = [
  { name: 'Kopi', price: 8_000, stock: 10 },
  { name: 'Cukur', price: 20_000, stock: null },
]
const open = () => openPlaces(server, owner, goods)
const openTwo = async () => {
  const shop = await open()
  const [usual, second] = await shop.addPlace('Cabang Dua')
  if (!usual || !second) throw new Error('two places are missing')
  return { ...shop, usual, second, kopi: shop.ids[0], cukur: shop.ids[1] }
}

describe('POS-06 the places of a shop', () => {
  test('POS-06 the first added place makes two: the shop as it was keeps all the stock', async () => {
    const shop = await open()
    expect((await shop.store()).locations).toEqual([])
    const added = await shop.call('POST', '/locations', {
      name: ' Cabang Dua ',
      address: 'Jl. Melati 5',
      phone: '0812',
      present: { name: 'Pusat' },
    })
    expect(added.body.data.locations).toEqual([
      { id: expect.stringMatching(/^loc_/), name: 'Pusat', address: '', phone: '' },
      { id: expect.stringMatching(/^loc_/), name: 'Cabang Dua', address: 'Jl. Melati 5', phone: '0812' },
    ])
    const { products, locations } = await shop.store()
    expect(locations).toEqual(added.body.data.locations)
    expect(products.map((one: { stock: unknown; stockAt: unknown }) => [one.stock, one.stockAt])).toEqual([
      [10, { [locations[0].id]: 10 }],
      [null, undefined],
    ])
    await expectPlacesBalanced(testDatabase.database, shop.id)
  })

  test('POS-06 the present place is called after the shop where the owner does not say', async () => {
    const shop = await open()
    expect((await shop.addPlace('Cabang Dua'))[0]?.name).toBe('Warung Bu Sri')
  })

  test('POS-06 two places of one name are refused, whatever the capitals; the other stays as it was', async () => {
    const { call, second, store } = await openTwo()
    const answers = [
      await call('POST', '/locations', { name: 'cabang dua' }),
      await call('PATCH', `/locations/${second.id}`, { name: 'WARUNG BU SRI' }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'location_name_taken'],
      [409, 'location_name_taken'],
    ])
    const renamed = await call('PATCH', `/locations/${second.id}`, { name: 'CABANG DUA', phone: '0813' })
    expect(renamed.body.data.locations[1]).toEqual({ ...second, name: 'CABANG DUA', phone: '0813' })
    expect((await store()).locations).toHaveLength(2)
  })

  test('POS-06 another owner gets no word of a place', async () => {
    const { id, second } = await openTwo()
    const stranger = await addUser(testDatabase.database)
    const paths: [string, string, object?][] = [
      ['POST', '/locations', { name: 'Curian' }],
      ['PATCH', `/locations/${second.id}`, { name: 'Curian' }],
      ['DELETE', `/locations/${second.id}`],
      ['GET', `/locations/${second.id}/sales`],
    ]
    for (const [method, path, body] of paths)
      expect((await server.call(stranger, method, `/api/pos/${id}${path}`, body)).body.code).toBe('not_found')
  })

  test('POS-06 a place with goods goes only after they are carried; the last one stays', async () => {
    const { usual, second, kopi, store, ...shop } = await openTwo()
    await shop.transfer(kopi, 4, usual.id, second.id)
    expect((await shop.removePlace(second.id)).body.code).toBe('location_holds_stock')
    expect((await shop.removePlace(second.id, second.id)).body.code).toBe('not_found')
    expect((await shop.removePlace(second.id, usual.id)).body.data.locations).toEqual([usual])
    expect((await store()).products[0]).toMatchObject({ stock: 10, stockAt: { [usual.id]: 10 } })
    expect((await shop.removePlace(usual.id)).body.code).toBe('last_location')
    await expectPlacesBalanced(testDatabase.database, shop.id)
  })

  test('POS-06 the usual place may go too: the next one is the usual one then', async () => {
    const { usual, second, kopi, store, ...shop } = await openTwo()
    await shop.removePlace(usual.id, second.id)
    const { products, locations } = await store()
    expect([locations, products[0].stockAt]).toEqual([[second], { [second.id]: 10 }])
    expect((await shop.sell(kopi, 3)).body.data.locationId).toBe(second.id)
    await expectPlacesBalanced(testDatabase.database, shop.id)
  })
})

describe('POS-03 stock of a place', () => {
  test('POS-03 a place that is short refuses with what it has, though the shop has enough', async () => {
    const { usual, second, kopi, ...shop } = await openTwo()
    await shop.transfer(kopi, 2, usual.id, second.id)
    const refused = await shop.sell(kopi, 3, second.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'out_of_stock'])
    expect(refused.body.details).toMatchObject({ name: 'Kopi', left: 2, asked: 3 })
    expect((await shop.sell(kopi, 2, second.id)).status).toBe(200)
    expect((await shop.store()).products[0]).toMatchObject({ stock: 8, stockAt: { [usual.id]: 8, [second.id]: 0 } })
  })

  test('POS-03 many buyers at a place that is nearly empty: what it has is sold, the others are told', async () => {
    const { usual, second, kopi, ...shop } = await openTwo()
    await shop.transfer(kopi, 3, usual.id, second.id)
    const answers = await Promise.all(Array.from({ length: 9 }, () => shop.sell(kopi, 1, second.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409, 409])
    await expectPlacesBalanced(testDatabase.database, shop.id)
  })

  test('POS-03 a stock is set where the owner says, in the usual place where he does not', async () => {
    const { usual, second, kopi, cukur, set, ...shop } = await openTwo()
    expect((await set(kopi, 7, second.id)).body.data).toMatchObject({
      stock: 17,
      stockAt: { [usual.id]: 10, [second.id]: 7 },
    })
    expect((await set(kopi, 1)).body.data).toMatchObject({ stock: 8 })
    expect((await set(kopi, null)).body.data.stock).toBeNull()
    expect((await set(kopi, 0, second.id)).body.data).toMatchObject({ stock: 0, stockAt: {} })
    expect((await set(cukur, 5, second.id)).body.data).toMatchObject({ stock: 5, stockAt: { [second.id]: 5 } })
    expect((await set(kopi, 5, 'loc_0000000000000000')).body.code).toBe('not_found')
    await expectPlacesBalanced(testDatabase.database, shop.id)
  })

  test('POS-03 new goods lie in the place that is told, else in the usual one', async () => {
    const { usual, second, call, ...shop } = await openTwo()
    const there = await call('POST', '/products', { name: 'Teh', price: 5_000, stock: 4, locationId: second.id })
    const here = await call('POST', '/products', { name: 'Susu', price: 9_000, stock: 3 })
    expect([there.body.data.stockAt, here.body.data.stockAt]).toEqual([{ [second.id]: 4 }, { [usual.id]: 3 }])
    await expectPlacesBalanced(testDatabase.database, shop.id)
  })

  test('POS-06 the sales and days of a place are its own; what was sold before belongs to the first', async () => {
    const shop = await open()
    await shop.sell(shop.ids[0], 1)
    const [usual, second] = await shop.addPlace('Cabang Dua')
    await shop.sell(shop.ids[1], 1, second?.id)
    const salesOf = async (id: string | undefined) => (await shop.call('GET', `/locations/${id}/sales`)).body.data
    const [first, other] = [await salesOf(usual?.id), await salesOf(second?.id)]
    expect([first.sales.length, first.lastDays.at(-1).revenue]).toEqual([1, 8_000])
    expect([other.sales[0].locationId, other.lastDays.at(-1).revenue]).toEqual([second?.id, 20_000])
  })

  test('POS-07 a sale of a place that is gone meanwhile is recorded at the usual one', async () => {
    const { usual, second, kopi, till, ...shop } = await openTwo()
    await shop.removePlace(second.id)
    const sold = await shop.handOver(kopi, 2, second.id)
    expect(sold.body.data.results[0].sale.locationId).toBe(usual.id)
    expect((await till('GET', '/today')).body.data.sales).toHaveLength(1)
    await expectPlacesBalanced(testDatabase.database, shop.id)
  })
})

test('POS-03 words in the chat change the stock of the usual place', async () => {
  const { usual, second, kopi = '', set, store, ...shop } = await openTwo()
  await set(kopi, 5, second.id)
  const item = await getItem(testDatabase.database, owner, shop.id)
  const changes = [{ op: 'product', id: kopi, set: { stockBy: 2 } }]
  await testDatabase.database.transaction((tx) => applyPosChanges(contentOf(item.content), changes, { tx, item }))
  expect((await store()).products[0]).toMatchObject({ stock: 17, stockAt: { [usual.id]: 12, [second.id]: 5 } })
})

test('POS-03 the list of goods goes out with what the usual place has and comes back without a change', async () => {
  const { usual, second, kopi, set, store, ...shop } = await openTwo()
  await set(kopi, 5, second.id)
  const exported = await server.http.request(`/api/items/${shop.id}/export?format=csv`, {
    headers: { 'x-user': owner },
  })
  const csv = await exported.text()
  expect(csv).toMatch(/Kopi[^\n]*10/)
  const back = await server.http.request(`/api/pos/${shop.id}/products/import?take=yes`, {
    method: 'POST',
    headers: { 'x-user': owner, 'content-type': 'text/csv' },
    body: csv,
  })
  expect((await back.json()).data.counts).toMatchObject({ same: 2, changed: 0 })
  const { status } = await server.http.request(`/api/pos/${shop.id}/products/import?take=yes`, {
    method: 'POST',
    headers: { 'x-user': owner, 'content-type': 'text/csv' },
    body: csv.replace(/(Kopi[^\n]*)10/, (_, before: string) => `${before}12`),
  })
  expect(status).toBe(200)
  expect((await store()).products[0]).toMatchObject({ stock: 17, stockAt: { [usual.id]: 12, [second.id]: 5 } })
  await expectPlacesBalanced(testDatabase.database, shop.id)
})
