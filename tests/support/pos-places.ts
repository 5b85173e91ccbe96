import { expect } from 'vitest'

import type { Database } from '#core/db/server/database.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { PosServer } from './pos-server.ts'

/** A shop with these goods and the hands of its owner and of a till of it. */
export const openPlaces = async (
  server: PosServer,
  owner: string,
  goods: readonly { readonly name: string; readonly price: number; readonly stock: number | null }[],
  name = 'Warung Bu Sri',
) => {
  const { id } = await server.makeShop(owner, goods, name)
  const call = (method: string, path: string, body?: unknown) =>
    server.call(owner, method, `/api/pos/${id}${path}`, body)
  const deployed = await call('POST', '/setup/deploy', { target: 'embedded' })
  const slug = new URL(deployed.body.data.posUrl).pathname.split('/')[2]
  const { password, ownerEmail: email } = deployed.body.data
  const signedIn = await server.call(null, 'POST', `/api/till/${slug}/session`, { email, password })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const till = (method: string, path: string, body?: unknown) =>
    server.call(null, method, `/api/till/${slug}${path}`, body, { cookie })
  const store = async () => (await call('GET', '/store')).body.data
  const known: { products: { id: string; price: number; name: string }[] } = await store()
  const goodOf = (productId: string | undefined) => known.products.find((one) => one.id === productId)
  return {
    id,
    slug,
    call,
    till,
    store,
    ids: known.products.map((product) => product.id),
    /** Adds a place; answers all of them, the usual one first. */
    addPlace: async (place: string): Promise<{ id: string; name: string; address: string; phone: string }[]> =>
      (await call('POST', '/locations', { name: place })).body.data.locations,
    removePlace: (place: string | undefined, moveTo?: string) =>
      call('DELETE', `/locations/${place}${moveTo === undefined ? '' : `?moveTo=${moveTo}`}`),
    sell: (productId: string | undefined, quantity: number, locationId?: string) =>
      call('POST', '/sales', { id: newId('sale'), lines: [{ productId, quantity }], locationId }),
    /** A sale that a till has made by itself. */
    handOver: async (productId: string | undefined, quantity: number, locationId?: string) => {
      const { price = 0, name: called = '' } = goodOf(productId) ?? {}
      const sold = {
        id: newId('sale'),
        locationId,
        paymentMethod: 'tunai',
        soldAt: server.clock().toISOString(),
        cashier: 'Ibu Contoh',
        lines: [{ productId, name: called, quantity, price }],
        received: price * quantity,
      }
      return till('POST', '/sold-sales', { sentAt: server.clock().toISOString(), sales: [sold] })
    },
    transfer: (productId: string | undefined, quantity: number, from: string | undefined, to: string | undefined) =>
      call('POST', '/transfers', { id: newId('stockWork'), from, to, lines: [{ productId, quantity }] }),
    work: (reason: string, productId: string | undefined, quantity: number, locationId?: string) =>
      call('POST', '/stock-work', { id: newId('stockWork'), reason, locationId, lines: [{ productId, quantity }] }),
    count: (productId: string | undefined, counted: number, expected: number, locationId?: string) =>
      call('POST', '/stock-counts', {
        id: newId('stockWork'),
        locationId,
        lines: [{ productId, counted, expected }],
      }),
    set: (productId: string | undefined, stock: number | null, locationId?: string) =>
      call('PATCH', `/products/${productId}`, { stock, locationId }),
  }
}

/** What must hold of a shop's stocks whatever was done: the places add up to the goods, the moves to both. */
export const expectPlacesBalanced = async (database: Database, posId: string): Promise<void> => {
  const { rows: goods } = await database.$client.query(
    `select p.name, p.stock, places.held, moves.moved
     from pos_products p
     cross join lateral (select coalesce(sum(s.stock), 0) held, count(*) rows from pos_location_stocks s
       where s.pos_id = p.pos_id and s.product_id = p.id) places
     cross join lateral (select coalesce(sum(m.delta), 0) moved from pos_stock_moves m
       where m.pos_id = p.pos_id and m.product_id = p.id) moves
     where p.pos_id = $1 and (coalesce(p.stock, 0) <> moves.moved
       or (p.stock is null and places.rows > 0)
       or (coalesce(p.stock, 0) <> places.held
         and exists (select from pos_locations l where l.pos_id = p.pos_id)))`,
    [posId],
  )
  expect(goods).toEqual([])
  const { rows: places } = await database.$client.query(
    `select m.product_id, m.location_id, sum(m.delta) moved, min(s.stock) held
     from pos_stock_moves m
     left join pos_location_stocks s
       on s.pos_id = m.pos_id and s.product_id = m.product_id and s.location_id = m.location_id
     where m.pos_id = $1 and exists (select from pos_locations l where l.pos_id = m.pos_id)
     group by m.product_id, m.location_id
     having sum(m.delta) <> coalesce(min(s.stock), 0)`,
    [posId],
  )
  expect(places).toEqual([])
}
