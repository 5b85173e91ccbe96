import type { Page } from '@playwright/test'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test as base } from '#tests/support/e2e.ts'
import { type Good, makeShop, type ReadyShop, sellOne, showCart, signInToTill, storeOf } from '#tests/support/till.ts'

interface Fixtures {
  /** A shop of a new owner with these goods, its till signed in on the page. */
  readonly openTill: (goods: readonly Good[]) => Promise<ReadyShop>
}

const test = base.extend<Fixtures>({
  openTill: async ({ page, newOwner, product }, use) =>
    use(async (goods) => {
      const { email } = await newOwner()
      const shop = await makeShop(page.request, product.url, goods)
      await signInToTill(page, shop, email)
      return shop
    }),
})
test.use({ serviceWorkers: 'allow' })

const kopi = { name: 'Kopi Tubruk', price: 25_000, stock: 50 }
const teh = { name: 'Teh Tarik', price: 10_000, stock: 50 }

const take = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Barang' })
    .getByRole('button', { name: new RegExp(name) })
    .click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

const showGoods = async (page: Page): Promise<void> => {
  const key = page.getByRole('button', { name: 'Tambah barang lagi' })
  if (await key.isVisible()) await key.click()
}

test('POS-06 discounts of a line and of the bill, a customer, mixed payment, without a network: the receipt and the owner’s books say the same', async ({
  page,
  context,
  openTill,
  product,
}) => {
  const shop = await openTill([kopi, teh])
  await take(page, kopi.name)
  await take(page, teh.name)
  await showCart(page)
  const cart = page.getByRole('region', { name: 'Keranjang' })

  await cart.getByRole('button', { name: `Ubah ${kopi.name}` }).click()
  const line = dialog(page, kopi.name)
  await line.getByLabel('Jumlah').fill('200')
  await expect(line.getByText('Stok tinggal 50.')).toBeVisible()
  await line.getByLabel('Jumlah').fill('2')
  await line.getByLabel('Diskon (Rp atau %)').fill('60rb')
  await expect(line.getByText('Diskonnya lebih besar dari harganya (Rp 50.000).', { exact: false })).toBeVisible()
  await line.getByRole('button', { name: 'Simpan' }).click()
  await expect(line).toBeVisible()
  await line.getByLabel('Diskon (Rp atau %)').fill('5rb')
  await expect(line).toContainText('Rp 45.000')
  await line.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('button', { name: 'Bayar Rp 55.000' })).toBeVisible()

  await cart.getByRole('button', { name: 'Diskon', exact: true }).click()
  await dialog(page, 'Diskon belanja').getByRole('button', { name: '10%' }).click()
  await dialog(page, 'Diskon belanja').getByRole('button', { name: 'Pakai diskon ini' }).click()
  await expect(cart).toContainText('Diskon 10%')
  await expect(page.getByRole('button', { name: 'Bayar Rp 49.500' })).toBeVisible()
  // A share follows the cart, and everything outlives a reload.
  await cart.getByRole('button', { name: `Tambah ${teh.name}` }).click()
  await expect(page.getByRole('button', { name: 'Bayar Rp 58.500' })).toBeVisible()
  await cart.getByRole('button', { name: `Kurangi ${teh.name}` }).click()
  await page.reload()
  await showCart(page)
  await expect(page.getByRole('button', { name: 'Bayar Rp 49.500' })).toBeVisible()

  await context.setOffline(true)
  await cart.getByRole('button', { name: 'Pelanggan' }).click()
  const customer = dialog(page, 'Pelanggan dan catatan')
  await customer.getByLabel('Nama pelanggan').fill('Bu Rina')
  await customer.getByLabel('Nomor WhatsApp').fill('0812-3456-7890')
  await customer.getByLabel('Catatan').fill('Tanpa gula')
  await customer.getByRole('button', { name: 'Simpan' }).click()
  await expect(cart.getByRole('button', { name: 'Pelanggan: Bu Rina' })).toBeVisible()

  await page.getByRole('button', { name: /^Bayar/ }).click()
  const payment = dialog(page, 'Pembayaran')
  await payment.getByRole('button', { name: 'Campur' }).click()
  await payment.getByLabel('QRIS (Rp)').fill('60000')
  await payment.getByRole('button', { name: 'Selesaikan penjualan' }).click()
  await expect(payment.getByLabel('QRIS (Rp)')).toHaveValue('60.000')
  await expect(payment.getByText('kembalian hanya dari uang tunai', { exact: false })).toBeVisible()
  await payment.getByLabel('QRIS (Rp)').fill('30.000')
  await expect(payment.getByLabel('Tunai (Rp), sisanya')).toHaveValue('19.500')
  await payment.getByLabel('Tunai (Rp), sisanya').fill('10.000')
  await payment.getByLabel('Transfer (Rp), sisanya').fill('')
  await expect(payment.getByText('Masih kurang Rp 9.500.')).toBeVisible()
  await payment.getByLabel('Tunai (Rp)').fill('20.000')
  await expect(payment).toContainText('Kembali Rp 500')
  await payment.getByRole('button', { name: 'Selesaikan penjualan' }).click()

  const sold = dialog(page, 'Penjualan tercatat')
  await expect(sold.getByText('LUNAS')).toBeVisible()
  await expect(sold).toContainText('Kembali Rp 500')
  const receipt = page.locator('[data-receipt]')
  for (const words of ['Pelanggan: Bu Rina', 'Catatan: Tanpa gula', '-5.000', '-5.500', 'QRIS', '30.000', 'Rp 49.500'])
    await expect(receipt).toContainText(words)
  await expect(sold.getByRole('link', { name: 'Kirim WhatsApp' })).toHaveAttribute('href', /wa\.me\/6281234567890\?/)
  await sold.getByRole('button', { name: 'Transaksi baru' }).click()

  await context.setOffline(false)
  await expect(page.getByText('semua terkirim')).toBeVisible()
  const store = await storeOf(page.request, product.url, shop.id)
  expect(store.report).toMatchObject({ salesToday: 1, totalRevenue: 49_500 })
  expect(store.sales).toMatchObject([
    {
      total: 49_500,
      discount: 5_500,
      paymentMethod: 'campur',
      customerName: 'Bu Rina',
      customerPhone: '081234567890',
      notes: 'Tanpa gula',
    },
  ])

  // The day's receipts say whose they are.
  await page.getByRole('button', { name: 'Penjualan hari ini' }).click()
  await expect(dialog(page, 'Penjualan hari ini')).toContainText('Campur · Bu Rina · Tanpa gula')
  await page.keyboard.press('Escape')

  // Next time she is found by a part of her name.
  await take(page, teh.name)
  await showCart(page)
  await cart.getByRole('button', { name: 'Pelanggan' }).click()
  await customer.getByLabel('Nama pelanggan').fill('rina')
  await customer.getByRole('button', { name: /Bu Rina/ }).click()
  await expect(cart.getByRole('button', { name: 'Pelanggan: Bu Rina' })).toBeVisible()
})

