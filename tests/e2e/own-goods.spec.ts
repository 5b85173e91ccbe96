import { expect, test } from '#tests/support/e2e.ts'
import { seriousFindings } from '#tests/support/accessibility.ts'
import { openProductForm, openShopFromSidebar } from '#tests/support/shop-canvas.ts'
import { makeShop } from '#tests/support/till.ts'

test('POS-01, POS-05, POS-06 goods get a category, a barcode and what they cost, and are changed again', async ({
  page,
  product,
  newOwner,
}, info) => {
  const isPhone = info.project.name === 'phone'
  await newOwner()
  await makeShop(page.request, product.url, [{ name: 'Teh', price: 5_000, stock: 5 }])
  const shop = await openShopFromSidebar(page)

  // Goods that are there come first on a phone; the form is one key away.
  if (isPhone) await expect(shop.getByLabel('Nama produk')).toHaveCount(0)
  await openProductForm(shop)
  if (isPhone) await expect(shop.getByLabel('Nama produk')).toBeFocused()

  // The quick form stays quick; the rest is one key away.
  await expect(shop.getByLabel('Harga modal (Rp)')).toHaveCount(0)
  await shop.getByRole('button', { name: 'Rincian lain' }).click()
  await shop.getByLabel('Nama produk').fill('Kopi Susu')
  await shop.getByLabel('Harga (Rp)').fill('15.000')
  await shop.getByLabel('Kategori', { exact: true }).fill('Minuman')
  await shop.getByLabel('Barcode', { exact: true }).fill('0899001')
  await shop.getByLabel('Harga modal (Rp)').fill('sembilan')
  await shop.getByRole('button', { name: 'Tambah produk' }).click()
  await expect(shop.getByText('Harga modal ini tidak terbaca')).toBeVisible()
  await shop.getByLabel('Harga modal (Rp)').fill('9rb')
  await expect(shop.getByText('Untung Rp 6.000 tiap barang')).toBeVisible()
  expect(await seriousFindings(page, { include: '[role=tabpanel]' })).toEqual([])
  await shop.getByRole('button', { name: 'Tambah produk' }).click()
  await expect(shop.getByRole('row', { name: /Kopi Susu/ })).toContainText('Minuman')

  await shop.getByRole('button', { name: 'Ubah Teh' }).click()
  const edit = page.getByRole('dialog', { name: 'Ubah barang' })
  await edit.getByLabel('Nama barang').fill('')
  await edit.getByRole('button', { name: 'Simpan' }).click()
  await expect(edit.getByText('Isi nama barangnya.')).toBeVisible()
  await edit.getByLabel('Nama barang').fill('Teh Tarik')
  await edit.getByLabel('Kategori', { exact: true }).fill('minuman')
  await edit.getByLabel('Harga modal (Rp)').fill('6.000')
  await expect(edit.getByText(/Rugi Rp\s1\.000 tiap barang/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await edit.getByRole('button', { name: 'Simpan' }).click()
  await expect(edit).toHaveCount(0)
  await expect(shop.getByRole('row', { name: /Teh Tarik/ })).toContainText('Minuman')

  await shop.getByRole('button', { name: 'Kategori', exact: true }).click()
  const categories = page.getByRole('dialog', { name: 'Kategori barang' })
  const drinks = categories.getByRole('listitem').filter({ hasText: '2 barang' })
  await drinks.getByRole('textbox').fill('Minuman Dingin')
  await drinks.getByRole('textbox').press('Enter')
  await expect(categories.getByLabel('Nama kategori Minuman Dingin')).toBeVisible()
  await categories.getByLabel('Kategori baru').fill('Camilan')
  await categories.getByRole('button', { name: 'Tambah' }).click()
  await expect(categories.getByLabel('Nama kategori Camilan')).toBeVisible()
  await categories.getByRole('button', { name: 'Hapus kategori Minuman Dingin' }).click()
  expect(await seriousFindings(page)).toEqual([])
  await categories.getByRole('button', { name: 'Hapus Minuman Dingin', exact: true }).click()
  await expect(categories.getByLabel('Nama kategori Minuman Dingin')).toHaveCount(0)
  await categories.getByRole('button', { name: 'Tutup' }).click()
  await expect(shop.getByRole('row', { name: /Teh Tarik/ })).not.toContainText('Minuman')
})
