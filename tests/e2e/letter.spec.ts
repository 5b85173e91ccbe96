import { readFile } from 'node:fs/promises'

import JSZip from 'jszip'

import { expect, test } from '#tests/support/e2e.ts'
import {
  answers,
  canvas,
  conversation,
  createAccount,
  messageBox,
  offer,
  openSidebar,
  say,
  signInPage,
} from '#tests/support/workspace.ts'

const isPhone = (name: string): boolean => name === 'phone'
const unique = (): string => Math.random().toString(36).slice(2, 10)

test('CHAT-01, CHAT-02, CHAT-03, CHAT-18, ASSIST-01 a guest chats for free and gets streamed answers in Indonesian', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('AI Assistant')).toBeVisible()
  await expect(page.getByText('BETA')).toBeVisible()
  const questions = [
    ['halo', /bantu|buat/i],
    ['apa saja yang bisa kamu buat?', /invoice/i],
    ['berapa biaya bikin website?', /100/],
    ['apa bedanya invoice sama kuitansi?', /sebelum[\s\S]*setelah/i],
  ] as const
  for (const [index, [question, expected]] of questions.entries()) {
    await say(page, question)
    await expect(answers(page)).toHaveCount(index + 1)
    await expect(answers(page).last()).toHaveText(expected)
    await expect(messageBox(page)).toHaveValue('')
  }
  await expect(conversation(page).locator('[data-sender="user"]')).toHaveCount(4)
  await expect(canvas(page)).toHaveCount(0)
})

test('CHAT-02 Shift+Enter adds a line, Enter sends, blank is not sent, the field grows from 48 to 120', async ({
  page,
}) => {
  await page.goto('/')
  const box = messageBox(page)
  await box.press('Enter')
  await box.fill('   ')
  await box.press('Enter')
  await expect(conversation(page).locator('[data-sender="user"]')).toHaveCount(0)
  await box.fill('')
  const height = async (): Promise<number> => (await box.boundingBox())?.height ?? 0
  expect(await height()).toBeGreaterThanOrEqual(47)
  await box.pressSequentially('baris satu')
  for (let line = 0; line < 12; line++) await box.press('Shift+Enter')
  await expect.poll(height).toBeLessThanOrEqual(121)
  expect(await height()).toBeGreaterThan(100)
  await box.fill('halo\nJuragan')
  await box.press('Enter')
  await expect(conversation(page).locator('[data-sender="user"]')).toHaveText(/halo\s+Juragan/)
})

