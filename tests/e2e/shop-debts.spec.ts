import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { openCustomers } from '#tests/support/shop-canvas.ts'
import { makeShop, recordSales } from '#tests/support/till.ts'

test('POS-06 the owner sees who owes what, records a payment and reminds by WhatsApp', async ({
  page,
  newOwner,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newOwner()
  const shop = await makeShop(page.request, product.url, [{ name: 'Beras', price: 70_000, stock: 50 }])
  await recordSales(page.request, product.url, shop.id, [
    { customerName: 'Bu Rina', customerPhone: '0812-3456-7890', paymentMethod: 'kasbon' },
    { customerName: 'Adi', paymentMethod: 'tunai' },
  ])
  const list = await openCustomers(page)
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').first()).toContainText('Bu Rina')
  await expect(list).toContainText('Kasbon Rp 70.000 dari 1 pelanggan')
  await list.getByLabel('Hanya yang kasbon').click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect(await seriousFindings(page), 'debtors').toEqual([])

  await list.getByRole('button', { name: 'Kasbon Rp 70.000' }).click()
  const debt = page.getByRole('dialog', { name: 'Kasbon Bu Rina' })
  const history = debt.getByRole('list', { name: 'Riwayat kasbon' })
  await expect(history.getByRole('listitem')).toHaveCount(1)
  const reminder = debt.getByRole('link', { name: 'Ingatkan lewat WhatsApp' })
  const address = new URL((await reminder.getAttribute('href')) ?? '')
  expect(address.pathname).toBe('/6281234567890')
  expect(address.searchParams.get('text')).toContain('Rp 70.000')
  await debt.getByRole('button', { name: 'Catat pembayaran' }).click()
  await debt.getByLabel('Dibayar (Rp)').fill('80.000')
  await debt.getByRole('button', { name: 'Simpan pembayaran' }).click()
  await expect(debt.getByText('Isi paling banyak sejumlah itu.')).toBeVisible()
  await debt.getByLabel('Dibayar (Rp)').fill('30.000')
  await debt.getByLabel('Transfer').check()
  expect(await seriousFindings(page), 'a debt').toEqual([])
  await debt.getByRole('button', { name: 'Simpan pembayaran' }).click()
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expect(history.getByRole('listitem').first()).toContainText('Dibayar, Transfer')
  await debt.getByRole('button', { name: 'Tutup' }).click()
  await expect(list.getByRole('button', { name: 'Kasbon Rp 40.000' })).toBeVisible()
})
