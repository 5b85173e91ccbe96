import { readFile } from 'node:fs/promises'

import type { Browser, Page } from '@playwright/test'
import JSZip from 'jszip'

import { expect, test } from '#tests/support/e2e.ts'
import { answers, canvas, openSidebar, say } from '#tests/support/workspace.ts'

const letter =
  'Buatkan surat penawaran dari Toko Sinar Jaya untuk Bapak Budi Santoso, PT Maju Bersama: 100 kaos polo @ 45.000 dan 50 topi @ 25.000, berlaku 14 hari'
const deck = 'bikinin ppt profil usaha Toko Sinar Jaya, berdiri 2015, kaos polo 45rb, topi 25rb, pesan minimal 12 buah'
const analysis =
  'tolong analisis bep konveksi saya: sewa 2jt per bulan, gaji 3,5jt per bulan, harga jual 45rb per kaos, hpp 23rb per kaos'
const website =
  'buat website Toko Sinar Jaya di Jl. Melati 5 Bandung, jual kaos polo 45rb, topi 25rb, WA 0812-3456-7890, buka setiap hari 08.00-17.00'
const till = 'bikin kasir buat Toko Sinar Jaya: kaos polo 45rb stok 20, topi 25rb stok 12'

test.use({
  otherOrigins: async ({ product }, use) => {
    const { port } = new URL(product.url)
    // Each run of a worker may get the next free name.
    await use(['', '-2', '-3', '-4'].map((more) => `http://toko-sinar-jaya${more}.localhost:${port}`))
  },
})

const bytesOf = async (page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

const partOf = async (bytes: Buffer, path: string): Promise<string> => {
  const zip = await JSZip.loadAsync(bytes)
  return ((await zip.file(path)?.async('string')) ?? '').replaceAll('\u00a0', ' ')
}

/** Waits for the answer to a sentence; its charge stands below it. */
const order = async (page: Page, sentence: string, charged: string): Promise<void> => {
  await say(page, sentence)
  await expect(page.getByText(charged).last()).toBeVisible({ timeout: 60_000 })
}

/** Signs in at the till as somebody else's browser, sells one of each, and leaves. */
const sellAt = async (browser: Browser, url: string, email: string, password: string): Promise<void> => {
  const context = await browser.newContext({ locale: 'id-ID', timezoneId: 'Asia/Jakarta' })
  const page = await context.newPage()
  await page.goto(url)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi').fill(password)
  await page.getByRole('button', { name: 'Masuk ke kasir' }).click()
  const goods = page.getByRole('region', { name: 'Barang' })
  await goods.getByRole('button', { name: /Kaos polo/ }).click()
  await goods.getByRole('button', { name: /Topi/ }).click()
  await page.getByRole('button', { name: 'Bayar Rp 70.000' }).click()
  await page.getByRole('dialog', { name: 'Pembayaran' }).getByRole('button', { name: '100.000' }).dblclick()
  const sold = page.getByRole('dialog', { name: 'Penjualan tercatat' })
  await expect(sold).toContainText('Kembali Rp 30.000')
  await context.close()
}

test('CHAT-07, CHAT-08, CHAT-16, ASSIST-01, POINT-06, POINT-10, ITEM-01 one owner makes all five kinds from sentences, uses each outside, and the ledger explains every point', async ({
  page,
  newOwner,
  browser,
  context,
}) => {
  const { email } = await newOwner()
  await page.goto('/')
  const open = canvas(page)

  await order(page, letter, '499.950')
  await expect(open.getByText('5.750.000').first()).toBeVisible()
  const word = await bytesOf(page, () =>
    open
      .getByRole('button', { name: /Download/ })
      .first()
      .click(),
  )
  expect(word.name).toMatch(/\.docx$/)
  expect(await partOf(word.bytes, 'word/document.xml')).toContain('Rp 5.750.000')

  await order(page, deck, '491.950')
  await open.getByRole('menuitem', { name: 'File' }).click()
  const slides = await bytesOf(page, () => page.getByRole('menuitem', { name: 'Export PPTX' }).click())
  expect(slides.name).toMatch(/\.pptx$/)
  expect(await partOf(slides.bytes, 'ppt/slides/slide1.xml')).toContain('Toko Sinar Jaya')

  await order(page, analysis, '487.950')
  // 5.500.000 / 22.000
  await expect(open.getByText('250 kaos').first()).toBeVisible()
  const report = await bytesOf(page, () => open.getByRole('button', { name: 'Ekspor PDF', exact: true }).click())
  expect(report.bytes.subarray(0, 5).toString()).toBe('%PDF-')

  await say(page, website)
  const link = open.getByRole('link', { name: 'Buka Web' })
  await expect(link).toBeVisible({ timeout: 60_000 })
  const address = (await link.getAttribute('href')) ?? ''
  expect(new URL(address).origin).not.toBe(new URL(page.url()).origin)
  const visitor = await context.newPage()
  await visitor.goto(address)
  await expect(visitor).toHaveTitle(/Toko Sinar Jaya/)
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Topi' }).first()).toContainText('Rp 25.000')
  await visitor.close()

  await page.bringToFront()
  await order(page, till, '487.700')
  await open.getByRole('button', { name: 'Connect', exact: true }).click()
  await open.getByRole('button', { name: 'Selesaikan POS' }).click()
  const password = (await open.locator('[data-password]').textContent()) ?? ''
  const tillUrl = (await open.getByText(/\/kasir\/[^/]+\/$/).textContent()) ?? ''
  await sellAt(browser, tillUrl, email, password)
  await open.getByRole('button', { name: 'Sudah saya simpan' }).click()

  // Nothing was made besides: five orders, five items.
  await expect(answers(page).first()).toContainText('Surat penawaran untuk Bapak Budi Santoso')
  const listed = await (await page.request.get('/api/items')).json()
  expect(listed.data.items.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'analysis',
    'document',
    'pos',
    'presentation',
    'website',
  ])

  const sidebar = await openSidebar(page)
  await sidebar.getByRole('button', { name: /^Menu akun .*487\.700 poin/ }).click()
  await page.getByRole('menuitem', { name: 'Riwayat poin' }).click()
  const ledger = page.getByRole('dialog', { name: 'Riwayat poin' })
  const lines = ledger.getByRole('listitem')
  await expect(lines).toHaveCount(6)
  const expected = ['150', '100', '4.000', '8.000', '50', '500.000']
  for (const [at, points] of expected.entries()) await expect(lines.nth(at)).toContainText(points)
  await expect(ledger.getByText('487.700').first()).toBeVisible()
  // Every charge names the item it was for; the link opens it.
  for (const at of [0, 1, 2, 3, 4]) await expect(lines.nth(at).getByRole('button')).toHaveCount(1)
  await lines.nth(4).getByRole('button').click()
  await expect(open.getByText('5.750.000').first()).toBeVisible()
})
