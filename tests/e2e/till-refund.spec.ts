import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { makeShop, recordSales, sellOne, signInToTill, storeOf } from '#tests/support/till.ts'

test.use({ serviceWorkers: 'allow' })

test('POS-06, POS-07 a sale comes back and another is void without a network; both are sent once by themselves', async ({
  page,
  context,
  newOwner,
  product,
}) => {
  const { email } = await newOwner()
  const shop = await makeShop(page.request, product.url, [
    { name: 'Kopi Tubruk', price: 10_000, stock: 50 },
    { name: 'Teh Tarik', price: 15_000, stock: 5 },
  ])
  await signInToTill(page, shop, email)
  const first = await sellOne(page, 'Kopi Tubruk')
  await expect(page.getByText('semua terkirim')).toBeVisible()
  await context.setOffline(true)
  const second = await sellOne(page, 'Teh Tarik')

  await page.getByRole('button', { name: 'Penjualan hari ini' }).click()
  await page.getByRole('button', { name: new RegExp(first) }).click()
  await page.getByRole('button', { name: 'Kembalikan barang' }).click()
  const back = page.getByRole('dialog', { name: /Kembalikan barang/ })
  await back.getByRole('button', { name: /^Kembalikan Rp/ }).click()
  await expect(back.getByRole('alert')).toContainText('Pilih dulu barang')
  await back.getByRole('button', { name: 'Tambah Kopi Tubruk' }).click()
  await back.getByRole('button', { name: 'Barang rusak' }).click()
  expect(await seriousFindings(page), 'refund').toEqual([])
  await back.getByRole('button', { name: 'Kembalikan Rp 10.000' }).click()
  const given = page.getByRole('dialog', { name: /Pengembalian/ })
  await expect(given).toContainText('DIKEMBALIKAN')
  await expect(page.locator('[data-receipt]')).toContainText('PENGEMBALIAN')
  await given.getByRole('button', { name: 'Kembali ke daftar' }).click()

  await page.getByRole('button', { name: new RegExp(second) }).click()
  await page.getByRole('button', { name: 'Batalkan' }).click()
  await page.getByRole('button', { name: 'Salah catat' }).click()
  await page.getByRole('button', { name: 'Batalkan dan kembalikan Rp 15.000' }).click()
  await expect(page.getByText('DIBATALKAN')).toBeVisible()
  await page.getByRole('button', { name: 'Kembali ke daftar' }).click()
  await expect(page.getByRole('dialog', { name: 'Penjualan hari ini' })).toContainText('Dibatalkan')
  await page.getByRole('button', { name: 'Tutup' }).click()

  await context.setOffline(false)
  await expect(page.getByText('semua terkirim')).toBeVisible()
  const store = await storeOf(page.request, product.url, shop.id)
  expect(store.report).toMatchObject({ salesToday: 1, totalRevenue: 0, totalItemsSold: 0 })
  expect(store.products.map(({ stock }) => stock)).toEqual([50, 5])
})

test('POS-06 the cashier reaches every sale of a long day', async ({ page, newOwner, product }) => {
  const { email } = await newOwner()
  const shop = await makeShop(page.request, product.url, [{ name: 'Es Teh', price: 4_000, stock: 100 }])
  const sales = Array.from({ length: 31 }, (_, at) => ({ quantity: at === 0 ? 9 : 1 }))
  await recordSales(page.request, product.url, shop.id, sales)
  await signInToTill(page, shop, email)
  await page.getByRole('button', { name: 'Penjualan hari ini' }).click()
  const today = page.getByRole('dialog', { name: 'Penjualan hari ini' })
  await expect(today.getByRole('listitem')).toHaveCount(30)
  await expect(today.getByText('9 × Es Teh')).toHaveCount(0)
  await today.getByRole('button', { name: 'Tampilkan yang lebih lama' }).click()
  await expect(today.getByText('9 × Es Teh')).toBeVisible()
  await expect(today.getByRole('listitem')).toHaveCount(31)
  await expect(today.getByRole('button', { name: 'Tampilkan yang lebih lama' })).toHaveCount(0)
})
