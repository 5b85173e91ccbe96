import type { Page } from '@playwright/test'

import { visit } from './browser.ts'
import type { Figure } from './measure.ts'
import { inShopWorld, openShop } from './shop.ts'

const waiting = 1_000

/** Writes sales into the till's own memory as if it had sold them without a network; no page is open meanwhile. */
const fillOutbox = (page: Page, slug: string, productIds: readonly string[]): Promise<void> =>
  page.evaluate(
    async ({ name, ids, count }) => {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const asked = indexedDB.open(name)
        asked.addEventListener('success', () => done(asked.result))
        asked.addEventListener('error', () => fail(new Error('the till keeps nothing')))
      })
      const work = database.transaction('journal', 'readwrite')
      const soldAt = new Date().toISOString()
      for (let sequence = 1; sequence <= count; sequence++) {
        const id = `sal_${String(sequence).padStart(20, '0')}`
        const lines = Array.from({ length: 5 }, (_, at) => ({
          productId: ids[(sequence * 7 + at) % ids.length] ?? '',
          name: 'Kopi',
          quantity: 1,
          price: 5_000,
        }))
        const number = `A-${String(sequence).padStart(4, '0')}`
        const sold = { id, number, soldAt, cashier: 'Ukur', lines, paymentMethod: 'tunai', received: 25_000 }
        const shown = lines.map((line, at) => ({ ...line, id: `${id}-${at}`, productName: 'Kopi', total: 5_000 }))
        const sale = {
          ...sold,
          lines: shown,
          total: 25_000,
          change: 0,
          customerName: null,
          notes: '',
          status: 'completed',
          timestamp: soldAt,
        }
        work
          .objectStore('journal')
          .add({ kind: 'sale', id, sequence, state: 'waiting', at: soldAt, sold, sale, refusal: null })
      }
      await new Promise((done, fail) => {
        work.addEventListener('complete', done)
        work.addEventListener('abort', () => fail(new Error('the till is full')))
      })
      database.close()
    },
    { name: `juragan-kasir-${slug}`, ids: productIds, count: waiting },
  )

/** The sales of a long day without a network arrive: how long it takes, and whether each is there once. */
export const measureOutbox = (): Promise<Figure[]> =>
  inShopWorld(async (world) => {
    const shop = await openShop(world, 1_000)
    const address = await shop.ticketAddress()
    return visit(world.url, 'desktop', async ({ page }) => {
      await page.goto(address)
      await page.locator('[aria-label="Barang"] li').first().waitFor({ timeout: 60_000 })
      // A page of the same address that is no till: nothing is sent while the outbox is filled.
      await page.goto(`${world.url}/tema.js`)
      await fillOutbox(page, shop.slug, shop.productIds)
      const started = performance.now()
      await page.goto(`${world.url}/kasir/${shop.slug}/`)
      await page.getByText('semua terkirim').waitFor({ timeout: 120_000 })
      const seconds = (performance.now() - started) / 1_000
      const { rows } = await world.database.$client.query<{ sales: number }>(
        'select count(*)::int sales from pos_sales',
      )
      return [
        { what: `till: ${waiting} sales without a network arrive`, figure: seconds, unit: 's', limit: 15 },
        {
          what: 'till: of them lost or doubled',
          figure: Math.abs((rows[0]?.sales ?? 0) - waiting),
          unit: '',
          limit: 0,
        },
      ]
    })
  })
