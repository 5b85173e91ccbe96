import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { addProduct, openProductForm, openShop, openTill, orderTill, signInTo } from '#tests/support/shop-canvas.ts'

const order = 'Buatkan kasir barbershop Rapi Jali: potong rambut 35.000, cukur jenggot 15.000, pomade 60.000 stok 2'

test('POS-01, POS-02, POS-06 a barber sells haircuts from the first moment, counts the pomade, and sees both in the report', async ({
  page,
  newOwner,
  browser,
}) => {
  const { email } = await newOwner()
  const ready = await orderTill(page, email, undefined, order)
  const shop = await openShop(page, 'Barbershop Rapi Jali')
  const counting = (name: string) => shop.getByRole('switch', { name: `Hitung stok ${name}` })
  await expect(counting('Potong rambut')).not.toBeChecked()
  await expect(counting('Pomade')).toBeChecked()
  await expect(shop.getByRole('row', { name: /Potong rambut/ })).toContainText('tidak dihitung')
  await expect(shop.getByText('Habis', { exact: true })).toHaveCount(0)

  const { context, till } = await openTill(browser, ready.url)
  await signInTo(till, ready.email, ready.password)
  const goods = till.getByRole('region', { name: 'Barang' })
  const haircut = goods.getByRole('button', { name: /Potong rambut/ })
  await expect(haircut).toBeEnabled()
  await expect(haircut).not.toContainText(/stok|sisa|Habis/)
  for (let heads = 0; heads < 3; heads += 1) await haircut.click()
  await goods.getByRole('button', { name: /Pomade/ }).click()
  await till.getByRole('button', { name: 'Bayar Rp 165.000' }).click()
  await till.getByRole('dialog', { name: 'Pembayaran' }).getByRole('button', { name: 'Uang pas' }).click()
  const sold = till.getByRole('dialog', { name: 'Penjualan tercatat' })
  await expect(sold.getByText('LUNAS')).toBeVisible()
  await sold.getByRole('button', { name: 'Transaksi baru' }).click()
  await expect(haircut).toBeEnabled()
  await expect(goods.getByRole('button', { name: /Pomade/ })).toContainText('sisa 1')
  await context.close()

  await shop.getByRole('tab', { name: 'Laporan' }).click()
  await expect(shop.getByRole('region', { name: 'Angka toko' })).toContainText('Rp 165.000')
  await expect(shop.getByRole('row', { name: /Potong rambut/ })).toContainText('Rp 105.000')
  await shop.getByRole('tab', { name: 'Penjualan' }).click()
  await shop.getByRole('button', { name: 'Jual 1 Cukur jenggot' }).click()
  await expect(shop.getByText('1 × Cukur jenggot')).toBeVisible()
})

test('POS-01, POS-02 counting is switched by keyboard: on with a figure, off without losing it, and for new products', async ({
  page,
  newOwner,
}) => {
  const { email } = await newOwner()
  await orderTill(page, email, undefined, order)
  const shop = await openShop(page, 'Barbershop Rapi Jali')
  const haircut = shop.getByRole('row', { name: /Potong rambut/ })
  const counting = haircut.getByRole('switch')
  const first = haircut.getByRole('textbox', { name: 'Stok Potong rambut sekarang' })

  // Without a figure it goes on uncounted: nothing is sold out by mistake.
  await counting.press('Space')
  await expect(first).toBeFocused()
  await first.press('Escape')
  await expect(counting).not.toBeChecked()
  await counting.press('Space')
  await first.fill('12')
  await first.press('Enter')
  await expect(haircut.getByRole('textbox', { name: 'Stok Potong rambut' })).toHaveValue('12')
  await expect(counting).toBeChecked()
  await counting.press('Space')
  await expect(haircut).toContainText('tidak dihitung')
  await counting.press('Space')
  await expect(first).toHaveValue('12')
  await counting.click()
  await expect(counting).not.toBeChecked()
  expect(await seriousFindings(page), 'goods that are not counted').toEqual([])

  // A shop of services begins its new products uncounted; whoever types a figure has it counted.
  const counts = shop.getByRole('switch', { name: 'Hitung stok', exact: true })
  await openProductForm(shop)
  await expect(counts).not.toBeChecked()
  await addProduct(shop, 'Keramas', '25.000', '')
  await expect(shop.getByRole('row', { name: /Keramas/ })).toContainText('tidak dihitung')
  await addProduct(shop, 'Sisir', '25.000', '7')
  await expect(counts).toBeChecked()
  await expect(shop.getByRole('textbox', { name: 'Stok Sisir' })).toHaveValue('7')
  await page.reload()
  await expect(shop.getByRole('row', { name: /Potong rambut/ })).toContainText('tidak dihitung')
})
