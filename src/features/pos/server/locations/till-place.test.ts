import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { openPlaces } from '#tests/support/pos-places.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeAll(() => {
  server = createPosServer(testDatabase.database)
})
beforeEach(async () => {
  owner = await addUser(testDatabase.database)
})

const open = async () => {
  const shop = await openPlaces(server, owner, [
    { name: 'Kopi', price: 8_000, stock: 10 },
    { name: 'Cukur', price: 20_000, stock: null },
  ])
  const shelf = async (query = '') => (await shop.till('GET', `/catalogue${query}`)).body.data
  return { ...shop, shelf, kopi: shop.ids[0] }
}

describe('POS-06 where a till stands', () => {
  test('POS-06 a till of a shop of one place is asked nothing and sees everything', async () => {
    const { till, shelf } = await open()
    expect((await till('GET', '/shop')).body.data).toMatchObject({ locations: [], location: null })
    const { products, locationId } = await shelf()
    expect([products[0].stock, locationId]).toEqual([10, null])
  })

  test('POS-06 a device is told once where it stands; another one is asked for itself', async () => {
    const { till, addPlace } = await open()
    const [usual, second] = await addPlace('Cabang Dua')
    const [device, other] = [newId('device'), newId('device')]
    const shopOf = async (id: string) => (await till('GET', `/shop?device=${id}`)).body.data
    expect(await shopOf(device)).toMatchObject({ locations: [usual, second], location: null })
    const told = await till('PUT', '/place', { device, locationId: second?.id })
    expect(told.body.data.location).toEqual(second)
    expect((await shopOf(device)).location).toEqual(second)
    expect((await shopOf(other)).location).toBeNull()
    expect((await till('PUT', '/place', { device, locationId: 'loc_none' })).body.code).toBe('not_found')
    expect((await till('PUT', '/place', { locationId: usual?.id })).body.data.location).toEqual(usual)
  })

  test('POS-06 a till that is signed out cannot say where it stands', async () => {
    const { slug, addPlace } = await open()
    const [usual] = await addPlace('Cabang Dua')
    const answer = await server.call(null, 'PUT', `/api/till/${slug}/place`, { locationId: usual?.id })
    expect(answer.body.code).toBe('till_signed_out')
  })

  test('POS-06 the shelf shows what lies at the place, and changes of it come as news', async () => {
    const { kopi, shelf, addPlace, transfer, removePlace } = await open()
    const [usual, second] = await addPlace('Cabang Dua')
    const first = await shelf(`?location=${second?.id}`)
    expect([first.products.map(({ stock }: { stock: number }) => stock), first.locationId]).toEqual([
      [0, null],
      second?.id,
    ])
    await transfer(kopi, 4, usual?.id, second?.id)
    const news = await shelf(`?location=${second?.id}&since=${first.asOf}&seen=${first.seen}`)
    expect(news.products[0]).toMatchObject({ name: 'Kopi', stock: 4 })
    // An older page does not say where it stands.
    expect((await shelf()).products[0].stock).toBe(6)
    await removePlace(second?.id, usual?.id)
    const moved = await shelf(`?location=${second?.id}&since=${news.asOf}&seen=${news.seen}`)
    expect([moved.locationId, moved.products[0].stock]).toEqual([usual?.id, 10])
  })

  test('POS-06 a till whose place is gone is asked again; of one place that is left it need not be', async () => {
    const { till, addPlace, removePlace } = await open()
    const device = newId('device')
    await till('GET', `/shop?device=${device}`)
    await addPlace('Cabang Dua')
    const [usual, second, third] = await addPlace('Cabang Tiga')
    await till('PUT', '/place', { device, locationId: third?.id })
    await removePlace(third?.id)
    expect((await till('GET', `/shop?device=${device}`)).body.data.location).toBeNull()
    await removePlace(second?.id)
    expect((await till('GET', `/shop?device=${device}`)).body.data.location).toEqual(usual)
  })

  test('POS-06 sales of a till are sales of its place', async () => {
    const { kopi, till, addPlace, transfer, handOver, store } = await open()
    const [usual, second] = await addPlace('Cabang Dua')
    await transfer(kopi, 5, usual?.id, second?.id)
    await handOver(kopi, 2, second?.id)
    await till('POST', '/sales', { id: newId('sale'), lines: [{ productId: kopi, quantity: 1 }] })
    expect((await store()).products[0].stockAt).toEqual({ [usual?.id ?? '']: 4, [second?.id ?? '']: 3 })
  })
})
