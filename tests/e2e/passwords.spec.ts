import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import type { Page } from '@playwright/test'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test as base } from '#tests/support/e2e.ts'
import { removeData, startProduct } from '#tests/support/product.ts'
import { type SmtpServer, startSmtp } from '#tests/support/smtp-server.ts'

const test = base.extend<object, { smtp: SmtpServer }>({
  smtp: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const smtp = await startSmtp()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ smtp }, use) => {
      const login = `${smtp.user}:${encodeURIComponent(smtp.password)}`
      const product = await startProduct({
        env: { SMTP_URL: `smtp://${login}@127.0.0.1:${smtp.port}`, MAIL_FROM: 'Juragan <kirim@juragan.example>' },
      })
      await use(product)
      await product.stop()
      await removeData(product)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

const mailTo = async (smtp: SmtpServer, address: string, subject: string): Promise<string> => {
  const found = () => smtp.mails.findLast(({ to, headers }) => to[0] === address && headers['subject'] === subject)
  await expect.poll(() => found()?.text ?? '').not.toBe('')
  return /https?:\/\/\S+/.exec(found()?.text ?? '')?.[0] ?? ''
}
const forgot = async (page: Page): Promise<void> => {
  await page.goto('/masuk')
  await page.getByRole('button', { name: 'Masuk' }).last().click()
  await page.getByRole('button', { name: 'Lupa kata sandi?' }).click()
}
const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}
const isIn = async (page: Page): Promise<boolean> => {
  const answer = await page.request.get('/api/session')
  return ((await answer.json()) as { data: { user: unknown } }).data.user !== null
}

test('AUTH-08, AUTH-12 whoever signs in with the key of the new account’s form and is refused finds the way to a new password', async ({
  page,
}) => {
  await page.goto('/masuk')
  await expect(page.getByRole('heading', { name: 'Buat akun' })).toBeVisible()
  await signIn(page, 'lama@toko.example', 'bukan-sandi-itu')
  await expect(page.getByRole('alert')).toContainText('Email atau kata sandi salah')
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
  await page.getByRole('button', { name: 'Lupa kata sandi?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('lama@toko.example')
})

test('AUTH-08 a forgotten password is set anew by the link of a mail, and the link works once', async ({
  page,
  newOwner,
  smtp,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const owner = await newOwner()
  await page.context().clearCookies()
  await forgot(page)
  await page.getByLabel('Email').fill('bukan alamat')
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText('Alamat email belum benar')).toBeVisible()
  await page.getByLabel('Email').fill(owner.email)
  expect(await seriousFindings(page), 'forgotten').toEqual([])
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText('Periksa email Anda.')).toBeVisible()
  expect(await seriousFindings(page), 'sent').toEqual([])

  const link = await mailTo(smtp, owner.email, 'Buat kata sandi baru untuk Juragan')
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Kata sandi baru' })).toBeVisible()
  expect(page.url()).not.toContain('sandi=')
  await page.getByLabel('Kata sandi baru').fill('pendek')
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
  await expect(page.getByText('Kata sandi minimal 8')).toBeVisible()
  expect(await seriousFindings(page), 'new password').toEqual([])
  await page.getByLabel('Kata sandi baru').fill('sandi-yang-baru')
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
  await expect(page.getByText('Kata sandi baru tersimpan')).toBeVisible()
  await signIn(page, owner.email, 'sandi-yang-baru')
  await page.waitForURL((url) => url.pathname === '/')
  expect(await isIn(page)).toBe(true)

  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel('Kata sandi baru').fill('sandi-lain-lagi')
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
  await expect(page.getByText('Tautan ini sudah dipakai')).toBeVisible()
  await page.getByRole('button', { name: 'Minta tautan baru' }).click()
  await expect(page.getByRole('button', { name: 'Kirim tautan' })).toBeVisible()
})

test('AUTH-08, AUTH-04 Keamanan: the password is changed with the old one, the e-mail proved by its link', async ({
  page,
  newOwner,
  smtp,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const owner = await newOwner()
  await page.goto('/?pengaturan=keamanan')
  const dialog = page.getByRole('dialog')
  const form = dialog.getByRole('form', { name: 'Ganti kata sandi' })
  await form.getByLabel('Kata sandi lama').fill('bukan-yang-ini')
  await form.getByLabel('Kata sandi baru').fill('sandi-kedua-saya')
  await form.getByRole('button', { name: 'Ganti kata sandi' }).click()
  await expect(form.getByText('Kata sandi lama belum cocok')).toBeVisible()
  expect(await seriousFindings(page), 'change').toEqual([])
  await form.getByLabel('Kata sandi lama').fill(owner.password)
  await form.getByRole('button', { name: 'Ganti kata sandi' }).click()
  await expect(form.getByText('Kata sandi sudah diganti.')).toBeVisible()
  expect(await isIn(page)).toBe(true)

  await expect(dialog.getByText('Email belum dipastikan')).toBeVisible()
  const link = await mailTo(smtp, owner.email, 'Pastikan email Anda untuk Juragan')
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('Email Anda sudah dipastikan')).toBeVisible()
  await page.goto('/?pengaturan=keamanan')
  await expect(form).toBeVisible()
  await expect(dialog.getByText('Email belum dipastikan')).toHaveCount(0)
})

base(
  'AUTH-08 without a mail server the page says what its owner does, and that command works',
  async ({ page, newOwner, product }) => {
    const owner = await newOwner()
    await page.context().clearCookies()
    await forgot(page)
    await expect(page.getByText('npm run reset-password')).toBeVisible()
    expect(await seriousFindings(page), 'without mail').toEqual([])
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/reset-password.mjs', owner.email], {
      env: { ...process.env, DATA_DIR: product.dataDir, PUBLIC_URL: product.url },
    })
    const link = /https?:\/\/\S+/.exec(stdout)?.[0] ?? ''
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByLabel('Kata sandi baru').fill('sandi-yang-baru')
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
    await expect(page.getByText('Kata sandi baru tersimpan')).toBeVisible()
    await signIn(page, owner.email, 'sandi-yang-baru')
    await page.waitForURL((url) => url.pathname === '/')
  },
)
