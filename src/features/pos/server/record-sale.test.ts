import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Reader } from '#core/db/server/database.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { bySoak } from '#tests/support/soak.ts'

import { reckonBill } from '../shared/bill.ts'
import { noCharges } from '../shared/charges.ts'
import { factsOf } from './reckoned-sale.ts'
import { writeSale } from './write-sale.ts'

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

const open = async (goods: readonly object[]) => {
  const { id } = await server.makeShop(owner, goods)
  const store = async () => (await server.call(owner, 'GET', `/api/pos/${id}/store`)).body.data
  const { products } = await store()
  const ids = products.map((product: { id: string }) => product.id) as string[]
  const post = (order: object) => server.call(owner, 'POST', `/api/pos/${id}/sales`, order)
  const sell = (lines: readonly object[], saleId = newId('sale')) => post({ id: saleId, lines })
  const change = (at: number, body: object) => server.call(owner, 'PATCH', `/api/pos/${id}/products/${ids[at]}`, body)
  return { id, ids, store, post, sell, change }
}

/** Everything that must hold of a shop whatever was done to it. */
const expectBalanced = async (shop: Awaited<ReturnType<typeof open>>): Promise<void> => {
  const drift = await query(
    `select p.name from pos_products p where p.pos_id = $1 and (
       coalesce(p.stock, 0) <> (select coalesce(sum(delta), 0) from pos_stock_moves m where m.pos_id = p.pos_id and m.product_id = p.id)
       or p.sold_quantity <> (select coalesce(sum(quantity), 0) from pos_sale_items i where i.pos_id = p.pos_id and i.product_id = p.id)
       or p.sold_revenue <> (select coalesce(sum(total_price), 0) from pos_sale_items i where i.pos_id = p.pos_id and i.product_id = p.id))`,
    [shop.id],
  )
  expect(drift).toEqual([])
  const wrong = await query(
    `select s.id from pos_sales s where s.pos_id = $1 and (s.received < s.total_amount or s.total_amount <>
       (select sum(quantity * unit_price) from pos_sale_items i where i.pos_id = s.pos_id and i.sale_id = s.id))`,
    [shop.id],
  )
  expect(wrong).toEqual([])
  const numbers = await query<{ sequence: number }>(
    'select sequence from pos_sales where pos_id = $1 order by sequence',
    [shop.id],
  )
  expect(numbers.map(({ sequence }) => sequence)).toEqual(numbers.map((_, at) => at + 1))
  const { report } = await shop.store()
  const [sums] = await query<{ revenue: string; sales: string }>(
    'select coalesce(sum(total_amount), 0) revenue, count(*) sales from pos_sales where pos_id = $1',
    [shop.id],
  )
  expect([report.totalRevenue, report.salesToday]).toEqual([Number(sums?.revenue), Number(sums?.sales)])
}

describe('POS-03 many at once', () => {
  test('POS-03 50 buyers for 20 pieces: exactly 20 are sold, 30 are refused clearly, nothing is left', async () => {
    const shop = await open([{ name: 'Kopi', price: 8_000, stock: 20 }])
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.sell([{ productId: shop.ids[0], quantity: 1 }])),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body)
    expect(refused).toHaveLength(30)
    for (const body of refused)
      expect([body.code, body.error.slice(0, 35)]).toEqual(['out_of_stock', 'Stok tidak cukup: Kopi sudah habis.'])
    const { products, report } = await shop.store()
    expect(products[0].stock).toBe(0)
    expect(report).toMatchObject({ totalItemsSold: 20, totalRevenue: 160_000, salesToday: 20 })
    await expectBalanced(shop)
  })

  test('POS-03 the same sale sent 20 times at once is one sale', async () => {
    const shop = await open([{ name: 'Kopi', price: 8_000, stock: 3 }])
    const id = newId('sale')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.sell([{ productId: shop.ids[0], quantity: 2 }], id)),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
    expect(answers[0]?.status).toBe(200)
    expect((await shop.store()).products[0].stock).toBe(1)
    await expectBalanced(shop)
  })

  test('POS-03 one id with two contents at once: one is sold, the other is told', async () => {
    const shop = await open([
      { name: 'Kopi', price: 8_000, stock: 50 },
      { name: 'Teh', price: 5_000, stock: 50 },
    ])
    for (let times = 0; times < 10; times += 1) {
      const id = newId('sale')
      const both = await Promise.all(shop.ids.map((productId) => shop.sell([{ productId, quantity: 1 }], id)))
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(both.find(({ status }) => status === 409)?.body.code).toBe('sale_conflict')
    }
    await expectBalanced(shop)
  })

  test('POS-03 sales of the same goods in opposite order, with prices and stock changing, never block each other', async () => {
    const goods = Array.from({ length: 6 }, (_, at) => ({ name: `B${at}`, price: 1_000, stock: 1_000 }))
    const shop = await open(goods)
    const lines = shop.ids.map((productId) => ({ productId, quantity: 1 }))
    const work = Array.from({ length: 40 }, (_, at) =>
      at % 4 === 3
        ? shop.change(at % 6, at % 8 === 3 ? { price: 1_000 + at } : { stock: 900 + at })
        : shop.sell(at % 2 === 0 ? lines : lines.toReversed()),
    )
    expect(new Set((await Promise.all(work)).map(({ status }) => status))).toEqual(new Set([200]))
    await expectBalanced(shop)
  })

  test('POS-03 sales of different goods at once get consecutive numbers', async () => {
    const shop = await open(Array.from({ length: 20 }, (_, at) => ({ name: `B${at}`, price: 1_000, stock: 5 })))
    const answers = await Promise.all(shop.ids.map((productId) => shop.sell([{ productId, quantity: 1 }])))
    expect(answers.map(({ body }) => body.data?.number).sort()).toEqual(
      Array.from({ length: 20 }, (_, at) => `261121-${String(at + 1).padStart(4, '0')}`),
    )
    await expectBalanced(shop)
  })

  test('POS-03 customers of one name are one, also when they buy at once', async () => {
    const shop = await open([{ name: 'Kopi', price: 8_000, stock: 50 }])
    const buy = (customerName: string) =>
      shop.post({ id: newId('sale'), lines: [{ productId: shop.ids[0], quantity: 1 }], customerName })
    const answers = await Promise.all(['Bu Rina', 'bu rina ', 'BU RINA', 'Pak Adi'].map(buy))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await query('select id from pos_customers where pos_id = $1', [shop.id])).toHaveLength(2)
  })
})

