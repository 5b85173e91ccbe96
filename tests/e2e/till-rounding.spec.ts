import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { openShopFromSidebar } from '#tests/support/shop-canvas.ts'
import { makeShop, signInToTill } from '#tests/support/till.ts'

test.use({ serviceWorkers: 'allow' })

test('POS-06, POS-07 cash is rounded as the owner has set it, on the till without a network, and QRIS is not', async ({
  page,
  context,
  product,
  newOwner,
}) => {
  const { email } = await newOwner()
  const shop = await makeShop(page.request, product.url, [{ name: 'Beras Literan', price: 12_765, stock: 50 }])
  const canvas = await openShopFromSidebar(page)
  await canvas.getByRole('button', { name: 'Pengaturan kasir' }).click()
  const part = page.getByRole('region', { name: 'Pembulatan tunai' })
  await part.getByRole('radio', { name: '100', exact: true }).check()
  await expect(part.getByRole('radio', { name: 'Ke bawah' })).toBeChecked()
  await expect(part).toContainText('Rp 12.700')
  expect(await seriousFindings(page, { include: 'dialog' })).toEqual([])
  await part.getByRole('button', { name: 'Simpan pembulatan' }).click()
  await expect(part.getByText('Tersimpan.', { exact: false })).toBeVisible()

  const till = await context.newPage()
  await signInToTill(till, shop, email)
  await context.setOffline(true)
  await till
    .getByRole('region', { name: 'Barang' })
    .getByRole('button', { name: /Beras Literan/ })
    .click()
  await till.getByRole('button', { name: 'Bayar Rp 12.765' }).click()
  const payment = till.getByRole('dialog', { name: 'Pembayaran' })
  await expect(payment).toContainText('Dari Rp 12.765, dibulatkan karena tunai.')
  await payment.getByRole('button', { name: 'QRIS' }).click()
  await expect(payment).not.toContainText('dibulatkan')
  await payment.getByRole('button', { name: 'Tunai', exact: true }).click()
  expect(await seriousFindings(till, { include: 'dialog[open]' })).toEqual([])
  await payment.getByRole('button', { name: '20.000' }).click()
  await expect(till.getByText('LUNAS')).toBeVisible()
  await expect(till.getByRole('dialog', { name: 'Penjualan tercatat' })).toContainText('Rp 7.300')
  await expect(till.locator('[data-receipt]')).toContainText(/Subtotal +12\.765\s+Pembulatan +-65\s+TOTAL +Rp 12\.700/)
  await context.setOffline(false)
  await till.getByRole('button', { name: 'Transaksi baru' }).click()
  await expect(till.getByText('semua terkirim')).toBeVisible()
  const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  const told = await (await page.request.get(`${product.url}/api/pos/${shop.id}/report?from=${from}&to=${to}`)).json()
  expect(told.data).toMatchObject({ revenue: 12_700, rounding: -65 })
})
