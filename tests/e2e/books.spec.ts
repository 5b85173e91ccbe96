import { newId } from '#core/time-and-ids/shared/ids.ts'
import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { openShopFromSidebar } from '#tests/support/shop-canvas.ts'
import { makeShop, storeOf } from '#tests/support/till.ts'

test('POS-01, POS-06, POS-11 the owner reads the report of a span, takes it as a file, and finds an old sale again', async ({
  page,
  product,
  newOwner,
}) => {
  await newOwner()
  const goods = [
    { name: 'Kopi Susu', price: 15_000, stock: 20 },
    { name: 'Keripik', price: 8_000, stock: 20 },
  ]
  const { id } = await makeShop(page.request, product.url, goods)
  const headers = { origin: product.url }
  const answer = await page.request.get(`${product.url}/api/pos/${id}/store`)
  const [coffee, chips] = (await answer.json()).data.products as { id: string }[]
  await page.request.patch(`${product.url}/api/pos/${id}/products/${coffee?.id}`, { headers, data: { cost: 9_000 } })
  for (const [which, quantity, more] of [
    [coffee, 2, { customerName: 'Bu Rina' }],
    [chips, 1, { paymentMethod: 'qris' }],
  ] as const) {
    const data = { id: newId('sale'), lines: [{ productId: which?.id, quantity }], ...more }
    expect((await page.request.post(`${product.url}/api/pos/${id}/sales`, { headers, data })).ok()).toBe(true)
  }
  const shop = await openShopFromSidebar(page)

  await shop.getByRole('tab', { name: 'Laporan' }).click()
  await shop.getByRole('button', { name: 'Laporan lengkap' }).click()
  const report = page.getByRole('dialog', { name: 'Laporan', exact: true })
  const whole = report.getByRole('region', { name: 'Ringkasan laporan' })
  await expect(whole).toContainText('Rp 38.000')
  await expect(whole).toContainText('Rp 12.000')
  await expect(whole).toContainText('Baru Rp 30.000 dari Rp 38.000')
  await expect(report.getByRole('region', { name: 'Cara bayar' })).toContainText('QRISRp 8.000')
  await report.getByRole('button', { name: 'Bulan lalu' }).click()
  await expect(whole).toContainText('Rp 0')
  await report.getByRole('button', { name: 'Pilih tanggal' }).click()
  await report.getByLabel('Dari tanggal').fill('2026-01-01')
  await report.getByRole('button', { name: 'Bulan ini' }).click()
  await expect(whole).toContainText('Rp 38.000')
  expect(await seriousFindings(page)).toEqual([])
  await report.getByLabel('Unduh laporan').selectOption('lines')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Excel' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^barang-terjual-Warung Kopi Senja-.*\.xlsx$/)
  await report.getByRole('button', { name: 'Tutup' }).click()

  await shop.getByRole('tab', { name: 'Penjualan' }).click()
  await shop.getByRole('button', { name: 'Semua penjualan' }).click()
  const history = page.getByRole('dialog', { name: 'Semua penjualan' })
  await expect(history.getByRole('list', { name: 'Penjualan' }).getByRole('listitem')).toHaveCount(2)
  await history.getByLabel('Cari penjualan').fill('rina')
  await expect(history.getByRole('list', { name: 'Penjualan' }).getByRole('listitem')).toHaveCount(1)
  expect(await seriousFindings(page)).toEqual([])
  await history.getByRole('button', { name: /Kopi Susu/ }).click()
  const sale = page.getByRole('dialog', { name: /^Struk / })
  await expect(sale.getByRole('region', { name: 'Struk' })).toContainText('TOTAL')
  await expect(sale.getByRole('link', { name: 'Kirim WhatsApp' })).toHaveAttribute('href', /wa\.me.*Kopi/)
  expect(await seriousFindings(page)).toEqual([])
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    sale.getByRole('button', { name: 'Unduh struk (PDF)' }).click(),
  ])
  expect(receipt.suggestedFilename()).toMatch(/^struk-.*\.pdf$/)
  await sale.getByRole('button', { name: 'Kembali ke daftar' }).click()
  await expect(history.getByLabel('Cari penjualan')).toHaveValue('rina')
})

test('POS-06 the owner takes goods of a sale back and cancels another, in the history', async ({
  page,
  product,
  newOwner,
}) => {
  await newOwner()
  const { id } = await makeShop(page.request, product.url, [
    { name: 'Kopi Susu', price: 15_000, stock: 20 },
    { name: 'Keripik', price: 8_000, stock: 20 },
  ])
  const { products } = await storeOf(page.request, product.url, id)
  for (const [at, quantity] of [
    [0, 3],
    [1, 2],
  ] as const) {
    const data = { id: newId('sale'), lines: [{ productId: products[at]?.id, quantity }], paymentMethod: 'qris' }
    const headers = { origin: product.url }
    expect((await page.request.post(`${product.url}/api/pos/${id}/sales`, { headers, data })).ok()).toBe(true)
  }
  const shop = await openShopFromSidebar(page)
  await shop.getByRole('tab', { name: 'Penjualan' }).click()
  await shop.getByRole('button', { name: 'Semua penjualan' }).click()
  const history = page.getByRole('dialog', { name: 'Semua penjualan' })
  await history.getByRole('button', { name: /Kopi Susu/ }).click()
  await page.getByRole('button', { name: 'Kembalikan barang' }).click()
  const back = page.getByRole('dialog', { name: /^Kembalikan barang / })
  await back.getByRole('button', { name: /^Kembalikan Rp/ }).click()
  await expect(back.getByRole('alert')).toContainText('Pilih dulu barang')
  await back.getByRole('button', { name: 'Tambah Kopi Susu' }).click()
  await back.getByLabel('Barang kembali ke rak').click()
  await back.getByRole('radio', { name: 'Tunai' }).check()
  await back.getByRole('button', { name: 'Barang rusak' }).click()
  await expect(back.getByLabel('Alasan', { exact: true })).toHaveValue('Barang rusak')
  expect(await seriousFindings(page)).toEqual([])
  await back.getByRole('button', { name: 'Kembalikan Rp 15.000' }).click()
  const sale = page.getByRole('dialog', { name: /^Struk / })
  await expect(sale.getByText('Dikembalikan sebagian')).toBeVisible()
  await expect(sale.getByRole('button', { name: 'Batalkan' })).toHaveCount(0)
  await sale.getByRole('button', { name: 'Kembali ke daftar' }).click()

  await history.getByRole('button', { name: /Keripik/ }).click()
  await page.getByRole('button', { name: 'Batalkan' }).click()
  await page.getByRole('button', { name: 'Salah catat' }).click()
  await page.getByRole('button', { name: 'Batalkan dan kembalikan Rp 16.000' }).click()
  await expect(sale.getByText('Dibatalkan', { exact: true })).toBeVisible()
  await expect(sale.getByRole('button', { name: 'Kembalikan barang' })).toHaveCount(0)
  const store = await storeOf(page.request, product.url, id)
  expect(store.report).toMatchObject({ salesToday: 1, totalRevenue: 30_000, totalItemsSold: 2 })
  expect(store.products.map(({ stock }) => stock)).toEqual([17, 20])
})
