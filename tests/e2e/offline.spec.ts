import type { BrowserContext, Page } from '@playwright/test'

import { expect, test } from '#tests/support/e2e.ts'
import { answers, canvas, messageBox, openLetter, openSidebar, say } from '#tests/support/workspace.ts'

test.use({ serviceWorkers: 'allow' })

const banner = (page: Page) => page.getByText('Sedang offline.')

/** The shell lies on the device and every part of it has arrived. */
const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open((await caches.keys())[0] ?? '')
        return (await cache.keys()).filter(({ url }) => /item-canvas|document-editor/.test(url)).length
      }),
    )
    .toBeGreaterThanOrEqual(2)
}

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const asked = indexedDB.open('juragan-kept')
        asked.addEventListener('error', () => reject(new Error('no database')))
        asked.addEventListener('success', () => {
          const keys = asked.result.transaction('answers').objectStore('answers').getAllKeys()
          keys.addEventListener('success', () => {
            asked.result.close()
            resolve(keys.result.map(String))
          })
        })
      }),
  )

const goOffline = async (context: BrowserContext, page: Page): Promise<void> => {
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible()
}

test('SHELL-12, ITEM-02 without a network Juragan opens, and chats and items of before can be read', async ({
  page,
  context,
  newOwner,
}) => {
  await newOwner()
  await openLetter(page)
  await settled(page)
  await expect.poll(async () => (await keptAddresses(page)).some((key) => key.includes('/api/items/itm_'))).toBe(true)
  await goOffline(context, page)
  await page.reload()
  await expect(banner(page)).toBeVisible()
  await expect(canvas(page).getByText('5.750.000').first()).toBeAttached()
  if (!(await messageBox(page).isVisible())) await page.getByRole('button', { name: 'Tanya' }).click()
  await expect(answers(page).first()).not.toBeEmpty()
  const sidebar = await openSidebar(page)
  await sidebar.getByRole('button', { name: /^Dokumen/ }).click()
  await expect(sidebar.getByRole('button', { name: /Bapak Budi|Penawaran/ }).first()).toBeVisible()
})

test('ITEM-05, CHAT-09 what is written without a network is kept, said, and sent by itself when it is back', async ({
  page,
  context,
  newOwner,
}) => {
  await newOwner()
  await openLetter(page)
  await settled(page)
  await goOffline(context, page)
  if (!(await messageBox(page).isVisible())) await page.getByRole('button', { name: 'Tanya' }).click()
  await messageBox(page).fill('tolong diingat dulu')
  await page.reload()
  await expect(banner(page)).toBeVisible()
  if (!(await messageBox(page).isVisible())) await page.getByRole('button', { name: 'Tanya' }).click()
  await expect(messageBox(page)).toHaveValue('tolong diingat dulu')
  await context.setOffline(false)
  await expect(banner(page)).toBeHidden()
  await messageBox(page).fill('halo')
  const before = await answers(page).count()
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(answers(page)).toHaveCount(before + 1)
})

test('AUTH-05 after a sign-out nothing of the account lies on the device', async ({ page, context, newOwner }) => {
  await newOwner()
  await openLetter(page)
  await settled(page)
  await expect.poll(async () => (await keptAddresses(page)).length).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Keluar' }).first().click()
  await expect(canvas(page)).toHaveCount(0)
  const sidebar = await openSidebar(page)
  await sidebar.getByRole('button', { name: /^Menu akun/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('Guest User')).toBeVisible()
  const left = async () => (await keptAddresses(page)).filter((key) => /itm_|\/api\/chat/.test(key))
  await expect.poll(left).toEqual([])
  await goOffline(context, page)
  await page.reload()
  await expect(messageBox(page)).toBeVisible()
  expect(await left()).toEqual([])
})

test('SHELL-12 it can be installed: manifest, icons and a worker that leaves calls, tills and sites alone', async ({
  page,
  product,
}) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(`${product.url}${address}`)).json()
  expect(manifest).toMatchObject({ name: 'Juragan', display: 'standalone', start_url: '/' })
  for (const { src } of manifest.icons) expect((await page.request.get(`${product.url}${src}`)).status()).toBe(200)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto('/')
  await say(page, 'halo')
  await expect(answers(page).last()).not.toBeEmpty()
  const kept = await page.evaluate(async () => {
    const all: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname)
    return all
  })
  expect(kept).toContain('/')
  expect(kept.filter((path) => /^\/(api|kasir|situs)/.test(path) || path.includes('kasir-'))).toEqual([])
})

test('ITEM-02 with spoiled or refused storage Juragan works, with and without a network', async ({
  page,
  context,
  newOwner,
}) => {
  await newOwner()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await openLetter(page)
  await expect(banner(page)).toBeHidden()
  await goOffline(context, page)
  await expect(canvas(page).getByText('5.750.000').first()).toBeAttached()
  await context.setOffline(false)
  await expect(banner(page)).toBeHidden()
})
