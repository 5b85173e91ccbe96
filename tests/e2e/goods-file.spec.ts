import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { expect, test } from '#tests/support/e2e.ts'
import { openShopFromSidebar } from '#tests/support/shop-canvas.ts'
import { makeShop } from '#tests/support/till.ts'
import { seriousFindings } from '#tests/support/accessibility.ts'

/** A till that is set up and has no goods, opened in the canvas. */
const openShop = async (page: Page, url: string): Promise<Locator> => {
  await makeShop(page.request, url, [])
  return openShopFromSidebar(page)
}

const file = (text: string) => ({ name: 'barang.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const goods = [
  'Kategori;Nama Barang;Harga pasar;Harga toko;HPP;Stok',
  'Minuman;Kopi Susu;17.000;Rp 15.000,-;9.000;20',
  'Makanan;Keripik;9rb;8,5rb;5.000;1.200',
  'Makanan;Roti;gratis;gratis;;dua',
].join('\n')

test('POS-08 a file is looked over, its columns set right, its good lines taken, its wrong lines mended', async ({
  page,
  product,
  newOwner,
}) => {
  await newOwner()
  const shop = await openShop(page, product.url)
  await shop.getByRole('button', { name: 'Impor dari Excel atau CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Impor barang' })
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Contoh Excel' }).click(),
  ])
  expect(template.suggestedFilename()).toBe('contoh-daftar-barang.xlsx')

  const input = dialog.locator('input[type=file]')
  await input.setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\0\0', 'latin1'),
  })
  await expect(dialog.getByRole('alert')).toContainText('bukan CSV atau Excel')

  await input.setInputFiles(file(goods))
  const price = dialog.getByRole('combobox', { name: 'Harga jual' })
  const found = dialog.getByLabel('Hasil baca')
  await expect(found).toContainText('Baru2')
  await expect(found).toContainText('Salah1')
  const wrong = dialog.getByRole('region', { name: 'Baris yang salah' })
  await expect(wrong.getByText('Baris 4')).toHaveCount(2)
  await expect(wrong).toContainText('Harga jual “gratis”')
  await expect(wrong).toContainText('Stok “dua”')
  await price.selectOption({ label: 'Harga toko (Rp 15.000,-)' })
  const coming = dialog.getByRole('region', { name: 'Barang yang masuk' })
  await expect(coming).toContainText('harga jual Rp 15.000')
  await expect(coming).toContainText('harga jual Rp 8.500')
  expect(await seriousFindings(page)).toEqual([])
  await expect(shop.getByRole('row')).toHaveCount(0)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    wrong.getByRole('button', { name: 'Unduh baris yang salah' }).click(),
  ])
  const wrongLines = await readFile(await download.path(), 'utf8')
  expect(wrongLines).toContain('Makanan;Roti;gratis;gratis;;dua;4;')

  await dialog.getByRole('button', { name: 'Ambil 2 barang' }).click()
  await expect(dialog.getByText('Selesai. 2 barang baru masuk')).toBeVisible()
  await dialog.getByRole('button', { name: 'Impor berkas lain' }).click()
  await input.setInputFiles(file(wrongLines.replace('gratis;gratis;;dua', '4000;3.500;;12')))
  await price.selectOption({ label: 'Harga toko (3.500)' })
  await dialog.getByRole('button', { name: 'Ambil 1 barang' }).click()
  await dialog.getByRole('button', { name: 'Selesai' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(shop.getByLabel('Harga Kopi Susu')).toHaveValue('15.000')
  await expect(shop.getByRole('textbox', { name: 'Stok Keripik' })).toHaveValue('1.200')
  await expect(shop.getByLabel('Harga Roti')).toHaveValue('3.500')

  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    shop.getByRole('button', { name: 'Unduh Excel' }).click(),
  ])
  expect(exported.suggestedFilename()).toBe('barang-Warung Kopi Senja.xlsx')
  await shop.getByRole('button', { name: 'Impor', exact: true }).click()
  await input.setInputFiles({ name: 'lagi.xlsx', mimeType: '', buffer: await readFile(await exported.path()) })
  await expect(found).toContainText('Sudah sama3')
  await expect(dialog.getByRole('button', { name: 'Tidak ada yang perlu diambil' })).toBeDisabled()
})