test('POS-06 a cart is put aside and taken up again, also after a reload; a repeat sale stays three taps', async ({
  page,
  openTill,
}) => {
  await openTill([kopi, teh])
  await take(page, kopi.name)
  await showCart(page)
  await page.getByRole('button', { name: 'Tahan' }).click()
  await expect(page.getByRole('button', { name: 'Bayar Rp 0' })).toBeDisabled()
  await page.reload()
  await sellOne(page, teh.name)
  await take(page, teh.name)
  // A finger that slips empties nothing: that takes a second tap.
  await showCart(page)
  await page.getByRole('button', { name: 'Kosongkan' }).click()
  await expect(page.getByRole('button', { name: 'Bayar Rp 10.000' })).toBeEnabled()
  await page.getByRole('button', { name: 'Ya, kosongkan' }).click()
  await expect(page.getByRole('button', { name: 'Bayar Rp 0' })).toBeDisabled()
  await take(page, teh.name)
  const held = page.getByRole('button', { name: 'Keranjang tersimpan, 1' })
  await held.click()
  await dialog(page, 'Keranjang tersimpan')
    .getByRole('button', { name: /^Ambil/ })
    .click()
  await expect(page.getByRole('button', { name: 'Bayar Rp 25.000' })).toBeEnabled()
  // What was in hand waits now instead.
  await held.click()
  const waiting = dialog(page, 'Keranjang tersimpan')
  await expect(waiting).toContainText('1 × Teh Tarik')
  await waiting.getByRole('button', { name: /^Buang/ }).click()
  await waiting.getByRole('button', { name: /^Ya, buang/ }).click()
  await expect(waiting.getByText('Tidak ada keranjang yang ditahan.')).toBeVisible()
  await waiting.getByRole('button', { name: 'Tutup' }).click()
  await expect(page.getByRole('button', { name: 'Bayar Rp 25.000' })).toBeEnabled()
})

test('POS-06, FOUND-01 the bill by keyboard, and nothing for axe to find in its dialogs', async ({
  page,
  openTill,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openTill([kopi, teh])
  await take(page, kopi.name)
  await showCart(page)
  const cart = page.getByRole('region', { name: 'Keranjang' })
  await cart.getByRole('button', { name: `Ubah ${kopi.name}` }).press('Enter')
  expect(await seriousFindings(page), 'line').toEqual([])
  await page.getByLabel('Diskon (Rp atau %)').fill('10%')
  await page.getByLabel('Diskon (Rp atau %)').press('Enter')
  await expect(cart.getByRole('button', { name: `Ubah ${kopi.name}` })).toBeFocused()
  await cart.getByRole('button', { name: 'Diskon', exact: true }).press('Enter')
  await page.getByLabel('Diskon (Rp atau %)').fill('120%')
  expect(await seriousFindings(page), 'discount').toEqual([])
  await page.getByLabel('Diskon (Rp atau %)').fill('1.000')
  await page.getByLabel('Diskon (Rp atau %)').press('Enter')
  await expect(page.getByRole('button', { name: 'Bayar Rp 21.500' })).toBeVisible()
  expect(await seriousFindings(page), 'cart').toEqual([])
  await cart.getByRole('button', { name: 'Pelanggan' }).press('Enter')
  expect(await seriousFindings(page), 'customer').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Bayar/ }).click()
  await page.getByRole('button', { name: 'Campur' }).click()
  await page.getByLabel('Tunai (Rp)').fill('1.000')
  expect(await seriousFindings(page), 'mixed payment').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tahan' }).click()
  await showGoods(page)
  await page.getByRole('button', { name: 'Keranjang tersimpan, 1' }).click()
  expect(await seriousFindings(page), 'held carts').toEqual([])
})

