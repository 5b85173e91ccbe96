import type { Page } from '@playwright/test'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import {
  canvas,
  clearTheWay,
  holdBack,
  openGenerator,
  openSidebar,
  orderDocument as order,
} from '#tests/support/workspace.ts'

const stream = '**/api/workspace/api/workspace/stream-document'

const balance = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/points', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'getBalance' }),
    })
    return ((await answer.json()) as { balance: number }).balance
  })

test.beforeEach(async ({ newOwner }) => {
  await newOwner()
})

test('DOC-07 DOC-13 five cards, a description, the text as it is written, then the draft in its own editor', async ({
  page,
}) => {
  await openGenerator(page)
  await expect(
    canvas(page).getByRole('radio', { name: /Surat Penawaran|Kontrak|Proposal|Laporan|Surat Resmi/ }),
  ).toHaveCount(5)
  await expect(canvas(page).getByRole('button', { name: 'Generate Document' })).toBeDisabled()
  await canvas(page)
    .getByRole('radio', { name: /Kontrak Kerja/ })
    .check()
  await order(page, 'kerja sama dengan Toko Maju selama 1 tahun, nilai 5.000.000')
  const result = canvas(page).getByRole('region', { name: 'Hasil' })
  await expect(result).toContainText('Pasal 1')
  await expect(result).toContainText('5.000.000')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Download TXT' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^kontrak-.*\.txt$/)
  expect(await balance(page)).toBe(499_900)
  await result.getByRole('button', { name: 'Edit' }).click()
  await expect(
    canvas(page)
      .getByRole('textbox', { name: /^Teks dokumen/ })
      .first(),
  ).toBeVisible()
  await expect(canvas(page).getByRole('heading', { level: 1 })).toContainText('Kontrak')
})

test('DOC-07 DOC-11 a stream that breaks off says so, keeps the words, and its retry is not charged twice', async ({
  page,
}) => {
  await openGenerator(page)
  const event = JSON.stringify({ type: 'typing', content: 'Kepada Bapak Budi, kami menawarkan kaos.', progress: 40 })
  await page.route(stream, (route) =>
    route.fulfill({ status: 200, headers: { 'content-type': 'text/event-stream' }, body: `data: ${event}\n\n` }),
  )
  await order(page, 'untuk Bapak Budi, 100 kaos @ 45.000')
  await expect(canvas(page).getByText('Stream ended unexpectedly')).toBeVisible()
  await page.route('**/api/documents/generate', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'x', code: 'database_unavailable' } }),
  )
  await canvas(page).getByRole('button', { name: 'Simpan yang sudah tertulis' }).click()
  await expect(canvas(page).getByText(/^Document generation failed: 503 /)).toBeVisible()
  await page.unroute(stream)
  await canvas(page).getByRole('button', { name: 'Coba lagi' }).click()
  await expect(canvas(page).getByRole('region', { name: 'Hasil' })).toContainText('4.500.000')
  expect(await balance(page)).toBe(499_900)
})

test('DOC-13 a refused stream shows its status and why', async ({ page }) => {
  await openGenerator(page)
  await page.route(stream, (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'x', code: 'making_failed' } }),
  )
  await order(page, 'apa saja')
  await expect(canvas(page).getByRole('alert')).toContainText('HTTP error! status: 500')
  await expect(canvas(page).getByLabel('Deskripsi')).toHaveValue('apa saja')
})

test('SLIDE-08 DOC-09 a deck is made from the generator; with a broken maker the description becomes the slides', async ({
  page,
}) => {
  await openGenerator(page)
  await page.route('**/generate-presentation', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'x', code: 'making_failed' } }),
  )
  await canvas(page).getByRole('radio', { name: 'Presentasi' }).check()
  await order(page, 'Profil Kopi Senja. Buka tiap hari. Menu utama kopi susu.')
  await expect(canvas(page).getByText(/^Backend generation failed: /)).toBeVisible()
  expect(await balance(page)).toBe(491_950)
  await canvas(page).getByRole('button', { name: 'Edit' }).click()
  await expect(canvas(page).getByRole('heading', { level: 1 })).toContainText('Profil Kopi Senja')
})

test('SHELL-17 DOC-07 no serious axe finding in the generator in any theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGenerator(page)
  expect(await seriousFindings(page), 'form').toEqual([])
  await order(page, 'untuk Bapak Budi, 100 kaos @ 45.000')
  await expect(canvas(page).getByRole('region', { name: 'Hasil' })).toBeVisible()
  expect(await seriousFindings(page), 'result').toEqual([])
})

