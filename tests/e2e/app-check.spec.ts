import type { Page, Request } from '@playwright/test'

import { expect, test } from '#tests/support/e2e.ts'
import { type Product, removeData, startProduct } from '#tests/support/product.ts'
import { startVerificationService, type VerificationService } from '#tests/support/verification-service.ts'
import { canvas, openGenerator, orderDocument } from '#tests/support/workspace.ts'

const words = 'untuk Bapak Budi, 100 kaos @ 45.000'
const failed = 'App Check verification failed. Layanan pemeriksaan keamanan sedang bermasalah.'

const result = (page: Page) => canvas(page).getByRole('region', { name: 'Hasil' })
const note = (page: Page) => page.getByText('Memeriksa keamanan sebentar')

/** Requests of the page that have to do with verification. */
const watchVerification = (page: Page): Request[] => {
  const seen: Request[] = []
  page.on('request', (request) => {
    if (/app-check|solve-worker|turnstile|recaptcha/.test(request.url())) seen.push(request)
  })
  return seen
}

test('AUTH-06 AUTH-07 nothing of the verification is loaded before the first creating call; our own page makes it', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  const verification = watchVerification(page)
  await openGenerator(page)
  await expect(canvas(page).getByLabel('Deskripsi')).toBeVisible()
  expect(verification.map((request) => request.url())).toEqual([])

  const sending = page.waitForRequest('**/stream-document')
  await orderDocument(page, words)
  expect(await (await sending).headerValue('x-firebase-appcheck')).toMatch(/^[\w-]+\.[\w-]+$/)
  await expect(result(page)).toContainText('4.500.000')
  await expect(note(page)).toBeHidden()
  const exchanges = () => verification.filter((request) => request.url().endsWith('/api/app-check/token')).length
  expect(exchanges()).toBe(1)
})

test('AUTH-11 a creating call without a token is refused with the text of the specification', async ({
  page,
  newOwner,
  product,
}) => {
  await newOwner()
  const answer = await page.request.post(`${product.url}/api/documents/generate`, {
    data: { title: 'Surat', content: 'Isi' },
    headers: { origin: product.url },
  })
  expect(answer.status()).toBe(403)
  expect(await answer.json()).toMatchObject({ success: false, error: 'App Check not initialized' })
})

test('AUTH-06 a verification that takes long is told in one calm line, which goes by itself', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await openGenerator(page)
  await page.route('**/api/app-check', async (route) => {
    await new Promise((done) => setTimeout(done, 3_500))
    await route.continue()
  })
  await orderDocument(page, words)
  await expect(note(page)).toBeVisible()
  await expect(result(page)).toContainText('4.500.000')
  await expect(note(page)).toBeHidden()
})

test('AUTH-06 a verification that fails says what to do and loses nothing', async ({ page, newOwner }) => {
  await newOwner()
  await openGenerator(page)
  await page.route('**/api/app-check/token', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'x', code: 'internal' } }),
  )
  await orderDocument(page, words)
  await expect(canvas(page).getByRole('alert')).toContainText(failed)
  await expect(canvas(page).getByLabel('Deskripsi')).toHaveValue(words)
})

for (const provider of ['turnstile', 'recaptcha'] as const) {
  const withService = test.extend<object, { service: VerificationService; product: Product }>({
    service: [
      // Playwright reads from this pattern that the fixture needs no other.
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const service = await startVerificationService()
        await use(service)
        await service.close()
      },
      { scope: 'worker' },
    ],
    product: [
      async ({ service }, use) => {
        const product = await startProduct({
          env: {
            APP_CHECK: provider,
            [`${provider.toUpperCase()}_SITE_KEY`]: service.siteKey,
            [`${provider.toUpperCase()}_SECRET_KEY`]: service.secretKey,
            [`${provider.toUpperCase()}_BASE_URL`]: service.origin,
          },
        })
        await use(product)
        await product.stop()
        await removeData(product)
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    otherOrigins: async ({ service }, use) => use([service.origin]),
  })

  withService(
    `AUTH-07 OPS-05 ${provider} verifies our page under the strict security policy`,
    async ({ page, newOwner, service }) => {
      await newOwner()
      const verification = watchVerification(page)
      await openGenerator(page)
      expect(verification.map((request) => request.url())).toEqual([])
      await orderDocument(page, words)
      await expect(result(page)).toContainText('4.500.000')
      expect(service.asked).toHaveLength(1)
      await expect(page.locator('iframe[src*="frame?"]')).toHaveCount(0)
    },
  )

  withService(
    `AUTH-07 ${provider} out of reach: a plain sentence, and nothing is lost`,
    async ({ page, newOwner, service }) => {
      await newOwner()
      await openGenerator(page)
      service.failNext(provider === 'turnstile' ? '/turnstile/v0/siteverify' : '/recaptcha/api/siteverify', 'hang-up')
      await orderDocument(page, words)
      await expect(canvas(page).getByRole('alert')).toContainText(failed)
      await expect(canvas(page).getByRole('alert')).toContainText('isian Anda tetap ada')
      await expect(canvas(page).getByLabel('Deskripsi')).toHaveValue(words)
    },
  )
}
