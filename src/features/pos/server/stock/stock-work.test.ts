import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { expectPlacesBalanced, openPlaces } from '#tests/support/pos-places.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'

import { holdPlaces, placeForReturn, restock } from '../place-stock.ts'

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
    { name: 'Teh', price: 5_000, stock: 2 },
    { name: 'Cukur', price: 20_000, stock: null },
  ])
  const stocks = async () => (await shop.store()).products.map((one: { stock: number | null }) => one.stock)
  const movesOf = async (at: number) =>
    (await shop.call('GET', `/products/${shop.ids[at]}/stock-moves`)).body.data.moves as {
      delta: number
      reason: string
      location: string | null
      number: string | null
      position: number
    }[]
  return { ...shop, stocks, movesOf, kopi: shop.ids[0], teh: shop.ids[1], cukur: shop.ids[2] }
}

describe('POS-03 stock work', () => {
  test('POS-03 what came in is added, what is gone is taken off, and the history says when, why and how many', async () => {
    const { kopi, work, sell, set, stocks, movesOf } = await open()
    await work('in', kopi, 24)
    await work('expired', kopi, 3)
    const { number } = (await sell(kopi, 2)).body.data
    await set(kopi, 30)
    expect((await stocks())[0]).toBe(30)
    expect((await movesOf(0)).map(({ reason, delta, location, number: of }) => [reason, delta, location, of])).toEqual([
      ['set', 1, null, null],
      ['sale', -2, null, number],
      ['expired', -3, null, null],
      ['in', 24, null, null],
      ['set', 10, null, null],
    ])
  })

  test('POS-03 the same work sent twice is done once', async () => {
    const { kopi, call, stocks } = await open()
    const order = { id: newId('stockWork'), reason: 'in', lines: [{ productId: kopi, quantity: 5 }] }
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/stock-work', order)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await stocks())[0]).toBe(15)
  })

  test('POS-03 all lines or none: one that is short takes nothing of the others', async () => {
    const { id, kopi, teh, call, stocks } = await open()
    const refused = await call('POST', '/stock-work', {
      id: newId('stockWork'),
      reason: 'lost',
      lines: [
        { productId: kopi, quantity: 4 },
        { productId: teh, quantity: 3 },
      ],
    })
    expect([refused.body.code, refused.body.details]).toMatchObject([
      'out_of_stock',
      { name: 'Teh', left: 2, asked: 3 },
    ])
    expect(await stocks()).toEqual([10, 2, null])
    await expectPlacesBalanced(testDatabase.database, id)
  })

  test('POS-03 what is not counted, gone, named twice or of another shop is refused', async () => {
    const { kopi, cukur, work, call } = await open()
    const stranger = await open()
    expect((await work('in', cukur, 1)).body.code).toBe('stock_not_counted')
    expect((await work('in', stranger.kopi, 1)).body.code).toBe('product_gone')
    expect((await work('in', 'prd_\u0000', 1)).body.code).toBe('product_gone')
    expect((await work('sold', kopi, 1)).body.code).toBe('invalid_request')
    expect((await work('in', kopi, 0)).body.code).toBe('invalid_request')
    const twice = [1, 2].map((quantity) => ({ productId: kopi, quantity }))
    const named = await call('POST', '/stock-work', { id: newId('stockWork'), reason: 'in', lines: twice })
    expect(named.body.code).toBe('invalid_request')
    expect((await call('GET', '/products/prd_none/stock-moves')).body.code).toBe('not_found')
  })
})

describe('POS-03 counting', () => {
  test('POS-03 what was counted sets the stock right; what was sold in between stays sold', async () => {
    const { kopi, teh, count, sell, stocks, movesOf } = await open()
    await sell(kopi, 3)
    expect((await count(kopi, 9, 10)).body.data).toEqual({ changed: 1 })
    expect((await count(teh, 2, 2)).body.data).toEqual({ changed: 0 })
    expect(await stocks()).toEqual([6, 2, null])
    expect((await movesOf(0))[0]).toMatchObject({ reason: 'count', delta: -1 })
  })

  test('POS-03 a count never leads below none', async () => {
    const { kopi, count, sell, stocks } = await open()
    await sell(kopi, 9)
    await count(kopi, 2, 10)
    expect((await stocks())[0]).toBe(0)
  })

  test('POS-07 goods sold beyond their stock count as counted again afterwards', async () => {
    const { teh, handOver, count, store } = await open()
    await handOver(teh, 4)
    expect((await store()).shortages).toMatchObject([{ name: 'Teh', short: 2 }])
    server.setNow('2026-11-21T04:00:00.000Z')
    await count(teh, 1, 0)
    expect((await store()).shortages).toEqual([])
    server.setNow('2026-11-21T03:00:00.000Z')
  })
})

describe('POS-06 carrying', () => {
  test('POS-06 carried goods change no sum and say from where to where', async () => {
    const { kopi, teh, call, addPlace, store, movesOf, id, sell } = await open()
    const [usual, second] = await addPlace('Cabang Dua')
    const order = {
      id: newId('stockWork'),
      from: usual?.id,
      to: second?.id,
      lines: [
        { productId: kopi, quantity: 4 },
        { productId: teh, quantity: 2 },
      ],
    }
    await call('POST', '/transfers', order)
    expect((await call('POST', '/transfers', order)).status).toBe(200)
    await sell(kopi, 1, second?.id)
    const { products } = await store()
    expect(products[0]).toMatchObject({ stock: 9, stockAt: { [usual?.id ?? '']: 6, [second?.id ?? '']: 3 } })
    expect((await movesOf(0)).map(({ reason, delta, location }) => [reason, delta, location])).toEqual([
      ['sale', -1, 'Cabang Dua'],
      ['move', 4, 'Cabang Dua'],
      ['move', -4, 'Warung Bu Sri'],
      ['set', 10, null],
    ])
    await expectPlacesBalanced(testDatabase.database, id)
  })

  test('POS-06 more than a place has, or to nowhere, is refused', async () => {
    const { kopi, addPlace, transfer } = await open()
    const [usual, second] = await addPlace('Cabang Dua')
    expect((await transfer(kopi, 11, usual?.id, second?.id)).body.code).toBe('out_of_stock')
    expect((await transfer(kopi, 1, second?.id, usual?.id)).body.details).toMatchObject({ left: 0, asked: 1 })
    expect((await transfer(kopi, 1, usual?.id, usual?.id)).body.code).toBe('not_found')
    expect((await transfer(kopi, 1, usual?.id, 'loc_none')).body.code).toBe('not_found')
  })
})

test('POS-06 goods of a sale come back to the place that sold them, to the usual one where it is gone', async () => {
  const { id, kopi = '', cukur = '', addPlace, removePlace, transfer, store } = await open()
  const [usual, second] = await addPlace('Cabang Dua')
  await transfer(kopi, 1, usual?.id, second?.id)
  const lines = [
    { productId: kopi, quantity: 2 },
    { productId: cukur, quantity: 1 },
  ]
  const back = (refundId: string) =>
    testDatabase.database.transaction(async (tx) => {
      const locationId = placeForReturn(await holdPlaces(tx, id), second?.id)
      await restock(tx, id, { locationId, lines, saleId: 'sal_x', refundId, now: server.clock() })
    })
  await back('ref_1')
  expect((await store()).products[0].stockAt).toEqual({ [usual?.id ?? '']: 9, [second?.id ?? '']: 3 })
  await removePlace(second?.id, usual?.id)
  await back('ref_2')
  expect((await store()).products[0].stockAt).toEqual({ [usual?.id ?? '']: 14 })
  await expectPlacesBalanced(testDatabase.database, id)
})
