import { randomBytes } from 'node:crypto'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { addProduct, openShop, openTill, order, orderTill, signInTo } from '#tests/support/shop-canvas.ts'
import { canvas, say, takeBack } from '#tests/support/workspace.ts'

test('SETUP-03, SETUP-06, SETUP-07, SETUP-08, SIDE-11, POS-01, POS-02, POS-03 order, two taps, products, quick sale down to none', async ({
  page,
  newOwner,
}) => {
  const { email } = await newOwner()
  const { password } = await orderTill(page, email)
  await expect(canvas(page).getByText(email).first()).toBeVisible()
  await expect(canvas(page).getByText('Langkah berikutnya')).toBeVisible()
  const shop = await openShop(page)
  await expect(page.getByText(password)).toHaveCount(0)

  await expect(shop.getByText('Belum ada produk.', { exact: false })).toBeVisible()
  await shop.getByRole('button', { name: 'Tambah produk' }).click()
  await expect(shop.getByText('Isi nama produknya.')).toBeVisible()
  await expect(shop.getByText('Isi harganya', { exact: false })).toBeVisible()
  await expect(shop.getByRole('row')).toHaveCount(0)

  await shop.getByLabel('Harga (Rp)').fill('12500,50')
  await expect(shop.getByText('Dibulatkan menjadi Rp 12.501')).toBeVisible()
  await addProduct(shop, 'Kopi Tubruk', '10.000', '2')
  await addProduct(shop, 'Teh Tarik', '12500,50', '0')
  await expect(shop.getByLabel('Harga Teh Tarik')).toHaveValue('12.501')
  await shop.getByRole('button', { name: 'Tambah stok Teh Tarik' }).click()
  await expect(shop.getByRole('textbox', { name: 'Stok Teh Tarik' })).toHaveValue('1')
  await expect(shop.getByRole('region', { name: 'Ringkasan toko' })).toContainText('2 produk')

  await shop.getByRole('tab', { name: 'Penjualan' }).click()
  await expect(shop.getByText('Belum ada penjualan hari ini.')).toBeVisible()
  const sell = shop.getByRole('button', { name: 'Jual 1 Kopi Tubruk' })
  await sell.click()
  await expect(shop.getByText('stok 1').first()).toBeVisible()
  await expect(sell).toBeEnabled()
  await sell.click()
  await expect(sell).toBeDisabled()
  await expect(shop.getByText('1 × Kopi Tubruk')).toHaveCount(2)

  await shop.getByRole('tab', { name: 'Laporan' }).click()
  const figures = shop.getByRole('region', { name: 'Angka toko' })
  await expect(figures).toContainText('Rp 20.000')
  await expect(shop.getByRole('row', { name: /Kopi Tubruk/ })).toContainText('Rp 20.000')
  await expect(shop.getByRole('region', { name: 'Ringkasan toko' })).toContainText('2 penjualan hari ini')

  await shop.getByRole('tab', { name: 'Produk' }).click()
  await shop.getByRole('button', { name: 'Hapus Teh Tarik' }).click()
  await expect(shop.getByRole('row', { name: /Teh Tarik/ })).toHaveCount(0)
  await takeBack(page)
  await expect(shop.getByRole('row', { name: /Teh Tarik/ })).toBeVisible()
  await shop.getByRole('button', { name: 'Hapus Teh Tarik' }).click()
  await page.reload()
  await expect(canvas(page).getByRole('row', { name: /Kopi Tubruk/ })).toBeVisible()
  await expect(canvas(page).getByRole('row', { name: /Teh Tarik/ })).toHaveCount(0)
})

