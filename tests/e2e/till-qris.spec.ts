import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { madeUpQris } from '#tests/support/qris-codes.ts'
import { qrPng, qrTextsOf } from '#tests/support/qr-images.ts'
import { openShopFromSidebar } from '#tests/support/shop-canvas.ts'
import { makeShop, signInToTill } from '#tests/support/till.ts'
import { field, withChecksum } from '#tests/support/qris-codes.ts'

test.use({ serviceWorkers: 'allow' })

const goods = [
  { name: 'Kopi Tubruk', price: 10_000, stock: 50 },
  { name: 'Teh Tarik', price: 15_500, stock: 50 },
]
/** The made-up shop's code with an amount, put together by hand. */
const withAmount = (amount: number): string =>
  withChecksum(
    madeUpQris()
      .slice(0, -8)
      .replace(field('01', '11'), field('01', '12'))
      .replace(field('53', '360'), field('53', '360') + field('54', `${amount}`)),
  )

test('POS-06 the owner gives the code by a picture, the till draws it with the amount, also without a network', async ({
  page,
  context,
  product,
  newOwner,
}) => {
  const { email } = await newOwner()
  const shop = await makeShop(page.request, product.url, goods)
  const till = await context.newPage()
  await signInToTill(till, shop, email)
  const pay = async (name: RegExp): Promise<void> => {
    await till.getByRole('region', { name: 'Barang' }).getByRole('button', { name }).click()
    await till.getByRole('button', { name: /^Bayar/ }).click()
    await till.getByRole('button', { name: 'QRIS', exact: true }).click()
  }
  const payment = till.getByRole('dialog', { name: 'Pembayaran' })
  await pay(/Kopi Tubruk/)
  await expect(payment.getByText('pemilik menaruh QRIS toko di Juragan', { exact: false })).toBeVisible()
  await expect(payment.getByRole('img', { name: /QRIS/ })).toHaveCount(0)

  const canvas = await openShopFromSidebar(page)
  await canvas.getByRole('button', { name: 'Pengaturan kasir' }).click()
  const settings = page.getByRole('dialog', { name: 'Pengaturan kasir' })
  const picture = settings.locator('input[type=file]')
  const give = async (text: string): Promise<void> =>
    picture.setInputFiles({ name: 'qris.png', mimeType: 'image/png', buffer: await qrPng(page, text) })
  await picture.setInputFiles({ name: 'qris.png', mimeType: 'image/png', buffer: Buffer.from('bukan gambar') })
  await expect(settings.getByRole('alert')).toContainText('tidak bisa dibuka')
  await give('https://contoh.test/menu')
  await expect(settings.getByRole('alert')).toContainText('Ini bukan kode QRIS')
  await settings.getByLabel('Atau tempel teks kodenya').fill(madeUpQris().replace('SENJA', 'SENJI'))
  await settings.getByRole('button', { name: 'Periksa' }).click()
  await expect(settings.getByText('Kode ini tidak utuh', { exact: false })).toBeVisible()
  expect(await seriousFindings(page, { include: 'dialog' })).toEqual([])
  await give(madeUpQris())
  await expect(settings.getByText('WARUNG KOPI SENJA')).toBeVisible()
  await expect(settings.getByText('ID1099900000001')).toBeVisible()
  await settings.getByRole('button', { name: 'Ya, pakai kode ini' }).click()
  await expect(settings.getByRole('button', { name: 'Ganti kode' })).toBeVisible()

  await till.reload()
  await till.getByRole('button', { name: /^Bayar/ }).click()
  await till.getByRole('button', { name: 'QRIS', exact: true }).click()
  const code = (amount: string) =>
    payment.getByRole('img', { name: new RegExp(`^Kode QRIS WARUNG KOPI SENJA sebesar Rp\\s${amount}$`) })
  await expect(code('10.000')).toBeVisible()
  expect(await qrTextsOf(code('10.000'))).toEqual([withAmount(10_000), withAmount(10_000)])
  expect(await seriousFindings(till, { include: 'dialog' })).toEqual([])
  await payment.getByRole('button', { name: 'Tutup' }).click()

  await context.setOffline(true)
  await till.reload()
  await pay(/Teh Tarik/)
  await expect(code('25.500')).toBeVisible()
  expect(await qrTextsOf(code('25.500'))).toEqual([withAmount(25_500), withAmount(25_500)])
  await payment.getByRole('button', { name: 'Sudah diterima' }).click()
  const sold = till.getByRole('dialog', { name: 'Penjualan tercatat' })
  await expect(sold.getByText('LUNAS')).toBeVisible()
  await expect(sold).toContainText('QRIS')
  await sold.getByRole('button', { name: 'Transaksi baru' }).click()
  await context.setOffline(false)
  await expect(till.getByText('semua terkirim')).toBeVisible()

  await settings.getByRole('button', { name: 'Hapus' }).click()
  await settings.getByRole('button', { name: 'Hapus kode' }).click()
  await expect(settings.getByRole('button', { name: 'Pilih gambar QRIS' })).toBeVisible()
  await till.reload()
  await pay(/Kopi Tubruk/)
  await expect(payment.getByText('pemilik menaruh QRIS toko di Juragan', { exact: false })).toBeVisible()
})

test('POS-06 paper and closing words of the receipt are the owner’s, and the till prints them', async ({
  page,
  context,
  product,
  newOwner,
}) => {
  const { email } = await newOwner()
  const shop = await makeShop(page.request, product.url, goods)
  await page.goto('/')
  const canvas = await openShopFromSidebar(page)
  await canvas.getByRole('button', { name: 'Pengaturan kasir' }).click()
  const settings = page.getByRole('dialog', { name: 'Pengaturan kasir' })
  const save = settings.getByRole('button', { name: 'Simpan struk' })
  await expect(save).toBeDisabled()
  await settings.getByLabel('80 mm').check()
  await settings.getByLabel('Kata penutup').fill('Sampai jumpa lagi')
  await expect(settings.getByText('Sampai jumpa lagi', { exact: false }).last()).toBeVisible()
  await save.click()
  await expect(settings.getByText('Tersimpan.', { exact: false })).toBeVisible()

  const till = await context.newPage()
  await signInToTill(till, shop, email)
  await till
    .getByRole('region', { name: 'Barang' })
    .getByRole('button', { name: /Kopi Tubruk/ })
    .click()
  await till.getByRole('button', { name: /^Bayar/ }).click()
  await till.getByRole('button', { name: 'Uang pas' }).click()
  const receipt = till.locator('[data-receipt]')
  await expect(receipt).toContainText('Sampai jumpa lagi')
  const lines = ((await receipt.textContent()) ?? '').split('\n')
  expect(Math.max(...lines.map(({ length }) => length))).toBe(48)
  const [pdf] = await Promise.all([
    till.waitForEvent('download'),
    // A moment after 'LUNAS' the sale is on the server, which makes the PDF.
    expect(till.getByText('semua terkirim'))
      .toBeAttached()
      .then(() => till.getByRole('button', { name: 'Unduh PDF' }).click()),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^struk-\S+\.pdf$/)
  const { widths } = await till.evaluate(() => ({
    widths: document.adoptedStyleSheets.flatMap((sheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText)),
  }))
  expect(widths.join()).toContain('80mm')
})
