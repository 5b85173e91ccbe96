import { seriousFindings } from '#tests/support/accessibility.ts'
import { accountDialog, chooseInUserMenu } from '#tests/support/account-menu.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { answers, canvas, clearTheWay, say } from '#tests/support/workspace.ts'

test('ASSIST-06 sales at the till become a report in the chat; what it used is named and can be switched off, here and for good', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await clearTheWay(page)
  await page.goto('/')
  await say(page, 'bikin kasir Warung Bu Sri: nasi goreng 15rb stok 20, es teh 5rb stok 50')
  await expect(page.getByText('Sisa poin').last()).toBeVisible()
  const { data } = await (await page.request.get('/api/items')).json()
  const shop = `/api/pos/${data.items[0].id}`
  const { products } = (await (await page.request.get(`${shop}/store`)).json()).data
  const id = `sal_${'0123456789abcdef'.repeat(2)}`
  const lines = products.map((product: { id: string }, at: number) => ({ productId: product.id, quantity: at + 2 }))
  const sold = await page.request.post(`${shop}/sales`, {
    data: { id, lines },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(sold.status(), await sold.text()).toBe(200)

  await say(page, 'berapa omzet hari ini?')
  // 2 x 15.000 + 3 x 5.000.
  await expect(answers(page).last()).toContainText(/Rp\s45\.000/)
  await say(page, 'buatkan laporan penjualan hari ini')
  const report = answers(page).filter({ hasText: 'Laporan penjualan Warung Bu Sri' })
  await expect(report).toContainText(/Rp\s45\.000/)
  await expect(canvas(page)).toContainText('LAPORAN PENJUALAN KASIR')
  const used = report.getByRole('list', { name: 'Memakai data Anda' })
  await expect(used).toContainText('penjualan')
  expect(await seriousFindings(page, { include: '[aria-label="Percakapan"]' })).toEqual([])

  await used.getByRole('button', { name: 'Jangan pakai: penjualan' }).click()
  await expect(report).toContainText('Mulai sekarang chat ini tidak memakai penjualan')
  await report.getByRole('button', { name: 'Buat lagi tanpa itu' }).click()
  await expect(answers(page).filter({ hasText: 'mematikannya' })).toBeVisible()
  await expect(canvas(page)).not.toContainText('45.000')

  await chooseInUserMenu(page, 'Settings')
  const settings = accountDialog(page, 'Pengaturan')
  await settings.getByRole('tab', { name: 'Asisten' }).click()
  const sales = settings.getByRole('switch', { name: 'Penjualan di kasir' })
  await expect(sales).toBeChecked()
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/account/memory') && answer.request().method() === 'PUT',
  )
  await sales.uncheck()
  expect((await saved).ok()).toBe(true)
  await expect(sales).not.toBeChecked()
})
