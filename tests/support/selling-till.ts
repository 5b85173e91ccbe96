import { newId } from '#core/time-and-ids/shared/ids.ts'

import type { PosServer } from './pos-server.ts'

/** When a till's shop was set up, and when it sells unless it says otherwise. */
export const setUpAt = '2026-11-20T10:00:00.000Z'
export const soldAt = '2026-11-21T02:00:00.000Z'

export interface TillGood {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly stock: number | null
}

/** A shop with a signed-in till that sells by itself and sends what it has sold. */
export const openTill = async (server: PosServer, owner: string, goods: readonly object[]) => {
  const now = server.clock().toISOString()
  server.setNow(setUpAt)
  const { id } = await server.makeShop(owner, goods)
  const inWorkspace = (method: string, path: string, body?: unknown) =>
    server.call(owner, method, `/api/pos/${id}${path}`, body)
  const deployed = (await inWorkspace('POST', '/setup/deploy', { target: 'embedded' })).body.data
  server.setNow(now)
  const slug = new URL(deployed.posUrl).pathname.split('/')[2] ?? ''
  const credentials = { email: `${owner}@contoh.test`, password: deployed.password as string }
  const call = (method: string, path: string, body?: unknown, cookie = '') =>
    server.call(null, method, `/api/till/${slug}${path}`, body, { cookie })
  const signedIn = await call('POST', '/session', credentials)
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const till = (method: string, path: string, body?: unknown) => call(method, path, body, cookie)
  const products = async () => (await till('GET', '/catalogue')).body.data.products as TillGood[]
  let made = 0
  const first = await products()
  const sale = (quantities: readonly (readonly [number, number])[], over: object = {}) => ({
    id: newId('sale'),
    number: `A-${String((made += 1)).padStart(4, '0')}`,
    soldAt,
    cashier: 'Sari',
    lines: quantities.map(([at, quantity]) => {
      const { id: productId, name, price } = first[at]!
      return { productId, name, quantity, price }
    }),
    paymentMethod: 'tunai',
    received: quantities.reduce((sum, [at, quantity]) => sum + first[at]!.price * quantity, 0),
    ...over,
  })
  const send = (sales: readonly unknown[], sentAt = server.clock().toISOString()) =>
    till('POST', '/sold-sales', { sentAt, sales })
  const results = async (sales: readonly unknown[]) => (await send(sales)).body.data.results
  const store = async () => (await inWorkspace('GET', '/store')).body.data
  return { id, slug, cookie, call, till, inWorkspace, first, products, sale, send, results, store }
}
