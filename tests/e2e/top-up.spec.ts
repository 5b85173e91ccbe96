import type { Locator } from '@playwright/test'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { accountDialog, chooseInUserMenu, sidebarOf } from '#tests/support/account-menu.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { answers, canvas, say } from '#tests/support/workspace.ts'

type Page = Parameters<typeof accountDialog>[0]
const topUp = (page: Page) => accountDialog(page, 'Top Up')

const balance = async (page: Page): Promise<number> => {
  const answer = await page.request.post('/api/points', { data: { action: 'getBalance' } })
  return ((await answer.json()) as { balance: number }).balance
}

test('POINT-12, POINT-06 a sandbox top up says that no money moves, raises the balance once however often it is pressed, and stands in the history', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  await chooseInUserMenu(page, 'Top Up')
  const dialog = topUp(page)
  await expect(dialog.getByRole('listitem')).toContainText(['25.000', '100.000', '250.000'])
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/top-ups')) opened.push(request.postData() ?? '')
  })
  await dialog.getByRole('button', { name: /^100\.000 poin/ }).dblclick()
  await expect(dialog.getByText('Pembayaran percobaan: tidak ada uang yang berpindah')).toBeVisible()
  expect(new Set(opened).size).toBe(1)
  await dialog.getByRole('button', { name: 'Bayar', exact: true }).dblclick()
  await expect(dialog.getByText('LUNAS')).toBeVisible()
  await expect(dialog.getByText('600.000')).toBeVisible()
  expect(await balance(page)).toBe(600_000)
  await dialog.getByRole('button', { name: 'Selesai' }).click()
  const sidebar = await sidebarOf(page)
  await expect(sidebar.getByText('600.000 poin')).toBeVisible()
  await chooseInUserMenu(page, 'Top Up')
  await expect(dialog.getByRole('region', { name: 'Riwayat top up' })).toContainText('LUNAS')
})

test('POINT-12 a cancelled top up gives nothing and says so', async ({ page, newOwner }) => {
  await newOwner()
  await page.goto('/')
  await chooseInUserMenu(page, 'Top Up')
  const dialog = topUp(page)
  await dialog.getByRole('button', { name: /^500\.000 poin/ }).click()
  await dialog.getByRole('button', { name: 'Batalkan' }).click()
  await expect(dialog.getByText('Pembayaran ini dibatalkan atau ditolak')).toBeVisible()
  expect(await balance(page)).toBe(500_000)
  await dialog.getByRole('button', { name: 'Pilih paket lagi' }).click()
  await expect(dialog.getByRole('region', { name: 'Riwayat top up' })).toContainText('Batal')
})

test('POINT-12 a payment that comes back by its address shows how it stands, and follows it until it is paid elsewhere', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  const made = await page.request.post('/api/top-ups', { data: { packageId: 'kecil', key: 'kunci-satu-kali' } })
  const { id } = ((await made.json()) as { data: { id: string } }).data
  await page.goto(`/?topUp=${id}`)
  const dialog = topUp(page)
  await expect(dialog.getByRole('button', { name: 'Bayar', exact: true })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.request.post(`/api/top-ups/${id}/sandbox`, { data: { outcome: 'settlement' } })
  await expect(dialog.getByText('LUNAS')).toBeVisible()
  await expect(dialog.getByText('600.000')).toBeVisible()
})

/** Where a key stands in its message, in whole pixels. */
const placeIn = async (message: Locator, key: Locator): Promise<readonly number[]> => {
  const [around, own] = [await message.boundingBox(), await key.boundingBox()]
  return [(own?.x ?? 0) - (around?.x ?? 0), (own?.y ?? 0) - (around?.y ?? 0)].map(Math.round)
}

test('POINT-12, CHAT-06 too few points in the chat: the key Top Up opens the packages, and once paid what was asked for is made by a key', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  await expect.poll(() => balance(page)).toBe(500_000)
  const spend = (target: string) => page.request.post('/api/points', { data: { action: 'deduct', target } })
  for (let left = 500_000; left >= 12_000; left -= 12_000) await spend('playbook_website')
  await spend('playbook_document')
  expect(await balance(page)).toBe(3_000)
  await say(page, 'Buatkan presentasi profil usaha Kopi Senja 8 slide')
  await expect(answers(page).last()).toContainText('Maaf, poin tidak mencukupi')
  // The balance may arrive while a finger is on its way to the key.
  const key = answers(page).last().getByRole('button', { name: 'Top Up' })
  const before = await placeIn(answers(page).last(), key)
  await key.click()
  await expect(topUp(page).getByText('Pilih paket')).toBeVisible()
  await topUp(page)
    .getByRole('button', { name: /^100\.000 poin/ })
    .click()
  await topUp(page).getByRole('button', { name: 'Bayar', exact: true }).click()
  await topUp(page).getByRole('button', { name: 'Selesai' }).click()
  await expect(answers(page).last()).toContainText('Poin Anda sekarang sudah cukup.')
  // A line of text may round to a pixel more.
  const after = await placeIn(answers(page).last(), key)
  expect(Math.max(...before.map((one, at) => Math.abs(one - (after[at] ?? 0))))).toBeLessThanOrEqual(1)
  await answers(page).last().getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(canvas(page)).toBeVisible()
  expect(await balance(page)).toBe(95_000)
})

