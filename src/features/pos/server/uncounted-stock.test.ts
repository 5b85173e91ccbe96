import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { openTill } from '#tests/support/selling-till.ts'
import { bySoak } from '#tests/support/soak.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const query = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await testDatabase.database.$client.query(text, values)).rows as Row[]

const potong = { name: 'Potong rambut', price: 35_000, stock: null }
const pomade = { name: 'Pomade', price: 60_000, stock: 2 }

const open = async (goods: readonly object[]) => {
  const shop = await openTill(server, owner, goods)
  const sell = (lines: readonly (readonly [number, number])[]) =>
    shop.till('POST', '/sales', {
      id: newId('sale'),
      lines: lines.map(([at, quantity]) => ({ productId: shop.first[at]!.id, quantity })),
    })
  const change = (at: number, stock: number | null) =>
    shop.inWorkspace('PATCH', `/products/${shop.first[at]!.id}`, { stock })
  const stocks = async () => (await shop.products()).map(({ stock }) => stock)
  return { ...shop, sell, change, stocks }
}

/** The sum of a product's moves is its stock; of one that is not counted it is nothing. */
const expectLedger = async (id: string): Promise<void> => {
  const drift = await query(
    `select name from pos_products p where pos_id = $1 and coalesce(stock, 0) <>
       (select coalesce(sum(delta), 0) from pos_stock_moves m where m.pos_id = p.pos_id and m.product_id = p.id)`,
    [id],
  )
  expect(drift).toEqual([])
}

test('POS-02 what is not counted is sold as often as it is asked for, beside goods that are counted', async () => {
  const shop = await open([potong, pomade])
  const both = [
    [0, 40],
    [1, 1],
  ] as const
  const answers = await Promise.all([1, 2, 3].map(() => shop.sell(both)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.error).toContain('Pomade')
  expect(await shop.stocks()).toEqual([null, 0])
  const store = await shop.store()
  expect(store.report).toMatchObject({ totalRevenue: 2_920_000, totalItemsSold: 82, salesToday: 2 })
  expect(store.report.bestSellers[0]).toMatchObject({ name: 'Potong rambut', quantity: 80, revenue: 2_800_000 })
  await expectLedger(shop.id)
})

test('POS-07 a till without a network sells it too, and nobody is told to count it again', async () => {
  const shop = await open([potong, pomade])
  const results = await shop.results([
    shop.sale([
      [0, 500],
      [1, 3],
    ]),
  ])
  expect(results[0].sale.lines).toMatchObject([{ quantity: 500 }, { quantity: 3, short: 1 }])
  expect(results[0].sale.lines[0]).not.toHaveProperty('short')
  expect(await shop.stocks()).toEqual([null, 0])
  expect((await shop.store()).shortages).toMatchObject([{ name: 'Pomade' }])
  await shop.change(1, null)
  expect((await shop.store()).shortages).toEqual([])
  await expectLedger(shop.id)
})

test('POS-02 counting begins and ends at the owner’s word; the till hears of it', async () => {
  const shop = await open([potong, pomade])
  const { asOf } = (await shop.till('GET', '/catalogue')).body.data
  expect((await shop.change(0, 3)).body.data.stock).toBe(3)
  expect((await shop.change(1, null)).body.data.stock).toBeNull()
  expect((await shop.till('GET', `/catalogue?since=${asOf}`)).body.data.products).toMatchObject([
    { stock: 3 },
    { stock: null },
  ])
  expect((await shop.sell([[0, 4]])).body.code).toBe('out_of_stock')
  expect((await shop.sell([[1, 40]])).status).toBe(200)
  expect(
    (await shop.inWorkspace('PATCH', `/products/${shop.first[1]!.id}`, { price: 65_000 })).body.data,
  ).toMatchObject({
    price: 65_000,
    stock: null,
  })
  expect((await shop.change(1, -1)).status).toBe(400)
  await expectLedger(shop.id)
})

test('POS-02 a product that nobody tells the stock of has none', async () => {
  const shop = await open([potong])
  const add = async (body: object) => (await shop.inWorkspace('POST', '/products', body)).body.data.stock
  expect([await add({ name: 'Wax', price: 50_000 }), await add({ name: 'Semir', price: 60_000, stock: null })]).toEqual(
    [0, null],
  )
})

test('POS-02, POS-03, POS-07 whatever tills sell at once: counted stock never below zero, uncounted never one', async () => {
  const line = fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 6 }))
  const sale = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 4 }), handedOver: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      fc.array(sale, { minLength: 1, maxLength: 12 }),
      fc.tuple(...[0, 1, 2, 3].map(() => fc.option(fc.nat(12)))),
      async (sales, begun) => {
        const shop = await open(begun.map((stock, at) => ({ name: `B${at}`, price: 1_000, stock })))
        const sold = await Promise.all(
          sales.map(async ({ lines, handedOver }) => {
            if (handedOver) return (await shop.results([shop.sale(lines)]))[0].outcome
            return (await shop.sell(lines)).status
          }),
        )
        const isUncounted = ({ lines }: (typeof sales)[number]) => lines.every(([index]) => begun[index] === null)
        const answers = sold.filter((_, at) => isUncounted(sales[at]!))
        expect(answers.filter((answer) => answer !== 'recorded' && answer !== 200)).toEqual([])
        const left = await shop.stocks()
        expect(left.map((stock) => stock === null)).toEqual(begun.map((stock) => stock === null))
        expect(left.every((stock, at) => (stock ?? 0) >= 0 && (stock ?? 0) <= (begun[at] ?? 0))).toBe(true)
        await expectLedger(shop.id)
      },
    ),
    { numRuns: bySoak(7, 20) },
  )
})
