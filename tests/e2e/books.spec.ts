import { newId } from '#core/time-and-ids/shared/ids.ts'
import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { openShopFromSidebar } from '#tests/support/shop-canvas.ts'
import { makeShop } from '#tests/support/till.ts'

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
