import type { Locator, Page } from '@playwright/test'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { removeData, startProduct } from '#tests/support/product.ts'
import { canvas, offer, openSidebar, say } from '#tests/support/workspace.ts'

interface Version {
  readonly version: number
  readonly author: string
}

const idOf = async (page: Page): Promise<string> => {
  const { data } = (await (await page.request.get('/api/items')).json()) as { data: { items: { id: string }[] } }
  return data.items[0]?.id ?? ''
}
const versionsOf = async (page: Page, id: string): Promise<readonly Version[]> => {
  const { data } = (await (await page.request.get(`/api/items/${id}/versions`)).json()) as {
    data: { versions: Version[] }
  }
  return data.versions
}
const contentOf = async (page: Page, id: string): Promise<string> =>
  JSON.stringify(((await (await page.request.get(`/api/items/${id}`)).json()) as { content: unknown }).content)

const saved = (page: Page): Locator => canvas(page).getByText(/Saved \d\d\.\d\d/)
const address = (page: Page): Locator =>
  canvas(page)
    .getByLabel(/alamat usaha/i)
    .first()

const historyKey = (page: Page): Locator => canvas(page).getByRole('button', { name: 'Riwayat' })
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Riwayat versi' })
const leave = (page: Page): Promise<void> => canvas(page).getByRole('button', { name: 'Keluar' }).click()

/** Opens the item from the list, as an owner who comes back. */
const openFromSidebar = async (page: Page): Promise<void> => {
  const sidebar = await openSidebar(page)
  const section = sidebar.getByRole('button', { name: /^Dokumen/ })
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click()
  await sidebar.getByRole('button', { name: /^Surat Penawaran/ }).click()
}

const openLetter = async (page: Page, newOwner: () => Promise<unknown>): Promise<string> => {
  await newOwner()
  await page.goto('/')
  await say(page, offer)
  await expect(address(page)).toBeVisible()
  return idOf(page)
}

test('ITEM-08 the owner edits, sees the versions, compares, restores with two presses and undoes it', async ({
  page,
  newOwner,
}) => {
  const id = await openLetter(page, newOwner)
  await address(page).fill('Jalan Kenanga 5')
  await expect(saved(page)).toBeVisible()
  const edited = await contentOf(page, id)
  expect(edited).toContain('Jalan Kenanga 5')

  await historyKey(page).click()
  const lines = panel(page).getByRole('radio')
  await expect(lines).toHaveCount(2)
  await expect(panel(page).getByRole('radio', { name: /^Anda \d\d\.\d\d sekarang/ })).toBeVisible()
  await expect(panel(page).getByRole('radio', { name: /^AI \d\d\.\d\d/ })).toBeChecked()
  await expect(panel(page).getByRole('region').getByText('Jalan Kenanga 5')).toHaveCSS(
    'text-decoration-line',
    'line-through',
  )
  await panel(page).getByRole('button', { name: 'Pulihkan versi ini' }).click()
  await expect(panel(page)).toBeHidden()
  await expect(address(page)).toHaveValue('')
  await expect(historyKey(page)).toBeFocused()
  expect(await contentOf(page, id)).not.toContain('Jalan Kenanga 5')

  const toast = page.getByRole('region').filter({ hasText: 'Versi lama sudah dipulihkan.' }).last()
  await toast.getByRole('button', { name: 'Urungkan' }).click()
  await expect(address(page)).toHaveValue('Jalan Kenanga 5')
  await expect(page.getByText('Naskah sebelumnya sudah kembali.')).toBeVisible()
  expect(await contentOf(page, id)).toBe(edited)
  expect((await versionsOf(page, id)).map(({ version, author }) => [version, author])).toEqual([
    [4, 'Anda'],
    [3, 'Anda'],
    [2, 'Anda'],
    [1, 'AI'],
  ])
})

test('ITEM-08 what is unsaved becomes a version before another one is restored', async ({ page, newOwner }) => {
  const id = await openLetter(page, newOwner)
  await address(page).fill('Jalan Melati 7')
  await historyKey(page).click()
  await panel(page).getByRole('button', { name: 'Pulihkan versi ini' }).click()
  await expect(address(page)).toHaveValue('')
  const versions = await versionsOf(page, id)
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1])
  const { data } = (await (await page.request.get(`/api/items/${id}/versions/2`)).json()) as { data: object }
  expect(JSON.stringify(data)).toContain('Jalan Melati 7')
})

