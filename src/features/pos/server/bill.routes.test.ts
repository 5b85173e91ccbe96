import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { openTill } from '#tests/support/selling-till.ts'
import { bySoak } from '#tests/support/soak.ts'

import { posMemory } from './pos-memory.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const query = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await testDatabase.database.$client.query(text, values)).rows as Row[]

const goods = [
  { name: 'Kopi', price: 25_000, stock: 500 },
  { name: 'Teh', price: 10_000, stock: 500 },
  { name: 'Roti', price: 3_333, stock: null },
]
const open = () => openTill(server, owner, goods)
type Shop = Awaited<ReturnType<typeof open>>

const sumOf = (rows: readonly { total: number }[] = []) => rows.reduce((sum, row) => sum + row.total, 0)

/** What the books say of the shop besides its sales: every sum is that of the sales. */
const expectSums = async (shop: Shop): Promise<void> => {
  const [sums] = await query<Record<string, string>>(
    `select coalesce(sum(total_amount), 0) total,
       (select coalesce(sum(total_price), 0) from pos_sale_items where pos_id = $1) lines,
       (select coalesce(sum(sold_revenue), 0) from pos_products where pos_id = $1) revenue
     from pos_sales where pos_id = $1`,
    [shop.id],
  )
  const total = Number(sums?.['total'])
  expect([Number(sums?.['lines']), Number(sums?.['revenue'])]).toEqual([total, total])
  const { report } = await shop.store()
  expect([report.totalRevenue, report.revenueToday]).toEqual([total, total])
  const wish = {
    ownerId: owner,
    text: 'berapa penjualan hari ini',
    today: '2026-11-21',
    now: server.clock(),
    sources: new Set(['sales', 'catalogue']),
  } as unknown as Parameters<typeof posMemory.recall>[1]
  const period = (await posMemory.recall(testDatabase.database, wish)).shops?.[0]?.sales?.period
  expect(period?.total).toBe(total)
  expect([sumOf(period?.goods) + (period?.otherGoods.total ?? 0), sumOf(period?.methods)]).toEqual([total, total])
}

const both = [
  [0, 2],
  [1, 1],
] as const
/** Two coffees less 5.000, one tea, 5.500 off the whole: 49.500. */
const discounted = (shop: Shop, over: object = {}) => {
  const sale = shop.sale(both)
  const [coffee, tea] = sale.lines
  return { ...sale, lines: [{ ...coffee, discount: 5_000 }, tea], discount: 5_500, received: 50_000, ...over }
}
const mixed = [
  { method: 'qris', amount: 30_000 },
  { method: 'tunai', amount: 20_000 },
]

