import { beforeEach, describe, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const goods = [
  { name: 'Kopi', price: 8_000, stock: 10, category: 'Makanan' },
  { name: 'Teh', price: 5_000, stock: 10, category: 'Makanan' },
]

const open = async (given: readonly object[] = goods) => {
  const { id } = await server.makeShop(owner, given)
  const call = (method: string, path: string, body?: unknown, user = owner) =>
    server.call(user, method, `/api/pos/${id}${path}`, body)
  const store = async () => (await call('GET', '/store')).body.data
  return { id, call, store }
}

const signedInTill = async (shop: Awaited<ReturnType<typeof open>>) => {
  const { data } = (await shop.call('POST', '/setup/deploy', { target: 'embedded' })).body
  const slug = new URL(data.posUrl).pathname.split('/')[2] ?? ''
  const signedIn = await server.call(null, 'POST', `/api/till/${slug}/session`, {
    email: `${owner}@contoh.test`,
    password: data.password,
  })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return (method: string, path: string, body?: unknown) =>
    server.call(null, method, `/api/till/${slug}${path}`, body, { cookie })
}

describe('POS-06 what goods cost the shop', () => {
  test('POS-06 the cost is told, changed and taken back by the owner', async () => {
    const shop = await open([])
    const { data } = (await shop.call('POST', '/products', { name: 'Kopi', price: 8_000, cost: 5_500 })).body
    expect(data).toMatchObject({ cost: 5_500 })
    const change = async (body: object) => (await shop.call('PATCH', `/products/${data.id}`, body)).body
    expect((await change({ price: 9_000 })).data).toMatchObject({ price: 9_000, cost: 5_500 })
    expect((await change({ cost: 6_000 })).data.cost).toBe(6_000)
    expect((await change({ cost: null })).data.cost).toBeNull()
    expect((await shop.store()).products[0].cost).toBeNull()
    for (const cost of [-1, 0.5, '5000']) expect((await change({ cost })).code).toBe('invalid_request')
  })

  test('POS-06 nothing that a till is sent tells what the goods cost the shop', async () => {
    const shop = await open()
    const [coffee] = (await shop.store()).products
    const till = await signedInTill(shop)
    const since = server.clock().toISOString()
    await shop.call('PATCH', `/products/${coffee.id}`, { cost: 5_771 })
    const order = { id: newId('sale'), lines: [{ productId: coffee.id, quantity: 1 }] }
    const answers = [
      await till('POST', '/sales', order),
      await till('GET', '/catalogue'),
      await till('GET', `/catalogue?since=${since}`),
      await till('GET', '/today'),
      await till('GET', `/sales/${order.id}`),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).toContain('Kopi')
      expect(JSON.stringify(body)).not.toMatch(/cost|5771/i)
    }
    expect((await shop.store()).products[0].cost).toBe(5_771)
  })
})

const categoriesOf = async (shop: Awaited<ReturnType<typeof open>>) =>
  (await shop.store()).products.map(({ category }: { category: string | null }) => category)

describe('POS-05 categories', () => {
  test('POS-05 a category is added once, whatever its letters', async () => {
    const shop = await open()
    const { data } = (await shop.call('POST', '/categories', { name: ' Minuman ' })).body
    expect(data.categories).toEqual(expect.arrayContaining(['Makanan', 'Minuman']))
    expect((await shop.call('POST', '/categories', { name: 'MINUMAN' })).body.data).toEqual(data)
    expect((await shop.call('POST', '/categories', { name: '  ' })).body.code).toBe('invalid_request')
  })

  test('POS-05 a renamed category takes its goods along, and tills hear of it', async () => {
    const shop = await open()
    const till = await signedInTill(shop)
    server.setNow('2026-11-21T08:00:00.000Z')
    const { asOf, seen } = (await till('GET', '/catalogue')).body.data
    server.setNow('2026-11-21T09:00:00.000Z')
    const renamed = await shop.call('PATCH', '/categories', { name: 'Makanan', to: 'Camilan' })
    expect(renamed.body.data.categories).toContain('Camilan')
    expect(renamed.body.data.categories).not.toContain('Makanan')
    expect(await categoriesOf(shop)).toEqual(['Camilan', 'Camilan'])
    const news = (await till('GET', `/catalogue?since=${asOf}&seen=${seen}`)).body.data.products
    expect(news).toMatchObject([{ category: 'Camilan' }, { category: 'Camilan' }])
    await shop.call('PATCH', '/categories', { name: 'Camilan', to: 'camilan' })
    expect(await categoriesOf(shop)).toEqual(['camilan', 'camilan'])
  })

  test('POS-05 named as another one it is joined to it', async () => {
    const shop = await open([...goods, { name: 'Kaos', price: 50_000, category: 'Pakaian' }])
    const { categories } = (await shop.call('PATCH', '/categories', { name: 'Makanan', to: 'pakaian' })).body.data
    expect(categories).not.toContain('Makanan')
    expect(await categoriesOf(shop)).toEqual(['Pakaian', 'Pakaian', 'Pakaian'])
  })

  test('POS-05 a removed category leaves its goods on the shelf', async () => {
    const shop = await open()
    const { categories } = (await shop.call('DELETE', '/categories?name=Makanan')).body.data
    expect(categories).not.toContain('Makanan')
    expect(await categoriesOf(shop)).toEqual([null, null])
    expect((await shop.call('DELETE', '/categories?name=Makanan')).body.code).toBe('not_found')
  })

  test('POS-05 another owner’s categories are not there', async () => {
    const shop = await open()
    const stranger = await addUser(testDatabase.database)
    for (const [method, path, body] of [
      ['POST', '/categories', { name: 'X' }],
      ['PATCH', '/categories', { name: 'Makanan', to: 'X' }],
      ['DELETE', '/categories?name=Makanan', undefined],
    ] as const)
      expect((await shop.call(method, path, body, stranger)).body.code).toBe('not_found')
    expect(await categoriesOf(shop)).toEqual(['Makanan', 'Makanan'])
  })
})
