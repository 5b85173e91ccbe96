import { beforeEach, describe, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addGuest, addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer, posUrl } from '#tests/support/pos-server.ts'

import { defaultCategories } from './shops.repo.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const goods = [
  { name: 'Nasi goreng', price: 15_000, stock: 20, category: 'Makanan' },
  { name: 'Es teh', price: 5_000, stock: 50 },
]

const open = async (given: readonly object[] = goods) => {
  const { id } = await server.makeShop(owner, given)
  const call = (method: string, path = '', body?: unknown, user = owner) =>
    server.call(user, method, `/api/pos/${id}${path}`, body)
  const store = async () => (await call('GET', '/store')).body.data
  const sell = (lines: readonly object[], over: object = {}) =>
    call('POST', '/sales', { id: newId('sale'), lines, ...over })
  return { id, call, store, sell }
}

describe('POS-05 goods', () => {
  test('POS-05, POS-10 a new shop has the goods of its order and the default categories', async () => {
    const shop = await open()
    const store = await shop.store()
    expect(store.categories.toSorted()).toEqual([...defaultCategories].sort())
    expect(store.products).toMatchObject([
      { name: 'Nasi goreng', price: 15_000, stock: 20, category: 'Makanan', barcode: null, imageUrl: null },
      { name: 'Es teh', price: 5_000, stock: 50, category: null, description: '' },
    ])
    expect(store.report).toMatchObject({ totalRevenue: 0, totalItemsSold: 0, productCount: 2, salesToday: 0 })
    expect(store).toMatchObject({ sales: [], timeZone: 'Asia/Jakarta', lastUpdated: '2026-11-21T03:00:00.000Z' })
  })

  test('POS-02, POS-05 goods are added, changed and removed; each change stamps lastUpdated', async () => {
    const shop = await open([])
    server.setNow('2026-11-21T04:00:00.000Z')
    const added = await shop.call('POST', '/products', { name: ' Sepatu ', price: 250_000, category: 'sepatu' })
    expect(added.body.data).toMatchObject({ name: 'Sepatu', price: 250_000, stock: 0, category: 'sepatu' })
    expect((await shop.store()).lastUpdated).toBe('2026-11-21T04:00:00.000Z')
    const { id } = added.body.data
    server.setNow('2026-11-21T05:00:00.000Z')
    const changed = await shop.call('PATCH', `/products/${id}`, { stock: 7, category: 'PAKAIAN' })
    expect(changed.body.data).toMatchObject({ name: 'Sepatu', stock: 7, category: 'Pakaian' })
    expect((await shop.store()).lastUpdated).toBe('2026-11-21T05:00:00.000Z')
    expect((await shop.store()).categories).toContain('sepatu')
    expect((await shop.call('DELETE', `/products/${id}`)).body.data).toEqual({ id })
    expect(await shop.store()).toMatchObject({ products: [], report: { productCount: 0 } })
    for (const again of [await shop.call('DELETE', `/products/${id}`), await shop.call('PATCH', `/products/${id}`, {})])
      expect([again.status, again.body.code]).toEqual([404, 'not_found'])
  })

  test.each([
    { name: '', price: 1 },
    { name: '   ', price: 1 },
    { name: 'x' },
    { name: 'x', price: -1 },
    { name: 'x', price: 0.5 },
    { name: 'x', price: 1, stock: -1 },
    { name: 'x', price: 2 ** 53 },
  ])('POS-02, POS-03 %j is no product', async (body) => {
    const shop = await open([])
    expect((await shop.call('POST', '/products', body)).body).toMatchObject({ code: 'invalid_request' })
    expect((await shop.store()).products).toEqual([])
  })
})

