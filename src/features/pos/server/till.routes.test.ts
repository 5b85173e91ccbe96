import { beforeEach, expect, test } from 'vitest'

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

interface Credentials {
  readonly email?: string
  readonly password?: string
  readonly ticket?: string
}

const open = async () => {
  const { id } = await server.makeShop(owner, [{ name: 'Kopi', price: 8_000, stock: 10 }])
  const inWorkspace = (method: string, path: string, body?: unknown) =>
    server.call(owner, method, `/api/pos/${id}${path}`, body)
  const { data } = (await inWorkspace('POST', '/setup/deploy', { target: 'embedded' })).body
  const slug = new URL(data.posUrl).pathname.split('/')[2] ?? ''
  const till = (method: string, path: string, body?: unknown, cookie = '', address = '10.0.0.1') =>
    server.call(null, method, `/api/till/${slug}${path}`, body, {
      'x-address': address,
      ...(cookie === '' ? {} : { cookie }),
    })
  const signIn = (given: Credentials, address?: string) => till('POST', '/session', given, '', address)
  const credentials = { email: `${owner}@contoh.test`, password: data.password as string }
  const ticket = async () =>
    new URL((await inWorkspace('POST', '/till-ticket')).body.data.url).hash.slice('#tiket='.length)
  return { id, slug, till, signIn, credentials, inWorkspace, ticket }
}

const cookieOf = (answer: { headers: Headers }): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

test('POS-01, SETUP-07 e-mail and password open the till for this shop alone, in a cookie that scripts do not see', async () => {
  const shop = await open()
  const answer = await shop.signIn({ ...shop.credentials, email: ` ${shop.credentials.email.toUpperCase()} ` })
  expect(answer.body.data).toMatchObject({
    posId: shop.id,
    slug: shop.slug,
    name: 'Warung Bu Sri',
    cashier: 'Ibu Contoh',
  })
  expect(answer.headers.getSetCookie()[0]).toMatch(
    new RegExp(`^juragan_till=[\\w-]{32}; Path=/api/till/${shop.slug}; Max-Age=2592000; HttpOnly; SameSite=Strict$`),
  )
  const cookie = cookieOf(answer)
  const { rows } = await testDatabase.database.$client.query('select * from pos_till_sessions')
  expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1])
  expect((await shop.till('GET', '/shop', undefined, cookie)).status).toBe(200)
  const other = await open()
  for (const path of ['/shop', '/catalogue', '/today'])
    expect((await other.till('GET', path, undefined, cookie)).body).toMatchObject({ code: 'till_signed_out' })
})

test('POS-02 a till sells, and the workspace sees it', async () => {
  const shop = await open()
  const cookie = cookieOf(await shop.signIn(shop.credentials))
  const { products, categories } = (await shop.till('GET', '/catalogue', undefined, cookie)).body.data
  expect(products).toMatchObject([{ name: 'Kopi', price: 8_000, stock: 10 }])
  expect(categories).toContain('Lainnya')
  const order = { id: newId('sale'), lines: [{ productId: products[0].id, quantity: 3 }], received: 50_000 }
  const sold = await shop.till('POST', '/sales', order, cookie)
  expect(sold.body.data).toMatchObject({ total: 24_000, change: 26_000, cashier: 'Ibu Contoh' })
  expect((await shop.till('POST', '/sales', order, cookie)).body).toEqual(sold.body)
  const lookUp = async (id: string) => (await shop.till('GET', `/sales/${id}`, undefined, cookie)).body.data.sale
  expect(await lookUp(order.id)).toEqual(sold.body.data)
  expect(await lookUp(newId('sale'))).toBeNull()
  const today = (await shop.till('GET', '/today', undefined, cookie)).body.data
  expect(today).toMatchObject({ sales: [sold.body.data], report: { salesToday: 1, revenueToday: 24_000 } })
  const store = (await shop.inWorkspace('GET', '/store')).body.data
  expect(store.sales).toEqual([sold.body.data])
  expect(store.products[0].stock).toBe(7)
})

