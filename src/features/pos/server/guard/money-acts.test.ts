import { scryptSync } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { openTill } from '#tests/support/selling-till.ts'

import { pinWork, readVerifier } from '../../shared/guard/pin-verifier.ts'
import { posData } from '../pos-data.ts'
import { posMoneyActs } from './money-acts.tables.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

/** The hash that a PIN has with the salt of that verifier. */
const hashOf = (pin: string, verifier: string): string => {
  const { length, ...cost } = pinWork
  const salt = Buffer.from(readVerifier(verifier)?.salt ?? '', 'hex')
  return scryptSync(pin, salt, length, { ...cost, maxmem: 2 ** 27 }).toString('hex')
}

const goods = [
  { name: 'Kopi', price: 10_000, stock: null },
  { name: 'Teh', price: 8_000, stock: null },
]

const open = async () => {
  const shop = await openTill(server, owner, goods)
  const events = async (list: readonly object[]) => {
    const sentAt = server.clock().toISOString()
    return (await shop.till('POST', '/events', { sentAt, events: list })).body.data.results
  }
  const acts = async (query = '') => (await shop.inWorkspace('GET', `/money-acts${query}`)).body.data
  const refundOf = (saleId: string, over: object = {}) => ({
    id: newId('refund'),
    saleId,
    kind: 'refund',
    items: [{ line: 1, quantity: 1, restocked: false }],
    paymentMethod: 'tunai',
    reason: 'Barang rusak',
    refundedAt: server.clock().toISOString(),
    cashier: 'Sari',
    ...over,
  })
  return { ...shop, events, acts, refundOf }
}
type Till = Awaited<ReturnType<typeof open>>

/** Two of the first goods, cheaper than on the shelf and with a fifth off. */
const cheap = (shop: Till, over: object = {}) => {
  const [kopi] = shop.first
  const line = { productId: kopi!.id, name: kopi!.name, quantity: 2, price: 9_000, listPrice: 10_000 }
  return shop.sale([[0, 1]], { lines: [line], discount: 3_600, received: 14_400, ...over })
}

test('POS-06 a PIN reaches the till as a slow hash alone, and nobody reads it; it can be taken away', async () => {
  const shop = await open()
  expect((await shop.till('GET', '/shop')).body.data).toMatchObject({ pinVerifier: null, freeDiscount: 1_000 })
  const answer = await shop.inWorkspace('PATCH', '/till-settings', { pin: '4071', freeDiscount: 2_000 })
  expect(answer.body.data).toMatchObject({ hasPin: true, freeDiscount: 2_000 })
  expect(JSON.stringify(answer.body)).not.toMatch(/4071|pinVerifier/)
  const told = (await shop.till('GET', '/shop')).body.data
  expect(hashOf('4071', told.pinVerifier)).toBe(readVerifier(told.pinVerifier)?.hash)
  for (const pin of ['123', '1234567', 'abcd', 4071])
    expect((await shop.inWorkspace('PATCH', '/till-settings', { pin })).status).toBe(400)
  // Other settings leave it as it is.
  await shop.inWorkspace('PATCH', '/till-settings', { receiptFooter: 'Salam' })
  expect((await shop.till('GET', '/shop')).body.data.pinVerifier).toBe(told.pinVerifier)
  expect((await shop.inWorkspace('PATCH', '/till-settings', { pin: null })).body.data.hasPin).toBe(false)
  expect((await shop.till('GET', '/shop')).body.data.pinVerifier).toBeNull()
})

test('POS-06 changed prices and large discounts of a till are in the log with the sale, once, with or without a PIN', async () => {
  const shop = await open()
  const sold = cheap(shop, { withPin: true })
  const plain = shop.sale([[0, 1]], { discount: 1_000, received: 9_000 })
  await shop.events([
    { kind: 'sale', sold },
    { kind: 'sale', sold: plain },
  ])
  await shop.events([{ kind: 'sale', sold }])
  const { acts, hasPin } = await shop.acts()
  expect(hasPin).toBe(false)
  const common = { saleId: sold.id, number: sold.number, cashier: 'Sari', deviceCode: 'A', withPin: true }
  expect(acts).toMatchObject([
    { ...common, kind: 'discount', amount: 3_600, whole: 18_000, isFromTill: true },
    { ...common, kind: 'price', subject: 'Kopi', amount: 2_000, whole: 20_000 },
  ])
  expect(acts).toHaveLength(2)
  await shop.events([{ kind: 'sale', sold: cheap(shop) }])
  const cheaper = (await shop.acts('?kind=price')).acts
  expect(cheaper.map(({ withPin }: { withPin: boolean }) => withPin)).toEqual([false, true])
})

test('POS-06 voids and refunds are in the log with their reason, the owner’s own ones too', async () => {
  const shop = await open()
  const [first, second] = await shop.results([
    shop.sale([[0, 2]], { received: 20_000 }),
    shop.sale([[1, 1]], { received: 8_000 }),
  ])
  const refund = shop.refundOf(first.sale.id, { deviceCode: 'B', withPin: true })
  await shop.events([{ kind: 'refund', refund }])
  await shop.events([{ kind: 'refund', refund }])
  server.setNow(second.sale.timestamp)
  const { refundedAt: _, cashier: __, ...own } = shop.refundOf(second.sale.id, { kind: 'void', reason: 'Salah catat' })
  expect((await shop.inWorkspace('POST', '/refunds', own)).body.success).toBe(true)
  expect((await shop.acts()).acts).toMatchObject([
    { kind: 'void', amount: 8_000, whole: 8_000, reason: 'Salah catat', isFromTill: false, deviceCode: null },
    { kind: 'refund', amount: 10_000, whole: 20_000, reason: 'Barang rusak', deviceCode: 'B', withPin: true },
  ])
  expect((await shop.acts()).acts).toHaveLength(2)
})

