import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { openTill, setUpAt, soldAt, type TillGood } from '#tests/support/selling-till.ts'
import { bySoak } from '#tests/support/soak.ts'

import { soldAtOf } from './record-sold-sales.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const query = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await testDatabase.database.$client.query(text, values)).rows as Row[]

const open = (goods: readonly object[]) => openTill(server, owner, goods)
type Shop = Awaited<ReturnType<typeof open>>

/** Stock is the sum of its moves and what was taken of it; money and pieces of the reports are those of the sales. */
const expectBalanced = async ({ id }: Shop): Promise<void> => {
  const drift = await query(
    `select p.name from pos_products p where p.pos_id = $1 and (p.stock < 0
       or p.stock <> (select coalesce(sum(delta), 0) from pos_stock_moves m where m.pos_id = p.pos_id and m.product_id = p.id)
       or p.sold_quantity <> (select coalesce(sum(quantity), 0) from pos_sale_items i where i.pos_id = p.pos_id and i.product_id = p.id)
       or p.sold_revenue <> (select coalesce(sum(total_price), 0) from pos_sale_items i where i.pos_id = p.pos_id and i.product_id = p.id)
       or (select coalesce(sum(quantity - short), 0) from pos_sale_items i where i.pos_id = p.pos_id and i.product_id = p.id)
          <> (select coalesce(-sum(delta), 0) from pos_stock_moves m where m.pos_id = p.pos_id and m.product_id = p.id and m.reason = 'sale'))`,
    [id],
  )
  expect(drift).toEqual([])
}

const kopi = { name: 'Kopi', price: 8_000, stock: 10 }
const teh = { name: 'Teh', price: 5_000, stock: 4 }

