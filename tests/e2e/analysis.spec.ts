import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'
import JSZip from 'jszip'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { pdfPages, pdfSheets } from '#tests/support/pdf-text.ts'
import { canvas, say } from '#tests/support/workspace.ts'

const order =
  'tolong analisis bep kedai kopi Senja: sewa 2jt per bulan, gaji 3,5jt per bulan, harga jual 18rb per cup, hpp 7rb per cup, laku 45 cup sehari'

const openAnalysis = async (page: Page): Promise<Locator> => {
  await page.goto('/')
  await say(page, order)
  await expect(canvas(page).getByRole('heading', { name: 'Ringkasan' })).toBeVisible()
  return canvas(page)
}

const chooseSection = async (open: Locator, title: string, phone: boolean): Promise<void> => {
  if (phone) {
    const chooser = open.getByLabel('Pilih bagian')
    const label = (await chooser.locator('option').allTextContents()).find((text) => text.includes(title)) ?? ''
    await chooser.selectOption({ label })
  } else await open.getByRole('navigation', { name: 'Bagian analisis' }).getByRole('button', { name: title }).click()
  await expect(open.getByRole('heading', { name: title, exact: true })).toBeVisible()
}

test('ANALYSIS-01, ANALYSIS-02, CANVAS-03, ITEM-01 sections, a changed figure everywhere, prose edited, saved and reopened', async ({
  page,
  newOwner,
}, info) => {
  const phone = info.project.name === 'phone'
  await newOwner()
  const open = await openAnalysis(page)
  await expect(open.getByText('500 cup').first()).toBeVisible()

  await open.getByRole('button', { name: 'Berikutnya' }).click()
  await expect(open.getByRole('heading', { name: 'Untung per cup' })).toBeVisible()
  await open.getByRole('button', { name: 'Sebelumnya' }).click()
  await expect(open.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled()

  await chooseSection(open, 'Titik impas', phone)
  await expect(open.getByRole('img', { name: /Omzet dan biaya menurut jumlah terjual.*500/ })).toBeVisible()

  await chooseSection(open, 'Angka yang dipakai', phone)
  await open.getByLabel('Harga jual').fill('12.500')
  await expect(open.getByText('Unsaved changes').or(open.getByText('Saving...')).first()).toBeVisible()
  await expect(open.getByText(/Saved \d\d\.\d\d/)).toBeVisible()
  await chooseSection(open, 'Titik impas', phone)
  // 5.500.000 / 5.500
  await expect(open.getByText('1.000 cup').first()).toBeVisible()
  await expect(open.getByRole('img', { name: /Omzet dan biaya menurut jumlah terjual.*1\.000/ })).toBeVisible()

  await open.getByRole('button', { name: 'Ubah teks' }).click()
  await expect(open.getByLabel('Judul bagian')).toBeFocused()
  await open.getByLabel('Judul bagian').fill('Impasnya kedai')
  await open.getByRole('button', { name: 'Tambah paragraf' }).click()
  await open.getByLabel('Paragraf').last().fill('Catatan: {Omzet titik impas} sebulan.')
  await open.getByRole('button', { name: 'Selesai' }).click()
  await expect(open.getByRole('button', { name: 'Ubah teks' })).toBeFocused()
  await expect(open.getByText('Catatan: Rp 12.500.000 sebulan.')).toBeVisible()
  await expect(open.getByText(/Saved \d\d\.\d\d/)).toBeVisible()

  await page.reload()
  await expect(open.getByRole('heading', { name: 'Ringkasan' })).toBeVisible()
  await open.getByRole('button', { name: 'Tampilan penuh' }).click()
  await expect(open.getByRole('heading', { name: 'Impasnya kedai' })).toBeVisible()
  await expect(open.getByText('Catatan: Rp 12.500.000 sebulan.')).toBeVisible()
})

test('ANALYSIS-01, ANALYSIS-02 save, copy and the three files carry what is on the screen', async ({
  page,
  newOwner,
  context,
}, info) => {
  const phone = info.project.name === 'phone'
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await newOwner()
  const open = await openAnalysis(page)
  const press = async (name: string): Promise<void> => {
    if (phone) await open.getByRole('button', { name: 'Simpan dan ekspor' }).click()
    await open.getByRole('button', { name, exact: true }).click()
  }
  await press('Simpan Analisis')
  await expect(open.getByText('Analisis tersimpan.')).toBeVisible()
  await press('Salin')
  await expect(open.getByText('Bagian ini tersalin.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Ringkasan')

  const download = async (name: string): Promise<{ name: string; bytes: Buffer }> => {
    const [file] = await Promise.all([page.waitForEvent('download'), press(name)])
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const text = await download('Ekspor TXT')
  expect(text.name).toMatch(/^analisis-titik-impas-kedai-kopi-senja-.*\.txt$/)
  expect(text.bytes.toString('utf8')).toContain('500 cup')
  const word = await JSZip.loadAsync((await download('Ekspor DOCX')).bytes)
  expect(Object.keys(word.files).some((name) => name.startsWith('word/charts/'))).toBe(true)
  expect((await download('Ekspor PDF')).bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('ANALYSIS-01, ANALYSIS-02 the browser prints the analysis alone and whole, whichever section is open', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  const open = await openAnalysis(page)
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  const printed = await page.pdf({ preferCSSPageSize: true })
  expect(new Set((await pdfSheets(printed)).map(String))).toEqual(new Set(['210,297']))
  const words = (await pdfPages(printed)).join(' ')
  for (const title of ['Ringkasan', 'Untung per cup', 'Titik impas', 'Laba per bulan', 'Angka yang dipakai'])
    expect(words).toContain(title)
  // Words that only the charts have.
  expect(words).toContain('20 jt')
  expect(words).not.toMatch(/Chat Baru|Keluar|Simpan Analisis|Cara hitung|Ubah teks/)
  await expect(open.getByRole('heading', { name: 'Ringkasan' })).toHaveCount(1)
})

test('ANALYSIS-01, SHELL-17 the viewer has no accessibility error in three themes, keys are large enough on phones', async ({
  page,
  newOwner,
}, info) => {
  const phone = info.project.name === 'phone'
  await newOwner()
  // Colours must not be measured half way from one theme to the next.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const open = await openAnalysis(page)
  await open.getByRole('button', { name: 'Tampilan penuh' }).click()
  await expect(open.getByRole('img').first()).toBeVisible()
  expect(await seriousFindings(page, { include: '[aria-label="Canvas"]' })).toEqual([])
  const boxes = await open
    .locator('button:visible, summary:visible, select:visible, input:visible')
    .evaluateAll((keys) => keys.map((key) => ({ name: key.textContent, height: key.getBoundingClientRect().height })))
  expect(phone ? boxes.filter(({ height }) => height < 44) : []).toEqual([])
  expect(boxes.length).toBeGreaterThan(3)
})
