import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'

import { reckonBill } from '../shared/bill.ts'
import { noCharges } from '../shared/charges.ts'
import { callOf, type SaleCall } from './sale-call.ts'
import { inTurn } from './sales-in-turn.ts'
import { factsOf, type Seller } from './reckoned-sale.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeAll(() => {
  server = createPosServer(testDatabase.database)
})
beforeEach(async () => {
  owner = await addUser(testDatabase.database)
})

const query = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await testDatabase.database.$client.query(text, values)).rows as Row[]

/** A shop with one good, and its sales of one piece each. */
const openShop = async (stock: number) => {
  const { id } = await server.makeShop(owner, [{ name: 'Kopi', price: 8_000, stock }])
  const [good] = await query<{ id: string }>('select id from pos_products where pos_id = $1', [id])
  const now = new Date()
  const zone = { timeZone: 'Asia/Jakarta', freeDiscount: 1_000, roundingStep: 0, roundingWay: 'down' as const }
  const seller: Seller = { shop: { id, ownerId: owner, ...zone, ...noCharges }, cashier: 'Sari', now }
  const newSale = (saleId = newId('sale')): SaleCall => {
    const lines = [{ productId: good?.id ?? '', name: 'Kopi', quantity: 1, price: 8_000 }]
    const bill = reckonBill({ lines, paymentMethod: 'tunai' })
    const facts = factsOf({ id: saleId, paymentMethod: 'tunai' })
    return callOf({ ...facts, soldAt: now, cashier: 'Sari', bill }, seller)
  }
  const write = inTurn(testDatabase.database, seller.shop)
  const stored = () =>
    query<{ sequence: number; written: string }>(
      'select sequence, xmin::text as written from pos_sales where pos_id = $1 order by sequence',
      [id],
    )
  return { id, newSale, write, stored }
}

test('POS-03 sales that come while others of the shop are written go into one transaction, numbered one after the other', async () => {
  const shop = await openShop(20)
  const written = await Promise.all(Array.from({ length: 8 }, () => shop.write(shop.newSale())))
  expect(written.map((one) => [one?.outcome, one?.sequence])).toEqual(
    Array.from({ length: 8 }, (_, at) => ['recorded', at + 1]),
  )
  // The first one waits for nobody; the others wait for it.
  const [first, ...others] = await shop.stored()
  expect(new Set(others.map((one) => one.written))).toHaveProperty('size', 1)
  expect(others[0]?.written).not.toBe(first?.written)
})

test('POS-03 of sales that are written together those beyond the stock and those that are known are told, each for itself', async () => {
  const shop = await openShop(4)
  const twice = newId('sale')
  const sales = [
    shop.newSale(),
    shop.newSale(twice),
    shop.newSale(),
    shop.newSale(twice),
    shop.newSale(),
    shop.newSale(),
  ]
  const written = await Promise.all(sales.map((sale) => shop.write(sale)))
  expect(written.map((one) => one?.outcome)).toEqual([
    'recorded',
    'recorded',
    'recorded',
    'known',
    'recorded',
    'changed',
  ])
  expect(await shop.stored()).toHaveLength(4)
})

test('POS-03 a sale that the database refuses holds up none of those beside it, and the shop goes on', async () => {
  const shop = await openShop(20)
  const sale = shop.newSale()
  const refused = { ...sale, head: { ...sale.head, total: -1 } }
  const results = await Promise.allSettled(
    [shop.newSale(), shop.newSale(), refused, shop.newSale()].map((one) => shop.write(one)),
  )
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await shop.write(shop.newSale())).toMatchObject({ outcome: 'recorded', sequence: 4 })
  expect((await shop.stored()).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
})

test('POS-03 one shop waits for no other', async () => {
  const [busy, free] = [await openShop(20), await openShop(20)]
  const client = await testDatabase.database.$client.connect()
  try {
    await client.query('begin')
    await client.query('select from pos_shops where id = $1 for update', [busy.id])
    const told = vi.fn<() => void>()
    const waiting = busy.write(busy.newSale()).then(told)
    expect(await free.write(free.newSale())).toMatchObject({ outcome: 'recorded' })
    expect(told).not.toHaveBeenCalled()
    await client.query('commit')
    await waiting
    expect(told).toHaveBeenCalled()
  } finally {
    client.release()
  }
})