test('POS-06 a till that was given too many wrong PINs tells so, once', async () => {
  const shop = await open()
  const lock = { id: newId('pinLock'), cashier: 'Sari', deviceCode: 'A', lockedAt: server.clock().toISOString() }
  const event = { kind: 'pin-locked', lock }
  expect(await shop.events([event, event])).toEqual([{ outcome: 'recorded' }, { outcome: 'recorded' }])
  expect((await shop.acts()).acts).toMatchObject([{ kind: 'pin', cashier: 'Sari', deviceCode: 'A', amount: 0 }])
  expect((await shop.acts()).acts).toHaveLength(1)
})

test('POS-06 the log is the owner’s alone, comes page by page, and nothing in it can be changed', async () => {
  const shop = await open()
  const locks = Array.from({ length: 60 }, () => ({
    kind: 'pin-locked',
    lock: { id: newId('pinLock'), cashier: 'Sari', lockedAt: server.clock().toISOString() },
  }))
  await shop.events(locks.slice(0, 30))
  await shop.events(locks.slice(30))
  const first = await shop.acts()
  const second = await shop.acts(`?after=${first.next}`)
  expect([first.acts.length, second.acts.length, second.next]).toEqual([50, 10, null])
  const ids = [...first.acts, ...second.acts].map(({ id }: { id: string }) => id)
  expect(ids).toEqual(locks.map(({ lock }) => lock.id).toReversed())
  const other = await addUser(testDatabase.database)
  expect((await server.call(other, 'GET', `/api/pos/${shop.id}/money-acts`)).status).toBe(404)
  const { database } = testDatabase
  const change = database.update(posMoneyActs).set({ cashier: 'Orang lain' }).where(eq(posMoneyActs.posId, shop.id))
  await expect(change).rejects.toMatchObject({ cause: { code: '23001' } })
  // With the whole account it goes.
  const files = await posData.read(database, owner)
  expect(files.some(({ path }) => path.endsWith('jejak-kasir.json'))).toBe(true)
  await database.transaction((tx) => posData.erase(tx, owner))
  expect(await database.select().from(posMoneyActs).where(eq(posMoneyActs.posId, shop.id))).toEqual([])
})

test('POS-06 a debt beyond the customer’s limit is recorded all the same and stands in the log, with what is beyond it', async () => {
  const shop = await open()
  const lend = (pieces: number, over: object = {}) =>
    shop.sale([[0, pieces]], { customerName: 'Bu Rina', paymentMethod: 'kasbon', ...over })
  await shop.results([lend(3)])
  const [rina] = (await shop.inWorkspace('GET', '/customers')).body.data.customers
  const change = async (over: object) =>
    (await shop.inWorkspace('PATCH', `/customers/${rina.id}`, { name: 'Bu Rina', phone: '', ...over })).body.data
  expect(await change({ debtLimit: 50_000 })).toMatchObject({ debtLimit: 50_000 })
  // A change that says nothing of it leaves it.
  expect(await change({ name: 'Ibu Rina' })).toMatchObject({ name: 'Ibu Rina', debtLimit: 50_000 })
  await change({})
  expect((await shop.till('GET', '/customers')).body.data.customers).toMatchObject([
    { debt: 30_000, debtLimit: 50_000 },
  ])
  expect((await shop.inWorkspace('GET', `/customers/${rina.id}/debt`)).body.data.debtLimit).toBe(50_000)
  const payments = [
    { method: 'tunai', amount: 5_000 },
    { method: 'kasbon', amount: 25_000 },
  ]
  const beyond = lend(3, { paymentMethod: 'campur', received: 30_000, payments, withPin: true })
  await shop.results([lend(2), beyond])
  await shop.results([beyond])
  expect((await shop.acts('?kind=debt')).acts).toMatchObject([
    { saleId: beyond.id, subject: 'Bu Rina', amount: 25_000, whole: 50_000, withPin: true, number: beyond.number },
  ])
  expect(await shop.store().then(({ sales }: { sales: unknown[] }) => sales.length)).toBe(3)
  expect(await change({ debtLimit: null })).toMatchObject({ debtLimit: null })
  await shop.results([lend(9)])
  expect((await shop.acts('?kind=debt')).acts).toHaveLength(1)
  // Who has no limit of their own has the shop's, also on the first day; the own one goes before it.
  await shop.inWorkspace('PATCH', '/till-settings', { debtLimit: 20_000 })
  const first = lend(3, { customerName: 'Pak Adi' })
  await shop.results([lend(2, { customerName: 'Siti' }), first])
  expect((await shop.acts('?kind=debt')).acts.slice(0, -1)).toMatchObject([
    { saleId: first.id, subject: 'Pak Adi', amount: 10_000, whole: 20_000 },
  ])
  await change({ debtLimit: 1_000_000 })
  await shop.results([lend(1)])
  expect((await shop.acts('?kind=debt')).acts).toHaveLength(2)
  for (const debtLimit of [-1, 1.5, 'banyak'])
    expect((await shop.inWorkspace('PATCH', `/customers/${rina.id}`, { name: 'a', phone: '', debtLimit })).status).toBe(
      400,
    )
})
