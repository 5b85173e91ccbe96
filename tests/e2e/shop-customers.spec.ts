import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { openCustomers } from '#tests/support/shop-canvas.ts'
import { makeShop, recordSales } from '#tests/support/till.ts'

test('POS-06 the owner finds a customer with what was bought, and changes name and number in place', async ({
  page,
  newOwner,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newOwner()
  const shop = await makeShop(page.request, product.url, [{ name: 'Kopi', price: 25_000, stock: 50 }])
  await recordSales(page.request, product.url, shop.id, [
    { customerName: 'Bu Rina', customerPhone: '0812-3456-7890' },
    { customerName: 'Bu Rina', customerPhone: '081234567890' },
    { customerName: 'Adi', customerPhone: '' },
  ])
  const list = await openCustomers(page)
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByLabel('Cari pelanggan').fill('rina')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByRole('listitem')).toContainText('Rp 50.000')
  await expect(list.getByRole('listitem')).toContainText('2 kali belanja')
  expect(await seriousFindings(page), 'customers').toEqual([])
  await list.getByLabel('Cari pelanggan').fill('adi')
  await list.getByRole('button', { name: 'Ubah Adi' }).click()
  await list.getByLabel('Nomor WhatsApp').fill('+62 812 3456 7890')
  await list.getByRole('button', { name: 'Simpan' }).click()
  await expect(list.getByRole('alert')).toContainText('sudah dipakai Bu Rina')
  expect(await seriousFindings(page), 'a customer changed').toEqual([])
  await list.getByLabel('Nomor WhatsApp').fill('0899 0000 1111')
  await list.getByRole('button', { name: 'Simpan' }).click()
  await expect(list.getByRole('listitem')).toContainText('089900001111')
})
