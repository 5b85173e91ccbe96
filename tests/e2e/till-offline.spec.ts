import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium, type BrowserContext, type Page } from '@playwright/test'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test as base } from '#tests/support/e2e.ts'
import {
  type Good,
  killBrowser,
  makeShop,
  payForOne,
  type ReadyShop,
  sellOne,
  signInToTill,
  storeOf,
} from '#tests/support/till.ts'

interface Fixtures {
  /** A shop of a new owner with these goods. */
  readonly newShop: (goods: readonly Good[]) => Promise<ReadyShop & { readonly email: string }>
  /** The same, with its till signed in on the page. */
  readonly openTill: Fixtures['newShop']
}

const test = base.extend<Fixtures>({
  newShop: async ({ page, newOwner, product }, use) =>
    use(async (goods) => {
      const { email } = await newOwner()
      return { ...(await makeShop(page.request, product.url, goods)), email }
    }),
  openTill: async ({ page, newShop }, use) =>
    use(async (goods) => {
      const shop = await newShop(goods)
      await signInToTill(page, shop, shop.email)
      return shop
    }),
})
test.use({ serviceWorkers: 'allow' })

const kopi = { name: 'Kopi Tubruk', price: 10_000, stock: 50 }
const teh = { name: 'Teh Tarik', price: 15_000, stock: 2 }

const line = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const allSent = (page: Page) => page.getByText('semua terkirim')

/** Waits until the till's page lies on the device. */
const settled = async (page: Page): Promise<void> => {
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await caches.match('/kasir.html')) !== undefined && !!navigator.serviceWorker.controller,
      ),
    )
    .toBe(true)
}

const numbersOf = (sales: readonly { readonly number: string }[]) => sales.map(({ number }) => number).sort()

