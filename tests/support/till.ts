import { readdirSync, readFileSync } from 'node:fs'

import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'

import { newId } from '#core/time-and-ids/shared/ids.ts'

import { expect } from './e2e.ts'

export interface Good {
  readonly name: string
  readonly price: number
  readonly stock: number
}

export interface ReadyShop {
  readonly id: string
  readonly slug: string
  readonly url: string
  readonly password: string
}

/** A shop that is set up and has these goods, made by the owner whose cookies `request` has. */
export const makeShop = async (
  request: APIRequestContext,
  origin: string,
  goods: readonly Good[],
): Promise<ReadyShop> => {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${origin}${path}`, { data, headers: { origin } })
    expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const reply = await post('/api/chat', {
    message: 'Buatkan aplikasi kasir untuk Warung Kopi Senja',
    sessionId: `sesi-${Date.now()}-${Math.random().toString(36).slice(2)}`,
    userId: 'x',
  })
  const { id } = reply.data.item as { id: string }
  await post(`/api/pos/${id}/setup/connect`, { target: 'embedded' })
  const { data } = await post(`/api/pos/${id}/setup/deploy`, { target: 'embedded' })
  for (const good of goods) await post(`/api/pos/${id}/products`, good)
  const url = data.posUrl as string
  return { id, slug: new URL(url).pathname.split('/')[2] ?? '', url, password: data.password as string }
}

/** Signs a till in and waits until it would open without a network. */
export const signInToTill = async (page: Page, shop: ReadyShop, email: string): Promise<void> => {
  await page.goto(shop.url)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi').fill(shop.password)
  await page.getByRole('button', { name: 'Masuk ke kasir' }).click()
  await expect(page.getByRole('region', { name: 'Barang' }).getByRole('button').first()).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** In the page: the place whose goods lie on the device; undefined where none do. */
const keptPlace = (database: string): Promise<unknown> =>
  new Promise((done, fail) => {
    const asked = indexedDB.open(database)
    asked.addEventListener('error', () => fail(asked.error))
    asked.addEventListener('success', () => {
      const row = asked.result.transaction('shelf').objectStore('shelf').get('now')
      row.addEventListener('error', () => fail(row.error))
      row.addEventListener('success', () => {
        asked.result.close()
        done((row.result as { locationId?: string | null } | undefined)?.locationId)
      })
    })
  })

/** Waits until the goods of that place lie on the device: what a till shows is written down behind it. */
export const shelfKept = async (page: Page, { slug }: ReadyShop, locationId: string): Promise<void> =>
  expect.poll(() => page.evaluate(keptPlace, `juragan-kasir-${slug}`)).toBe(locationId)

/** On a phone the cart stands behind a key. */
export const showCart = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: /^Bayar/ })).toBeVisible()
  const key = page.getByRole('button', { name: /^Lihat keranjang/ })
  if (await key.isVisible()) await key.click()
}

/** Takes one piece of a product and pays the exact sum in cash. */
export const payForOne = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('region', { name: 'Barang' })
    .getByRole('button', { name: new RegExp(name) })
    .click()
  await page.getByRole('button', { name: /^Bayar/ }).click()
  await page.getByRole('button', { name: 'Uang pas' }).click()
}

/** One piece of a product for the exact sum in cash; answers the number of the receipt. */
export const sellOne = async (page: Page, name: string): Promise<string> => {
  await payForOne(page, name)
  const sold = page.getByRole('dialog', { name: 'Penjualan tercatat' })
  await expect(sold.getByText('LUNAS')).toBeVisible()
  const number = /Struk (\S+)/.exec((await sold.textContent()) ?? '')?.[1] ?? ''
  await sold.getByRole('button', { name: 'Transaksi baru' }).click()
  return number.replace(/Cetak.*$/, '')
}

interface StoredSale {
  readonly id: string
  readonly number: string
  readonly total: number
  readonly lines: readonly { readonly productName: string; readonly price: number; readonly short?: number }[]
}

/** The shop as its owner sees it: figures of all sales, and the last ten. */
export const storeOf = async (request: APIRequestContext, origin: string, id: string) =>
  (await (await request.get(`${origin}/api/pos/${id}/store`)).json()).data as {
    readonly sales: readonly StoredSale[]
    readonly report: { readonly salesToday: number; readonly totalRevenue: number; readonly totalItemsSold: number }
    readonly products: readonly {
      readonly id: string
      readonly name: string
      readonly stock: number
      readonly stockAt?: Readonly<Record<string, number>>
    }[]
    readonly shortages: readonly { readonly name: string; readonly short: number }[]
  }

interface OwnerSale {
  readonly quantity?: number
  readonly customerName?: string
  readonly customerPhone?: string
  readonly paymentMethod?: string
}

/** Sales of the shop's first product that the owner records one after the other. */
export const recordSales = async (
  request: APIRequestContext,
  origin: string,
  id: string,
  sales: readonly OwnerSale[],
): Promise<void> => {
  const [product] = (await storeOf(request, origin, id)).products
  for (const { quantity = 1, ...sale } of sales) {
    const data = { id: newId('sale'), lines: [{ productId: product?.id, quantity }], ...sale }
    const answer = await request.post(`${origin}/api/pos/${id}/sales`, { headers: { origin }, data })
    expect(answer.ok(), `the sale was answered with ${answer.status()}`).toBe(true)
  }
}

/** The browser of a context with a folder of its own dies at once, as in a power cut. */
export const killBrowser = async (context: BrowserContext, folder: string): Promise<void> => {
  const closed = new Promise<void>((done) => context.once('close', () => done()))
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    let words: string[] = []
    try {
      words = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
    } catch {
      continue // It has ended meanwhile.
    }
    const isOurs = words.includes(`--user-data-dir=${folder}`)
    if (isOurs && !words.some((word) => word.startsWith('--type='))) process.kill(Number(name), 'SIGKILL')
  }
  await closed
}
