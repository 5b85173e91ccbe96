import type { Locator, Page } from '@playwright/test'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { canvas, conversation, openLetter, say } from '#tests/support/workspace.ts'

const idOf = async (page: Page): Promise<string> => {
  const { data } = (await (await page.request.get('/api/items')).json()) as { data: { items: { id: string }[] } }
  return data.items[0]?.id ?? ''
}
const contentOf = async (page: Page, id: string): Promise<string> =>
  JSON.stringify(((await (await page.request.get(`/api/items/${id}`)).json()) as { content: unknown }).content)
const versionsOf = async (page: Page, id: string): Promise<{ version: number; author: string }[]> => {
  const { data } = (await (await page.request.get(`/api/items/${id}/versions`)).json()) as {
    data: { versions: { version: number; author: string }[] }
  }
  return data.versions
}
const balanceOf = async (page: Page): Promise<number> => {
  const origin = new URL(page.url()).origin
  const answer = await page.request.post('/api/points', { data: { action: 'getBalance' }, headers: { origin } })
  return ((await answer.json()) as { balance: number }).balance
}

const card = (page: Page): Locator => conversation(page).getByRole('group', { name: 'Usulan perubahan' }).last()
const strip = (page: Page): Locator => canvas(page).getByRole('region', { name: 'Perubahan yang menunggu' })
const marked = (page: Page): Locator => page.getByText(/Bagian terpilih:/)

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** On a phone the canvas covers the chat; 'Tanya' brings the chat over it. */
const toChat = async (page: Page): Promise<void> => {
  if (isPhone(page)) await canvas(page).getByRole('button', { name: 'Tanya', exact: true }).click()
}
const toCanvas = async (page: Page): Promise<void> => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Kembali ke dokumen' }).click()
}

test('CHAT-15 POINT-03 a sentence changes the open letter: difference, Terima, the sheet, a version by AI, 10 points', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await openLetter(page)
  await expect(canvas(page).getByText('5.750.000').first()).toBeAttached()
  const id = await idOf(page)
  const before = await balanceOf(page)
  await toChat(page)
  await expect(page.getByRole('button', { name: /Jangan ubah Surat Penawaran/ })).toBeVisible()
  if (!isPhone(page)) await expect(page.getByText('Juragan Smart')).toBeVisible()
  await say(page, 'ubah harga kaos jadi 50.000')
  await expect(card(page)).toContainText('10 poin')
  // What has to be decided is covered by nothing.
  await expect(page.getByText('Juragan Smart')).toBeHidden()
  await expect(card(page).locator('del').first()).toContainText('45.000')
  await expect(card(page).locator('ins').first()).toContainText('50.000')
  expect(await versionsOf(page, id)).toHaveLength(1)
  expect(await balanceOf(page)).toBe(before)

  await page.reload()
  await toChat(page)
  await card(page).getByRole('button', { name: 'Terima' }).click()
  await expect(card(page)).toContainText('Diterima')
  await expect(card(page)).toContainText('Sisa poin')
  await toCanvas(page)
  await expect(canvas(page).getByText('6.250.000').first()).toBeAttached()
  await expect(strip(page)).toHaveCount(0)
  expect(await versionsOf(page, id)).toMatchObject([{ version: 2, author: 'AI' }, { version: 1 }])
  expect(await balanceOf(page)).toBe(before - 10)

  await toChat(page)
  await card(page).getByRole('button', { name: 'Batalkan' }).click()
  await expect(card(page)).toContainText('Dibatalkan')
  await toCanvas(page)
  await expect(canvas(page).getByText('5.750.000').first()).toBeAttached()
  expect(await balanceOf(page)).toBe(before - 10)
})