test('POS-07 without a network the till opens and sells, outlives a closed page, and sends everything once by itself', async ({
  page,
  context,
  openTill,
  product,
}) => {
  const shop = await openTill([kopi, teh])
  await settled(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Warung Kopi Senja' })).toBeVisible()
  await expect(line(page, 'Tanpa internet. Tetap bisa berjualan')).toBeVisible()
  const numbers = [await sellOne(page, 'Kopi Tubruk'), await sellOne(page, 'Teh Tarik')]
  await expect(line(page, 'Tanpa internet: 2 penjualan menunggu.')).toBeVisible()
  expect(await seriousFindings(page), 'without a network').toEqual([])
  const goods = page.getByRole('region', { name: 'Barang' })
  await expect(goods.getByRole('button', { name: /Teh Tarik/ })).toContainText('1')

  await page.close()
  const again = await context.newPage()
  await again.goto(shop.url)
  await expect(line(again, '2 penjualan menunggu')).toBeVisible()
  numbers.push(await sellOne(again, 'Kopi Tubruk'))
  expect(numbers).toEqual(['A-0001', 'A-0002', 'A-0003'])
  await again.getByRole('button', { name: 'Penjualan hari ini' }).click()
  const today = again.getByRole('dialog', { name: 'Penjualan hari ini' })
  await expect(today).toContainText('Rp 35.000')
  await expect(today.getByText('belum terkirim')).toHaveCount(3)
  await again.getByRole('button', { name: 'Tutup' }).click()
  await again.getByRole('button', { name: 'Keluar dari kasir' }).click()
  const waiting = again.getByRole('dialog', { name: 'Belum terkirim' })
  await expect(waiting).toContainText('Kasir bisa ditinggalkan setelah semuanya terkirim.')
  await expect(waiting.getByRole('listitem')).toHaveCount(3)
  expect(await seriousFindings(again), 'outbox').toEqual([])
  await again.getByRole('button', { name: 'Tutup' }).click()

  await context.setOffline(false)
  await expect(allSent(again)).toBeVisible()
  const store = await storeOf(again.request, product.url, shop.id)
  expect(numbersOf(store.sales)).toEqual(numbers)
  expect(store.report).toMatchObject({ salesToday: 3, totalRevenue: 35_000 })
  await again.getByRole('button', { name: 'Keluar dari kasir' }).click()
  await expect(again.getByRole('button', { name: 'Masuk ke kasir' })).toBeVisible()
  await context.setOffline(true)
  await again.reload()
  await expect(again.getByRole('heading', { name: 'Kasir belum bisa dibuka' })).toBeVisible()
})

test('POS-07 answers are lost after the server has recorded, in two tabs at once: nothing is doubled', async ({
  page,
  context,
  openTill,
  product,
}) => {
  const shop = await openTill([kopi])
  const other = await context.newPage()
  await other.goto(shop.url)
  let calls = 0
  await context.route('**/api/till/*/events', async (route) => {
    calls += 1
    if (calls % 2 === 0) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  const numbers: string[] = []
  for (let times = 0; times < 3; times++)
    for (const tab of [page, other]) {
      await tab.bringToFront()
      numbers.push(await sellOne(tab, 'Kopi Tubruk'))
    }
  await expect(allSent(page)).toBeVisible()
  await expect(allSent(other)).toBeVisible()
  const store = await storeOf(page.request, product.url, shop.id)
  expect(numbersOf(store.sales)).toEqual(numbers.toSorted())
  expect(new Set(numbers).size).toBe(6)
  expect(store.products[0]?.stock).toBe(44)
  expect(calls).toBeGreaterThan(1)
})

test('POS-07 two devices sell the last pieces without a network, prices change meanwhile: all is recorded as sold, the owner is told', async ({
  page,
  context,
  browser,
  newShop,
  product,
}) => {
  const shop = await newShop([teh])
  const second = await browser.newContext({ locale: 'id-ID', timezoneId: 'Asia/Jakarta', serviceWorkers: 'allow' })
  const tablet = await second.newPage()
  await signInToTill(page, shop, shop.email)
  await signInToTill(tablet, shop, shop.email)
  await context.setOffline(true)
  await second.setOffline(true)
  const numbers: string[] = []
  for (const till of [page, page, tablet, tablet]) numbers.push(await sellOne(till, 'Teh Tarik'))
  expect(numbers).toEqual(['A-0001', 'A-0002', 'B-0001', 'B-0002'])
  const before = await storeOf(page.request, product.url, shop.id)
  const changed = await page.request.patch(`${product.url}/api/pos/${shop.id}/products/${before.products[0]?.id}`, {
    data: { price: 20_000 },
    headers: { origin: product.url },
  })
  expect(changed.ok()).toBe(true)
  for (const one of [context, second]) await one.setOffline(false)
  await expect(allSent(page)).toBeVisible()
  await expect(allSent(tablet)).toBeVisible()
  const store = await storeOf(page.request, product.url, shop.id)
  expect(numbersOf(store.sales)).toEqual(numbers)
  expect(store.report.totalRevenue).toBe(60_000)
  expect(store.products).toMatchObject([{ stock: 0 }])
  expect(store.shortages).toMatchObject([{ name: 'Teh Tarik', short: 2 }])
  await expect(tablet.getByRole('button', { name: /Teh Tarik/ })).toContainText('20.000')
  await second.close()
})

test('POS-07 a sale that the server refuses is shown with its reason and a way on; the others arrive', async ({
  page,
  context,
  openTill,
  product,
}) => {
  const shop = await openTill([kopi])
  await context.setOffline(true)
  for (let times = 0; times < 3; times++) await sellOne(page, 'Kopi Tubruk')
  let refuses = true
  await context.route('**/api/till/*/events', async (route) => {
    if (!refuses) return route.continue()
    refuses = false
    const { sentAt, events } = route.request().postDataJSON() as { sentAt: string; events: object[] }
    const answer = await route.fetch({ postData: { sentAt, events: events.filter((_, at) => at !== 1) } })
    const { data } = (await answer.json()) as { data: { results: object[] } }
    data.results.splice(1, 0, { outcome: 'refused', code: 'sale_conflict', details: {} })
    return route.fulfill({ response: answer, json: { success: true, data } })
  })
  await context.setOffline(false)
  const told = page.getByRole('alert').filter({ hasText: '1 penjualan tidak diterima server' })
  await expect(told).toBeVisible()
  expect((await storeOf(page.request, product.url, shop.id)).report.salesToday).toBe(2)
  await page.reload()
  await told.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Belum terkirim' })
  await expect(dialog).toContainText('dicatat sebagai penjualan tersendiri')
  expect(await seriousFindings(page), 'refused').toEqual([])
  await dialog.getByRole('button', { name: 'Kirim lagi' }).click()
  await expect(dialog).toContainText('Semua sudah terkirim.')
  await page.getByRole('button', { name: 'Tutup' }).click()
  await expect(allSent(page)).toBeVisible()
  const store = await storeOf(page.request, product.url, shop.id)
  expect(numbersOf(store.sales)).toEqual(['A-0001', 'A-0002', 'A-0003'])
})

test('POS-07 a till that was signed out, and one whose shop is gone, say what waits and lose nothing', async ({
  page,
  context,
  openTill,
  product,
}) => {
  const shop = await openTill([kopi])
  await context.setOffline(true)
  await sellOne(page, 'Kopi Tubruk')
  const renewed = await page.request.post(`${product.url}/api/pos/${shop.id}/till-password`, {
    data: {},
    headers: { origin: product.url },
  })
  const { password } = ((await renewed.json()) as { data: { password: string } }).data
  await context.setOffline(false)
  const card = line(page, '1 penjualan')
  await expect(card).toContainText('Masuk lagi, lalu semuanya terkirim sendiri.')
  const [file] = await Promise.all([page.waitForEvent('download'), card.getByRole('button', { name: 'Unduh' }).click()])
  expect(file.suggestedFilename()).toBe(`penjualan-belum-terkirim-${shop.slug}.csv`)

  await page.request.delete(`${product.url}/api/items/${shop.id}`, { headers: { origin: product.url } })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Kasir tidak ditemukan' })).toBeVisible()
  await expect(card).toContainText('serahkan ke pemilik')
  await page.request.post(`${product.url}/api/items/${shop.id}/restore`, { data: {}, headers: { origin: product.url } })
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await page.getByLabel('Email').fill(shop.email)
  await page.getByLabel('Kata sandi').fill(password)
  await page.getByRole('button', { name: 'Masuk ke kasir' }).click()
  await expect(allSent(page)).toBeVisible()
  expect((await storeOf(page.request, product.url, shop.id)).report.salesToday).toBe(1)
})

test('POS-07 the browser is killed right after LUNAS: what was sold is there at the next start', async ({
  page,
  newShop,
  product,
}) => {
  test.skip(process.platform !== 'linux', 'processes are found in /proc')
  const shop = await newShop([kopi])
  const folder = await mkdtemp(join(tmpdir(), 'juragan-till-'))
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      serviceWorkers: 'allow',
    })
  try {
    let context = await open()
    let till = await context.newPage()
    await signInToTill(till, shop, shop.email)
    await settled(till)
    const numbers: string[] = []
    for (let kills = 0; kills < 3; kills++) {
      await context.setOffline(true)
      numbers.push(await sellOne(till, 'Kopi Tubruk'))
      await payForOne(till, 'Kopi Tubruk')
      await till.getByText('LUNAS').waitFor()
      numbers.push(`A-000${numbers.length + 1}`)
      await killBrowser(context, folder)
      context = await open()
      till = await context.newPage()
      await context.setOffline(true)
      await till.goto(shop.url)
      await expect(line(till, `${numbers.length} penjualan menunggu`)).toBeVisible()
      await expect(till.getByRole('button', { name: /^Bayar Rp 0/ })).toBeDisabled()
    }
    await context.setOffline(false)
    // A browser that is killed may not have written its cookies yet: the till then asks to sign in, and loses nothing.
    const signIn = till.getByLabel('Email')
    await allSent(till).or(signIn).first().waitFor()
    if (await signIn.isVisible()) {
      await signIn.fill(shop.email)
      await till.getByLabel('Kata sandi').fill(shop.password)
      await till.getByRole('button', { name: 'Masuk ke kasir' }).click()
    }
    await expect(allSent(till)).toBeVisible()
    expect(numbersOf((await storeOf(page.request, product.url, shop.id)).sales)).toEqual(numbers)
    await context.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('POS-07 a device that can write nothing sells as long as there is a network, and says so', async ({
  page,
  context,
  newShop,
  product,
}) => {
  const shop = await newShop([kopi])
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await signInToTill(page, shop, shop.email)
  await expect(line(page, 'Berjualanlah hanya selagi ada internet')).toBeVisible()
  await sellOne(page, 'Kopi Tubruk')
  await context.setOffline(true)
  await payForOne(page, 'Kopi Tubruk')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('belum tercatat')
  await context.setOffline(false)
  await expect(page.getByText('LUNAS')).toBeVisible()
  expect((await storeOf(page.request, product.url, shop.id)).report.salesToday).toBe(2)
})

test('POS-07 every till installs as an app of its own, in its own scope', async ({ page, newShop, product }) => {
  const shop = await newShop([kopi])
  await page.goto(shop.url.replace(/\/$/, ''))
  await expect(page).toHaveURL(shop.url)
  await signInToTill(page, shop, shop.email)
  const address = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href)
  const manifest = await (await page.request.get(address)).json()
  const path = new URL(shop.url).pathname
  expect(manifest).toMatchObject({ start_url: path, scope: path, id: path, display: 'standalone' })
  for (const { src } of manifest.icons) expect((await page.request.get(`${product.url}${src}`)).status()).toBe(200)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(shop.url)
})
