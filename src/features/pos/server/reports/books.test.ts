import fc from 'fast-check'
import readXlsxFile from 'read-excel-file/node'
import { beforeEach, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { bySoak } from '#tests/support/soak.ts'

import type { SpanReport } from '../../shared/reports/report.contract.ts'
import type { Sale } from '../../shared/sale.ts'
import type { OwnProduct } from '../../shared/store.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const shelf = [
  { name: '=Kopi', price: 8_000, stock: null, category: 'Makanan' },
  { name: 'Teh', price: 5_000, stock: null, category: 'Makanan' },
  { name: 'Kaos', price: 50_000, stock: null },
]
const costs = [5_000, null, 30_000]

const open = async () => {
  server.setNow('2026-11-01T03:00:00.000Z')
  const { id } = await server.makeShop(owner, shelf)
  const call = (method: string, path: string, body?: unknown, user = owner) =>
    server.call(user, method, `/api/pos/${id}${path}`, body)
  const products: OwnProduct[] = (await call('GET', '/store')).body.data.products
  for (const [at, cost] of costs.entries()) await call('PATCH', `/products/${products[at]?.id}`, { cost })
  const sell = async (at: string, lines: readonly (readonly [number, number])[], over: object = {}): Promise<Sale> => {
    server.setNow(at)
    const goods = lines.map(([which, quantity]) => ({ productId: products[which]?.id, quantity }))
    const { body } = await call('POST', '/sales', { id: newId('sale'), lines: goods, ...over })
    expect(body).toMatchObject({ success: true })
    return body.data
  }
  const giveBack = async (at: string, sale: Sale, quantity: number, over: object = {}): Promise<number> => {
    server.setNow(at)
    const { body } = await call('POST', '/refunds', {
      id: newId('refund'),
      saleId: sale.id,
      kind: 'refund',
      items: [{ line: 1, quantity, restocked: true }],
      paymentMethod: 'tunai',
      reason: 'rusak',
      ...over,
    })
    expect(body).toMatchObject({ success: true })
    return body.data.refund.amount
  }
  const report = async (from: string, to: string): Promise<SpanReport> =>
    (await call('GET', `/report?from=${from}&to=${to}`)).body.data
  const file = async (query: string) => {
    const answer = await server.http.request(`/api/pos/${id}/books?${query}`, { headers: { 'x-user': owner } })
    return { name: answer.headers.get('content-disposition'), bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  return { id, call, products, sell, giveBack, report, file }
}

test('POS-06 a report tells revenue, ways of paying, profit and what the span before came to', async () => {
  const shop = await open()
  await shop.sell('2026-11-10T03:00:00.000Z', [[2, 1]])
  // 20:00 UTC is the next day in Jakarta.
  const mixed = await shop.sell(
    '2026-11-19T20:00:00.000Z',
    [
      [0, 2],
      [1, 1],
    ],
    {
      discount: 1_000,
      paymentMethod: 'campur',
      payments: [
        { method: 'qris', amount: 10_000 },
        { method: 'tunai', amount: 20_000 },
      ],
    },
  )
  const shirts = await shop.sell('2026-11-20T05:00:00.000Z', [[2, 2]], { paymentMethod: 'transfer' })
  await shop.giveBack('2026-11-21T05:00:00.000Z', shirts, 1)
  const wrong = await shop.sell('2026-11-21T06:00:00.000Z', [[1, 9]])
  await shop.giveBack('2026-11-21T06:05:00.000Z', wrong, 9, { kind: 'void' })
  expect(mixed).toMatchObject({ total: 20_000, change: 10_000 })

  const report = await shop.report('2026-11-20', '2026-11-21')
  expect(report).toMatchObject({
    revenue: 70_000,
    sold: 120_000,
    refunds: 50_000,
    discounts: 1_000,
    sales: 2,
    average: 60_000,
    pieces: 4,
    methods: [
      { name: 'transfer', revenue: 100_000 },
      { name: 'qris', revenue: 10_000 },
      { name: 'tunai', revenue: -40_000 },
    ],
    days: [
      { day: '2026-11-20', sales: 2, revenue: 120_000 },
      { day: '2026-11-21', sales: 0, revenue: -50_000 },
    ],
    hours: [
      { hour: 3, sales: 1, revenue: 20_000 },
      { hour: 12, sales: 1, revenue: 100_000 },
    ],
    cashiers: [{ name: 'Ibu Contoh', sales: 2, revenue: 70_000 }],
    locations: [],
    before: { from: '2026-11-18', to: '2026-11-19', revenue: 0, sales: 0, pieces: 0 },
  })
  // Two coffees brought 15,238 of their 16,000 after the discount; one shirt stayed sold.
  expect(report.profit).toEqual({ amount: 15_238 - 10_000 + 20_000, covered: 65_238 })
  expect(report.slow[0]).toEqual({ name: 'Teh', pieces: 1, revenue: 4_762 })
  expect((await shop.report('2026-11-01', '2026-11-10')).revenue).toBe(50_000)
})

const sumOf = (parts: readonly { readonly revenue: number }[]): number =>
  parts.reduce((sum, part) => sum + part.revenue, 0)

test('POS-06 every sum of a report is the sum of its sales and refunds, whatever was sold', async () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21']
  const anySale = fc.record({
    day: fc.nat(2),
    hour: fc.nat(23),
    lines: fc.uniqueArray(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 5 })), {
      minLength: 1,
      maxLength: 3,
      selector: ([which]) => which,
    }),
    off: fc.nat(4_000),
    way: fc.constantFrom('tunai', 'qris', 'campur'),
    back: fc.nat(2),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anySale, { minLength: 1, maxLength: 8 }), async (wanted) => {
      const shop = await open()
      const sums = { sold: 0, refunds: 0, sales: 0, pieces: 0, methods: new Map<string, number>() }
      const add = (method: string, amount: number): void =>
        void sums.methods.set(method, (sums.methods.get(method) ?? 0) + amount)
      for (const { day, hour, lines, off, way, back } of wanted) {
        const at = new Date(`${days[day]}T${String(hour).padStart(2, '0')}:30:00+07:00`).toISOString()
        const payments = [
          { method: 'qris', amount: 1_000 },
          { method: 'tunai', amount: 2_000_000 },
        ]
        const sale = await shop.sell(at, lines, {
          discount: off,
          paymentMethod: way,
          ...(way === 'campur' ? { payments } : {}),
        })
        expect(dayIn(new Date(at))).toBe(days[day])
        const refunded = back > 0 ? await shop.giveBack('2026-11-21T16:00:00.000Z', sale, 1, { kind: 'refund' }) : 0
        sums.sold += sale.total
        sums.refunds += refunded
        sums.sales += 1
        sums.pieces += sale.lines.reduce((sum, { quantity }) => sum + quantity, 0) - (back > 0 ? 1 : 0)
        if (way === 'campur') {
          add('qris', 1_000)
          add('tunai', sale.total - 1_000)
        } else add(way, sale.total)
        add('tunai', -refunded)
      }
      const report = await shop.report('2026-11-19', '2026-11-21')
      const revenue = sums.sold - sums.refunds
      expect(report).toMatchObject({
        revenue,
        sold: sums.sold,
        refunds: sums.refunds,
        sales: sums.sales,
        pieces: sums.pieces,
      })
      for (const parts of [report.days, report.methods, report.categories, report.best, report.slow, report.cashiers])
        expect(sumOf(parts)).toBe(revenue)
      expect(sumOf(report.hours)).toBe(sums.sold)
      for (const { name, revenue: amount } of report.methods) expect(amount).toBe(sums.methods.get(name) ?? 0)
    }),
    { numRuns: bySoak(4, 12) },
  )
})

