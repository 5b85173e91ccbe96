import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { openCustomers } from '#tests/support/shop-canvas.ts'
import { makeShop, recordSales, signInToTill } from '#tests/support/till.ts'

test.use({ serviceWorkers: 'allow' })

test('POS-06, POS-07 goods on kasbon and money for it without a network, a part paid at once, each sent once', async ({
  page,
  context,
  newOwner,
  product,
}) => {
  const { email } = await newOwner()
  const shop = await makeShop(page.request, product.url, [
    { name: 'Kopi Tubruk', price: 10_000, stock: 50 },
    { name: 'Beras 5 kg', price: 70_000, stock: 5 },
  ])
  await signInToTill(page, shop, email)
  const take = async (name: string): Promise<void> => {
    const goods = page.getByRole('region', { name: 'Barang' })
    await goods.getByRole('button', { name: new RegExp(name) }).click()
    await page.getByRole('button', { name: /^Bayar Rp/ }).click()
    await page.getByRole('button', { name: 'Kasbon', exact: true }).last().click()
  }
  await expect(page.getByText('semua terkirim')).toBeVisible()
  await context.setOffline(true)

  await take('Beras 5 kg')
  const paying = page.getByRole('dialog', { name: 'Pembayaran' })
  await paying.getByRole('button', { name: 'Catat kasbon' }).click()
  await expect(paying.getByText('Isi dulu siapa yang kasbon.')).toBeVisible()
  await paying.getByLabel('Nama pelanggan').fill('Bu Rina')
  await paying.getByLabel('Nomor WhatsApp').fill('0812 3456 7890')
  await paying.getByLabel(/Dibayar tunai sekarang/).fill('20.000')
  await expect(paying.getByText('Rp 50.000')).toBeVisible()
  expect(await seriousFindings(page), 'kasbon').toEqual([])
  await paying.getByRole('button', { name: 'Catat kasbon' }).click()
  const sold = page.getByRole('dialog', { name: 'Penjualan tercatat' })
  await expect(sold.getByText('KASBON', { exact: true })).toBeVisible()
  await expect(page.locator('[data-receipt]')).toContainText('Kasbon seluruhnya')
  await sold.getByRole('button', { name: 'Transaksi baru' }).click()

  await take('Kopi Tubruk')
  await paying.getByLabel('Nama pelanggan').fill('rina')
  await paying.getByRole('button', { name: /Bu Rina/ }).click()
  await expect(paying.getByText('Kasbon sebelumnya')).toBeVisible()
  await paying.getByRole('button', { name: 'Catat kasbon' }).click()
  await expect(sold).toContainText('Rp 60.000')
  await sold.getByRole('button', { name: 'Transaksi baru' }).click()

  const list = page.getByRole('dialog', { name: 'Kasbon', exact: true })
  await page.getByRole('button', { name: 'Kasbon', exact: true }).click()
  await expect(list).toContainText('Tanpa internet')
  await list.getByRole('button', { name: /Bu Rina/ }).click()
  const paid = page.getByRole('dialog', { name: 'Bayar kasbon Bu Rina' })
  await paid.getByRole('button', { name: 'Catat pembayaran' }).click()
  await expect(paid.getByText('Isi jumlah yang dibayar.')).toBeVisible()
  await paid.getByLabel('Dibayar (Rp)').fill('25rb')
  expect(await seriousFindings(page), 'paying a debt').toEqual([])
  await paid.getByRole('button', { name: 'Catat pembayaran' }).click()
  await expect(page.getByText('DITERIMA', { exact: true })).toBeVisible()
  await expect(page.locator('[data-receipt]')).toContainText('PEMBAYARAN KASBON')
  await page.getByRole('button', { name: 'Kembali ke daftar' }).click()
  await expect(list.getByRole('button', { name: /Bu Rina/ })).toContainText('Rp 35.000')
  await list.getByRole('button', { name: 'Tutup' }).click()

  await context.setOffline(false)
  await expect(page.getByText('semua terkirim')).toBeVisible()
  const answer = await page.request.get(`${product.url}/api/pos/${shop.id}/customers`)
  expect((await answer.json()).data).toMatchObject({
    customers: [{ name: 'Bu Rina', phone: '081234567890', purchases: 2, owed: 35_000 }],
    totals: { owing: 1, owed: 35_000 },
  })

  await page.getByRole('button', { name: 'Kasbon', exact: true }).click()
  await list.getByRole('button', { name: /Bu Rina/ }).click()
  await expect(paid.getByText('Tanpa internet')).toBeHidden()
  await paid.getByLabel('Dibayar (Rp)').fill('40.000')
  await paid.getByRole('button', { name: 'Catat pembayaran' }).click()
  await expect(paid.getByText('Kasbonnya Rp 35.000. Isi paling banyak sejumlah itu.')).toBeVisible()
  await paid.getByRole('button', { name: /Lunasi semua/ }).click()
  await paid.getByRole('button', { name: 'QRIS' }).click()
  await paid.getByRole('button', { name: 'Catat pembayaran' }).click()
  await expect(page.getByText('LUNAS', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Kembali ke daftar' }).click()
  await expect(list).toContainText('Tidak ada yang kasbon.')
})

test('POS-06, POS-07 a debt beyond the customer’s limit is told before it is written, and asks for the PIN where there is one', async ({
  page,
  context,
  newOwner,
  product,
}) => {
  const { email } = await newOwner()
  const shop = await makeShop(page.request, product.url, [{ name: 'Beras 5 kg', price: 70_000, stock: 9 }])
  await recordSales(page.request, product.url, shop.id, [{ customerName: 'Bu Rina', paymentMethod: 'kasbon' }])
  const canvas = await openCustomers(page)
  await canvas.getByRole('button', { name: 'Ubah Bu Rina' }).click()
  await canvas.getByLabel(/Batas kasbon/).fill('banyak')
  await expect(canvas.getByText('Batas ini tidak terbaca.', { exact: false })).toBeVisible()
  await canvas.getByLabel(/Batas kasbon/).fill('100rb')
  expect(await seriousFindings(page), 'a limit').toEqual([])
  await canvas.getByRole('button', { name: 'Simpan' }).click()
  await expect(canvas.getByText('batas kasbon Rp 100.000')).toBeVisible()

  await signInToTill(page, shop, email)
  await page.getByRole('button', { name: 'Kasbon', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Kasbon', exact: true })
  await expect(list.getByRole('button', { name: /Bu Rina/ })).toBeVisible()
  await list.getByRole('button', { name: 'Tutup' }).click()
  const paying = page.getByRole('dialog', { name: 'Pembayaran' })
  const sold = page.getByRole('dialog', { name: 'Penjualan tercatat' })
  const lend = async (): Promise<void> => {
    await page.getByRole('region', { name: 'Barang' }).getByRole('button', { name: /Beras/ }).click()
    await page.getByRole('button', { name: /^Bayar Rp/ }).click()
    await page.getByRole('button', { name: 'Kasbon', exact: true }).last().click()
    await paying.getByLabel('Nama pelanggan').fill('bu rina')
  }
  await lend()
  await expect(paying.getByText('Lewat batas kasbon sebesar Rp 40.000.')).toBeVisible()
  await paying.getByLabel(/Dibayar tunai sekarang/).fill('40.000')
  await expect(paying.getByText('Lewat batas kasbon', { exact: false })).toBeHidden()
  await paying.getByLabel(/Dibayar tunai sekarang/).fill('')
  await paying.getByRole('button', { name: 'Catat kasbon lewat batas' }).click()
  await expect(sold.getByText('KASBON', { exact: true })).toBeVisible()
  await sold.getByRole('button', { name: 'Transaksi baru' }).click()
  await expect(page.getByText('semua terkirim')).toBeVisible()

  const settings = { headers: { origin: product.url }, data: { pin: '4071' } }
  expect((await page.request.patch(`${product.url}/api/pos/${shop.id}/till-settings`, settings)).ok()).toBe(true)
  await page.reload()
  await expect(page.getByText('semua terkirim')).toBeVisible()
  await context.setOffline(true)
  await lend()
  await expect(paying.getByText('Lewat batas kasbon sebesar Rp 110.000.')).toBeVisible()
  await paying.getByRole('button', { name: 'Catat kasbon lewat batas' }).click()
  const asked = page.getByRole('dialog', { name: 'Perlu PIN pemilik' })
  await expect(asked).toContainText('Kasbon bu rina jadi Rp 210.000, batasnya Rp 100.000.')
  await asked.getByRole('button', { name: 'Tidak jadi' }).click()
  await paying.getByRole('button', { name: 'Catat kasbon lewat batas' }).click()
  await asked.getByLabel('PIN').fill('4071')
  await page.keyboard.press('Enter')
  await expect(sold.getByText('KASBON', { exact: true })).toBeVisible()
  await sold.getByRole('button', { name: 'Transaksi baru' }).click()
  await context.setOffline(false)
  await expect(page.getByText('semua terkirim')).toBeVisible()
  const answer = await page.request.get(`${product.url}/api/pos/${shop.id}/money-acts?kind=debt`)
  expect((await answer.json()).data.acts).toMatchObject([
    { subject: 'Bu Rina', amount: 110_000, whole: 100_000, withPin: true },
    { amount: 40_000, withPin: false },
  ])
})