test('POS-01, POS-06, POS-11, SETUP-07 the till sells for cash with change, and the canvas shows it without a reload', async ({
  page,
  newOwner,
  browser,
}) => {
  const { email } = await newOwner()
  const ready = await orderTill(page, email)
  const shop = await openShop(page)
  await addProduct(shop, 'Kopi Tubruk', '10.000', '5')
  await addProduct(shop, 'Teh Tarik', '15.000', '1')
  await shop.getByRole('tab', { name: 'Laporan' }).click()
  await expect(shop.getByText('Belum ada data penjualan.', { exact: false })).toBeVisible()

  const { context, till } = await openTill(browser, ready.url)
  await signInTo(till, ready.email, 'bukan-kata-sandi')
  await expect(till.getByRole('alert')).toBeVisible()
  await expect(till.getByRole('button', { name: 'Masuk ke kasir' })).toBeVisible()
  await signInTo(till, ready.email, ready.password)
  await expect(till.getByRole('heading', { name: 'Warung Kopi Senja' })).toBeVisible()

  const goods = till.getByRole('region', { name: 'Barang' })
  await goods.getByRole('button', { name: /Kopi Tubruk/ }).click()
  await goods.getByRole('button', { name: /Kopi Tubruk/ }).click()
  await goods.getByRole('button', { name: /Teh Tarik/ }).click()
  await expect(goods.getByRole('button', { name: /Teh Tarik/ })).toBeDisabled()
  await till.reload()
  await expect(till.getByRole('button', { name: 'Bayar Rp 35.000' })).toBeEnabled()
  await till.getByRole('button', { name: 'Bayar Rp 35.000' }).click()
  const payment = till.getByRole('dialog', { name: 'Pembayaran' })
  await payment.getByLabel('Uang diterima (Rp)').fill('20.000')
  await expect(payment.getByText('Uangnya kurang Rp 15.000.')).toBeVisible()
  await payment.getByRole('button', { name: '50.000' }).dblclick()
  const sold = till.getByRole('dialog', { name: 'Penjualan tercatat' })
  await expect(sold.getByText('LUNAS')).toBeVisible()
  await expect(sold).toContainText('Kembali Rp 15.000')
  await expect(till.locator('[data-receipt]')).toContainText('2 x 10.000')
  await sold.getByRole('button', { name: 'Transaksi baru' }).click()
  await expect(till.getByRole('button', { name: 'Bayar Rp 0' })).toBeDisabled()
  await expect(goods.getByRole('button', { name: /Teh Tarik/ })).toContainText('Habis')

  const figures = shop.getByRole('region', { name: 'Angka toko' })
  await expect(figures).toContainText('Rp 35.000')
  await expect(figures).toContainText('3')
  await expect(shop.getByRole('region', { name: 'Ringkasan toko' })).toContainText('1 penjualan hari ini')

  await till.getByRole('button', { name: 'Penjualan hari ini' }).click()
  await expect(till.getByRole('dialog', { name: 'Penjualan hari ini' })).toContainText('Rp 35.000')
  await till.getByRole('button', { name: 'Tutup' }).click()
  await till.getByRole('button', { name: 'Keluar dari kasir' }).click()
  await expect(till.getByRole('button', { name: 'Masuk ke kasir' })).toBeVisible()
  await context.close()
})

test('POS-06, POS-07 before the money is taken the till names what is short; a lost connection loses and doubles nothing', async ({
  page,
  newOwner,
  browser,
}) => {
  const { email } = await newOwner()
  const ready = await orderTill(page, email)
  const shop = await openShop(page)
  await addProduct(shop, 'Kopi Tubruk', '10.000', '3')
  const { context, till } = await openTill(browser, ready.url)
  await signInTo(till, ready.email, ready.password)
  const take = till.getByRole('region', { name: 'Barang' }).getByRole('button', { name: /Kopi Tubruk/ })
  await take.click()
  await take.click()
  await shop.getByRole('textbox', { name: 'Stok Kopi Tubruk' }).fill('1')
  await shop.getByRole('textbox', { name: 'Stok Kopi Tubruk' }).press('Enter')
  await expect
    .poll(async () => {
      const { data } = (await (
        await till.request.get(`${new URL(ready.url).origin}/api/till/${ready.url.split('/').at(-2) ?? ''}/catalogue`)
      ).json()) as {
        data: { products: { stock: number }[] }
      }
      return data.products[0]?.stock
    })
    .toBe(1)
  await till.getByRole('button', { name: 'Bayar Rp 20.000' }).click()
  const payment = till.getByRole('dialog', { name: 'Pembayaran' })
  await expect(payment.getByRole('alert')).toContainText('Kopi Tubruk: Stok tinggal 1.')
  await expect(payment.getByRole('button', { name: 'Uang pas' })).toHaveCount(0)
  await payment.getByRole('button', { name: 'Ubah keranjang' }).click()
  const phone = till.getByRole('button', { name: /Lihat keranjang/ })
  if (await phone.isVisible()) await phone.click()
  await till.getByRole('button', { name: 'Kurangi Kopi Tubruk' }).click()

  // The server records the sale, its answer never arrives: the same sale is sent again.
  let isCut = true
  await till.route('**/api/till/*/events', async (route) => {
    if (!isCut) return route.continue()
    isCut = false
    await route.fetch()
    return route.abort('connectionreset')
  })
  await till.getByRole('button', { name: 'Bayar Rp 10.000' }).click()
  await till.getByRole('button', { name: 'QRIS' }).click()
  await till.getByRole('button', { name: 'Sudah diterima' }).click()
  await expect(till.getByText('LUNAS')).toBeVisible()
  await till.reload()
  await expect(till.getByRole('button', { name: 'Bayar Rp 0' })).toBeDisabled()
  await expect(till.getByText('semua terkirim')).toBeVisible()
  await expect(shop.getByRole('region', { name: 'Ringkasan toko' })).toContainText('1 penjualan hari ini')
  await context.close()
})

