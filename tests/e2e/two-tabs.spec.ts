import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/e2e.ts'
import { canvas, clearTheWay, holdBack, openSidebar, say } from '#tests/support/workspace.ts'

/** Opens in this page the only item of a section of the sidebar. */
const openOnlyItem = async (page: Page, section: RegExp, name: RegExp): Promise<void> => {
  await clearTheWay(page)
  await page.goto('/')
  const sidebar = await openSidebar(page)
  const head = sidebar.getByRole('button', { name: section })
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await sidebar.getByRole('button', { name }).first().click()
}

const savedNow = (page: Page) => expect(canvas(page).getByText(/^Saved \d\d\.\d\d/)).toBeVisible()

const businessName = async (tab: Page) => {
  await canvas(tab).getByRole('button', { name: 'Isi website', exact: true }).click()
  const panel = tab.getByRole('region', { name: 'Isi website' })
  await panel.getByRole('button', { name: 'Usaha', exact: true }).click()
  return panel.getByLabel('Nama usaha')
}

const title = async (tab: Page, words: string) => {
  const stage = canvas(tab).getByRole('region', { name: /^Slide \d+ dari \d+$/ })
  await stage
    .getByRole('option', { name: /^Teks: / })
    .first()
    .press('Enter')
  await stage.getByRole('textbox', { name: 'Teks slide' }).fill(words)
}

test('ITEM-08, WEB-05 what one tab saves comes into the open panel of a website in the other, is undone there as a step, and a publishing that waits for saving says so', async ({
  page,
  context,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  await say(page, 'Buatkan website untuk Warung Kopi Senja di Bandung, jual kopi susu 18rb, roti bakar 15rb')
  await expect(canvas(page).getByRole('link', { name: 'Buka Web' })).toBeVisible({ timeout: 60_000 })
  const other = await context.newPage()
  await openOnlyItem(other, /^Website/, /Warung Kopi Senja/)
  const there = await businessName(other)
  await there.focus()
  const here = await businessName(page)
  await here.fill('Kopi Senja Dago')
  await savedNow(page)
  await expect(there).toHaveValue('Kopi Senja Dago')
  await expect(there).toBeFocused()
  await savedNow(other)
  await there.press('Control+z')
  await expect(there).toHaveValue('Warung Kopi Senja')
  await expect(here).toHaveValue('Warung Kopi Senja')

  await context.setOffline(true)
  await here.fill('Kopi Senja Lembang')
  await canvas(page).getByRole('button', { name: 'Terbitkan' }).click()
  await expect(canvas(page).getByText(/^Belum terbit/)).toBeVisible()
  await expect(canvas(page).getByText(/^Juragan tidak bisa dihubungi/)).toBeVisible()
  await context.setOffline(false)
  await savedNow(page)
  await canvas(page).getByRole('button', { name: 'Terbitkan' }).click()
  await expect(canvas(page).getByRole('heading', { name: 'Website Live' })).toBeVisible()
  await expect(canvas(page).getByText(/^Belum terbit/)).toHaveCount(0)
})

test('ITEM-08, SHELL-17 the choice between the slides of two tabs stays through Escape, and the keyboard goes on in the canvas', async ({
  page,
  context,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  await say(page, 'Buatkan presentasi rencana cabang Warung Kopi Senja untuk bank: modal Rp 42.500.000')
  await expect(canvas(page)).toBeVisible()
  const other = await context.newPage()
  await openOnlyItem(other, /^Presentasi/, /Warung Kopi Senja|cabang/i)
  // Nothing of the first tab's saving is heard here before this tab has written as well.
  const hear = await holdBack(other, /\/api\/items\/itm_\w+$/)
  await title(page, 'Dari tab pertama')
  await title(other, 'Dari tab kedua')
  await savedNow(page)
  hear()
  const choice = other.getByRole('dialog', { name: /juga diubah di tempat lain/ })
  await expect(choice).toBeVisible()
  await other.keyboard.press('Escape')
  await other.keyboard.press('Escape')
  await expect(choice).toBeVisible()
  await choice.getByRole('button', { name: 'Pakai punya saya' }).press('Enter')
  await savedNow(other)
  await expect
    .poll(() => other.evaluate(() => document.activeElement?.closest('[aria-label="Canvas"]') !== null))
    .toBe(true)
})
