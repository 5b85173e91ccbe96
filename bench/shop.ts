import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Database, openDatabase } from '#core/db/server/database.ts'
import { startPostgres } from '#core/db/server/postgres-server.ts'
import { removeData, startProduct } from '#tests/support/product.ts'

import { newOwner, type OwnerCall } from './owner.ts'

const silent = { info: () => undefined, warn: () => undefined }

/** The product on a database that the measure may fill and ask by itself. */
export interface ShopWorld {
  readonly url: string
  readonly databaseUrl: string
  readonly database: Database
}

/** Starts a database and the product on it, lets `work` measure, and ends both. */
export const inShopWorld = async <T>(work: (world: ShopWorld) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'juragan-bench-'))
  const postgres = await startPostgres({ dataDir, log: silent })
  const database = openDatabase(postgres.url)
  try {
    const product = await startProduct({
      env: {
        DATABASE_URL: postgres.url,
        SECRET_KEY: 'kunci-untuk-mengukur-saja-panjangnya-cukup',
        // Callers may name their own address, so that all tills together do not meet the limit of one address.
        TRUST_PROXY: 'ya',
      },
    })
    try {
      return await work({ url: product.url, databaseUrl: postgres.url, database })
    } finally {
      await product.stop()
      await removeData(product)
    }
  } finally {
    await database.$client.end()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export interface Shop {
  readonly id: string
  readonly ownerId: string
  readonly timeZone: string
  readonly slug: string
  readonly owner: OwnerCall
  readonly productIds: readonly string[]
  /** An address that opens the till signed in, once. */
  ticketAddress(): Promise<string>
  /** The cookie of one more till that is signed in. */
  signIn(): Promise<string>
}

const kinds = ['Kopi', 'Teh', 'Beras', 'Gula', 'Minyak', 'Sabun', 'Mie', 'Telur', 'Susu', 'Roti']
const makers = ['Senja', 'Melati', 'Jaya', 'Makmur', 'Berkah', 'Abadi', 'Lestari', 'Mandiri', 'Utama', 'Sejahtera']

/** A shop with so many goods, all at one price, that is set up and may be opened. */
export const openShop = async ({ url, database }: ShopWorld, goods: number): Promise<Shop> => {
  const owner = await newOwner(url)
  const id = await owner.order('Buatkan aplikasi kasir untuk Warung Ukur')
  for (const step of ['connect', 'deploy']) await owner.post(`/api/pos/${id}/setup/${step}`, { target: 'embedded' })
  const { rows } = await database.$client.query<{ id: string }>(
    `with goods as (
       insert into pos_products (pos_id, id, name, price, stock, category, barcode, created_at, updated_at)
       select $1, 'prd_ukur' || n, ($3::text[])[1 + n % 10] || ' ' || ($4::text[])[1 + n / 10 % 10] || ' ' || n, 5000,
         1000000, (array['Makanan', 'Lainnya'])[1 + n % 2], (8990000000000 + n)::text, now(), now()
       from generate_series(1, $2::int) n returning pos_id, id, stock
     ), moves as (
       insert into pos_stock_moves (pos_id, product_id, delta, reason, created_at)
       select pos_id, id, stock, 'set', now() from goods
     ) select id from goods`,
    [id, goods, kinds, makers],
  )
  await database.$client.query('analyze pos_products')
  const [shop] = (
    await database.$client.query<{ slug: string; owner_id: string }>(
      'select slug, owner_id from pos_shops where id = $1',
      [id],
    )
  ).rows
  if (!shop?.slug) throw new Error('the shop is not set up')
  const { slug, owner_id: ownerId } = shop
  const ticketAddress = async (): Promise<string> => {
    const { data } = (await (await owner.post(`/api/pos/${id}/till-ticket`, {})).json()) as { data: { url: string } }
    return data.url
  }
  const signIn = async (): Promise<string> => {
    const ticket = decodeURIComponent((await ticketAddress()).split('#tiket=')[1] ?? '')
    const answer = await fetch(`${url}/api/till/${slug}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket }),
    })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0]
    if (!answer.ok || cookie === undefined) throw new Error(`the till is not signed in: ${await answer.text()}`)
    return cookie
  }
  return {
    id,
    ownerId,
    timeZone: 'Asia/Jakarta',
    slug,
    owner,
    productIds: rows.map((row) => row.id),
    ticketAddress,
    signIn,
  }
}
