import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import {
  answers,
  canvas,
  clearTheWay,
  conversation,
  createAccount,
  messageBox,
  offer,
  say,
} from '#tests/support/workspace.ts'

const unique = (): string => Math.random().toString(36).slice(2, 10)

test('DOC-02, DOC-06, DOC-08, CHAT-15, POINT-06 the life of a letter: changed on the sheet, converted, shared, its number never doubled', async ({
  page,
  browser,
}) => {
  await page.goto('/masuk')
  await createAccount(page, {
    name: 'Pemilik Toko',
    email: `hidup-${unique()}@contoh.example`,
    password: 'rahasia-kuat-1',
  })
  await expect(messageBox(page)).toBeVisible()
  await clearTheWay(page)
  await say(page, offer)
  await expect(canvas(page)).toBeVisible()
  const sheet = canvas(page).locator('[data-prose]')
  await expect(sheet).toContainText('Bapak Budi Santoso')

  // A change is drawn on the sheet; accepting it there renames the letter.
  await say(page, 'ganti penerima jadi Bu Sri, CV Abadi dan naikkan semua harga 10%')
  const marks = sheet.getByRole('region', { name: 'Perubahan di surat' })
  await expect(sheet.locator('ins').filter({ hasText: 'CV Abadi' }).first()).toBeVisible()
  await expect(sheet.locator('del').filter({ hasText: 'PT Maju Bersama' }).first()).toBeVisible()
  await marks.getByRole('button', { name: 'Terima' }).click()
  await expect(marks).toHaveCount(0)
  await expect(canvas(page).getByRole('heading', { name: 'Surat Penawaran CV Abadi' })).toBeVisible()
  await expect(sheet).toContainText('6.325.000')

  // From the letter's own bar: the invoice, with the same sums and the offer's number.
  await canvas(page).getByRole('button', { name: 'Ubah jadi…' }).click()
  await page.getByRole('menuitem', { name: /^Invoice/ }).click()
  await expect(canvas(page).getByRole('heading', { name: 'Invoice CV Abadi' })).toBeVisible()
  await expect(sheet).toContainText(/sesuai Surat Penawaran No\. 001\/SP\//)
  await expect(sheet).toContainText('6.325.000')
  await canvas(page).getByRole('button', { name: 'Ubah jadi…' }).click()
  await expect(page.getByRole('menuitem', { name: 'Asalnya: Surat Penawaran CV Abadi' })).toBeVisible()
  await page.keyboard.press('Escape')

  // From the chat: the receipt for what was paid.
  await say(page, 'sudah dibayar lunas, buatkan kuitansi')
  await expect(canvas(page).getByRole('heading', { name: 'Kuitansi CV Abadi' })).toBeVisible()
  await expect(answers(page).last()).toBeVisible()
  await expect(conversation(page)).toContainText('Kuitansi ini untuk seluruh pembayaran')

  // Anybody with the link sees it, until it is taken back.
  await canvas(page).getByRole('button', { name: 'Bagikan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bagikan' })
  await expect(dialog).toContainText('isian kosong')
  await dialog.getByRole('radio', { name: '30 hari' }).check()
  await dialog.getByRole('button', { name: 'Buat tautan' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Tautan' }).inputValue()
  const chat = new URL((await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '')
  expect(chat.searchParams.get('text')).toContain(link)
  expect(await seriousFindings(page, { include: 'dialog[open]' })).toEqual([])
  const visitor = await (await browser.newContext()).newPage()
  const refused: string[] = []
  visitor.on('console', (message) => {
    // The page runs no scripts, not even the test's own.
    if (!message.text().includes("'allow-scripts'")) refused.push(message.text())
  })
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'Kuitansi CV Abadi' })).toBeVisible()
  await expect(visitor.getByText('Dari Toko Sinar Jaya')).toBeVisible()
  const picture = visitor.getByRole('img', { name: /^Halaman 1/ })
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
  const download = visitor.waitForEvent('download')
  await visitor.getByRole('link', { name: 'Unduh PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  expect(refused).toEqual([])
  await dialog.getByRole('button', { name: 'Cabut' }).click()
  await expect(dialog.getByRole('button', { name: 'Cabut' })).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Tautan ini sudah dicabut' })).toBeVisible()
  await visitor.context().close()
})
