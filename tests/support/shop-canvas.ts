import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'

import { expect } from './e2e.ts'
import { canvas, openSidebar, say } from './workspace.ts'

/** The usual order of a till. */
export const order = 'Buatkan aplikasi kasir untuk Warung Kopi Senja'

export interface ReadyTill {
  readonly url: string
  readonly email: string
  readonly password: string
}

/** Orders a till by chat and takes both taps of the set-up; the canvas stands at the password. */
export const orderTill = async (
  page: Page,
  email: string,
  beforeTaps?: () => Promise<void>,
  sentence = order,
): Promise<ReadyTill> => {
  await page.goto('/')
  await say(page, sentence)
  const setup = canvas(page)
  await expect(setup.getByText('Siapkan kasir Anda')).toBeVisible()
  await expect(setup.getByRole('radio', { name: /Database Juragan \(siap pakai\)/ })).toBeChecked()
  await expect(setup.getByRole('button', { name: 'Connect First' })).toBeDisabled()
  await beforeTaps?.()
  await setup.getByRole('button', { name: 'Connect', exact: true }).click()
  await setup.getByRole('button', { name: 'Selesaikan POS' }).click()
  const password = (await setup.locator('[data-password]').textContent()) ?? ''
  expect(password.length).toBeGreaterThanOrEqual(8)
  const url = (await setup.getByText(/\/kasir\/[^/]+\/$/).textContent()) ?? ''
  return { url, email, password }
}

/** Opens a shop that is set up from the sidebar. */
export const openShopFromSidebar = async (page: Page, name = 'Warung Kopi Senja'): Promise<Locator> => {
  if (!page.url().startsWith('http')) await page.goto('/')
  const sidebar = await openSidebar(page)
  const section = sidebar.getByRole('button', { name: /^POS Systems/ })
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click()
  await sidebar
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  await expect(canvas(page).getByRole('tab', { name: 'Produk' })).toBeVisible()
  return canvas(page)
}

/** The shop's customers, opened from the sidebar. */
export const openCustomers = async (page: Page): Promise<Locator> => {
  await page.goto('/')
  const shop = await openShopFromSidebar(page)
  await shop.getByRole('tab', { name: 'Pelanggan' }).click()
  return shop.getByRole('region', { name: 'Pelanggan' })
}

/** Confirms the password, sees the canvas close, and opens the shop from the sidebar. */
export const openShop = async (page: Page, name?: string): Promise<Locator> => {
  await canvas(page).getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect(canvas(page).getByText('Siapkan kasir Anda')).toHaveCount(0)
  return openShopFromSidebar(page, name)
}

/** On a phone that has goods already, the form for another one is behind its key. */
export const openProductForm = async (shop: Locator): Promise<void> => {
  const key = shop.getByRole('button', { name: 'Tambah produk' })
  await expect(key).toBeVisible()
  if (!(await shop.getByLabel('Nama produk').isVisible())) await key.click()
}

export const addProduct = async (shop: Locator, name: string, price: string, stock: string): Promise<void> => {
  await openProductForm(shop)
  await shop.getByLabel('Nama produk').fill(name)
  await shop.getByLabel('Harga (Rp)').fill(price)
  if (stock !== '') await shop.getByLabel('Stok', { exact: true }).fill(stock)
  await shop.getByRole('button', { name: 'Tambah produk' }).click()
  await expect(shop.getByRole('row', { name: new RegExp(name) })).toBeVisible()
}

export const openTill = async (browser: Browser, url: string): Promise<{ context: BrowserContext; till: Page }> => {
  const context = await browser.newContext({ locale: 'id-ID', timezoneId: 'Asia/Jakarta' })
  const till = await context.newPage()
  await till.goto(url)
  return { context, till }
}

export const signInTo = async (till: Page, email: string, password: string): Promise<void> => {
  await till.getByLabel('Email').fill(email)
  await till.getByLabel('Kata sandi').fill(password)
  await till.getByRole('button', { name: 'Masuk ke kasir' }).click()
}
