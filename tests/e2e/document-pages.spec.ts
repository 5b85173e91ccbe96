import type { Locator, Page } from '@playwright/test'
import JSZip from 'jszip'

import { expect, test } from '#tests/support/e2e.ts'
import { canvas, clearTheWay, openLetter } from '#tests/support/workspace.ts'

const prose = (page: Page): Locator => canvas(page).getByRole('textbox', { name: 'Isi dokumen' })
const key = (page: Page, name: string): Locator => canvas(page).getByRole('button', { name, exact: true })

/** Opens what a key opens and presses an entry of it; a card that comes up by itself in between closes it again. */
const choose = (page: Page, name: string, entry: Locator): Promise<void> =>
  expect(async () => {
    if (!(await entry.isVisible())) await key(page, name).click()
    await entry.click({ timeout: 4_000 })
  }).toPass()
const entry = (page: Page, name: RegExp): Locator => page.getByRole('menuitem', { name })

/** A paste as the browser tells it: what the clipboard holds, at the cursor. */
const paste = (page: Page, html: string): Promise<void> =>
  prose(page).evaluate((element, clipping) => {
    const data = new DataTransfer()
    data.setData('text/html', clipping)
    data.setData('text/plain', 'tempelan')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.beforeEach(async ({ newOwner, page }) => {
  await newOwner()
  await clearTheWay(page)
})

test('DOC-06 DOC-12 tables, pictures, links, page breaks and page lines are written on pages of A4 and stand in the files', async ({
  page,
  product,
}) => {
  await openLetter(page)
  await canvas(page).getByRole('button', { name: 'Tampilan' }).click()
  await page.getByRole('menuitemradio', { name: 'Halaman + huruf' }).click()
  await expect(canvas(page).getByText('Page 1 of 1')).toBeVisible()

  // A table of two columns and rows; its first row is merged and named.
  await prose(page).getByText('Dengan hormat,').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await choose(page, 'Sisipkan tabel', page.getByRole('button', { name: '2 kolom, 2 baris', exact: true }))
  await page.keyboard.type('Jadwal kirim')
  await choose(page, 'Sel', entry(page, /^Gabung dengan kanan/))
  await page.keyboard.press('Tab')
  await page.keyboard.type('Tahap satu')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1 Desember')
  await expect(prose(page).locator('th[colspan="2"]')).toHaveText('Jadwal kirim')
  await choose(page, 'Kolom', entry(page, /^Lebih sempit/))

  // A clipping of Word: its list and its bold word, nothing else of it.
  await prose(page).getByText('Dengan hormat,').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await paste(
    page,
    `<html><body><p class=MsoListParagraph style='mso-list:l0 level1 lfo1;color:red'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Lampiran <b>pertama</b></p><script>document.title='jahat'</script></body></html>`,
  )
  await expect(prose(page).locator('ol > li')).toHaveText('Lampiran pertama')

  // A picture of this device, shown at once and then sent.
  await canvas(page)
    .getByLabel('Pilih gambar')
    .setInputFiles({ name: 'toko.png', mimeType: 'image/png', buffer: picture })
  const shown = prose(page).locator('[data-asset^="ast_"] img')
  await expect(shown).toBeVisible()
  await prose(page).locator('[data-asset^="ast_"]').click()
  await canvas(page).getByLabel('Keterangan').fill('Depan toko')
  await expect(prose(page).getByRole('img', { name: 'Depan toko' })).toBeVisible()

  // A new page, with a line above its text.
  await prose(page).getByText('Lampiran pertama').click()
  await page.keyboard.press('End')
  await choose(page, 'Sisipkan', entry(page, /^Pindah halaman/))
  await key(page, 'Kepala dan kaki halaman').click()
  await page.getByLabel('Kepala halaman').fill('Toko Sinar Jaya, penawaran')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(canvas(page).getByText(/^Page \d of 2$/)).toBeVisible()
  await expect(canvas(page).getByText('Halaman 1 dari 2')).toBeVisible()
  await expect(canvas(page).getByText('Toko Sinar Jaya, penawaran').last()).toBeVisible()
  const gap = prose(page).locator('[data-gap="2"]')
  await expect(gap).toHaveCount(1)

  // The caret walks from the last line of a page into the next one, and typing goes on there.
  await prose(page).getByText('Lampiran pertama').click()
  await page.keyboard.press('End')
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Sesudah.')
  const [above, below] = [await gap.boundingBox(), await prose(page).getByText('Sesudah.').boundingBox()]
  expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1)

  await expect(
    canvas(page)
      .getByText(/Saved \d\d\.\d\d/)
      .first(),
  ).toBeVisible()
  await key(page, 'Preview').click()
  await expect(canvas(page).getByRole('img', { name: 'Halaman 2 dari 2' })).toBeVisible()
  await page.reload()
  await expect(canvas(page).getByRole('img', { name: 'Halaman 1 dari 2' })).toBeVisible()
  await key(page, 'Edit').click()
  await expect(prose(page).locator('th[colspan="2"]')).toHaveText('Jadwal kirim')
  expect(await page.title()).not.toBe('jahat')

  const { data } = (await (await page.request.get(`${product.url}/api/items`)).json()) as {
    data: { items: { id: string }[] }
  }
  const file = await page.request.get(`${product.url}/api/items/${data.items[0]?.id}/export?format=docx`)
  const zip = await JSZip.loadAsync(await file.body())
  const text = (await zip.file('word/document.xml')?.async('string')) ?? ''
  const missing = ['Jadwal kirim', '<w:gridSpan w:val="2"/>', '<w:pageBreakBefore/>', 'Depan toko'].filter(
    (one) => !text.includes(one),
  )
  expect(missing).toEqual([])
  expect(Object.keys(zip.files).some((name) => name.startsWith('word/media/'))).toBe(true)
})