test('POINT-12 with a gateway the payment opens in a tab of its own, and the dialog follows until it is paid', async ({
  page,
  newOwner,
  product,
}) => {
  await newOwner()
  const payment = {
    id: 'top_gerbang',
    points: 100_000,
    price: 25_000,
    state: 'pending',
    createdAt: new Date().toISOString(),
    balanceAfter: null as number | null,
    provider: 'midtrans',
    payUrl: `${product.url}/masuk`,
    openPayment: null,
  }
  const packages = [{ id: 'kecil', points: 100_000, price: 25_000 }]
  await page.route('**/api/top-ups', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: route.request().method() === 'POST' ? payment : { provider: 'midtrans', packages, topUps: [] },
      },
    }),
  )
  await page.route('**/api/top-ups/top_gerbang', (route) => route.fulfill({ json: { success: true, data: payment } }))
  await page.goto('/')
  await chooseInUserMenu(page, 'Top Up')
  const dialog = topUp(page)
  await expect(dialog.getByText('percobaan')).toHaveCount(0)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('button', { name: /^100\.000 poin/ }).click(),
  ])
  expect(tab.url()).toBe(payment.payUrl)
  await tab.close()
  await expect(dialog.getByText('Menunggu pembayaran Anda')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Buka halaman pembayaran' })).toHaveAttribute('href', payment.payUrl)
  Object.assign(payment, { state: 'settled', balanceAfter: 600_000 })
  await expect(dialog.getByText('LUNAS')).toBeVisible()
  await expect(dialog.getByText('600.000')).toBeVisible()
})

test('POINT-12 a guest is asked to sign in first', async ({ page }) => {
  await page.goto('/?topUp=top_tidakada')
  await expect(topUp(page).getByRole('button', { name: 'Log In' })).toBeVisible()
})

test('POINT-12 a payment of somebody else is not shown', async ({ page, newOwner }) => {
  await newOwner()
  await page.goto('/?topUp=top_tidakada')
  await expect(topUp(page).getByText('Tidak ditemukan')).toBeVisible()
})

test('SHELL-17 the top up has no serious axe finding in any theme', async ({ page, newOwner }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newOwner()
  await page.goto('/')
  await chooseInUserMenu(page, 'Top Up')
  const dialog = topUp(page)
  await expect(dialog.getByText('Pilih paket')).toBeVisible()
  expect(await seriousFindings(page), 'packages').toEqual([])
  await dialog.getByRole('button', { name: /^100\.000 poin/ }).click()
  await expect(dialog.getByRole('button', { name: 'Bayar', exact: true })).toBeVisible()
  expect(await seriousFindings(page), 'payment').toEqual([])
  await dialog.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(dialog.getByText('LUNAS')).toBeVisible()
  expect(await seriousFindings(page), 'paid').toEqual([])
  await dialog.getByRole('button', { name: 'Kembali ke paket' }).click()
  await expect(dialog.getByRole('region', { name: 'Riwayat top up' })).toBeVisible()
  expect(await seriousFindings(page), 'history').toEqual([])
})

test('POINT-12 the owner reads what the payment service says of an open payment, and is not asked to pay twice', async ({
  page,
  newOwner,
  product,
}) => {
  await newOwner()
  await page.goto('/')
  const payment = {
    id: 'top_periksa',
    points: 100_000,
    price: 25_000,
    state: 'pending',
    createdAt: '2026-11-23T03:00:00.000Z',
    balanceAfter: null,
    provider: 'midtrans',
    payUrl: `${product.url}/masuk`,
    openPayment: 'challenged',
  }
  await page.route('**/api/top-ups/top_periksa', (route) => route.fulfill({ json: { success: true, data: payment } }))
  await page.goto('/?topUp=top_periksa')
  const dialog = topUp(page)
  await expect(dialog.getByText('Pembayaran sedang diperiksa…')).toBeVisible()
  await expect(dialog.getByText(/jangan membayar lagi/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  payment.openPayment = 'mismatch'
  await expect(dialog.getByText(/sebutkan nomor top_periksa/)).toBeVisible()
})
