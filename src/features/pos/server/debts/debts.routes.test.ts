import { beforeEach, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { openTill, soldAt } from '#tests/support/selling-till.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const day = soldAt.slice(0, 10)
const rina = { customerName: 'Bu Rina', customerPhone: '081234567890' }

/** Bu Rina owes 70.000 of a sale of 90.000, Pak Adi 10.000, Siti nothing. */
const open = async () => {
  const shop = await openTill(server, owner, [{ name: 'Teh', price: 10_000, stock: null }])
  const payments = [
    { method: 'tunai', amount: 20_000 },
    { method: 'kasbon', amount: 70_000 },
  ]
  await shop.results([
    shop.sale([[0, 9]], { ...rina, paymentMethod: 'campur', received: 90_000, payments }),
    shop.sale([[0, 1]], { customerName: 'Pak Adi', paymentMethod: 'kasbon' }),
    shop.sale([[0, 30]], { customerName: 'Siti' }),
  ])
  const list = async (query = '') => (await shop.inWorkspace('GET', `/customers${query}`)).body.data
  const { customers } = await list()
  const path = `/customers/${customers[0].id}`
  const pay = (amount: number, over: object = {}) =>
    shop.inWorkspace('POST', `${path}/debt-payments`, {
      id: newId('debtPayment'),
      amount,
      paymentMethod: 'qris',
      ...over,
    })
  return { ...shop, list, path, pay }
}

test('POS-06 the owner sees who owes most first, all who owe with one filter, and what it comes to', async () => {
  const shop = await open()
  expect(await shop.list()).toMatchObject({
    customers: [
      { name: 'Bu Rina', owed: 70_000, over: 0 },
      { name: 'Pak Adi', owed: 10_000 },
      { name: 'Siti', owed: 0 },
    ],
    totals: { owing: 2, owed: 80_000 },
  })
  expect((await shop.list('?owing=yes')).customers).toHaveLength(2)
  const found = (await shop.till('GET', '/customers')).body.data.customers
  expect(found.slice(0, 2)).toMatchObject([
    { name: 'Bu Rina', debt: 70_000 },
    { name: 'Pak Adi', debt: 10_000 },
  ])
})

test('POS-06 the owner records what was paid back once, never more than is owed, and sees how it came to that', async () => {
  const shop = await open()
  const id = newId('debtPayment')
  for (const _ of [1, 2]) expect((await shop.pay(30_000, { id })).body.data).toEqual({ owed: 40_000, over: 0 })
  const tooMuch = await shop.pay(40_001)
  expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'debt_overpaid'])
  expect(tooMuch.body.error).toMatch(/Rp\s40\.000/)
  expect((await shop.inWorkspace('GET', `${shop.path}/debt`)).body.data).toMatchObject({
    name: 'Bu Rina',
    phone: '081234567890',
    owed: 40_000,
    entries: [
      { kind: 'paid', amount: 30_000, paymentMethod: 'qris', number: null },
      { kind: 'taken', amount: 70_000, paymentMethod: null, number: expect.any(String), cashier: 'Sari' },
    ],
    more: false,
  })
})

test('POS-06 debts are their shop’s owner’s alone', async () => {
  const shop = await open()
  const stranger = await addUser(testDatabase.database)
  const path = `/api/pos/${shop.id}${shop.path}`
  const body = { id: newId('debtPayment'), amount: 1, paymentMethod: 'tunai' }
  expect((await server.call(stranger, 'GET', `${path}/debt`)).status).toBe(404)
  expect((await server.call(stranger, 'POST', `${path}/debt-payments`, body)).status).toBe(404)
  expect((await server.call(null, 'GET', `${path}/debt`)).status).toBe(401)
  expect((await shop.inWorkspace('GET', '/customers/cus_lain/debt')).status).toBe(404)
  expect((await shop.inWorkspace('POST', '/customers/cus_lain/debt-payments', body)).status).toBe(404)
  expect((await shop.inWorkspace('POST', `${shop.path}/debt-payments`, { ...body, amount: 0 })).status).toBe(400)
})

test('POS-06 reports tell debts apart from money, and money for debts by itself; both go out as files', async () => {
  const shop = await open()
  await shop.pay(30_000)
  const report = (await shop.inWorkspace('GET', `/report?from=${day}&to=2026-12-31`)).body.data
  expect(report.revenue).toBe(400_000)
  expect(report.methods).toEqual([
    { name: 'tunai', revenue: 320_000 },
    { name: 'kasbon', revenue: 80_000 },
  ])
  expect(report.debtsPaid).toEqual([{ name: 'qris', revenue: 30_000 }])
  const file = async (what: string): Promise<string[]> => {
    const path = `/api/pos/${shop.id}/books?from=${day}&to=2026-12-31&format=csv&what=${what}`
    const answer = await server.http.request(path, { headers: { 'x-user': owner } })
    return (await answer.text()).replace('\uFEFF', '').split('\r\n')
  }
  const debts = await file('debts')
  expect(debts[0]).toContain('Tanggal;Jam;Pelanggan;Catatan;Diambil;Berkurang;Cara bayar;No. struk;Kasir')
  expect(debts.filter((line) => line.includes('Bu Rina')).map((line) => line.split(';').slice(3, 7))).toEqual([
    ['Diambil', '70000', '', ''],
    ['Dibayar', '', '30000', 'QRIS'],
  ])
  const [heads = '', ...sales] = await file('sales')
  const at = heads.split(';').indexOf('Kasbon')
  expect(sales.slice(0, 3).map((line) => [line.split(';')[at - 2], line.split(';')[at]])).toEqual([
    ['20000', '70000'],
    ['0', '10000'],
    ['300000', '0'],
  ])
  expect((await file('report')).slice(0, 12)).toContain('Uang yang masuk;350000')
})