describe('POS-07 sales that a till made by itself', () => {
  test('POS-07 are recorded with their own number, time, cashier and prices, whatever the goods cost now', async () => {
    const shop = await open([kopi, teh])
    const sale = shop.sale([
      [0, 2],
      [1, 1],
    ])
    await shop.inWorkspace('PATCH', `/products/${shop.first[0]!.id}`, { price: 9_500, name: 'Kopi Hitam' })
    await shop.inWorkspace('DELETE', `/products/${shop.first[1]!.id}`)
    const [result] = await shop.results([sale])
    expect(result).toMatchObject({
      outcome: 'recorded',
      sale: {
        id: sale.id,
        number: sale.number,
        cashier: 'Sari',
        timestamp: soldAt,
        total: 21_000,
        received: 21_000,
        lines: [
          { productName: 'Kopi', price: 8_000, quantity: 2 },
          { productName: 'Teh', quantity: 1 },
        ],
      },
    })
    expect(result.sale.lines[0]).not.toHaveProperty('short')
    expect((await shop.till('GET', '/today')).body.data.sales).toEqual([result.sale])
    expect((await shop.products()).map(({ name, stock }) => [name, stock])).toEqual([['Kopi Hitam', 8]])
    await expectBalanced(shop)
  })

  test('POS-07 a sale beyond the stock is recorded and flagged; the stock ends at none, the owner is told until it is counted', async () => {
    const shop = await open([kopi, teh])
    const [first, second] = await shop.results([
      shop.sale([[1, 3]]),
      shop.sale([
        [1, 3],
        [0, 1],
      ]),
    ])
    expect(first.sale.lines[0]).not.toHaveProperty('short')
    expect(second.sale.lines).toMatchObject([{ quantity: 3, short: 2, total: 15_000 }, { quantity: 1 }])
    expect((await shop.products()).map(({ stock }) => stock)).toEqual([9, 0])
    const store = await shop.store()
    expect(store.shortages).toEqual([{ productId: shop.first[1]!.id, name: 'Teh', short: 2 }])
    expect(store.sales[0].lines[0].short).toBe(2)
    await expectBalanced(shop)
    server.setNow('2026-11-21T04:00:00.000Z')
    await shop.inWorkspace('PATCH', `/products/${shop.first[1]!.id}`, { stock: 6 })
    expect((await shop.store()).shortages).toEqual([])
    await shop.results([shop.sale([[1, 7]])])
    expect((await shop.store()).shortages).toMatchObject([{ short: 1 }])
    server.setNow('2026-11-28T04:00:00.001Z')
    expect((await shop.store()).shortages).toEqual([])
  })

  test('POS-07 the same outbox from five tabs and again afterwards is recorded once, and every answer is the same', async () => {
    const shop = await open([{ ...kopi, stock: 100 }])
    const sales = Array.from({ length: 20 }, () => shop.sale([[0, 1]]))
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.results(sales)))
    answers.push(await shop.results(sales.toReversed()).then((results: unknown[]) => results.toReversed()))
    expect(new Set(answers.map((results) => JSON.stringify(results)))).toHaveLength(1)
    expect(answers[0].map(({ outcome }: { outcome: string }) => outcome)).toEqual(sales.map(() => 'recorded'))
    const [{ count } = { count: '' }] = await query<{ count: string }>(
      'select count(*) from pos_sales where pos_id = $1',
      [shop.id],
    )
    expect([count, (await shop.products())[0]!.stock]).toEqual(['20', 80])
    await expectBalanced(shop)
  })

  test('POS-07 an id with other content is refused; it, the unreadable and the unpayable do not hold up the others', async () => {
    const shop = await open([kopi])
    const sold = shop.sale([[0, 1]])
    await shop.results([sold])
    const results = await shop.results([
      { ...sold, lines: [{ ...sold.lines[0], quantity: 2 }], received: 16_000 },
      { ...sold, lines: [{ ...sold.lines[0], price: 7_000 }] },
      { id: 'rusak' },
      null,
      shop.sale([[0, 1]], { received: 7_999 }),
      shop.sale([[0, 1]], { lines: [{ productId: 'prd_lain', name: 'Lain', quantity: 1, price: 1 }] }),
      shop.sale([[0, 1]], { lines: [{ productId: 'prd_\u0000', name: 'Lain', quantity: 1, price: 1 }] }),
      shop.sale([[0, 3]]),
    ])
    expect(results.map(({ outcome, code }: { outcome: string; code?: string }) => code ?? outcome)).toEqual([
      'sale_conflict',
      'sale_conflict',
      'invalid_request',
      'invalid_request',
      'received_too_low',
      'product_gone',
      'product_gone',
      'recorded',
    ])
    expect((await shop.products())[0]!.stock).toBe(6)
    await expectBalanced(shop)
  })

  test('POS-07 without a session nothing is taken, and after signing in the same sales are', async () => {
    const shop = await open([kopi])
    const sales = [shop.sale([[0, 1]])]
    const body = { sentAt: soldAt, sales }
    const away = await shop.call('POST', '/sold-sales', body)
    expect([away.status, away.body.code]).toEqual([401, 'till_signed_out'])
    expect((await shop.send([])).status).toBe(400)
    expect((await shop.send(Array.from({ length: 51 }, () => sales[0]))).status).toBe(400)
    expect((await shop.results(sales))[0].outcome).toBe('recorded')
  })

  test('POS-07 a failure of the database in the middle ends the call; what was not answered is sent again, once', async () => {
    const shop = await open([{ ...kopi, stock: 100 }])
    const sales = Array.from({ length: 6 }, () => shop.sale([[0, 1]]))
    const broken = sales[3]!
    await query(
      `create function break_one() returns trigger language plpgsql as $$
         begin if new.sale_id = '${broken.id}' then raise exception 'disk'; end if; return new; end $$`,
      [],
    )
    await query(
      'create trigger break_one before insert on pos_sale_items for each row execute function break_one()',
      [],
    )
    try {
      expect(await shop.results(sales)).toHaveLength(3)
      expect((await shop.send(sales.slice(3))).status).toBe(500)
      expect(await shop.results(sales.slice(4))).toHaveLength(2)
    } finally {
      await query('drop trigger break_one on pos_sale_items', [])
      await query('drop function break_one', [])
    }
    expect(await shop.results(sales)).toHaveLength(6)
    expect((await shop.products())[0]!.stock).toBe(94)
    await expectBalanced(shop)
  })

  test('POS-07 any mix of sales, repeats, orders of sending and stocks: recorded once each, nothing below zero, all adds up', async () => {
    const quantities = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 3,
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(quantities, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(7), { maxLength: 8 }),
        fc.boolean(),
        async (orders, repeats, atOnce) => {
          const shop = await open([0, 1, 2].map((at) => ({ name: `B${at}`, price: at * 1_500, stock: at * 6 })))
          const sales = orders.map((lines) => shop.sale(lines))
          const sendings = [sales, repeats.flatMap((at) => sales[at] ?? []), sales.slice(1)].filter(
            ({ length }) => length > 0,
          )
          if (atOnce) await Promise.all(sendings.map((some) => shop.send(some)))
          else for (const some of sendings) await shop.send(some)
          const stored = await query<{ id: string; receipt_number: string }>(
            'select id, receipt_number from pos_sales where pos_id = $1',
            [shop.id],
          )
          expect(stored.map(({ id, receipt_number }) => `${id} ${receipt_number}`).sort()).toEqual(
            sales.map(({ id, number }) => `${id} ${number}`).sort(),
          )
          await expectBalanced(shop)
        },
      ),
      { numRuns: bySoak(5, 15) },
    )
  })

  test('POS-07 a device with a wrong clock still knows how long ago it sold; nothing is sold in the future', () => {
    const now = new Date('2026-11-21T03:00:00.000Z')
    const at = (sold: string, sent: string) => soldAtOf(sold, sent, now, new Date(setUpAt)).toISOString()
    expect(at('2026-11-21T02:00:00.000Z', '2026-11-21T02:59:58.000Z')).toBe('2026-11-21T02:00:00.000Z')
    expect(at('2025-01-01T01:00:00.000Z', '2025-01-01T02:00:00.000Z')).toBe('2026-11-21T02:00:00.000Z')
    expect(at('2031-01-01T01:00:00.000Z', '2031-01-01T02:00:00.000Z')).toBe('2026-11-21T02:00:00.000Z')
    expect(at('2026-11-21T03:02:00.000Z', '2026-11-21T03:02:01.000Z')).toBe('2026-11-21T03:00:00.000Z')
    expect(at('1970-01-01T00:10:00.000Z', '2026-11-21T02:59:58.000Z')).toBe(setUpAt)
  })

  test('POS-07 no sale is older than its shop, also one of a device whose clock was put right before it sent', async () => {
    const shop = await open([kopi])
    const [result] = await shop.results([shop.sale([[0, 1]], { soldAt: '1970-01-01T00:10:00.000Z' })])
    expect([result.outcome, result.sale.timestamp]).toEqual(['recorded', setUpAt])
  })
})

