import { readFile } from 'node:fs/promises'

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import JSZip from 'jszip'

import { expect, test } from '#tests/support/e2e.ts'
import { canvas, clearTheWay, messageBox, offer, openSidebar, say } from '#tests/support/workspace.ts'

/** On phones the key is in the sheet of the editor. */
const saveToDrive = async (page: Page): Promise<void> => {
  const more = canvas(page).getByRole('button', { name: 'Lainnya' })
  const key = canvas(page).getByRole('button', { name: 'Save to Drive' })
  await expect(more.or(key).first()).toBeVisible()
  if (await more.isVisible()) await more.click()
  await key.click()
}

test('DRIVE-01 DRIVE-02 SIDE-03 a letter is saved to the drive twice, found there, moved, thrown away and taken back', async ({
  page,
  newOwner,
}) => {
  // A card may come while a dialog lies over it, where no press reaches it.
  await clearTheWay(page)
  await newOwner()
  await page.goto('/')
  await say(page, offer)
  await expect(canvas(page).getByText('Kaos polo').first()).toBeVisible()

  await saveToDrive(page)
  await expect(page.getByText(/berhasil disimpan ke Drive Juragan$/)).toBeVisible()
  await page.getByRole('button', { name: 'Buka Drive' }).click()
  const drive = page.getByRole('dialog', { name: 'Drive Juragan' })
  const row = drive.getByRole('listitem').filter({ hasText: /\.docx/ })
  await expect(row).toContainText('versi 1')
  await expect(row.getByRole('button').first()).toBeFocused()
  expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual([])

  const waiting = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Pilihan untuk / }).click()
  await page.getByRole('menuitem', { name: 'Unduh' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^Surat Penawaran.*\.docx$/i)
  const letter = await JSZip.loadAsync(await readFile(await file.path()))
  expect(await letter.file('word/document.xml')?.async('string')).toContain('Budi Santoso')

  await drive.getByRole('button', { name: 'Folder baru' }).click()
  await drive.getByRole('textbox', { name: 'Nama folder baru' }).fill('Penawaran 2026')
  await page.keyboard.press('Enter')
  await expect(drive.getByRole('button', { name: /^Penawaran 2026/ })).toBeVisible()
  await row.getByRole('button', { name: /^Pilihan untuk / }).click()
  await page.getByRole('menuitem', { name: 'Pindahkan' }).click()
  await drive.getByRole('button', { name: /^Penawaran 2026/ }).click()
  await drive.getByRole('button', { name: 'Pindahkan ke sini' }).click()
  await expect(row).toBeVisible()
  await expect(drive.getByRole('navigation', { name: 'Letak folder' })).toContainText('Penawaran 2026')

  await row.getByRole('button', { name: /^Pilihan untuk / }).click()
  await page.getByRole('menuitem', { name: 'Hapus' }).click()
  await expect(row).toBeHidden()
  await drive.getByRole('button', { name: 'Urungkan' }).click()
  await expect(row).toBeVisible()

  // The file at which the drive was opened lies in the trash like any other.
  await row.getByRole('button', { name: /^Pilihan untuk / }).click()
  await page.getByRole('menuitem', { name: 'Hapus' }).click()
  await drive.getByRole('button', { name: 'Sampah', exact: true }).click()
  await expect(row).toBeVisible()
  await drive.getByRole('button', { name: 'Urungkan' }).click()
  await expect(row).toBeHidden()
  await drive.getByRole('button', { name: 'Tutup', exact: true }).click()

  await saveToDrive(page)
  await expect(page.getByText(/berhasil disimpan ke Drive Juragan$/)).toBeVisible()
  const leave = page.getByRole('button', { name: 'Keluar dari Canvas' })
  if (await leave.isVisible()) await leave.click()
  await expect(messageBox(page)).toBeVisible()
  const side = await openSidebar(page)
  const section = side.getByRole('button', { name: /^Dokumen/ })
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click()
  const href = await side.getByRole('link', { name: /di Drive Juragan$/ }).getAttribute('href')
  await page.goto(href ?? '')
  await expect(row).toHaveCount(1)
  await expect(drive.getByRole('navigation', { name: 'Letak folder' })).toContainText('Penawaran 2026')
})

test('DRIVE-03 AUTH-11 the event savePPTToDrive saves the open deck; a guest is told to log in', async ({
  page,
  newOwner,
}) => {
  const later = page.getByRole('button', { name: 'Nanti' })
  await page.addLocatorHandler(later, () => later.click())
  await newOwner()
  await page.goto('/')
  await say(page, 'Buatkan presentasi profil usaha Kopi Senja, 3 slide')
  await expect(canvas(page).getByRole('region', { name: 'Daftar slide' })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('savePPTToDrive')))
  await expect(page.getByText(/berhasil disimpan ke Drive Juragan$/)).toBeVisible()
  const files = await (await page.request.get('/api/drive/files')).json()
  expect(files.data.files).toMatchObject([{ name: expect.stringMatching(/\.pptx$/) as unknown, itemVersion: 1 }])

  // Somebody else on a device that knows nothing.
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.goto('/')
  await expect(messageBox(page)).toBeVisible()
  await (await openSidebar(page)).getByRole('button', { name: 'Drive Juragan' }).click()
  await expect(page.getByText('User belum login. Silakan login terlebih dahulu.')).toBeVisible()
})