test('DOC-07 the generator is a key of the sidebar: without any document, on the phone from its menu', async ({
  page,
}) => {
  await clearTheWay(page)
  await page.goto('/')
  await (await openSidebar(page)).getByRole('button', { name: 'Buat dokumen' }).click()
  const generator = page.getByRole('dialog', { name: 'Dokumen baru' })
  await generator.getByRole('radio', { name: /Surat Resmi/ }).check()
  await generator.getByLabel('Deskripsi').fill('undangan rapat warga hari Minggu jam 9 di balai')
  await generator.getByRole('button', { name: 'Generate Document' }).click()
  await generator.getByRole('region', { name: 'Hasil' }).getByRole('button', { name: 'Edit' }).click()
  await expect(generator).toHaveCount(0)
  await expect(canvas(page).getByRole('heading', { level: 1 })).toContainText(/Undangan/i)
  expect(await balance(page)).toBe(499_950)
})

test('DOC-07 closing the generator while it writes ends the writing, and nothing is charged', async ({ page }) => {
  await clearTheWay(page)
  await page.goto('/')
  await page.route(stream, () => new Promise(() => undefined))
  await (await openSidebar(page)).getByRole('button', { name: 'Buat dokumen' }).click()
  const generator = page.getByRole('dialog', { name: 'Dokumen baru' })
  await generator.getByLabel('Deskripsi').fill('undangan rapat warga')
  await generator.getByRole('button', { name: 'Generate Document' }).click()
  await expect(generator.getByRole('progressbar')).toBeVisible()
  await generator.getByRole('button', { name: 'Tutup' }).click()
  await expect(generator).toHaveCount(0)
  expect(await balance(page)).toBe(500_000)
})

test('DOC-07, AUTH-03 a key pressed before it is known who is here waits for that, and opens the generator', async ({
  page,
}) => {
  await clearTheWay(page)
  const answer = await holdBack(page, '**/api/session')
  await page.goto('/')
  await (await openSidebar(page)).getByRole('button', { name: 'Buat dokumen' }).click()
  await expect(page.getByText('Membuka…')).toBeVisible()
  answer()
  await expect(page.getByRole('dialog', { name: 'Dokumen baru' }).getByLabel('Deskripsi')).toBeVisible()
  expect(page.context().pages(), 'no window to sign in').toHaveLength(1)
})

test('DOC-07, AUTH-02, AUTH-03 a guest who pressed that early is asked to sign in', async ({ browser }) => {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const answer = await holdBack(page, '**/api/session')
  await page.goto('/')
  await (await openSidebar(page)).getByRole('button', { name: 'Buat dokumen' }).click()
  const [popup] = await Promise.all([page.waitForEvent('popup'), answer()])
  await expect(popup).toHaveURL(/\/masuk/)
  await expect(page.getByRole('dialog', { name: 'Dokumen baru' })).toHaveCount(0)
  await page.context().close()
})

test('DOC-07, POINT-04 too few points are told in figures with what to do, and the description outlives closing', async ({
  page,
}) => {
  await clearTheWay(page)
  await page.goto('/')
  for (let left = 500_000; left >= 12_000; left -= 12_000)
    await page.request.post('/api/points', {
      data: { action: 'deduct', target: 'playbook_website' },
      headers: { origin: new URL(page.url()).origin },
    })
  await (await openSidebar(page)).getByRole('button', { name: 'Buat dokumen' }).click()
  const generator = page.getByRole('dialog', { name: 'Dokumen baru' })
  await generator.getByRole('radio', { name: 'Presentasi' }).check()
  await generator.getByLabel('Deskripsi').fill('Profil usaha laundry kiloan. Antar jemput gratis.')
  await generator.getByRole('button', { name: 'Generate Document' }).click()
  await generator.getByRole('button', { name: 'Generate New' }).click()
  await expect(generator.getByLabel('Deskripsi')).toHaveValue('')
  await generator.getByLabel('Deskripsi').fill('Rencana cabang kedua. Dekat pasar.')
  await generator.getByRole('button', { name: 'Generate Document' }).click()
  await expect(generator.getByRole('alert')).toContainText('perlu 8.000, poin Anda')
  await expect(generator.getByRole('alert')).toContainText('Top Up')
  await generator.getByRole('button', { name: 'Tutup' }).click()
  await (await openSidebar(page)).getByRole('button', { name: 'Buat dokumen' }).click()
  await expect(generator.getByLabel('Deskripsi')).toHaveValue('Rencana cabang kedua. Dekat pasar.')
})
