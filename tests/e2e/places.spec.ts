import type { Locator } from '@playwright/test'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { openShopFromSidebar } from '#tests/support/shop-canvas.ts'
import { makeShop, storeOf } from '#tests/support/till.ts'

const goods = [
  { name: 'Kopi Tubruk', price: 10_000, stock: 20 },
  { name: 'Teh Tarik', price: 15_000, stock: 6 },
]

test('POS-06 a second place: added, goods carried there, stock and sales looked at by place, removed again', async ({
  page,
  newOwner,
  product,
}) => {
  await newOwner()
  const { id } = await makeShop(page.request, product.url, goods)
  await page.goto('/')
  const shop = await openShopFromSidebar(page)
  const settings = page.getByRole('dialog', { name: 'Pengaturan kasir' })
  await shop.getByRole('button', { name: 'Pengaturan kasir' }).click()
  await settings.getByRole('button', { name: 'Tambah lokasi' }).click()
  await settings.getByLabel('Nama lokasi baru').fill('Warung Kopi Senja')
  await settings.getByRole('button', { name: 'Tambah lokasi' }).click()
  await expect(settings.getByRole('alert')).toContainText('Sudah ada lokasi dengan nama itu')
  await settings.getByLabel('Nama lokasi baru').fill('Cabang Dago')
  await settings.getByLabel('Alamat').fill('Jl. Dago 9')
  await settings.getByRole('button', { name: 'Tambah lokasi' }).click()
  await expect(settings.getByText('Jl. Dago 9')).toBeVisible()
  // What is shown is what the server answers: the key may stand open for a moment after the press.
  await settings.getByRole('radio', { name: /WITA/ }).click()
  await expect(settings.getByRole('radio', { name: /WITA/ })).toBeChecked()
  await settings.getByRole('heading', { name: 'Lokasi' }).scrollIntoViewIfNeeded()
  expect(await seriousFindings(page)).toEqual([])
  await settings.getByRole('button', { name: 'Tutup' }).click()

  const stockOf = (name: string): Locator => shop.getByRole('textbox', { name: `Stok ${name}` })
  await expect(stockOf('Kopi Tubruk')).toHaveValue('20')
  await shop.getByRole('button', { name: 'Kelola stok' }).click()
  const work = page.getByRole('dialog', { name: 'Kelola stok' })
  await work.getByRole('radio', { name: 'Pindah stok' }).check()
  await work.getByRole('textbox', { name: 'Pindah Kopi Tubruk' }).fill('25')
  await expect(work.getByText('Di sini tinggal 20.')).toBeVisible()
  await work.getByRole('textbox', { name: 'Pindah Kopi Tubruk' }).fill('8')
  expect(await seriousFindings(page)).toEqual([])
  await work.getByRole('button', { name: 'Simpan 1 barang' }).click()
  await expect(work.getByText('Tersimpan: 1 barang sudah pindah.')).toBeVisible()
  await work.getByRole('button', { name: 'Tutup' }).click()
  await expect(stockOf('Kopi Tubruk')).toHaveValue('12')

  const place = shop.getByLabel('Lokasi', { exact: true })
  await place.selectOption('Cabang Dago')
  await expect(stockOf('Kopi Tubruk')).toHaveValue('8')
  await shop.getByRole('button', { name: 'Tambah stok Kopi Tubruk' }).click()
  await expect(stockOf('Kopi Tubruk')).toHaveValue('9')
  await place.selectOption('Semua lokasi')
  await expect(shop.getByRole('row', { name: /Kopi Tubruk/ })).toContainText('21')
  await place.selectOption('Cabang Dago')
  await shop.getByRole('tab', { name: 'Penjualan' }).click()
  await shop.getByRole('button', { name: 'Jual 1 Kopi Tubruk' }).click()
  await expect(shop.getByText('1 × Kopi Tubruk')).toBeVisible()
  await place.selectOption('Warung Kopi Senja')
  await expect(shop.getByText('Belum ada penjualan hari ini.')).toBeVisible()
  const { products } = await storeOf(page.request, product.url, id)
  expect(Object.values(products[0]?.stockAt ?? {}).sort()).toEqual([12, 8])

  await shop.getByRole('button', { name: 'Pengaturan kasir' }).click()
  await settings.getByRole('button', { name: 'Hapus Cabang Dago' }).click()
  await expect(settings.getByText('Barang yang ada di sana dipindah dulu.')).toBeVisible()
  await settings.getByRole('button', { name: 'Hapus lokasi' }).click()
  await expect(settings.getByRole('button', { name: 'Ubah Cabang Dago' })).toHaveCount(0)
  expect((await storeOf(page.request, product.url, id)).products[0]?.stock).toBe(20)
})

test('POS-03 stock work: goods come in, some are broken, all are counted, and the history tells it', async ({
  page,
  newOwner,
  product,
}) => {
  await newOwner()
  await makeShop(page.request, product.url, goods)
  await page.goto('/')
  const shop = await openShopFromSidebar(page)
  await shop.getByRole('button', { name: 'Kelola stok' }).click()
  const work = page.getByRole('dialog', { name: 'Kelola stok' })
  await expect(work.getByRole('radio', { name: 'Pindah stok' })).toHaveCount(0)
  await work.getByRole('textbox', { name: 'Masuk Kopi Tubruk' }).fill('24')
  await work.getByRole('textbox', { name: 'Masuk Kopi Tubruk' }).press('Enter')
  await expect(work.getByText('Tersimpan: 1 barang bertambah.')).toBeVisible()
  await work.getByRole('radio', { name: 'Rusak/hilang' }).check()
  await work.getByRole('radio', { name: 'Kedaluwarsa' }).check()
  await work.getByRole('textbox', { name: 'Keluar Kopi Tubruk' }).fill('4')
  await work.getByRole('button', { name: 'Simpan 1 barang' }).click()
  await expect(work.getByText('Tersimpan: 1 barang berkurang.')).toBeVisible()
  await work.getByRole('radio', { name: 'Hitung stok' }).check()
  await work.getByRole('textbox', { name: 'Terhitung Kopi Tubruk' }).fill('38')
  await work.getByRole('textbox', { name: 'Terhitung Teh Tarik' }).fill('6')
  await work.getByRole('button', { name: 'Lihat selisih (2)' }).click()
  await expect(work.getByRole('list', { name: 'Selisih' })).toContainText('tertulis 40, terhitung 38')
  expect(await seriousFindings(page)).toEqual([])
  await work.getByRole('button', { name: 'Simpan 2 barang' }).click()
  await expect(work.getByText('Tersimpan: 2 barang sudah dihitung.')).toBeVisible()
  await work.getByRole('button', { name: 'Riwayat stok Kopi Tubruk' }).click()
  const history = page.getByRole('dialog', { name: 'Riwayat stok Kopi Tubruk' })
  await expect(history.getByRole('listitem')).toHaveText([
    /Hasil hitung stok.*−2/,
    /Kedaluwarsa.*−4/,
    /Barang masuk.*\+24/,
    /Stok diubah.*\+20/,
  ])
  expect(await seriousFindings(page)).toEqual([])
  await history.getByRole('button', { name: 'Tutup' }).click()
  await work.getByRole('button', { name: 'Tutup' }).click()
  await expect(shop.getByRole('textbox', { name: 'Stok Kopi Tubruk' })).toHaveValue('38')
})