describe('POS-02 sales', () => {
  test('POS-02, POS-03 a sale takes name and price of now, lowers the stock and gives change', async () => {
    const shop = await open()
    const [rice, tea] = (await shop.store()).products
    const answer = await shop.sell(
      [
        { productId: rice.id, quantity: 2 },
        { productId: tea.id, quantity: 3 },
      ],
      { received: 50_000, customerName: 'Bu Rina', notes: 'pedas' },
    )
    expect(answer.body.data).toMatchObject({
      number: '261121-0001',
      lines: [
        { productName: 'Nasi goreng', quantity: 2, price: 15_000, total: 30_000 },
        { productName: 'Es teh', quantity: 3, price: 5_000, total: 15_000 },
      ],
      total: 45_000,
      received: 50_000,
      change: 5_000,
      paymentMethod: 'tunai',
      customerName: 'Bu Rina',
      notes: 'pedas',
      status: 'completed',
      cashier: 'Ibu Contoh',
    })
    const store = await shop.store()
    expect(store.products.map(({ stock }: { stock: number }) => stock)).toEqual([18, 47])
    expect(store.sales).toEqual([answer.body.data])
  })

  test('POS-02 what the stock does not have is refused whole, with the product and what is left', async () => {
    const shop = await open()
    const [rice, tea] = (await shop.store()).products
    const answer = await shop.sell([
      { productId: tea.id, quantity: 1 },
      { productId: rice.id, quantity: 15 },
      { productId: rice.id, quantity: 6 },
    ])
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      code: 'out_of_stock',
      error: 'Stok tidak cukup: Nasi goreng tinggal 20. Kurangi jumlahnya, atau tambah stoknya dulu.',
      details: { productId: rice.id, left: 20, asked: 21 },
    })
    expect((await shop.store()).products).toMatchObject([{ stock: 20 }, { stock: 50 }])
  })

  test('POS-02 the same sale id is one sale, also after price, stock and shelf have changed', async () => {
    const shop = await open()
    const [rice, tea] = (await shop.store()).products
    const order = { id: newId('sale'), lines: [{ productId: rice.id, quantity: 20 }] }
    const first = await shop.call('POST', '/sales', order)
    await shop.call('PATCH', `/products/${rice.id}`, { price: 99_000 })
    expect((await shop.call('POST', '/sales', order)).body).toEqual(first.body)
    await shop.call('DELETE', `/products/${rice.id}`)
    expect((await shop.call('POST', '/sales', order)).body).toEqual(first.body)
    const other = await shop.call('POST', '/sales', { ...order, lines: [{ productId: tea.id, quantity: 1 }] })
    expect([other.status, other.body.code]).toEqual([409, 'sale_conflict'])
    expect((await shop.store()).report).toMatchObject({ totalItemsSold: 20, totalRevenue: 300_000, salesToday: 1 })
  })

  test('POS-02, POS-03 too little money, gone goods and totals beyond measure are refused', async () => {
    const shop = await open([{ name: 'Kapal', price: 1_000_000_000_000, stock: 5 }])
    const [ship] = (await shop.store()).products
    const short = await shop.sell([{ productId: ship.id, quantity: 1 }], { received: 999_999_999_999 })
    expect([short.status, short.body.code]).toEqual([422, 'received_too_low'])
    expect(short.body.error).toContain('kurang Rp\u00a01 dari total')
    const large = await shop.sell([{ productId: ship.id, quantity: 2 }])
    expect([large.status, large.body.code]).toEqual([422, 'sale_too_large'])
    const gone = await shop.sell([{ productId: 'prd_tidak_ada', quantity: 1 }])
    expect([gone.status, gone.body.code]).toEqual([409, 'product_gone'])
    const odd = await shop.sell([{ productId: 'prd\0', quantity: 1 }])
    expect([odd.status, odd.body.code]).toEqual([409, 'product_gone'])
    expect((await shop.store()).products[0].stock).toBe(5)
  })

  test('POS-11 days, numbers and figures are the shop\u2019s own', async () => {
    const shop = await open()
    const [rice] = (await shop.store()).products
    const sellAt = async (instant: string) => {
      server.setNow(instant)
      return (await shop.sell([{ productId: rice.id, quantity: 1 }])).body.data.number
    }
    // 16.59 in UTC is 23.59 in Jakarta, 17.00 is the next day.
    expect(await sellAt('2026-11-21T16:59:00.000Z')).toBe('261121-0001')
    expect(await sellAt('2026-11-21T17:00:00.000Z')).toBe('261122-0001')
    expect(await sellAt('2026-11-21T17:01:00.000Z')).toBe('261122-0002')
    const { report } = await shop.store()
    expect(report).toMatchObject({ salesToday: 2, revenueToday: 30_000, totalRevenue: 45_000 })
    expect(report.lastDays).toHaveLength(7)
    expect(report.lastDays.slice(-2)).toEqual([
      { day: '2026-11-21', revenue: 15_000, sales: 1 },
      { day: '2026-11-22', revenue: 30_000, sales: 2 },
    ])
  })

  test('POS-01 the last ten sales, newest first, and the five best by revenue', async () => {
    const shop = await open(Array.from({ length: 7 }, (_, at) => ({ name: `B${at}`, price: (at + 1) * 100, stock: 9 })))
    const { products } = await shop.store()
    for (const { id } of [...products, ...products.slice(0, 4)]) await shop.sell([{ productId: id, quantity: 1 }])
    const { sales, report } = await shop.store()
    expect(sales.map(({ number }: { number: string }) => number.slice(-2))).toEqual([
      '11',
      '10',
      '09',
      '08',
      '07',
      '06',
      '05',
      '04',
      '03',
      '02',
    ])
    expect(report.bestSellers.map(({ name, revenue }: { name: string; revenue: number }) => [name, revenue])).toEqual([
      ['B3', 800],
      ['B6', 700],
      ['B2', 600],
      ['B5', 600],
      ['B4', 500],
    ])
  })
})

