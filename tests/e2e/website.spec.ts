import type { Locator, Page } from '@playwright/test'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { pdfPages, pdfSheets } from '#tests/support/pdf-text.ts'
import { answers, canvas, say } from '#tests/support/workspace.ts'

const sentence =
  'Buatkan website untuk Warung Kopi Senja di Jl. Melati 5 Bandung, jual kopi susu 18rb, roti bakar 15rb, ' +
  'pisang goreng 12rb, buka setiap hari 07.30-22.00, WA 0812-3456-7890'

test.use({
  otherOrigins: async ({ product }, use) => {
    const { port } = new URL(product.url)
    // Each test of a worker may get the next free name.
    const names = ['', '-2', '-3', '-4', '-5'].map((more) => `warung-kopi-senja${more}`)
    const own = [...names, 'senja-desktop', 'senja-phone'].map((name) => `http://${name}.localhost:${port}`)
    await use([...own, 'https://wa.me'])
  },
})

/** In the page: how many shapes of a drawing are cut off at its sides; its landscape is wider on purpose. */
const cutShapes = (art: Element): number => {
  const frame = art.getBoundingClientRect()
  return [...art.querySelectorAll('path, text, rect')]
    .map((shape) => shape.getBoundingClientRect())
    .filter(({ left, right, width }) => width < 1.5 * frame.width && (left < frame.left || right > frame.right)).length
}

const isPhone = (name: string): boolean => name === 'phone'

/** Orders the site in the chat and waits until visitors can reach it; answers with its address. */
const orderSite = async (page: Page): Promise<string> => {
  await page.goto('/')
  await say(page, sentence)
  const link = canvas(page).getByRole('link', { name: 'Buka Web' })
  await expect(link).toBeVisible({ timeout: 60_000 })
  const address = await link.getAttribute('href')
  expect(address).toMatch(/^http:\/\/warung-kopi-senja(?:-\d)?\.localhost:\d+\/$/)
  return address ?? ''
}

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Isi website' })

/** Opens 'Isi website' and in it one page. */
const openPanel = async (page: Page, name: string): Promise<Locator> => {
  await canvas(page).getByRole('button', { name: 'Isi website', exact: true }).click()
  await panel(page).getByRole('button', { name, exact: true }).click()
  return panel(page)
}

const closePanel = (page: Page): Promise<void> => panel(page).getByRole('button', { name: 'Tutup Isi website' }).click()

