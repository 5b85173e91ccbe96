import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { openShopFromSidebar } from '#tests/support/shop-canvas.ts'
import { makeShop, signInToTill } from '#tests/support/till.ts'

test.use({ serviceWorkers: 'allow' })

test('POS-06, POS-07 service and tax that the owner sets stand on the till’s bill, receipt and report, offline too', async ({
  page,
  context,
  product,
  newOwner,
}) => {
  const { email } = await newOwner()
  const shop = await makeShop(page.request, product.url, [{ name: 'Nasi Campur', price: 40_000, stock: 50 }])
  const canvas = await openShopFromSidebar(page)
  await canvas.getByRole('button', { name: 'Pengaturan kasir' }).click()
  const part = page.getByRole('region', { name: 'Pajak dan layanan' })
  await part.getByLabel('Biaya layanan (%)').fill('lima')
  await expect(part.getByText('Tulis angka dari 0 sampai 30.')).toBeVisible()
  await part.getByLabel('Biaya layanan (%)').fill('5')
  await part.getByLabel('Pajak (%)').fill('10')
  await expect(part).toContainText('Rp 115.500')
  expect(await seriousFindings(page, { include: 'dialog' })).toEqual([])
  const dialog = page.getByRole('dialog', { name: 'Pengaturan kasir' })
  expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight), 'only its body scrolls').toBe(0)
  await part.getByRole('button', { name: 'Simpan pajak dan layanan' }).click()
  await expect(part.getByText('Tersimpan.', { exact: false })).toBeVisible()

  const till = await context.newPage()
  await signInToTill(till, shop, email)
  await context.setOffline(true)
  const goods = till.getByRole('region', { name: 'Barang' })
  await goods.getByRole('button', { name: /Nasi Campur/ }).click()
  const cart = till.getByRole('region', { name: 'Keranjang' })
  await expect(cart).toContainText('Layanan 5%')
  await expect(cart).toContainText('PB1 10%')
  await till.getByRole('button', { name: 'Bayar Rp 46.200' }).click()
  const payment = till.getByRole('dialog', { name: 'Pembayaran' })
  await payment.getByRole('button', { name: /^Uang pas/ }).click()
  await expect(till.getByText('LUNAS')).toBeVisible()
  await expect(till.locator('[data-receipt]')).toContainText(/Subtotal +40\.000\s+Layanan 5% +2\.000\s+PB1 10% +4\.200/)
  await context.setOffline(false)
  await till.getByRole('button', { name: 'Transaksi baru' }).click()
  await expect(till.getByText('semua terkirim')).toBeVisible()
  const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  const told = await (await page.request.get(`${product.url}/api/pos/${shop.id}/report?from=${from}&to=${to}`)).json()
  expect(told.data).toMatchObject({ revenue: 46_200, charges: { service: 2_000, tax: 4_200 } })
})