test('POS-06 a till reads the sales of its day page by page, and no other day', async () => {
  const shop = await open()
  const cookie = cookieOf(await shop.signIn(shop.credentials))
  const [good] = (await shop.till('GET', '/catalogue', undefined, cookie)).body.data.products
  const sell = () =>
    shop.till('POST', '/sales', { id: newId('sale'), lines: [{ productId: good.id, quantity: 1 }] }, cookie)
  const readToday = async (query = '') => (await shop.till('GET', `/today${query}`, undefined, cookie)).body.data
  server.setNow('2026-11-20T03:00:00.000Z')
  await sell()
  server.setNow('2026-11-21T03:00:00.000Z')
  await shop.inWorkspace('PATCH', `/products/${good.id}`, { stock: null })
  for (let made = 0; made < 31; made += 1) await sell()
  const first = await readToday()
  expect(first.sales).toHaveLength(30)
  const second = await readToday(`?after=${first.next}`)
  expect(second).toMatchObject({ next: null, report: { salesToday: 31 } })
  const numbers = [...first.sales, ...second.sales].map(({ number }: { number: string }) => number)
  expect(numbers).toEqual(Array.from({ length: 31 }, (_, at) => `261121-00${String(31 - at).padStart(2, '0')}`))
  expect((await shop.till('GET', '/today?after=x', undefined, cookie)).body.code).toBe('invalid_request')
})

test('SETUP-07 wrong password and unknown e-mail read the same; five wrong tries have to wait', async () => {
  const shop = await open()
  const wrong = await shop.signIn({ ...shop.credentials, password: 'x' })
  const unknown = await shop.signIn({ ...shop.credentials, email: 'lain@contoh.test' })
  expect([wrong.status, wrong.body.code]).toEqual([401, 'till_wrong_credentials'])
  expect(unknown.body.error).toBe(wrong.body.error)
  for (let times = 0; times < 3; times += 1) await shop.signIn({ ...shop.credentials, password: 'x' })
  const locked = await shop.signIn(shop.credentials)
  expect([locked.status, locked.body.code]).toEqual([429, 'till_locked'])
  expect(locked.body.error).toContain('Tunggu lima menit')
  // Another place, and a ticket of the workspace, are not locked with it.
  expect((await shop.signIn(shop.credentials, '10.0.0.2')).status).toBe(200)
  expect((await shop.signIn({ ticket: await shop.ticket() })).status).toBe(200)
  server.setNow('2026-11-21T03:05:01.000Z')
  expect((await shop.signIn(shop.credentials)).status).toBe(200)
})

test('SETUP-07 a ticket opens the till once, within two minutes, at its own shop', async () => {
  const shop = await open()
  const other = await open()
  const ticket = await shop.ticket()
  expect((await other.signIn({ ticket })).body.code).toBe('till_ticket_used')
  const answers = await Promise.all(Array.from({ length: 5 }, () => shop.signIn({ ticket })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'till_ticket_used')).toHaveLength(4)
  const late = await shop.ticket()
  server.setNow('2026-11-21T03:02:00.001Z')
  expect((await shop.signIn({ ticket: late })).body.code).toBe('till_ticket_used')
})

test('SETUP-07 leaving ends the session, thirty days end it, a new password ends all', async () => {
  const shop = await open()
  const first = cookieOf(await shop.signIn(shop.credentials))
  const second = cookieOf(await shop.signIn(shop.credentials))
  const third = cookieOf(await shop.signIn(shop.credentials))
  const isIn = async (cookie: string) => (await shop.till('GET', '/shop', undefined, cookie)).status === 200
  const left = await shop.till('DELETE', '/session', undefined, first)
  expect(left.headers.getSetCookie()[0]).toContain('Max-Age=0')
  expect([await isIn(first), await isIn(second)]).toEqual([false, true])
  const renewed = await shop.inWorkspace('POST', '/till-password')
  expect(renewed.body.data.password).toMatch(/^[A-Za-z0-9]{16}$/)
  expect([await isIn(second), await isIn(third)]).toEqual([false, false])
  expect((await shop.signIn(shop.credentials)).body.code).toBe('till_wrong_credentials')
  const again = cookieOf(await shop.signIn({ ...shop.credentials, password: renewed.body.data.password }))
  server.setNow('2026-12-21T02:59:59.000Z')
  expect(await isIn(again)).toBe(true)
  server.setNow('2026-12-21T03:00:00.000Z')
  expect(await isIn(again)).toBe(false)
})

test('POS-01 without a cookie the till is signed out; an address that is none is not found', async () => {
  const shop = await open()
  const order = { id: newId('sale'), lines: [{ productId: 'prd_x', quantity: 1 }] }
  for (const [method, path, body] of [
    ['GET', '/shop'],
    ['GET', '/catalogue'],
    ['GET', '/today'],
    ['POST', '/sales', order],
    ['GET', `/sales/${order.id}`],
  ] as const) {
    const answer = await shop.till(method, path, body)
    expect([answer.status, answer.body.code]).toEqual([401, 'till_signed_out'])
    expect((await server.call(owner, method, `/api/till/tidak-ada${path}`, body)).status).toBe(404)
  }
  expect((await server.call(null, 'POST', '/api/till/x%00/session', { ticket: 'x' })).status).toBe(404)
})
