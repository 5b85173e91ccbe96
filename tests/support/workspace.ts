import type { Locator, Page } from '@playwright/test'

import { expect } from './e2e.ts'

/** The sentence of the product's promise; its facts are what the tests look for. */
export const offer =
  'Buatkan surat penawaran dari Toko Sinar Jaya untuk Bapak Budi Santoso, PT Maju Bersama: ' +
  '100 kaos polo @ 45.000 dan 50 topi @ 25.000, berlaku 14 hari'

export const conversation = (page: Page): Locator => page.getByRole('log', { name: 'Percakapan' })
export const answers = (page: Page): Locator => conversation(page).locator('[data-sender="ai"]')
export const messageBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Pesan' })
export const canvas = (page: Page): Locator => page.getByRole('region', { name: 'Canvas' })

/** Types as an owner does and sends with the key under the field. */
export const say = async (page: Page, text: string): Promise<void> => {
  await messageBox(page).fill(text)
  await page.getByRole('button', { name: 'Kirim' }).click()
}

/**
 * Cards that come by themselves and would lie over keys are closed. One that goes by itself in the same moment is no
 * failure.
 */
export const clearTheWay = async (page: Page): Promise<void> => {
  const welcome = page.getByRole('region', { name: /^Selamat datang/ }).getByRole('button', { name: 'Tutup' })
  for (const key of [page.getByRole('button', { name: 'Nanti' }), welcome])
    await page.addLocatorHandler(key, () =>
      key.evaluateAll((found) => found.forEach((one) => (one as HTMLElement).click())),
    )
}

/** Takes a deletion back by its note, whose clock stops as soon as the key has the focus. */
export const takeBack = (page: Page): Promise<void> => page.getByRole('button', { name: 'Urungkan' }).press('Enter')

/** Makes a letter in the chat; it opens in the canvas. */
export const openLetter = async (page: Page): Promise<void> => {
  await page.goto('/')
  await say(page, offer)
  await expect(canvas(page)).toBeVisible()
}

/** What the page writes to its console from now on as a warning or an error. */
export const warnings = (page: Page): string[] => {
  const heard: string[] = []
  page.on('console', (message) => {
    // The tests block the service worker (playwright.config.ts), and the page says so.
    if (message.text().includes('Service Worker registration blocked')) return
    if (['error', 'warning'].includes(message.type())) heard.push(message.text())
  })
  return heard
}

/** Keeps the answers of these addresses back until the function that it gives is called. */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let answer: (() => void) | undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(address, async (route) => {
    await asked
    await route.continue()
  })
  return () => answer?.()
}

/** On the phone the sidebar is a drawer behind the menu key. */
export const openSidebar = async (page: Page): Promise<Locator> => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  // A page that is still being drawn shows neither.
  await expect(menu.or(sidebar).first()).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  await expect(sidebar).toBeVisible()
  return sidebar
}

export interface Account {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Fills the sign-in page, wherever it opened. */
export const createAccount = async (page: Page, account: Account): Promise<void> => {
  const form = page.getByRole('button', { name: 'Buat akun' })
  if (!(await page.getByLabel('Nama').isVisible())) await form.first().click()
  await page.getByLabel('Nama').fill(account.name)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Kata sandi').fill(account.password)
  await page.getByRole('button', { name: 'Buat akun' }).last().click()
}

/** Presses a key that opens the sign-in page and answers the page it opened in: a popup, or this one. */
export const signInPage = async (page: Page, key: Locator, isPhone: boolean): Promise<Page> => {
  if (isPhone) {
    await key.click()
    await page.waitForURL('**/masuk*')
    return page
  }
  const [popup] = await Promise.all([page.waitForEvent('popup'), key.click()])
  return popup
}

/** From an open letter to the generator: by the list of its views, on the phone by 'Lainnya'. */
export const openGenerator = async (page: Page): Promise<void> => {
  await openLetter(page)
  const more = canvas(page).getByRole('button', { name: 'Lainnya' })
  await expect(more.or(canvas(page).getByRole('button', { name: 'Tampilan' }))).toBeVisible()
  if (await more.isVisible()) {
    await more.click()
    await canvas(page).getByRole('button', { name: 'Dokumen baru' }).click()
    return
  }
  await canvas(page).getByRole('button', { name: 'Tampilan' }).click()
  await page.getByRole('menuitem', { name: 'Dokumen baru' }).click()
}

/** Orders a document from the generator in these words. */
export const orderDocument = async (page: Page, words: string): Promise<void> => {
  await canvas(page).getByLabel('Deskripsi').fill(words)
  await canvas(page).getByRole('button', { name: 'Generate Document' }).click()
}