describe('POS-06 discounts, mixed payment and customers on the server', () => {
  test('POS-06, POS-10 discounts of lines and bill: receipt, history, reports, memory and the item say the same', async () => {
    const shop = await open()
    const [{ sale }] = await shop.results([discounted(shop)])
    expect(sale).toMatchObject({
      discount: 5_500,
      total: 49_500,
      received: 50_000,
      change: 500,
      lines: [
        { quantity: 2, price: 25_000, discount: 5_000, total: 45_000, billDiscount: 4_500 },
        { quantity: 1, price: 10_000, total: 10_000, billDiscount: 1_000 },
      ],
    })
    expect((await shop.store()).sales).toEqual([sale])
    expect((await shop.till('GET', `/sales/${sale.id}`)).body.data.sale).toEqual(sale)
    const { content } = (await server.call(owner, 'GET', `/api/items/${shop.id}`)).body
    expect(content.sales.map(({ total }: { total: number }) => total)).toEqual([40_500, 9_000])
    await expectSums(shop)
  })

  test('POS-06, POS-03 the workspace call reckons discounts at its own prices and refuses more off than there is', async () => {
    const shop = await open()
    const [coffee, tea] = shop.first
    const post = (body: object) => shop.inWorkspace('POST', '/sales', { id: newId('sale'), ...body })
    const lines = [
      { productId: coffee!.id, quantity: 2, discount: 5_000 },
      { productId: tea!.id, quantity: 1 },
    ]
    const answer = await post({ lines, discount: 5_500, paymentMethod: 'campur', payments: mixed })
    expect(answer.body.data).toMatchObject({ total: 49_500, received: 50_000, change: 500, payments: mixed })
    const tooMuch = await post({ lines, discount: 55_001 })
    expect([tooMuch.status, tooMuch.body.code]).toEqual([422, 'discount_too_large'])
    expect((await post({ lines, discount: -1 })).status).toBe(400)
    expect((await post({ lines, paymentMethod: 'campur', payments: mixed.slice(1) })).status).toBe(400)
    const noCashBack = await post({
      lines,
      paymentMethod: 'campur',
      payments: [mixed[1], { ...mixed[0], amount: 60_000 }],
    })
    expect(noCashBack.body.code).toBe('payments_wrong')
    await expectSums(shop)
  })

  test('POS-06, POS-10 a mixed bill keeps its ways, and counts in each of them without its change', async () => {
    const shop = await open()
    const [{ sale }] = await shop.results([
      discounted(shop, { paymentMethod: 'campur', payments: mixed }),
      shop.sale([[1, 1]], { paymentMethod: 'qris' }),
    ])
    expect(sale).toMatchObject({ paymentMethod: 'campur', payments: mixed, received: 50_000, change: 500 })
    const stored = await query('select line, method, amount::int from pos_sale_payments where pos_id = $1', [shop.id])
    expect(stored).toEqual(mixed.map((one, at) => ({ line: at + 1, ...one })))
    const wish = { ownerId: owner, text: 'penjualan hari ini', today: '2026-11-21', now: server.clock() }
    const memory = await posMemory.recall(testDatabase.database, {
      ...wish,
      sources: new Set(['sales']),
    } as unknown as Parameters<typeof posMemory.recall>[1])
    expect(memory.shops?.[0]?.sales?.period.methods).toEqual([
      { name: 'qris', sales: 2, total: 40_000 },
      { name: 'tunai', sales: 1, total: 19_500 },
    ])
    await expectSums(shop)
  })

  test('POS-06, POS-07 the same bill again is the same sale; another discount or payment under its id is told', async () => {
    const shop = await open()
    const sold = discounted(shop, { paymentMethod: 'campur', payments: mixed })
    const [first] = await shop.results([sold])
    const [coffee, tea] = sold.lines
    const three = [...mixed, { method: 'transfer', amount: 1 }]
    const others = [
      { ...sold, discount: 5_000 },
      { ...sold, lines: [coffee, { ...tea, discount: 1 }] },
      { ...sold, payments: mixed.toReversed() },
      { ...sold, payments: three, received: 50_001 },
      { ...sold, paymentMethod: 'tunai', payments: undefined },
    ]
    const results = await shop.results([sold, ...others])
    expect(results.map(({ code, outcome }: { code?: string; outcome: string }) => code ?? outcome)).toEqual([
      'recorded',
      ...others.map(() => 'sale_conflict'),
    ])
    expect(results[0]).toEqual(first)
    // Where the shop has three ways of it, the first two of them are another bill.
    const whole = { ...sold, id: newId('sale'), payments: three, received: 50_001 }
    const again = await shop.results([whole, { ...whole, payments: mixed, received: 50_000 }])
    expect(again.map(({ code }: { code?: string }) => code)).toEqual([undefined, 'sale_conflict'])
    await expectSums(shop)
  })

  test('POS-06 customers are found by number however it is written, then by name, and made once', async () => {
    const shop = await open()
    const buy = (customerName?: string, customerPhone?: string) =>
      shop.sale([[1, 1]], { customerName, customerPhone, notes: 'Tanpa gula' })
    const results = await shop.results([
      buy('Bu Rina'),
      buy('bu rina', '0812-3456-7890'),
      buy('Rina', '+62 812 3456 7890'),
      buy(undefined, '081234567890'),
      buy('Bu Rina', '0899 1111 2222'),
      buy(undefined, '0877 0000 1111'),
    ])
    expect(results.map(({ sale }: { sale: object }) => sale)).toMatchObject([
      { customerName: 'Bu Rina', notes: 'Tanpa gula' },
      { customerName: 'Bu Rina', customerPhone: '081234567890' },
      { customerName: 'Bu Rina', customerPhone: '081234567890' },
      { customerName: 'Bu Rina', customerPhone: '081234567890' },
      { customerName: 'Bu Rina', customerPhone: '089911112222' },
      { customerName: '087700001111', customerPhone: '087700001111' },
    ])
    expect(await query('select name, phone from pos_customers where pos_id = $1 order by phone', [shop.id])).toEqual([
      { name: 'Bu Rina', phone: '081234567890' },
      { name: '087700001111', phone: '087700001111' },
      { name: 'Bu Rina', phone: '089911112222' },
    ])
  })

  test('POS-03, POS-06 whatever is bought, taken off and paid how ever: every sum of the books is that of the sales', async () => {
    const shop = await open()
    const bought = fc.record({
      lines: fc.array(fc.record({ at: fc.nat(2), quantity: fc.integer({ min: 1, max: 3 }), off: fc.nat(100) }), {
        minLength: 1,
        maxLength: 4,
      }),
      off: fc.nat(100),
      cash: fc.nat(100),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(bought, { minLength: 1, maxLength: 8 }), async (bills) => {
        const sales = bills.map(({ lines, off, cash }) => {
          const plain = shop.sale(lines.map(({ at, quantity }) => [at, quantity]))
          const own = plain.lines.map((line, at) => ({
            ...line,
            discount: Math.floor((line.price * line.quantity * (lines[at]?.off ?? 0)) / 100),
          }))
          const subtotal = own.reduce((sum, { price, quantity, discount }) => sum + price * quantity - discount, 0)
          const discount = Math.floor((subtotal * off) / 100)
          const total = subtotal - discount
          const part = Math.floor((total * cash) / 100)
          const isMixed = part > 0 && part < total
          const payments = [
            { method: 'tunai', amount: part + 7 },
            { method: 'transfer', amount: total - part },
          ]
          return isMixed
            ? { ...plain, lines: own, discount, paymentMethod: 'campur', payments, received: total + 7 }
            : { ...plain, lines: own, discount, received: total }
        })
        const results = await shop.results(sales)
        expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(sales.map(() => 'recorded'))
        await expectSums(shop)
      }),
      { numRuns: bySoak(7, 20) },
    )
  })
})

test('POS-06, POS-07 what a buyer wants of a line is kept with it, on the receipt and in the history', async () => {
  const shop = await openTill(server, owner, [{ name: 'Es Teh', price: 5_000, stock: null }])
  const sold = shop.sale([[0, 2]])
  const lines = sold.lines.map((line) => ({ ...line, note: 'tanpa gula' }))
  const [{ sale }] = await shop.results([{ ...sold, lines }])
  expect(sale.lines).toMatchObject([{ note: 'tanpa gula' }])
  expect((await shop.store()).sales).toEqual([sale])
  const [{ sale: plain }] = await shop.results([shop.sale([[0, 1]])])
  expect(plain.lines[0]).not.toHaveProperty('note')
})