test('ITEM-08 the panel works with the keyboard alone and has no accessibility violation in three themes', async ({
  page,
  newOwner,
}) => {
  await openLetter(page, newOwner)
  await address(page).fill('Jalan Kenanga 5')
  await expect(saved(page)).toBeVisible()
  await historyKey(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('radio', { name: /^AI/ })).toBeChecked()
  await panel(page).getByRole('radio', { name: /^AI/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(panel(page).getByText('Ini naskah yang sekarang terbuka.')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(panel(page).getByRole('region', { name: /Perbandingan/ })).toBeVisible()
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true)
  }
  expect(await seriousFindings(page, { include: 'dialog[open]' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(historyKey(page)).toBeFocused()
})

test('CANVAS-04 Keluar sends what is unsaved before it closes', async ({ page, newOwner }) => {
  const id = await openLetter(page, newOwner)
  await address(page).fill('Jalan Anggrek 9')
  await leave(page)
  await expect(canvas(page)).toBeHidden()
  expect(await contentOf(page, id)).toContain('Jalan Anggrek 9')
})

test('CANVAS-04, ITEM-05 without a server Keluar tells and closes; the work is sent once, without opening it again', async ({
  page,
  newOwner,
  context,
}) => {
  const id = await openLetter(page, newOwner)
  await context.setOffline(true)
  await address(page).fill('Jalan Dahlia 11')
  await leave(page)
  await expect(canvas(page)).toBeHidden()
  await expect(page.getByText(/tersimpan di perangkat ini dan dikirim sendiri/)).toBeVisible()
  const sidebar = await openSidebar(page)
  const section = sidebar.getByRole('button', { name: /^Dokumen/ })
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click()
  await expect(sidebar.getByText('tersimpan di perangkat')).toBeVisible()

  await context.setOffline(false)
  await expect(sidebar.getByText('tersimpan di perangkat')).toBeHidden()
  expect(await contentOf(page, id)).toContain('Jalan Dahlia 11')
  expect((await versionsOf(page, id)).map(({ version }) => version)).toEqual([2, 1])
})

test('ITEM-05 a tab closed while the server is dead loses nothing: the next one sends the work once', async ({
  browser,
}) => {
  const first = await startProduct()
  const { port } = new URL(first.url)
  const context = await browser.newContext({ baseURL: first.url })
  const tab = await context.newPage()
  const id = await openLetter(tab, () =>
    tab.request.post('/api/auth/sign-up/email', {
      data: { name: 'Pemilik', email: 'pemilik@toko.example', password: 'sandi-kuat-135' },
      headers: { origin: first.url },
    }),
  )
  await first.kill()
  await address(tab).fill('Jalan Flamboyan 13')
  await expect(canvas(tab).getByText('Belum tersimpan')).toBeVisible()
  await tab.close()

  const second = await startProduct({ dataDir: first.dataDir, env: { PORT: port } })
  const next = await context.newPage()
  await next.goto('/')
  await expect.poll(() => contentOf(next, id)).toContain('Jalan Flamboyan 13')
  await expect(address(next)).toHaveValue('Jalan Flamboyan 13')
  await expect(saved(next)).toBeVisible()
  await next.reload()
  await expect(saved(next)).toBeVisible()
  expect((await versionsOf(next, id)).map(({ version }) => version)).toEqual([2, 1])
  await context.close()
  await second.stop()
  await removeData(second)
})

test('ITEM-05, ITEM-08 kept work opened again goes on where it was, and is stored once', async ({
  page,
  newOwner,
  context,
}) => {
  const id = await openLetter(page, newOwner)
  await context.setOffline(true)
  await address(page).fill('Jalan Cempaka 15')
  await leave(page)
  await expect(canvas(page)).toBeHidden()
  await openFromSidebar(page)
  await expect(address(page)).toHaveValue('Jalan Cempaka 15')
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  expect(await contentOf(page, id)).toContain('Jalan Cempaka 15')
  expect((await versionsOf(page, id)).map(({ version }) => version)).toEqual([2, 1])
})

test('ITEM-07, ITEM-08 an open letter that was saved elsewhere shows the newer text', async ({
  page,
  newOwner,
  product,
}) => {
  const id = await openLetter(page, newOwner)
  await expect(saved(page)).toBeVisible()
  const { version, content } = (await (await page.request.get(`/api/items/${id}`)).json()) as {
    version: number
    content: { letter: object }
  }
  const elsewhere = await page.request.post(`/api/items/${id}/versions/${version}/restore`, {
    data: { baseVersion: version },
    headers: { origin: product.url },
  })
  expect(elsewhere.ok()).toBe(true)
  const text = JSON.stringify(content).replaceAll('Budi Santoso', 'Budi Hartono')
  const changed = await page.request.put(`/api/items/${id}`, {
    data: { baseVersion: version + 1, content: JSON.parse(text) as unknown },
    headers: { origin: product.url },
  })
  expect(changed.ok()).toBe(true)
  await expect(canvas(page).locator('[data-sheet]')).toContainText(/Budi Hartono/)
})

test('ITEM-05, SIDE-12 a letter that was deleted elsewhere while it is open comes back with what was typed', async ({
  page,
  newOwner,
  product,
}) => {
  const id = await openLetter(page, newOwner)
  await expect(saved(page)).toBeVisible()
  const remove = async (): Promise<void> => {
    const gone = await page.request.delete(`/api/items/${id}`, { headers: { origin: product.url } })
    expect(gone.ok()).toBe(true)
  }
  await remove()
  await address(page).fill('Jalan Cempaka 8')
  const strip = canvas(page).getByRole('alert')
  await expect(strip).toContainText('sudah dihapus')
  await canvas(page).getByRole('button', { name: 'Kembalikan' }).filter({ visible: true }).first().click()
  await expect(saved(page)).toBeVisible()
  expect(await contentOf(page, id)).toContain('Jalan Cempaka 8')

  // Left without bringing it back, it is offered once more, and nothing is promised that cannot be.
  await remove()
  await address(page).fill('Jalan Cempaka 9')
  await expect(strip).toContainText('sudah dihapus')
  await leave(page)
  await expect(canvas(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Kembalikan' }).click()
  await expect.poll(() => contentOf(page, id)).toContain('Jalan Cempaka 9')

  // A card in the chat whose letter is gone leads back to it, also after a reload.
  await remove()
  await page.reload()
  await page
    .getByRole('log')
    .getByRole('button', { name: /^Surat Penawaran/ })
    .click()
  await expect(strip).toContainText('mungkin sudah dihapus')
  await canvas(page).getByRole('button', { name: 'Kembalikan' }).click()
  await expect(address(page)).toHaveValue('Jalan Cempaka 9')
})
