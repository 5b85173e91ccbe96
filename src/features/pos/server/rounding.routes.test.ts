import { beforeEach, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { openTill, soldAt } from '#tests/support/selling-till.ts'

import { receiptLines } from '../shared/receipt/receipt-text.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const roundingRule = { step: 100, way: 'down' } as const
const goods = [
  { name: 'Beras Literan', price: 9_999, stock: null, cost: 8_000 },
  { name: 'Gula Curah', price: 1_383, stock: null },
]
const span = 'from=2026-11-01&to=2026-11-30'
const oneAndTwo = [
  [0, 1],
  [1, 2],
] as const

const open = async () => {
  const shop = await openTill(server, owner, goods)
  await shop.inWorkspace('PATCH', '/till-settings', { roundingRule })
  const report = async () => (await shop.inWorkspace('GET', `/report?${span}`)).body.data
  const events = async (list: readonly object[]) => {
    const sentAt = server.clock().toISOString()
    return (await shop.till('POST', '/events', { sentAt, events: list })).body.data.results
  }
  const back = (saleId: string, line: number, quantity: number) =>
    events([
      {
        kind: 'refund',
        refund: {
          id: newId('refund'),
          saleId,
          kind: 'refund',
          items: [{ line, quantity, restocked: false }],
          paymentMethod: 'tunai',
          reason: 'Barang rusak',
          refundedAt: server.clock().toISOString(),
          cashier: 'Sari',
        },
      },
    ])
  return { ...shop, report, events, back }
}

test('POS-03, POS-06 cash that was rounded is so in sale, receipt, history, report, books and drawer', async () => {
  const shop = await open()
  expect((await shop.till('GET', '/shop')).body.data.roundingRule).toEqual(roundingRule)
  const shift = { id: newId('shift'), cashier: 'Sari', openedAt: soldAt, openingCash: 50_000 }
  const sold = shop.sale(oneAndTwo, { roundingRule, received: 20_000, shiftId: shift.id })
  const exact = shop.sale([[0, 1]], { paymentMethod: 'qris', received: 9_999, shiftId: shift.id })
  const results = await shop.events([
    { kind: 'shift-opened', shift },
    { kind: 'sale', sold },
    { kind: 'sale', sold: exact },
  ])
  const { sale } = results[1]
  expect(sale).toMatchObject({
    rounding: -65,
    total: 12_700,
    received: 20_000,
    change: 7_300,
    lines: [
      { total: 9_999, rounding: -51 },
      { total: 2_766, rounding: -14 },
    ],
  })
  expect(results[2].sale).toMatchObject({ total: 9_999 })
  expect(results[2].sale).not.toHaveProperty('rounding')
  const told = (await shop.till('GET', '/shop')).body.data
  expect(receiptLines(sale, told).slice(-8, -2)).toEqual([
    '--------------------------------',
    'Subtotal                  12.765',
    'Pembulatan                   -65',
    'TOTAL                  Rp 12.700',
    'Tunai                     20.000',
    'Kembali                    7.300',
  ])
  expect((await shop.store()).sales).toContainEqual(sale)
  expect(await shop.report()).toMatchObject({ revenue: 22_699, rounding: -65 })
  const [opened] = (await shop.inWorkspace('GET', '/shifts')).body.data.shifts
  expect(opened).toMatchObject({ cashSales: 12_700, expected: 62_700, salesTotal: 22_699 })
  for (const what of ['sales', 'lines']) {
    const query = `/api/pos/${shop.id}/books?${span}&what=${what}&format=csv`
    const file = await (await server.http.request(query, { headers: { 'x-user': owner } })).text()
    expect(file).toMatch(/Pembulatan[;,]/)
    expect(file).toContain(what === 'sales' ? '-65' : '-51')
  }
})

test('POS-03, POS-06 pieces of a rounded sale that come back give back what was paid, all of them everything', async () => {
  const shop = await open()
  const [{ sale }] = await shop.results([shop.sale(oneAndTwo, { roundingRule, received: 12_700 })])
  expect((await shop.back(sale.id, 2, 1))[0]).toMatchObject({ outcome: 'recorded', refund: { amount: 1_376 } })
  await shop.back(sale.id, 2, 1)
  const [last] = await shop.back(sale.id, 1, 1)
  expect(last).toMatchObject({ refund: { amount: 9_948 }, sale: { refunded: 12_700, status: 'refunded' } })
  expect(await shop.report()).toMatchObject({ revenue: 0, rounding: 0 })
})

test('POS-03, POS-06 part in cash, part by QRIS: only the cash is rounded; the owner’s own sale goes by the shop’s rule', async () => {
  const shop = await open()
  const payments = [
    { method: 'tunai', amount: 3_000 },
    { method: 'qris', amount: 10_000 },
  ]
  const mixed = shop.sale(oneAndTwo, { roundingRule, paymentMethod: 'campur', payments, received: 13_000 })
  const [{ sale }] = await shop.results([mixed])
  expect(sale).toMatchObject({ total: 12_700, change: 300, rounding: -65 })
  expect((await shop.report()).methods).toEqual([
    { name: 'qris', revenue: 10_000 },
    { name: 'tunai', revenue: 2_700 },
  ])
  // Sent once more it is the same sale.
  expect((await shop.results([mixed]))[0]).toEqual({ outcome: 'recorded', sale })
  // A till that does not know of rounding yet has taken what it has told.
  const [plain] = await shop.results([shop.sale(oneAndTwo)])
  expect(plain.sale).toMatchObject({ total: 12_765, change: 0 })
  const lines = [{ productId: shop.first[0]!.id, quantity: 1 }]
  const own = await shop.inWorkspace('POST', '/sales', { id: newId('sale'), lines, received: 10_000 })
  expect(own.body.data).toMatchObject({ total: 9_900, rounding: -99, change: 100 })
  expect((await shop.inWorkspace('PATCH', '/till-settings', { roundingRule: { step: 50, way: 'down' } })).status).toBe(
    400,
  )
})