test('WEB-01, WEB-03, CHAT-16, ASSIST-01 a sentence becomes a live page with its facts, price list, hours and WhatsApp', async ({
  page,
  newOwner,
  context,
}, info) => {
  await newOwner()
  const address = await orderSite(page)
  const builder = canvas(page)
  await expect(builder.getByRole('heading', { name: 'Website Live' })).toBeVisible()
  // On the phone the canvas covers the chat.
  if (!isPhone(info.project.name)) await expect(answers(page).first()).toContainText('Warung Kopi Senja')
  const preview = page.frameLocator('iframe[title="Pratinjau website"]')
  await expect(preview.getByText('Kopi susu').first()).toBeVisible()
  expect(await builder.locator('iframe').first().getAttribute('sandbox')).not.toContain('allow-same-origin')

  const visitor = await context.newPage()
  await visitor.goto(address)
  await expect(visitor).toHaveTitle(/Warung Kopi Senja/)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Roti bakar' })).toContainText('Rp 15.000')
  await expect(visitor.getByText('Setiap hari').first()).toBeVisible()
  const order = visitor.getByRole('link', { name: 'Pesan lewat WhatsApp' }).first()
  expect(await order.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=/)
  expect(await visitor.getByRole('link', { name: 'Lihat peta' }).getAttribute('href')).toContain('Melati')
  await expect(visitor.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
  const facts: unknown = JSON.parse((await visitor.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(facts).toMatchObject({ name: 'Warung Kopi Senja', telephone: '+6281234567890', url: address })
  const wide = await visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBe(0)
  expect(await seriousFindings(visitor)).toEqual([])
  for (const width of [880, 940]) {
    await visitor.setViewportSize({ width, height: 800 })
    expect(await visitor.locator('.hero .art').evaluate(cutShapes), `at ${width} px`).toBe(0)
  }
  await visitor.setViewportSize({ width: 320, height: 640 })
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await visitor.close()
})

test('WEB-05 a tap on WhatsApp in the preview opens a window of its own, at the size in which the page is shown', async ({
  page,
  newOwner,
  context,
}) => {
  await newOwner()
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await orderSite(page)
  const frame = page.locator('iframe[title="Pratinjau website"]')
  const order = frame.contentFrame().getByRole('link', { name: 'Pesan lewat WhatsApp' }).first()
  // A frame that is drawn smaller keeps its own measure inside, and clicks by locator miss what stands in it.
  const inside = await order.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  const scale = await frame.evaluate((element) => element.getBoundingClientRect().width / element.clientWidth)
  const outside = await frame.boundingBox()
  if (!outside) throw new Error('the preview is not shown')
  const opened = context.waitForEvent('page')
  await page.mouse.click(outside.x + inside.x * scale, outside.y + inside.y * scale)
  const away = await opened
  await expect(away).toHaveURL(/^https:\/\/wa\.me\/6281234567890\?text=/)
  await expect(away.getByText('WhatsApp')).toBeVisible()
  await away.close()
  await expect(order).toBeVisible()
})

test('WEB-04 another address is chosen for a website that is live, and the old one leads visitors there', async ({
  page,
  newOwner,
  context,
}, info) => {
  await newOwner()
  const before = await orderSite(page)
  const builder = canvas(page)
  // By its key: on the phone the preview above is still growing while it comes into sight.
  await builder.getByRole('button', { name: 'Ganti alamat' }).press('Enter')
  const field = builder.getByLabel('Alamat baru')
  await field.fill('ab')
  await builder.getByRole('button', { name: 'Pakai alamat ini' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(`Senja ${info.project.name}`)
  expect(await seriousFindings(page)).toEqual([])
  await builder.getByRole('button', { name: 'Pakai alamat ini' }).click()
  await expect(builder.getByText('Alamat lama tetap membawa pengunjung ke sini.')).toBeVisible()
  const after = before.replace(/\/\/[^.]+/, `//senja-${info.project.name}`)
  await expect(builder.getByRole('link', { name: 'Buka Web' })).toHaveAttribute('href', after)
  const visitor = await context.newPage()
  await visitor.goto(before)
  await expect(visitor).toHaveURL(after)
  await expect(visitor).toHaveTitle(/Warung Kopi Senja/)
  await visitor.close()
})

test('WEB-05 a thing on the price list gets a picture with words of its own, and loses it again', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await orderSite(page)
  const form = await openPanel(page, 'Menu dan harga')
  const entry = form.getByRole('listitem').filter({ has: page.locator('input[value="Roti bakar"]') })
  const input = entry.getByLabel('Tambah foto Roti bakar')
  await input.setInputFiles({ name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('bukan gambar') })
  await expect(entry.getByRole('alert')).toContainText('tidak bisa dibaca sebagai gambar')
  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 90 }, scale: 'css' })
  await input.setInputFiles({ name: 'roti.png', mimeType: 'image/png', buffer: photo })
  await entry.getByLabel('Keterangan foto').fill('Roti bakar cokelat keju')
  expect(await seriousFindings(page, { include: '[aria-label="Isi website"]' })).toEqual([])
  const preview = page.frameLocator('iframe[title="Pratinjau website"]')
  const shown = preview.getByRole('img', { name: 'Roti bakar cokelat keju' }).first()
  await expect(shown).toHaveAttribute('loading', 'lazy')
  await expect(shown).toHaveAttribute('width', '120')
  await expect(canvas(page).getByText(/Saved \d\d\.\d\d/)).toBeVisible()
  await entry.getByRole('button', { name: 'Hapus foto Roti bakar' }).click()
  await expect(shown).toHaveCount(0)
  await expect(entry.getByLabel('Tambah foto Roti bakar')).toBeAttached()
})

test('WEB-05, WEB-01, CANVAS-03 a price changed by hand is saved by itself, published with Terbitkan and taken back with Kembalikan', async ({
  page,
  newOwner,
  context,
}) => {
  await newOwner()
  const address = await orderSite(page)
  const builder = canvas(page)
  const form = await openPanel(page, 'Menu dan harga')
  const price = form
    .getByRole('listitem')
    .filter({ has: page.locator('input[value="Roti bakar"]') })
    .getByLabel('Harga (Rp)')
  await price.fill('16500')
  await expect(price).toHaveValue('16.500')
  await closePanel(page)
  await expect(builder.getByRole('heading', { name: 'Preview', exact: true })).toBeVisible()
  const preview = page.frameLocator('iframe[title="Pratinjau website"]')
  await expect(preview.getByText('Rp 16.500').first()).toBeVisible()

  const visitor = await context.newPage()
  await visitor.goto(address)
  await expect(visitor.getByText('Rp 15.000').first()).toBeVisible()
  await expect(visitor.getByText('Rp 16.500')).toHaveCount(0)

  await page.bringToFront()
  await builder.getByRole('button', { name: 'Terbitkan' }).click()
  await expect(builder.getByRole('heading', { name: 'Website Live' })).toBeVisible()
  await expect(builder.getByRole('button', { name: 'Terbitkan' })).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByText('Rp 16.500').first()).toBeVisible()

  await builder.getByRole('button', { name: 'Kembalikan ke Rilis 1' }).click()
  await expect(builder.getByRole('button', { name: 'Kembalikan ke Rilis 2' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Rp 15.000').first()).toBeVisible()
  // The owner's own text stays what it was; it is only not what visitors see.
  await expect(builder.getByRole('heading', { name: 'Preview', exact: true })).toBeVisible()
})

test('WEB-05 the panel adds, moves and removes goods, hides parts, undoes, and knows what is missing', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await orderSite(page)
  const builder = canvas(page)
  const form = await openPanel(page, 'Menu dan harga')
  await form.getByRole('button', { name: 'Tambah pilihan' }).click()
  await page.keyboard.type('Es teh')
  await form.getByRole('button', { name: 'Naikkan Es teh' }).click()
  await expect(form.getByRole('listitem').nth(2).getByLabel('Nama')).toHaveValue('Es teh')
  await form.getByRole('button', { name: 'Hapus Pisang goreng' }).click()
  await expect(form.getByRole('listitem')).toHaveCount(3)
  await form.getByRole('listitem').first().getByLabel('Nama').press('Control+z')
  await expect(form.getByRole('listitem')).toHaveCount(4)
  await form.getByRole('button', { name: 'Kembali ke Isi website' }).click()
  const missing = form.getByRole('region', { name: /Belum diisi/ })
  await missing.getByRole('button', { name: /harga/i }).click()
  await expect(form.getByRole('listitem').nth(2).getByLabel('Harga (Rp)')).toBeFocused()
  await form.getByRole('button', { name: 'Kembali ke Isi website' }).click()
  await form.getByRole('button', { name: 'Sembunyikan bagian Lokasi' }).click()
  await closePanel(page)
  const preview = page.frameLocator('iframe[title="Pratinjau website"]')
  await expect(preview.getByText('Es teh').first()).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Lokasi' })).toHaveCount(0)
  await expect(builder.getByRole('button', { name: 'Terbitkan' })).toBeVisible()
})

test('WEB-01 the builder is accessible in all three themes, with the panel open', async ({ page, newOwner }, info) => {
  await newOwner()
  await orderSite(page)
  const builder = canvas(page)
  if (isPhone(info.project.name)) {
    // At 200 % a phone has half of its width.
    await page.setViewportSize({ width: 195, height: 844 })
    await expect(page.getByRole('button', { name: 'Tanya' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 390, height: 844 })
  } else {
    await builder.getByRole('button', { name: 'Tablet' }).click()
    await expect(builder.getByRole('button', { name: 'Tablet' })).toHaveAttribute('aria-pressed', 'true')
  }
  await builder.getByRole('button', { name: 'Isi website', exact: true }).click()
  expect(await seriousFindings(page, { include: '[aria-label="Canvas"]', exclude: 'iframe' })).toEqual([])
})

test('WEB-06 a website without any facts is honest: the fallback name, nothing invented, a list of what to fill in', async ({
  page,
  newOwner,
}, info) => {
  await newOwner()
  await page.goto('/')
  await say(page, 'buat website')
  await expect(canvas(page).getByRole('button', { name: 'Isi website', exact: true })).toBeVisible({ timeout: 60_000 })
  if (!isPhone(info.project.name)) await expect(answers(page).first()).toContainText('nomor WhatsApp')
  const preview = page.frameLocator('iframe[title="Pratinjau website"]')
  await expect(preview.getByText('Bisnis Saya').first()).toBeVisible()
  await expect(preview.getByText(/\[isi nomor WhatsApp/).first()).toBeVisible()
  await expect(preview.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0)
  // The browser prints the page of the website, not the workspace around it.
  const printed = await page.pdf({ preferCSSPageSize: true })
  expect(await pdfSheets(printed)).toEqual([[210, 297]])
  const [words = ''] = await pdfPages(printed)
  expect(words).toContain('Bisnis Saya')
  expect(words).not.toMatch(/Chat Baru|Isi website|Riwayat/)
})