const at = fc.integer({ min: 0, max: 3 })
const step = fc.oneof(
  fc.record({
    do: fc.constant('sell' as const),
    lines: fc.array(fc.tuple(at, fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ do: fc.constant('stock' as const), at, stock: fc.option(fc.integer({ min: 0, max: 20 })) }),
  fc.record({ do: fc.constant('price' as const), at, price: fc.integer({ min: 0, max: 100_000 }) }),
  fc.record({ do: fc.constant('again' as const) }),
)

test('POS-03, POS-10 whatever is sold, set and repeated: stock is the sum of its moves, totals add up, nothing below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), fc.boolean(), async (steps, atOnce) => {
      const shop = await open(
        Array.from({ length: 4 }, (_, n) => ({ name: `B${n}`, price: n * 1_500, stock: n === 1 ? null : n * 5 })),
      )
      const orders: object[] = []
      const run = async (one: (typeof steps)[number]): Promise<number> => {
        if (one.do === 'stock') return (await shop.change(one.at, { stock: one.stock })).status
        if (one.do === 'price') return (await shop.change(one.at, { price: one.price })).status
        const order =
          one.do === 'sell'
            ? {
                id: newId('sale'),
                lines: one.lines.map(([index, quantity]) => ({ productId: shop.ids[index], quantity })),
              }
            : orders.at(-1)
        if (order === undefined) return 200
        orders.push(order)
        return (await shop.post(order)).status
      }
      const statuses: number[] = []
      if (atOnce) statuses.push(...(await Promise.all(steps.map(run))))
      else for (const one of steps) statuses.push(await run(one))
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
      await expectBalanced(shop)
    }),
    { numRuns: bySoak(12, 40) },
  )
})

test('POS-03 the database itself keeps stock and money from falling below zero', async () => {
  const shop = await open([{ name: 'Kopi', price: 8_000, stock: 1 }])
  for (const change of ['stock = -1', 'price = -1'])
    await expect(query(`update pos_products set ${change} where pos_id = $1`, [shop.id])).rejects.toThrow(
      'not_negative',
    )
  await expect(query("insert into pos_categories (pos_id, name) values ($1, 'MAKANAN')", [shop.id])).rejects.toThrow(
    'pos_categories_name',
  )
})

// A connection also counts here what its earlier transactions did and it has not reported yet: hence the difference.
const scansOf = async (reader: Reader): Promise<number | undefined> => {
  const seen = await reader.execute<{ scans: number }>(
    sql`select seq_scan::int scans from pg_stat_xact_user_tables where relname = 'pos_products'`,
  )
  return seen.rows[0]?.scans
}

test('POS-03 recording a sale looks its goods up and never reads through all goods', async () => {
  const shop = await open([{ name: 'Kopi', price: 8_000, stock: 20 }])
  await query(
    `insert into pos_products (pos_id, id, name, price, stock, category, created_at, updated_at)
     select $1, 'prd_lain' || n, 'Barang ' || n, 1000, 9, 'Lainnya', now(), now() from generate_series(1, 2000) n`,
    [shop.id],
  )
  await query('analyze pos_products', [])
  const { database } = testDatabase
  const [before, after] = await database.transaction(async (tx) => {
    const now = new Date()
    const seller = {
      shop: {
        id: shop.id,
        ownerId: owner,
        timeZone: 'Asia/Jakarta',
        ...noCharges,
        freeDiscount: 1_000,
        roundingStep: 0,
        roundingWay: 'down',
      },
      cashier: 'Sari',
      now,
    }
    const lines = [{ productId: shop.ids[0] ?? '', name: 'Kopi', quantity: 1, price: 8_000 }]
    const bill = reckonBill({ lines, paymentMethod: 'tunai' })
    const sale = { ...factsOf({ id: newId('sale'), paymentMethod: 'tunai' }), soldAt: now, cashier: 'Sari', bill }
    const earlier = await scansOf(tx)
    expect(await writeSale(tx, sale, seller)).toMatchObject({ id: sale.id })
    return [earlier, await scansOf(tx)]
  })
  expect(before).toBeTypeOf('number')
  expect(after).toBe(before)
})
