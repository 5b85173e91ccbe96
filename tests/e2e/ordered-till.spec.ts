import { expect, test } from '#tests/support/e2e.ts'
import { openShop, openTill, orderTill, signInTo } from '#tests/support/shop-canvas.ts'

const order =
  'Buatkan kasir kedai kopi Teras Pagi: es kopi S 15rb M 18rb, roti bakar 20rb, air mineral 4rb stok 2 modal 2.500, tambahan: keju 3rb. service 5% pajak resto 10%, pembulatan ke 500. struk tulis "Sampai jumpa besok pagi"'

test('POS-06, POS-03, ASSIST-01 a till ordered in one sentence sells as it was told: sizes, extras, stock, service, tax and rounded cash', async ({
  page,
  newOwner,
  browser,
}) => {
  const { email } = await newOwner()
  const ready = await orderTill(page, email, undefined, order)
  const { context, till } = await openTill(browser, ready.url)
  await signInTo(till, ready.email, ready.password)
  const goods = till.getByRole('region', { name: 'Barang' })
  for (const name of [/Es kopi M/, /Roti bakar/, /Keju/, /Air mineral/])
    await goods.getByRole('button', { name }).click()
  const cart = till.getByRole('region', { name: 'Keranjang' })
  await expect(cart).toContainText('Layanan 5%')
  await expect(cart).toContainText('PB1 10%')
  // 45.000 + 2.250 + 4.725, and in cash down to 500.
  await till.getByRole('button', { name: 'Bayar Rp 51.975' }).click()
  const payment = till.getByRole('dialog', { name: 'Pembayaran' })
  await payment.getByRole('button', { name: /^Uang pas/ }).click()
  const sold = till.getByRole('dialog', { name: 'Penjualan tercatat' })
  await expect(sold.getByText('LUNAS')).toBeVisible()
  const receipt = till.locator('[data-receipt]')
  await expect(receipt).toContainText(/Subtotal +45\.000\s+Layanan 5% +2\.250\s+PB1 10% +4\.725/)
  await expect(receipt).toContainText(/Pembulatan +-475/)
  await expect(receipt).toContainText('51.500')
  await expect(receipt).toContainText('Sampai jumpa besok pagi')
  await sold.getByRole('button', { name: 'Transaksi baru' }).click()
  await expect(goods.getByRole('button', { name: /Air mineral/ })).toContainText('sisa 1')
  await expect(goods.getByRole('button', { name: /Es kopi S/ })).toBeEnabled()
  await context.close()

  const shop = await openShop(page, 'Kedai Kopi Teras Pagi')
  await expect(shop.getByRole('row', { name: /Air mineral/ })).toContainText('4.000')
})

test('POS-01, POS-06 sizes and colours that were ordered with pieces of their own are sold each from its own pieces', async ({
  page,
  newOwner,
  browser,
}) => {
  const { email } = await newOwner()
  const ready = await orderTill(
    page,
    email,
    undefined,
    'kasir toko seragam Rapi Jaya. rompi ukuran M/L 50rb stok M 4, L 1. pashmina 40rb warna hitam, navy. stok pashmina 3 per warna. kategori atasan (rompi), kerudung (pashmina)',
  )
  const { context, till } = await openTill(browser, ready.url)
  await signInTo(till, ready.email, ready.password)
  const goods = till.getByRole('region', { name: 'Barang' })
  for (const name of [/Rompi L/, /Pashmina navy/]) await goods.getByRole('button', { name }).click()
  await till.getByRole('button', { name: 'Bayar Rp 90.000' }).click()
  await till
    .getByRole('dialog', { name: 'Pembayaran' })
    .getByRole('button', { name: /^Uang pas/ })
    .click()
  const sold = till.getByRole('dialog', { name: 'Penjualan tercatat' })
  await expect(sold.getByText('LUNAS')).toBeVisible()
  await sold.getByRole('button', { name: 'Transaksi baru' }).click()
  await expect(goods.getByRole('button', { name: /Pashmina navy/ })).toContainText('sisa 2')
  await expect(goods.getByRole('button', { name: /Rompi L/ })).toBeDisabled()
  await expect(goods.getByRole('button', { name: /Rompi M/ })).toBeEnabled()
  await context.close()
})
