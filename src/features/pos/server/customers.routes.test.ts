import { beforeEach, expect, test } from 'vitest'

import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { openTill } from '#tests/support/selling-till.ts'

import { mostShownCustomers, mostTillCustomers } from '../shared/customers.contract.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const open = async () => {
  const shop = await openTill(server, owner, [{ name: 'Teh', price: 10_000, stock: null }])
  const buy = (customerName: string, customerPhone?: string, over: object = {}) =>
    shop.sale([[0, 1]], { customerName, customerPhone, ...over })
  const list = async (search = '') =>
    (await shop.inWorkspace('GET', `/customers?search=${encodeURIComponent(search)}`)).body.data
  const find = async (search = '') =>
    (await shop.till('GET', `/customers?search=${encodeURIComponent(search)}`)).body.data.customers as object[]
  return { ...shop, buy, list, find }
}

test('POS-06 the till finds customers by a part of name or number, its own shop’s alone, and only signed in', async () => {
  const shop = await open()
  await shop.results([shop.buy('Bu Rina', '0812-3456-7890'), shop.buy('Pak 100%'), shop.buy('Adi_', '0899 0000 1111')])
  expect(await shop.find('rin')).toEqual([
    { id: expect.any(String), name: 'Bu Rina', phone: '081234567890', debt: 0, debtLimit: null },
  ])
  expect(await shop.find('+62 812')).toMatchObject([{ name: 'Bu Rina', phone: '081234567890' }])
  expect(await shop.find('%')).toMatchObject([{ name: 'Pak 100%', phone: null }])
  expect(await shop.find('_')).toMatchObject([{ name: 'Adi_', phone: '089900001111' }])
  expect(await shop.find()).toHaveLength(3)
  expect(await shop.find('\u0000')).toHaveLength(3)
  expect((await shop.call('GET', '/customers')).status).toBe(401)
  const other = await open()
  expect(await other.find()).toEqual([])
  expect((await shop.till('GET', `/customers?search=${'x'.repeat(201)}`)).status).toBe(400)
})

test('POS-06 the owner sees what each has bought, who came last first, and nobody else’s customers', async () => {
  const shop = await open()
  await shop.results([
    shop.buy('Bu Rina', '081234567890', { soldAt: '2026-11-21T01:00:00.000Z', discount: 1_000, received: 9_000 }),
    shop.buy('Bu Rina', '081234567890', { soldAt: '2026-11-21T02:00:00.000Z' }),
    shop.buy('Adi', undefined, { soldAt: '2026-11-21T02:30:00.000Z' }),
    shop.buy('Budi', undefined, { soldAt: '2026-11-21T00:30:00.000Z' }),
  ])
  await testDatabase.database.$client.query(
    `update pos_sales set status = 'void' where pos_id = $1 and created_at = '2026-11-21T00:30:00.000Z'`,
    [shop.id],
  )
  expect(await shop.list()).toMatchObject({
    customers: [
      { name: 'Adi', purchases: 1, spent: 10_000, lastPurchase: '2026-11-21T02:30:00.000Z' },
      { name: 'Bu Rina', phone: '081234567890', purchases: 2, spent: 19_000 },
      { name: 'Budi', purchases: 0, spent: 0, lastPurchase: null },
    ],
    more: false,
  })
  const stranger = await addUser(testDatabase.database)
  const path = `/api/pos/${shop.id}/customers`
  expect((await server.call(stranger, 'GET', path)).status).toBe(404)
  const [adi] = (await shop.list('adi')).customers
  const change = { name: 'Adi', phone: '' }
  expect((await server.call(stranger, 'PATCH', `${path}/${adi.id}`, change)).status).toBe(404)
  expect((await server.call(null, 'GET', path)).status).toBe(401)
})

test('POS-06 name and number are changed in place; a number that is another’s is refused with whose it is', async () => {
  const shop = await open()
  await shop.results([shop.buy('Bu Rina', '081234567890'), shop.buy('Adi')])
  const [adi] = (await shop.list('adi')).customers
  const change = (body: object, id = adi.id) => shop.inWorkspace('PATCH', `/customers/${id}`, body)
  const taken = await change({ name: 'Adi', phone: '+62 812 3456 7890' })
  expect([taken.status, taken.body.code]).toEqual([409, 'customer_phone_taken'])
  expect(taken.body.error).toContain('Bu Rina')
  expect((await change({ name: ' ', phone: '' })).status).toBe(400)
  expect((await change({ name: 'Adi', phone: '' }, 'cus_lain')).status).toBe(404)
  const changed = await change({ name: 'Pak Adi', phone: '0899-0000-1111' })
  expect(changed.body.data).toEqual({ id: adi.id, name: 'Pak Adi', phone: '089900001111', debtLimit: null })
  // From now on the number means him, on earlier receipts too.
  const [{ sale }] = await shop.results([shop.buy('', '+62 899 0000 1111')])
  expect(sale.customerName).toBe('Pak Adi')
  expect((await shop.list('pak')).customers).toMatchObject([{ purchases: 2, spent: 20_000 }])
})

test('POS-06 both lists are bounded, and the owner’s says that there are more', async () => {
  const shop = await open()
  await testDatabase.database.$client.query(
    `insert into pos_customers (pos_id, id, name, phone, created_at, updated_at)
     select $1, 'cus_' || n, 'Orang ' || n, null, now(), now() from generate_series(1, 400) n`,
    [shop.id],
  )
  expect(await shop.find()).toHaveLength(mostTillCustomers)
  const { customers, more } = await shop.list()
  expect([customers.length, more]).toEqual([mostShownCustomers, true])
  expect(await shop.find('orang 400')).toHaveLength(1)
})