test('POS-06 the books go out as CSV and Excel: money as numbers, days as dates, nothing that a program would run', async () => {
  const shop = await open()
  await shop.sell(
    '2026-11-20T05:00:00.000Z',
    [
      [0, 2],
      [2, 1],
    ],
    { customerName: '@Bu Rina', discount: 6_000 },
  )
  const span = 'from=2026-11-01&to=2026-11-30'
  const lines = (await shop.file(`what=lines&format=csv&${span}`)).bytes.toString('utf8').split('\r\n')
  expect(lines[1]).toBe(
    `2026-11-20;12:00;261120-0001;'=Kopi;Makanan;2;8000;1455;0;0;14545;5000;0;Ibu Contoh;Tunai;Selesai`,
  )
  const sales = await shop.file(`what=sales&format=xlsx&${span}`)
  expect(sales.name).toContain('penjualan-Warung Bu Sri-2026-11-01-2026-11-30.xlsx')
  const [sheet] = await readXlsxFile(sales.bytes)
  expect(sheet?.data[1]?.slice(0, 12)).toEqual([
    new Date('2026-11-20T00:00:00Z'),
    '12:00',
    '261120-0001',
    'Ibu Contoh',
    "'@Bu Rina",
    null,
    'Tunai',
    6_000,
    0,
    0,
    0,
    60_000,
  ])
  const report = await readXlsxFile((await shop.file(`what=report&format=xlsx&${span}`)).bytes)
  expect(report.map((one) => one.sheet)).toContain('Cara bayar')
  expect(report[0]?.data[1]).toEqual(['Pendapatan', 60_000])
})

test('POS-06 the history reaches every sale, page by page, by receipt, goods, customer and day', async () => {
  const shop = await open()
  for (let at = 0; at < 33; at += 1) await shop.sell('2026-11-20T05:00:00.000Z', [[at === 5 ? 2 : 1, 1]])
  await shop.sell('2026-11-21T05:00:00.000Z', [[1, 1]], { customerName: 'Bu Rina_100%' })
  const history = async (query: string) => (await shop.call('GET', `/sales?${query}`)).body.data
  const first = await history('')
  expect(first.sales).toHaveLength(30)
  expect(first.shop).toMatchObject({ name: 'Warung Bu Sri', receiptColumns: 32 })
  const second = await history(`after=${first.next}`)
  expect(second).toMatchObject({ next: null })
  const numbers = [...first.sales, ...second.sales].map(({ number }: Sale) => number)
  expect(numbers).toHaveLength(34)
  expect(new Set(numbers).size).toBe(34)
  expect(numbers).toEqual(numbers.toSorted().toReversed())
  const counts = async (query: string) => (await history(query)).sales.length
  expect(await counts('search=kaos')).toBe(1)
  expect(await counts('search=261120-0007')).toBe(1)
  expect(await counts('search=rina_100%25')).toBe(1)
  expect(await counts('search=rina%25100')).toBe(0)
  expect(await counts('from=2026-11-21')).toBe(1)
  expect(await counts('to=2026-11-19')).toBe(0)
})

test('POS-06 spans that are none and other owners’ books are refused', async () => {
  const shop = await open()
  for (const span of [
    'from=2026-11-02&to=2026-11-01',
    'from=2026-02-30&to=2026-03-01',
    'from=2020-01-01&to=2026-01-01',
  ])
    expect((await shop.call('GET', `/report?${span}`)).body.code).toBe('invalid_request')
  const stranger = await addUser(testDatabase.database)
  for (const path of [
    '/report?from=2026-11-01&to=2026-11-01',
    '/sales',
    '/books?from=2026-11-01&to=2026-11-01&what=sales&format=csv',
  ])
    expect((await shop.call('GET', path, undefined, stranger)).body.code).toBe('not_found')
})
