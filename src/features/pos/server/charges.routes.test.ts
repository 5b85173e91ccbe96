import { beforeEach, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { openTill } from '#tests/support/selling-till.ts'

import { receiptLines } from '../shared/receipt/receipt-text.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const chargeRules = { serviceRate: 500, taxRate: 1_000, taxName: 'PB1' } as const
const goods = [
  { name: 'Nasi Campur', price: 40_000, stock: null, cost: 22_000 },
  { name: 'Es Jeruk', price: 20_000, stock: null },
]
const open = async () => {
  const shop = await openTill(server, owner, goods)
  await shop.inWorkspace('PATCH', '/till-settings', { chargeRules })
  return shop
}
const twoOfEach = [
  [0, 2],
  [1, 1],
] as const
const refundOf = (saleId: string, line: number, quantity: number) => ({
  kind: 'refund',
  refund: {
    id: newId('refund'),
    saleId,
    kind: 'refund',
    items: [{ line, quantity, restocked: false }],
    paymentMethod: 'tunai',
    reason: 'Salah pesan',
    refundedAt: server.clock().toISOString(),
    cashier: 'Sari',
  },
})

test('POS-06, POS-03 service and tax of a till: receipt, history, lines, report and books carry the same Rupiah', async () => {
  const shop = await open()
  const told = (await shop.till('GET', '/shop')).body.data
  expect(told.chargeRules).toEqual(chargeRules)
  const [{ sale }] = await shop.results([shop.sale(twoOfEach, { chargeRules, received: 120_000 })])
  // 100.000 + 5.000 + 10% of 105.000
  expect(sale).toMatchObject({
    charges: { ...chargeRules, service: 5_000, tax: 10_500 },
    total: 115_500,
    change: 4_500,
    lines: [
      { total: 80_000, charges: 12_400 },
      { total: 20_000, charges: 3_100 },
    ],
  })
  expect(receiptLines(sale, told).slice(-9, -2)).toEqual([
    '--------------------------------',
    'Subtotal                 100.000',
    'Layanan 5%                 5.000',
    'PB1 10%                   10.500',
    'TOTAL                 Rp 115.500',
    'Tunai                    120.000',
    'Kembali                    4.500',
  ])
  const stored = await shop.store()
  expect(stored.sales).toEqual([sale])
  expect([stored.report.totalRevenue, stored.report.revenueToday]).toEqual([115_500, 115_500])

  const span = 'from=2026-11-01&to=2026-11-30'
  const report = (await shop.inWorkspace('GET', `/report?${span}`)).body.data
  expect(report).toMatchObject({
    revenue: 115_500,
    charges: { service: 5_000, tax: 10_500 },
    // What is left of the rice alone: neither service nor tax is its gain.
    profit: { amount: 80_000 - 44_000, covered: 80_000 },
  })
})

test('POS-06 pieces that come back take their share of service and tax along, and all of them everything', async () => {
  const shop = await open()
  const [{ sale }] = await shop.results([shop.sale(twoOfEach, { chargeRules, received: 115_500 })])
  const span = 'from=2026-11-01&to=2026-11-30'
  const report = async () => (await shop.inWorkspace('GET', `/report?${span}`)).body.data
  const back = async (line: number, quantity: number) => {
    const sentAt = server.clock().toISOString()
    const answer = await shop.till('POST', '/events', { sentAt, events: [refundOf(sale.id, line, quantity)] })
    return answer.body.data.results[0]
  }
  expect(await back(1, 1)).toMatchObject({ outcome: 'recorded', refund: { amount: 46_200 } })
  expect(await report()).toMatchObject({
    revenue: 69_300,
    charges: { service: 3_000, tax: 6_300 },
    profit: { amount: 40_000 - 44_000, covered: 40_000 },
  })
  await back(1, 1)
  await back(2, 1)
  expect(await report()).toMatchObject({ revenue: 0, charges: { service: 0, tax: 0 } })
})

test('POS-06, POS-07 a sale keeps the rates of its moment; the owner’s own sale goes by those of the shop', async () => {
  const shop = await open()
  const before = shop.sale([[1, 1]], { chargeRules, received: 23_100 })
  await shop.inWorkspace('PATCH', '/till-settings', { chargeRules: { ...chargeRules, serviceRate: 0, taxName: 'PPN' } })
  const [first] = await shop.results([before])
  expect(first.sale).toMatchObject({ total: 23_100, charges: { service: 1_000, tax: 2_100, taxName: 'PB1' } })
  const lines = [{ productId: shop.first[1]!.id, quantity: 1 }]
  const own = await shop.inWorkspace('POST', '/sales', { id: newId('sale'), lines })
  expect(own.body.data).toMatchObject({ total: 22_000, charges: { service: 0, tax: 2_000, taxName: 'PPN' } })
  // Sent once more it is the same sale; at other rates under its id it is another one.
  expect((await shop.results([before]))[0]).toMatchObject({ outcome: 'recorded', sale: { id: before.id } })
  const other = { ...before, chargeRules: { ...chargeRules, serviceRate: 400 } }
  expect((await shop.results([other]))[0]).toMatchObject({ outcome: 'refused', code: 'sale_conflict' })
})

test('POS-06 rates beyond what a shop may add are refused, and nothing changes', async () => {
  const shop = await open()
  for (const wrong of [{ serviceRate: 3_001 }, { taxRate: -1 }, { taxName: 'Cukai' }, { taxRate: 10.5 }])
    expect(
      (await shop.inWorkspace('PATCH', '/till-settings', { chargeRules: { ...chargeRules, ...wrong } })).status,
    ).toBe(400)
  expect((await shop.inWorkspace('GET', '/till-settings')).body.data.chargeRules).toEqual(chargeRules)
})