test('CHAT-15 Tolak changes nothing and costs nothing; the strip in the canvas decides too', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await openLetter(page)
  await expect(canvas(page).getByText('5.750.000').first()).toBeAttached()
  const id = await idOf(page)
  const [before, text] = [await balanceOf(page), await contentOf(page, id)]
  await toChat(page)
  await say(page, 'kasih diskon 10%')
  await expect(card(page)).toContainText('Diskon')
  await card(page).getByRole('button', { name: 'Tolak' }).click()
  await expect(card(page)).toContainText('Ditolak')
  expect([await balanceOf(page), await contentOf(page, id)]).toEqual([before, text])

  await say(page, 'hapus topi')
  await expect(card(page).getByRole('button', { name: 'Terima' })).toBeVisible()
  await toCanvas(page)
  await strip(page).getByRole('button', { name: 'Terima' }).click()
  await expect(canvas(page).getByText('4.500.000').first()).toBeAttached()
  await expect(strip(page)).toHaveCount(0)
  expect(await contentOf(page, id)).not.toContain('topi')
})

test('CHAT-15 what was typed in the letter before Terima stays', async ({ page, newOwner }) => {
  await newOwner()
  await openLetter(page)
  const address = canvas(page)
    .getByLabel(/alamat usaha/i)
    .first()
  await expect(address).toBeVisible()
  const id = await idOf(page)
  await toChat(page)
  await say(page, 'berlaku 30 hari')
  await expect(card(page).getByRole('button', { name: 'Terima' })).toBeVisible()
  await toCanvas(page)
  await address.fill('Jalan Kenanga 5')
  await strip(page).getByRole('button', { name: 'Terima' }).click()
  await expect(strip(page)).toHaveCount(0)
  await expect(canvas(page).getByText('30 hari').first()).toBeAttached()
  await expect(address).toHaveValue('Jalan Kenanga 5')
  const content = await contentOf(page, id)
  expect(content).toContain('Jalan Kenanga 5')
  expect(content).toContain('"validityDays":30')
})

test('CHAT-15 marked words go to the chat and only they change', async ({ page, newOwner }) => {
  await newOwner()
  await openLetter(page)
  const greeting = canvas(page).getByText('Dengan hormat,', { exact: true })
  await expect(greeting).toBeVisible()
  const id = await idOf(page)
  const before = await contentOf(page, id)
  await greeting.click({ clickCount: 3 })
  await canvas(page).getByRole('button', { name: 'Tanya Juragan' }).click()
  await expect(marked(page)).toContainText('Dengan hormat,')
  await expect(page.getByRole('textbox', { name: 'Pesan' })).toBeFocused()
  await say(page, 'ganti jadi Salam sejahtera')
  await expect(marked(page)).toHaveCount(0)
  await expect(conversation(page).locator('q').last()).toHaveText('Dengan hormat,')
  await card(page).getByRole('button', { name: 'Terima' }).click()
  await expect(card(page)).toContainText('Diterima')
  expect(await contentOf(page, id)).toBe(before.replace('Dengan hormat,', 'Salam sejahtera,'))
  await toCanvas(page)
  await expect(canvas(page).getByText('Salam sejahtera,')).toBeVisible()
})

test('CHAT-15 CHAT-18 without the chip the message is plain chat', async ({ page, newOwner }) => {
  await newOwner()
  await openLetter(page)
  await expect(canvas(page).getByText('5.750.000').first()).toBeAttached()
  await toChat(page)
  await page.getByRole('button', { name: /Jangan ubah Surat Penawaran/ }).click()
  await expect(page.getByRole('button', { name: /Jangan ubah Surat Penawaran/ })).toHaveCount(0)
  await say(page, 'ubah harga kaos jadi 50.000')
  await expect(conversation(page).locator('[data-sender="user"]')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Kirim' })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test('SHELL-17 CHAT-15 the proposed change has no serious axe finding in any theme', async ({ page, newOwner }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newOwner()
  await openLetter(page)
  await expect(canvas(page).getByText('5.750.000').first()).toBeAttached()
  await toChat(page)
  await say(page, 'ganti penerima jadi Ibu Sri, CV Abadi')
  await expect(card(page).getByRole('button', { name: 'Terima' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})