test('POS-07 every device has letters of its own for its receipts, also when many come at once', async () => {
  const shop = await open([kopi])
  const codeOf = async (device: string) =>
    (await shop.till('GET', `/shop?device=${device}`)).body.data.deviceCode as string | null
  const devices = Array.from({ length: 30 }, () => newId('device'))
  const codes = await Promise.all([...devices, ...devices].map(codeOf))
  expect(new Set(codes.slice(0, 30))).toHaveLength(30)
  expect(codes.slice(30)).toEqual(codes.slice(0, 30))
  expect(codes.slice(0, 30).toSorted().slice(0, 6)).toEqual(['A', 'AA', 'AB', 'AC', 'AD', 'B'])
  expect((await shop.till('GET', '/shop')).body.data.deviceCode).toBeNull()
  // Whoever calls names as it likes fills no table; the devices that are known keep their letters, tomorrow brings more.
  const more = await Promise.all(Array.from({ length: 25 }, () => codeOf(newId('device'))))
  expect(more.filter((code) => code === null)).toHaveLength(5)
  expect(await codeOf(devices[0]!)).toBe(codes[0])
  server.setNow(new Date(server.clock().getTime() + 86_400_001).toISOString())
  expect(await codeOf(newId('device'))).not.toBeNull()
})

test('POS-07 a till asks only for what has changed of the goods since it last asked', async () => {
  const shop = await open([kopi, teh, { name: 'Air', price: 3_000, stock: 1 }])
  const ask = async (since: string) => (await shop.till('GET', `/catalogue?since=${since}`)).body.data
  server.setNow('2026-11-21T03:10:00.000Z')
  const { asOf } = (await shop.till('GET', '/catalogue')).body.data
  expect(await ask(asOf)).toMatchObject({ products: [], removed: [], asOf: '2026-11-21T03:10:00.000Z' })
  await shop.results([shop.sale([[0, 1]])])
  await shop.inWorkspace('DELETE', `/products/${shop.first[1]!.id}`)
  const changed = await ask(asOf)
  expect(changed.products).toMatchObject([{ name: 'Kopi', stock: 9 }])
  expect(changed.removed).toEqual([shop.first[1]!.id])
  // What is written late may carry a moment of a minute before.
  expect((await ask('2026-11-21T03:10:59.000Z')).products).toHaveLength(1)
  expect((await shop.till('GET', '/catalogue?since=kemarin')).status).toBe(400)
})

test('POS-07 goods that a till has seen do not come again, those that were being written while it asked do', async () => {
  const shop = await open([kopi, teh])
  const { data } = (await shop.till('GET', '/catalogue')).body
  const ask = async (seen: string) =>
    (await shop.till('GET', `/catalogue?since=${data.asOf}&seen=${seen}`)).body.data.products as TillGood[]
  // Both were written in the minute before: without the mark they count as changed.
  const early = new Date(Date.parse(data.asOf) - 30_000)
  await query('update pos_products set updated_at = $1', [early])
  const writer = await testDatabase.database.$client.connect()
  try {
    await writer.query('begin')
    await writer.query('update pos_products set stock = 7, updated_at = $1 where id = $2', [early, shop.first[1]!.id])
    // A transaction of anybody on the same server holds the mark back; then goods come once too often, which harms nothing.
    let seen = ''
    const askAnew = async (): Promise<TillGood[]> => {
      seen = (await shop.till('GET', '/catalogue')).body.data.seen
      return ask(seen)
    }
    await expect.poll(askAnew, { timeout: 20_000 }).toEqual([])
    await writer.query('commit')
    expect((await ask(seen)).map(({ stock }) => stock)).toEqual([7])
  } finally {
    writer.release()
  }
  const askAfter = async (): Promise<TillGood[]> => ask((await shop.till('GET', '/catalogue')).body.data.seen)
  await expect.poll(askAfter, { timeout: 20_000 }).toEqual([])
  for (const mark of ['x', '4294967296'])
    expect((await shop.till('GET', `/catalogue?since=${data.asOf}&seen=${mark}`)).status).toBe(400)
})
