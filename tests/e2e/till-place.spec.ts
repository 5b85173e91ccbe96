import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { makeShop, sellOne, shelfKept, signInToTill, storeOf } from '#tests/support/till.ts'

test.use({ serviceWorkers: 'allow' })

test('POS-06, POS-07 a till is told where it stands: its stock, its sales and its receipts are that place’s, offline too', async ({
  page,
  newOwner,
  product,
  context,
}) => {
  const { email } = await newOwner()
  const shop = await makeShop(page.request, product.url, [{ name: 'Kopi Tubruk', price: 10_000, stock: 10 }])
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${product.url}/api/pos/${shop.id}${path}`, {
      data,
      headers: { origin: product.url },
    })
    return (await answer.json()).data
  }
  // A till of one place asks nothing.
  await signInToTill(page, shop, email)
  await expect(page.getByRole('button', { name: 'Ganti lokasi kasir' })).toHaveCount(0)

  const { locations } = await post('/locations', { name: 'Cabang Dago', address: 'Jl. Dago 9', phone: '0812' })
  const [usual, dago] = locations as { id: string }[]
  const { products } = await storeOf(page.request, product.url, shop.id)
  const lines = [{ productId: products[0]!.id, quantity: 3 }]
  await post('/transfers', { id: 'stk_0000000000000000001', from: usual?.id, to: dago?.id, lines })

  await page.reload()
  const asked = page.getByRole('dialog', { name: 'Kasir ini di lokasi mana?' })
  await expect(asked).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await asked.getByRole('button', { name: /Cabang Dago/ }).click()
  await expect(asked).toBeHidden()
  const kopi = page.getByRole('region', { name: 'Barang' }).getByRole('button', { name: /Kopi Tubruk/ })
  await expect(kopi).toContainText('sisa 3')
  await expect(page.getByText('Cabang Dago · kasir')).toBeVisible()
  await shelfKept(page, shop, dago!.id)

  await context.setOffline(true)
  await page.reload()
  await expect(kopi).toContainText('sisa 3')
  await expect(asked).toHaveCount(0)
  await sellOne(page, 'Kopi Tubruk')
  await expect(page.locator('[data-receipt]')).toHaveCount(0)
  await context.setOffline(false)
  const stockAt = async () => (await storeOf(page.request, product.url, shop.id)).products[0]?.stockAt
  await expect.poll(stockAt).toEqual({ [usual!.id]: 7, [dago!.id]: 2 })
  await page.getByRole('button', { name: 'Penjualan hari ini' }).click()
  await page.getByRole('button', { name: /1 × Kopi Tubruk/ }).click()
  await expect(page.locator('[data-receipt]')).toContainText('Jl. Dago 9')
  await page.getByRole('button', { name: 'Tutup' }).click()
  await page.getByRole('button', { name: 'Tutup' }).click()

  await page.getByRole('button', { name: 'Ganti lokasi kasir' }).click()
  await expect(asked.getByRole('button', { name: /Cabang Dago/ })).toHaveAttribute('aria-pressed', 'true')
  await asked.getByRole('button', { name: /Warung Kopi Senja/ }).click()
  await expect(kopi).toContainText('7')
})
