import type { Page } from '@playwright/test'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { makeShop, signInToTill, storeOf } from '#tests/support/till.ts'

test.use({ serviceWorkers: 'allow' })

const kopi = { name: 'Kopi Tubruk', price: 25_000, stock: 50 }
const roti = { name: 'Roti Bakar', price: 10_000, stock: 50 }

const take = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Barang' })
    .getByRole('button', { name: new RegExp(name) })
    .click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** On a phone the cart stands behind a key. */
const showCart = async (page: Page): Promise<void> => {
  const key = page.getByRole('button', { name: /^Lihat keranjang/ })
  if (await key.isVisible()) await key.click()
}
const showGoods = async (page: Page): Promise<void> => {
  const key = page.getByRole('button', { name: 'Tambah barang lagi' })
  if (await key.isVisible()) await key.click()
}
/** What the printer would get. */
const paper = (page: Page) => page.locator('[data-receipt]')

test('POS-06 a table’s order goes to the kitchen slip by slip, waits, is taken up again and paid; who pays first gets the slip afterwards', async ({
  page,
  newOwner,
  product,
}) => {
  await page.addInitScript(() => Object.assign(globalThis, { print: () => undefined }))
  const { email } = await newOwner()
  const shop = await makeShop(page.request, product.url, [kopi, roti])
  await signInToTill(page, shop, email)
  await take(page, kopi.name)
  await take(page, kopi.name)
  await showCart(page)
  const cart = page.getByRole('region', { name: 'Keranjang' })
  await cart.getByRole('button', { name: `Ubah ${kopi.name}` }).click()
  await dialog(page, kopi.name).getByLabel('Catatan').fill('tanpa gula')
  await dialog(page, kopi.name).getByRole('button', { name: 'Simpan' }).click()
  await cart.getByRole('button', { name: 'Meja, pelanggan' }).click()
  await dialog(page, 'Pelanggan dan catatan').getByLabel('Meja').fill('3')
  await dialog(page, 'Pelanggan dan catatan').getByRole('button', { name: 'Simpan' }).click()
  await expect(cart.getByRole('button', { name: 'Pelanggan: Meja 3' })).toBeVisible()

  const slip = dialog(page, 'Slip dapur')
  await cart.getByRole('button', { name: 'Slip dapur' }).click()
  for (const words of ['MEJA 3', '2 x Kopi Tubruk', '* tanpa gula']) await expect(paper(page)).toContainText(words)
  await expect(paper(page)).not.toContainText(/\d\.\d{3}/)
  expect(await seriousFindings(page), 'slip').toEqual([])
  await slip.getByRole('button', { name: 'Cetak slip dapur' }).click()
  await expect(slip.getByText('Slip dicetak.')).toBeVisible()
  await slip.getByRole('button', { name: 'Tutup' }).click()

  // The order waits under its table, and goes on after a reload.
  await page.getByRole('button', { name: 'Tahan' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Keranjang tersimpan, 1' }).click()
  await dialog(page, 'Keranjang tersimpan').getByRole('button', { name: 'Ambil Meja 3' }).click()
  await showGoods(page)
  await take(page, roti.name)
  await showCart(page)
  await cart.getByRole('button', { name: 'Slip dapur' }).click()
  await expect(slip.getByText('Hanya yang berubah')).toBeVisible()
  await expect(paper(page)).toContainText('1 x Roti Bakar')
  await expect(paper(page)).not.toContainText('Kopi')
  await slip.getByRole('button', { name: 'Cetak slip dapur' }).click()
  await slip.getByRole('button', { name: 'Tutup' }).click()
  await cart.getByRole('button', { name: 'Slip dapur' }).click()
  await expect(slip.getByText('Dapur sudah tahu')).toBeVisible()
  await expect(paper(page)).toContainText('2 x Kopi Tubruk')
  await slip.getByRole('button', { name: 'Tutup' }).click()

  const sold = dialog(page, 'Penjualan tercatat')
  await page.getByRole('button', { name: 'Bayar Rp 60.000' }).click()
  await page.getByRole('button', { name: 'Uang pas' }).click()
  await expect(paper(page)).toContainText('Catatan: Meja 3')
  await expect(sold.getByRole('button', { name: 'Slip dapur' })).toHaveCount(0)
  await sold.getByRole('button', { name: 'Transaksi baru' }).click()
  expect((await storeOf(page.request, product.url, shop.id)).sales).toMatchObject([{ notes: 'Meja 3' }])

  await take(page, roti.name)
  await page.getByRole('button', { name: /^Bayar/ }).click()
  await page.getByRole('button', { name: 'Uang pas' }).click()
  await sold.getByRole('button', { name: 'Slip dapur' }).click()
  await expect(paper(page)).toContainText('SLIP DAPUR')
  await expect(paper(page)).toContainText('1 x Roti Bakar')
  await sold.getByRole('button', { name: 'Kembali ke struk' }).click()
  await expect(paper(page)).toContainText('TOTAL')
})