describe('SETUP-06 set-up', () => {
  test('SETUP-03, SETUP-06, SETUP-08 two steps open the till; the item tells it', async () => {
    const shop = await open()
    const connected = await shop.call('POST', '/setup/connect', { target: 'embedded' })
    expect(connected.body.data.message).toBe('Connected to: Juragan')
    const { data } = (await shop.call('POST', '/setup/deploy', { target: 'embedded' })).body
    expect(data).toMatchObject({ posId: shop.id, setupMethod: 'embedded', ownerEmail: `${owner}@contoh.test` })
    expect(data.posUrl).toMatch(new RegExp(`^${posUrl}/kasir/warung-bu-sri[a-z0-9-]*/$`))
    expect(data.password).toMatch(/^[A-Za-z0-9]{16}$/)
    const item = (await server.call(owner, 'GET', `/api/items/${shop.id}`)).body
    expect(item).toMatchObject({
      status: 'active',
      url: data.posUrl,
      version: 1,
      metadata: {
        posUrl: data.posUrl,
        setupCompletedAt: '2026-11-21T03:00:00.000Z',
        setupMethod: 'embedded',
        databaseConnected: true,
        ownerName: 'Ibu Contoh',
        businessAddress: 'Main Location',
      },
    })
  })

  test('SETUP-03, SETUP-07 deploying again, also at once, gives the same address and one password', async () => {
    const shop = await open()
    const deploy = () => shop.call('POST', '/setup/deploy', { target: 'embedded' })
    const answers = (await Promise.all(Array.from({ length: 5 }, deploy))).map(({ body }) => body.data)
    expect(new Set(answers.map((answer) => answer.posUrl)).size).toBe(1)
    expect(answers.filter(({ password }) => password !== null)).toHaveLength(1)
    expect((await deploy()).body.data).toMatchObject({ posUrl: answers[0].posUrl, password: null })
    const { rows } = await testDatabase.database.$client.query('select * from pos_shops where id = $1', [shop.id])
    const [shown] = answers.filter(({ password }) => password !== null)
    expect(JSON.stringify(rows)).not.toContain(shown.password)
    expect(rows[0].till_password_hash).toMatch(/^scrypt\$/)
  })

  test('SETUP-06 two shops of one name that are set up at once get two addresses', async () => {
    const shops = await Promise.all(Array.from({ length: 6 }, () => open([])))
    const answers = await Promise.all(shops.map(({ call }) => call('POST', '/setup/deploy', { target: 'embedded' })))
    expect(new Set(answers.map(({ body }) => body.data.posUrl)).size).toBe(6)
  })

  test.each(['connection', 'supabase'])('SETUP-06 the target %s is told to be missing here', async (target) => {
    const shop = await open([])
    for (const step of ['connect', 'deploy']) {
      const answer = await shop.call('POST', `/setup/${step}`, { target })
      expect([answer.status, answer.body.code]).toEqual([422, 'setup_target_not_ready'])
    }
    expect((await server.call(owner, 'GET', `/api/items/${shop.id}`)).body.status).toBe('setup_required')
  })

  test('SETUP-03 ticket and new password wait for the set-up', async () => {
    const shop = await open([])
    for (const path of ['/till-ticket', '/till-password'])
      expect((await shop.call('POST', path)).body.code).toBe('pos_not_set_up')
  })
})

