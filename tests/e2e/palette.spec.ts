import type { Locator, Page } from '@playwright/test'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { canvas, messageBox, openLetter, openSidebar, say } from '#tests/support/workspace.ts'

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Cari dan jalankan' })
const field = (page: Page): Locator => palette(page).getByRole('combobox')
const line = (page: Page, name: string | RegExp): Locator => palette(page).getByRole('option', { name })

const open = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile) await (await openSidebar(page)).getByRole('button', { name: 'Cari' }).click()
  else {
    // Before the page is there nobody hears the key.
    await expect(messageBox(page)).toBeVisible()
    await page.keyboard.press('Control+k')
  }
  await expect(field(page)).toBeFocused()
}

test('SIDE-12 one search finds items and chats also one letter away, and opens them by keyboard or touch', async ({
  page,
  newOwner,
  isMobile,
}) => {
  await newOwner()
  await openLetter(page)
  await page.getByRole('button', { name: 'Keluar' }).first().click()
  await expect(canvas(page)).toHaveCount(0)
  await open(page, isMobile)
  await expect(palette(page).getByText('Berkas terakhir')).toBeVisible()
  await field(page).fill('penawarann')
  const found = line(page, /Surat Penawaran/).first()
  await expect(found).toBeVisible()
  await expect(found.locator('mark').first()).toHaveText('Penawaran')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  if (isMobile) await found.tap()
  else await page.keyboard.press('Enter')
  await expect(palette(page)).toHaveCount(0)
  await expect(canvas(page)).toBeVisible()
})

test('SIDE-12 it runs commands: a new chat, the theme, a sentence to finish, the settings', async ({
  page,
  newOwner,
  isMobile,
}) => {
  await newOwner()
  await page.goto('/')
  await open(page, isMobile)
  const before = await page.evaluate(() => document.documentElement.className)
  await field(page).fill('tema')
  await line(page, /^Ganti tema/).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.className)).not.toBe(before)
  await expect(palette(page)).toBeVisible()
  await field(page).fill('website')
  await line(page, 'Buat website').click()
  await expect(messageBox(page)).toHaveValue(/^Buat website untuk/)
  await expect(messageBox(page)).toBeFocused()
  await open(page, isMobile)
  await field(page).fill('pengaturan')
  await line(page, 'Pengaturan').click()
  await expect(page.getByRole('dialog', { name: 'Pengaturan' })).toBeVisible()
})

test('SIDE-12 arrow keys go round, Escape gives the focus back, Ctrl+K closes what it opened', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  await messageBox(page).focus()
  await page.keyboard.press('Control+k')
  const chosen = palette(page).locator('[aria-selected=true]')
  await expect(chosen).toHaveText(/^Chat Baru/)
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toHaveText(/^Keluar dari akun/)
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(/^Chat Baru/)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(messageBox(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
})

test('SIDE-12 nothing found, a failure and a server out of reach are said', async ({ page, newOwner, isMobile }) => {
  await newOwner()
  await openLetter(page)
  await page.getByRole('button', { name: 'Keluar' }).first().click()
  await expect(canvas(page)).toHaveCount(0)
  await open(page, isMobile)
  await field(page).fill('zzzqqq')
  await expect(palette(page).getByText('Tidak ada yang cocok dengan “zzzqqq”.')).toBeVisible()
  await page.route('**/api/search**', (route) => route.fulfill({ status: 500, body: 'x' }))
  await field(page).fill('budi')
  await expect(palette(page).getByRole('alert')).toBeVisible()
  await page.unroute('**/api/search**')
  await page.route('**/api/**', (route) => route.abort())
  await field(page).fill('penawaran')
  await expect(palette(page).getByText('Sedang offline: yang dicari hanya judul di perangkat ini.')).toBeVisible()
  await expect(line(page, /Surat Penawaran/).first()).toBeVisible()
})

test('ITEM-05 a text that the server did not take stays in the list, says so, and is sent later once', async ({
  page,
  product,
  newOwner,
  isMobile,
}) => {
  await newOwner()
  await page.goto('/')
  let refused = 0
  await page.route('**/api/documents/generate', (route) => {
    refused += 1
    return route.abort()
  })
  await open(page, isMobile)
  await field(page).fill('Catatan kulakan: gula 10 kg, kopi 5 kg')
  await line(page, /^Simpan sebagai dokumen/).click()
  await expect(page.getByText(/Tersimpan di perangkat ini/)).toBeVisible()
  await page.reload()
  const sidebar = await openSidebar(page)
  await sidebar.getByRole('button', { name: /^Dokumen/ }).click()
  const waiting = sidebar.getByRole('button', { name: /^Catatan kulakan/ })
  await expect(waiting).toContainText('menunggu dikirim')
  // The page tries by itself once it rests; one that got through during the press would change the line under it.
  await expect.poll(() => refused).toBeGreaterThan(1)
  await page.unroute('**/api/documents/generate')
  await waiting.click()
  await expect(canvas(page)).toBeVisible()
  const { data } = await (await page.request.get(`${product.url}/api/items`)).json()
  expect(data.items).toHaveLength(1)
})

test('SHELL-17, SIDE-12 the search has no serious axe finding in any theme', async ({ page, newOwner, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newOwner()
  await page.goto('/')
  await say(page, 'apa kabar kopi hari ini')
  await expect(page.getByRole('log').locator('[data-sender="ai"]')).toHaveCount(1)
  await open(page, isMobile)
  await expect(palette(page).getByText('Perintah')).toBeVisible()
  expect(await seriousFindings(page), 'with nothing typed').toEqual([])
  await field(page).fill('kopi')
  await expect(line(page, /kopi/).first()).toBeVisible()
  expect(await seriousFindings(page), 'with finds').toEqual([])
  await field(page).fill('zzzqqq')
  await expect(palette(page).getByText(/Tidak ada yang cocok/)).toBeVisible()
  expect(await seriousFindings(page), 'with nothing found').toEqual([])
})
