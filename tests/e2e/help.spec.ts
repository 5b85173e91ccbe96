import { seriousFindings } from '#tests/support/accessibility.ts'
import { accountDialog, chooseInUserMenu } from '#tests/support/account-menu.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { canvas, messageBox, openSidebar } from '#tests/support/workspace.ts'

const help = (page: Parameters<typeof accountDialog>[0]) => accountDialog(page, 'Bantuan')

test('SIDE-10 the help finds an article with a typing mistake, by keyboard, and its example goes into the box and makes a thing', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  await chooseInUserMenu(page, 'Help')
  const dialog = help(page)
  const search = dialog.getByRole('searchbox', { name: 'Cari bantuan' })
  await search.fill('inovice')
  await search.press('ArrowDown')
  await expect(dialog.getByRole('button', { name: 'Membuat invoice dan kuitansi' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(search).toBeFocused()
  await search.press('Enter')
  const article = dialog.getByRole('article', { name: 'Membuat invoice dan kuitansi' })
  await expect(article).toContainText('50 poin')
  await article.getByRole('button', { name: 'Coba' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(messageBox(page)).toHaveValue(/^Buat invoice untuk Ibu Sari Dewi/)
  await expect(messageBox(page)).toBeFocused()
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(canvas(page)).toBeVisible()
})

test('SIDE-10 strange words are answered kindly; Escape empties the search before it closes the help', async ({
  page,
}) => {
  await page.goto('/?bantuan')
  const dialog = help(page)
  const search = dialog.getByRole('searchbox', { name: 'Cari bantuan' })
  await search.fill('zzxqj')
  await expect(dialog.getByText('Tidak ada yang cocok')).toBeVisible()
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(dialog.getByRole('button', { name: 'Langkah pertama' })).toBeVisible()
  await search.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('SIDE-10 an article has an address of its own', async ({ page }) => {
  await page.goto('/?bantuan=kata-sandi-kasir')
  await expect(help(page).getByRole('article', { name: 'Kata sandi kasir hilang' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('SIDE-07, SIDE-10 a guest reaches the help from the sidebar, and the focus goes back to its key', async ({
  page,
}) => {
  await page.goto('/')
  const sidebar = await openSidebar(page)
  for (const text of ['Guest User', 'Masuk untuk akses penuh']) await expect(sidebar.getByText(text)).toBeVisible()
  await expect(sidebar.getByRole('button', { name: 'Log In' })).toBeVisible()
  const key = sidebar.getByRole('button', { name: 'Help' })
  await key.click()
  await expect(help(page)).toBeVisible()
  await help(page).getByRole('button', { name: 'Tutup' }).click()
  await expect(help(page)).toHaveCount(0)
  await expect(key).toBeFocused()
})

test('SHELL-14 on a phone the article has the screen and the way back leads to the list', async ({ page }, info) => {
  await page.goto('/?bantuan=poin')
  const dialog = help(page)
  await expect(dialog.getByRole('article')).toBeVisible()
  if (info.project.name === 'phone') {
    await expect(dialog.getByRole('searchbox')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Kembali ke daftar' }).click()
  }
  await expect(dialog.getByRole('searchbox')).toBeVisible()
})

test('SHELL-17 the help has no serious axe finding in any theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/?bantuan')
  await expect(help(page)).toBeVisible()
  expect(await seriousFindings(page), 'list').toEqual([])
  for (const id of ['harga', 'invoice']) {
    await page.goto(`/?bantuan=${id}`)
    await expect(help(page).getByRole('article')).toBeVisible()
    expect(await seriousFindings(page), id).toEqual([])
  }
})
