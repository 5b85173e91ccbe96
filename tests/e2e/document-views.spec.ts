import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import JSZip from 'jszip'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { pdfPages, pdfSheets } from '#tests/support/pdf-text.ts'
import { canvas, openLetter } from '#tests/support/workspace.ts'

/** On the phone the views stand behind 'Lainnya'. */
const look = async (page: Page, mode: string): Promise<void> => {
  const more = canvas(page).getByRole('button', { name: 'Lainnya' })
  await expect(more.or(canvas(page).getByRole('button', { name: 'Tampilan' }))).toBeVisible()
  if (await more.isVisible()) {
    await more.click()
    await canvas(page).getByRole('button', { name: mode, exact: true }).click()
    return
  }
  await canvas(page).getByRole('button', { name: 'Tampilan' }).click()
  await page.getByRole('menuitemradio', { name: mode, exact: true }).click()
}

const textFields = (page: Page) => canvas(page).getByRole('textbox', { name: /^Teks dokumen/ })
const saved = (page: Page) =>
  expect(
    canvas(page)
      .getByText(/Saved \d\d\.\d\d/)
      .first(),
  ).toBeVisible()

test.beforeEach(async ({ newOwner }) => {
  await newOwner()
})

test('DOC-01 CANVAS-02 DOC-05 a letter is edited as Markdown: marked words, a list, saved; goods and letterhead stay', async ({
  page,
}) => {
  await openLetter(page)
  await look(page, 'Markdown')
  const closing = textFields(page).last()
  await closing.fill('Harga sudah tetap.')
  await closing.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(12, 17))
  await canvas(page).getByRole('button', { name: 'Tebal', exact: true }).click()
  await expect(closing).toHaveValue('Harga sudah **tetap**.')
  await closing.press('End')
  await closing.pressSequentially('\n\n')
  await canvas(page)
    .getByRole('button', { name: /^Daftar$/ })
    .click()
  await closing.pressSequentially('bayar di muka')
  await expect(closing).toHaveValue('Harga sudah **tetap**.\n\n- bayar di muka')
  await saved(page)
  await look(page, 'Pratinjau')
  const preview = canvas(page).getByRole('article', { name: 'Preview' })
  await expect(preview.getByText('tetap', { exact: true })).toBeVisible()
  await expect(preview.getByRole('listitem')).toHaveText('bayar di muka')
  await expect(preview.getByText('5.750.000').first()).toBeVisible()
  await page.reload()
  await expect(preview.getByRole('listitem')).toHaveText('bayar di muka')
  await look(page, 'Halaman')
  await expect(canvas(page).getByRole('listitem').filter({ hasText: 'bayar di muka' })).toBeVisible()
})

test('DOC-05 the browser prints the letter alone and whole, in whichever view and theme', async ({ page }) => {
  await openLetter(page)
  await expect(canvas(page).getByText('5.750.000').first()).toBeVisible()
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  for (const view of [null, 'Markdown', 'Pratinjau']) {
    if (view !== null) await look(page, view)
    const printed = await page.pdf({ preferCSSPageSize: true })
    expect(await pdfSheets(printed), `sheets of ${view}`).toEqual([[210, 297]])
    const [words = ''] = await pdfPages(printed)
    expect(words).toContain('SURAT PENAWARAN')
    expect(words).toContain('5.750.000')
    expect(words).toContain('Hormat kami')
    expect(words).not.toMatch(/Chat Baru|Keluar|Baris|Canvas/)
  }
})

test('DOC-06 font, size and alignment take effect, are saved and stand in the Word file; the pages are counted', async ({
  page,
  product,
}) => {
  await openLetter(page)
  await look(page, 'Halaman + huruf')
  await canvas(page).getByLabel('Huruf', { exact: true }).selectOption('Times New Roman')
  await canvas(page).getByLabel('Ukuran huruf').selectOption('14')
  const first = canvas(page).getByText('Dengan hormat,')
  await expect(first).toHaveCSS('font-family', /Times New Roman/)
  await first.click()
  // A phone has one key for the four ways.
  const ways = canvas(page).getByRole('button', { name: 'Perataan' })
  if (await ways.isVisible()) {
    await ways.click()
    await page.getByRole('menuitemradio', { name: 'Rata kanan' }).click()
  } else await canvas(page).getByRole('button', { name: 'Rata kanan' }).click()
  await expect(first).toHaveCSS('text-align', 'right')
  await expect(canvas(page).getByText(/^Page 1 of [12]$/)).toBeVisible()
  await saved(page)
  const { data } = (await (await page.request.get(`${product.url}/api/items`)).json()) as {
    data: { items: { id: string }[] }
  }
  const file = await page.request.get(`${product.url}/api/items/${data.items[0]?.id}/export?format=docx`)
  const zip = await JSZip.loadAsync(await file.body())
  expect(await zip.file('word/styles.xml')?.async('string')).toContain('w:ascii="Times New Roman"')
  expect(await zip.file('word/document.xml')?.async('string')).toContain('<w:jc w:val="right"/>')
})

test('DOC-09 the goods of a letter are downloaded as a spreadsheet', async ({ page }) => {
  await openLetter(page)
  const more = canvas(page).getByRole('button', { name: 'Lainnya' })
  await expect(more.or(canvas(page).getByRole('button', { name: 'Tampilan' }))).toBeVisible()
  const isPhone = await more.isVisible()
  if (isPhone) await more.click()
  else await canvas(page).getByLabel('Format unduhan').selectOption('xlsx')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    canvas(page).getByRole('button', { name: 'Download Spreadsheet' }).click(),
  ])
  const zip = await JSZip.loadAsync(await readFile(await download.path()))
  const sheet = (await zip.file('xl/worksheets/sheet1.xml')?.async('string')) ?? ''
  expect(sheet).toContain('<f>SUM(F4:F5)</f><v>5750000</v>')
})

test('SHELL-17 CANVAS-02 no view of a document has a serious axe finding in any theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLetter(page)
  for (const mode of ['Markdown', 'Halaman + huruf', 'Pratinjau']) {
    await look(page, mode)
    expect(await seriousFindings(page), mode).toEqual([])
  }
})