describe('POS-04 whose shop', () => {
  test('POS-04 another owner finds nothing, guests and strangers are asked to sign in', async () => {
    const shop = await open()
    const [rice] = (await shop.store()).products
    const other = await addUser(testDatabase.database)
    const calls: readonly [string, string, unknown?][] = [
      ['GET', '/store'],
      ['POST', '/products', { name: 'x', price: 1 }],
      ['PATCH', `/products/${rice.id}`, { price: 1 }],
      ['DELETE', `/products/${rice.id}`],
      ['POST', '/sales', { id: newId('sale'), lines: [{ productId: rice.id, quantity: 1 }] }],
      ['POST', '/setup/connect', { target: 'embedded' }],
      ['POST', '/setup/deploy', { target: 'embedded' }],
      ['POST', '/till-password'],
      ['POST', '/till-ticket'],
    ]
    const guest = await addGuest(testDatabase.database)
    for (const [method, path, body] of calls) {
      const answer = await shop.call(method, path, body, other)
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found'])
      for (const headers of [{}, { 'x-guest': guest }] as Record<string, string>[])
        expect((await server.call(null, method, `/api/pos/${shop.id}${path}`, body, headers)).status).toBe(401)
    }
    expect((await shop.store()).products).toMatchObject([{ price: 15_000, stock: 20 }, {}])
  })
})

describe('ITEM-01 the item', () => {
  test('POS-02 the item\u2019s content shows goods and sales in P2\u2019s fields; saving does not write them', async () => {
    const shop = await open()
    const [rice] = (await shop.store()).products
    await shop.sell([{ productId: rice.id, quantity: 2 }])
    const read = async () => (await server.call(owner, 'GET', `/api/items/${shop.id}`)).body
    const { content } = await read()
    expect(content).toMatchObject({
      schemaVersion: 1,
      businessInfo: { name: 'Warung Bu Sri' },
      products: [{ id: rice.id, name: 'Nasi goreng', price: 15_000, stock: 18 }, { name: 'Es teh' }],
      sales: [{ productId: rice.id, productName: 'Nasi goreng', quantity: 2, price: 15_000, total: 30_000 }],
    })
    const changed = { ...content, products: [], sales: [], businessInfo: { ...content.businessInfo, phone: '0812' } }
    const saved = await server.call(owner, 'PUT', `/api/items/${shop.id}`, { baseVersion: 1, content: changed })
    expect(saved.status).toBe(200)
    const after = await read()
    expect(after.content.businessInfo.phone).toBe('0812')
    expect(after.content.products).toEqual(content.products)
    const { rows } = await testDatabase.database.$client.query(
      'select content from item_versions where item_id = $1 and version = 2',
      [shop.id],
    )
    expect(Object.keys(rows[0].content).sort()).toEqual([
      'businessInfo',
      'businessType',
      'features',
      'posIntent',
      'schemaVersion',
      'settings',
    ])
    const file = await server.http.request(`/api/items/${shop.id}/export?format=txt`, { headers: { 'x-user': owner } })
    expect(await file.text()).toContain('Nasi goreng (Makanan)\tRp\u00a015.000\tstok 18')
  })
})