test('POS-06, SHELL-17 among many goods a whole name and Enter take one, the search stays in sight, and the keyboard goes past them to Bayar', async ({
  page,
  openTill,
}) => {
  const others = Array.from({ length: 30 }, (_, at) => ({ name: `Teh rasa ${at + 1}`, price: 5_000, stock: 9 }))
  await openTill([...others, teh, { ...teh, name: 'Teh Tarik Dingin' }])
  const search = page.getByLabel('Cari barang')
  await search.fill('teh tarik')
  await search.press('Enter')
  const pay = page.getByRole('button', { name: 'Bayar Rp 10.000' })
  await expect(pay).toBeVisible()
  await expect(search).toHaveValue('')
  const goods = page.getByRole('region', { name: 'Barang' })
  await goods.getByRole('button', { name: /^Teh rasa 30/ }).scrollIntoViewIfNeeded()
  await expect(search).toBeInViewport({ ratio: 1 })
  await search.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const skip = goods.getByRole('button', { name: 'Langsung ke Bayar' })
  await expect(skip).toBeFocused()
  await skip.press('Enter')
  await expect(pay).toBeFocused()
})

test('POS-06, SHELL-17 a payment that is closed gives the focus back to the key that opened it, the next one begins anew, and after it the goods have the focus', async ({
  page,
  openTill,
}, info) => {
  await openTill([kopi])
  await take(page, kopi.name)
  const pay = page.getByRole('button', { name: 'Bayar Rp 25.000' })
  await pay.focus()
  await page.keyboard.press('Enter')
  const payment = dialog(page, 'Pembayaran')
  await payment.getByLabel('Uang diterima (Rp)').fill('30.000')
  await expect(payment.getByText('Rp 5.000')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(payment).toBeHidden()
  await expect(pay).toBeFocused()

  await take(page, kopi.name)
  await page.getByRole('button', { name: 'Bayar Rp 50.000' }).click()
  await expect(payment.getByText('Rp 50.000')).toBeVisible()
  await expect(payment.getByLabel('Uang diterima (Rp)')).toHaveValue('')
  await payment.getByRole('button', { name: 'Uang pas' }).click()
  await expect(dialog(page, 'Penjualan tercatat').getByText('LUNAS')).toBeVisible()
  await page.getByRole('button', { name: 'Transaksi baru' }).click()
  const goods = page.getByRole('region', { name: 'Barang' })
  await expect(info.project.name === 'phone' ? goods : goods.getByLabel('Cari barang')).toBeFocused()
})

test('POS-06 a receipt goes to a Bluetooth printer that is chosen once, also without a network', async ({
  page,
  context,
  openTill,
}) => {
  await page.addInitScript(() => {
    const written: number[] = []
    const inlet = {
      properties: { write: true, writeWithoutResponse: false },
      writeValueWithResponse: async (piece: Uint8Array) => void written.push(...piece),
    }
    const gatt = {
      connected: true,
      getPrimaryServices: async () => [{ getCharacteristics: async () => [inlet] }],
    }
    const requestDevice = async () => ({ name: 'RPP02N', gatt })
    Object.defineProperty(navigator, 'bluetooth', { configurable: true, value: { requestDevice } })
    Object.assign(globalThis, { printed: () => String.fromCharCode(...written) })
  })
  await openTill([kopi])
  await context.setOffline(true)
  await take(page, kopi.name)
  await page.getByRole('button', { name: /^Bayar/ }).click()
  await dialog(page, 'Pembayaran')
    .getByRole('button', { name: /^Uang pas/ })
    .click()
  const sold = dialog(page, 'Penjualan tercatat')
  await sold.getByText('Printer: Biasa').click()
  await sold.getByRole('button', { name: 'Bluetooth' }).click()
  expect(await seriousFindings(page, { include: 'dialog' })).toEqual([])
  await sold.getByRole('button', { name: 'Cetak struk' }).click()
  const printed = () => page.evaluate(() => (globalThis as unknown as { printed: () => string }).printed())
  await expect.poll(printed).toContain('TOTAL                  Rp 25.000')
  expect((await printed()).startsWith('\u001b@')).toBe(true)
  await expect(sold.getByRole('alert')).toHaveCount(0)
  await sold.getByRole('button', { name: 'Transaksi baru' }).click()
})