test('POS-06 Buka kasir opens the till signed in; a new password ends the old one', async ({
  page,
  newOwner,
  context,
  browser,
}) => {
  const { email } = await newOwner()
  const ready = await orderTill(page, email)
  const shop = await openShop(page)
  const [till] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Buka kasir' }).first().click(),
  ])
  await expect(till.getByRole('heading', { name: 'Warung Kopi Senja' })).toBeVisible()
  expect(new URL(till.url()).hash).toBe('')
  await shop.getByRole('button', { name: /Kata sandi (kasir )?baru/ }).click()
  await shop.getByRole('button', { name: 'Buat kata sandi baru' }).click()
  const renewed = (await shop.locator('[data-password]').textContent()) ?? ''
  expect(renewed).not.toBe(ready.password)
  await shop.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect(shop.locator('[data-password]')).toHaveCount(0)
  const second = await openTill(browser, ready.url)
  await signInTo(second.till, email, ready.password)
  await expect(second.till.getByRole('alert')).toBeVisible()
  await signInTo(second.till, email, renewed)
  await expect(second.till.getByRole('heading', { name: 'Warung Kopi Senja' })).toBeVisible()
  await second.context.close()
})

test('SETUP-01, SETUP-03 other places for the data: both fields are asked for, Supabase says what it needs, the usual one goes on', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  await say(page, order)
  const setup = canvas(page)
  await setup.getByRole('radio', { name: /PostgreSQL sendiri/ }).check()
  await setup.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(setup.getByRole('listitem')).toHaveCount(4)
  await setup.getByRole('button', { name: 'I Have Credentials' }).click()
  await expect(setup.getByRole('button', { name: 'Setup Database' })).toBeDisabled()
  await setup.getByLabel('Connection String').fill('postgresql://toko.example/data')
  await setup.getByLabel('Connection String').press('Enter')
  await expect(setup.getByRole('alert')).toHaveText('Mohon isi Connection String dan Password')
  await setup.getByRole('button', { name: 'Back' }).click()
  await setup.getByRole('button', { name: 'Back' }).click()
  await setup.getByRole('button', { name: 'Hubungkan lewat otorisasi saja' }).click()
  await expect(setup.getByRole('radio', { name: /Supabase.*belum diatur/ })).toBeDisabled()
  await setup.getByRole('radio', { name: /Database Juragan \(siap pakai\)/ }).check()
  await setup.getByRole('button', { name: 'Connect Database Juragan' }).click()
  await expect(setup.getByText(/^Connected to: /)).toBeVisible()
  await setup.getByRole('button', { name: 'Deploy POS' }).click()
  await expect(setup.locator('[data-password]')).toBeVisible()
})

test('SHELL-17 set-up, POS canvas and till have no serious axe finding in any theme', async ({
  page,
  newOwner,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { email } = await newOwner()
  const ready = await orderTill(page, email, async () => {
    expect(await seriousFindings(page), 'set-up').toEqual([])
  })
  expect(await seriousFindings(page), 'set-up done').toEqual([])
  const shop = await openShop(page)
  expect(await seriousFindings(page), 'no products').toEqual([])
  await addProduct(shop, 'Kopi Tubruk', '10.000', '5')
  await addProduct(shop, `Teh ${randomBytes(2).toString('hex')}`, '5.000', '0')
  expect(await seriousFindings(page), 'products').toEqual([])
  await shop.getByRole('tab', { name: 'Penjualan' }).click()
  await shop.getByRole('button', { name: 'Jual 1 Kopi Tubruk' }).click()
  await expect(shop.getByText('1 × Kopi Tubruk')).toBeVisible()
  expect(await seriousFindings(page), 'sales').toEqual([])
  await shop.getByRole('tab', { name: 'Laporan' }).click()
  expect(await seriousFindings(page), 'reports').toEqual([])
  const till = await context.newPage()
  await till.emulateMedia({ reducedMotion: 'reduce' })
  await till.goto(ready.url)
  await expect(till.getByRole('button', { name: 'Masuk ke kasir' })).toBeVisible()
  expect(await seriousFindings(till), 'sign-in of the till').toEqual([])
  await signInTo(till, email, ready.password)
  await till.getByRole('region', { name: 'Barang' }).getByRole('button', { name: /Kopi/ }).click()
  expect(await seriousFindings(till), 'till').toEqual([])
  await till.getByRole('button', { name: /^Bayar/ }).click()
  expect(await seriousFindings(till), 'payment').toEqual([])
  await till.getByRole('button', { name: 'Uang pas' }).click()
  await expect(till.getByText('LUNAS')).toBeVisible()
  expect(await seriousFindings(till), 'sold').toEqual([])
})
