import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { openShopFromSidebar } from '#tests/support/shop-canvas.ts'
import { makeShop, sellOne, signInToTill } from '#tests/support/till.ts'

test.use({ serviceWorkers: 'allow' })

test('POS-06 a shift is opened, cash goes out, and it is closed with what was counted', async ({
  page,
  newOwner,
  product,
}) => {
  const { email } = await newOwner()
  const shop = await makeShop(page.request, product.url, [{ name: 'Kopi Tubruk', price: 10_000, stock: 50 }])
  await signInToTill(page, shop, email)

  await page.getByRole('button', { name: 'Shift' }).click()
  const opening = page.getByRole('dialog', { name: 'Buka shift' })
  await opening.getByRole('button', { name: 'Buka shift' }).click()
  await expect(opening).toContainText('Isi jumlah uangnya')
  await opening.getByLabel('Uang awal di laci (Rp)').fill('100rb')
  expect(await seriousFindings(page), 'opening').toEqual([])
  await opening.getByRole('button', { name: 'Buka shift' }).click()
  const shift = page.getByRole('dialog', { name: 'Shift' })
  await expect(shift).toContainText('Uang awalRp 100.000')
  await shift.getByRole('button', { name: 'Tutup', exact: true }).click()
  await sellOne(page, 'Kopi Tubruk')

  await page.getByRole('button', { name: 'Shift' }).click()
  await shift.getByRole('button', { name: 'Uang keluar' }).click()
  const out = page.getByRole('dialog', { name: 'Uang keluar' })
  await out.getByLabel('Jumlah (Rp)').fill('15.000')
  await out.getByRole('button', { name: 'Catat uang keluar' }).click()
  await expect(out).toContainText('Tulis untuk apa uangnya')
  await out.getByLabel('Untuk apa').fill('Beli es')
  await out.getByRole('button', { name: 'Catat uang keluar' }).click()
  await expect(shift).toContainText('Seharusnya di laciRp 95.000')
  expect(await seriousFindings(page), 'shift').toEqual([])
  await shift.getByRole('button', { name: 'Tutup', exact: true }).click()
  await expect(page.getByText('semua terkirim')).toBeVisible()

  await page.getByRole('button', { name: 'Keluar dari kasir' }).click()
  const leaving = page.getByRole('dialog', { name: 'Shift masih terbuka' })
  await expect(leaving.getByRole('button', { name: 'Keluar, shift tetap terbuka' })).toBeVisible()
  await leaving.getByRole('button', { name: 'Tutup shift' }).click()
  const closing = page.getByRole('dialog', { name: 'Tutup shift' })
  await closing.getByLabel('Uang yang dihitung (Rp)').fill('90.000')
  await expect(closing).toContainText('SelisihKurang Rp 5.000')
  expect(await seriousFindings(page), 'closing').toEqual([])
  await closing.getByRole('button', { name: 'Tutup shift' }).click()
  const ended = page.getByRole('dialog', { name: 'Shift ditutup' })
  await expect(ended).toContainText('Kurang Rp 5.000')
  await expect(page.locator('[data-receipt]')).toContainText('TUTUP SHIFT')
  await expect(ended.getByRole('link', { name: 'Kirim WhatsApp' })).toHaveAttribute('href', /TUTUP%20SHIFT/)
  expect(await seriousFindings(page), 'slip').toEqual([])
  await ended.getByRole('button', { name: 'Selesai' }).click()

  const shiftsOf = async () => {
    const answer = await page.request.get(`${product.url}/api/pos/${shop.id}/shifts`)
    return (await answer.json()).data.shifts
  }
  await expect
    .poll(shiftsOf)
    .toMatchObject([
      { openingCash: 100_000, cashSales: 10_000, cashOut: 15_000, expected: 95_000, counted: 90_000, late: 0 },
    ])

  // The owner sees the drawer without asking the cashier.
  await page.goto(product.url)
  const canvas = await openShopFromSidebar(page)
  await canvas.getByRole('tab', { name: 'Laporan' }).click()
  await canvas.getByRole('button', { name: 'Shift kasir' }).click()
  const shifts = page.getByRole('dialog', { name: 'Shift kasir' })
  await expect(shifts.getByRole('listitem')).toContainText('Kurang Rp 5.000')
  await expect(shifts.getByRole('listitem')).toContainText('Seharusnya di laciRp 95.000')
  expect(await seriousFindings(page), 'owner').toEqual([])
})