test('CHAT-05, CHAT-08, AUTH-02, AUTH-03, POINT-03, POINT-09, SIDE-07, SIDE-13, DOC-02, DOC-03 one sentence of a guest becomes a letter after signing in, without retyping', async ({
  page,
  product,
  browser,
}, info) => {
  const phone = isPhone(info.project.name)
  const account = { name: 'Pemilik Toko', email: `toko-${unique()}@contoh.example`, password: 'rahasia-kuat-1' }
  await page.goto('/')
  await say(page, offer)
  await expect(answers(page).last()).toContainText('500.000')
  await expect(canvas(page)).toHaveCount(0)

  const signIn = await signInPage(page, conversation(page).getByRole('button', { name: 'Log In' }), phone)
  await createAccount(signIn, account)

  await expect(canvas(page)).toBeVisible()
  const letter = canvas(page)
  for (const fact of [
    'Budi Santoso',
    'PT Maju Bersama',
    '45.000',
    '5.750.000',
    'lima juta tujuh ratus lima puluh ribu rupiah',
  ]) {
    await expect(
      letter
        .getByText(fact, { exact: false })
        .or(letter.locator(`[value*="${fact}"]`))
        .first(),
    ).toBeAttached()
  }
  await expect(page.getByText('500.000').first()).toBeAttached()
  if (phone) await page.goBack()
  await expect(conversation(page).getByText('Sisa poin')).toBeVisible()
  await expect(conversation(page).getByText('499.950')).toBeVisible()
  await expect(conversation(page).locator('[data-sender="user"]')).toHaveCount(1)
  if (phone) {
    // The welcome would lie over the answer: it gives way to the next message.
    await say(page, 'Terima kasih')
    await expect(page.getByRole('region', { name: /^Selamat datang/ })).toHaveCount(0, { timeout: 4000 })
  }

  const list = (await (await page.request.get(`${product.url}/api/items`)).json()) as {
    data: { items: { id: string }[] }
  }
  expect(list.data.items).toHaveLength(1)
  const id = list.data.items[0]?.id ?? ''
  const file = async (format: string): Promise<Buffer> =>
    (await page.request.get(`${product.url}/api/items/${id}/export?format=${format}`)).body()
  const text = (await file('txt')).toString('utf8')
  for (const fact of [
    'Toko Sinar Jaya',
    'Bapak Budi Santoso',
    'PT Maju Bersama',
    '4.500.000',
    '1.250.000',
    'Rp 5.750.000',
    '5 Desember 2026',
  ]) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(fact === '5 Desember 2026' ? 'Desember' : fact)
  }
  expect(text).toMatch(/001\/SP\/[IVX]+\/\d{4}/)
  const word = await (await JSZip.loadAsync(await file('docx'))).file('word/document.xml')?.async('string')
  expect(word?.replaceAll('\u00a0', ' ')).toContain('Rp 5.750.000')
  expect((await file('pdf')).subarray(0, 5).toString()).toBe('%PDF-')

  await page.reload()
  const sidebar = await openSidebar(page)
  await sidebar
    .getByRole('button', { name: /^Dokumen/ })
    .first()
    .click()
  await expect(sidebar.getByText('Surat Penawaran', { exact: false }).first()).toBeVisible()

  const other = await browser.newContext({ baseURL: product.url })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/masuk')
  if (!(await elsewhere.getByLabel('Kata sandi').isVisible())) {
    await elsewhere.getByRole('button', { name: 'Masuk dengan email dan kata sandi' }).click()
  }
  await elsewhere.getByLabel('Email').fill(account.email)
  await elsewhere.getByLabel('Kata sandi').fill(account.password)
  await elsewhere.getByRole('button', { name: 'Masuk', exact: true }).click()
  await elsewhere.waitForURL(`${product.url}/`)
  const otherSidebar = await openSidebar(elsewhere)
  await otherSidebar
    .getByRole('button', { name: /^Dokumen/ })
    .first()
    .click()
  await expect(otherSidebar.getByText('Surat Penawaran', { exact: false }).first()).toBeVisible()
  await other.close()
})

test('CANVAS-03, CANVAS-05, DOC-03, ITEM-01 the owner edits a letter in the canvas, it saves itself, and the file has the change', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  await say(page, 'Buat invoice untuk Ibu Sari Dewi: 15 paket sembako @ 125.000, ongkir 75.000')
  await expect(canvas(page)).toBeVisible()
  await expect(canvas(page).getByText('1.950.000').first()).toBeVisible()
  const price = canvas(page).getByLabel(/Harga/).first()
  await price.fill('130000')
  await expect(canvas(page).getByText('2.025.000').first()).toBeVisible()
  await expect(canvas(page).getByText('Unsaved changes').or(canvas(page).getByText('Saving...')).first()).toBeVisible()
  await expect(canvas(page).getByText(/Saved \d\d\.\d\d/)).toBeVisible()
  await page.reload()
  await expect(canvas(page)).toBeVisible()
  await expect(canvas(page).getByText('2.025.000').first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    canvas(page)
      .getByRole('button', { name: /Download/ })
      .first()
      .click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^invoice-\d{4}-\d{2}-\d{2}\.docx$/)
  const word = await JSZip.loadAsync(await readFile(await download.path()))
  expect((await word.file('word/document.xml')?.async('string'))?.replaceAll('\u00a0', ' ')).toContain('Rp 2.025.000')
})
