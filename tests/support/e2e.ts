import { randomBytes } from 'node:crypto'
import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { type Product, removeData, startProduct } from './product.ts'

export interface Owner {
  readonly name: string
  readonly email: string
  readonly password: string
}

interface Fixtures {
  /** Signs up a new owner by the API; the cookies stay with `request`, `page.request` by default. */
  readonly newOwner: (request?: APIRequestContext) => Promise<Owner>
  /** Origins besides the product's that pages may go to; none is usual. */
  readonly otherOrigins: readonly string[]
  /** Fails the test when the page threw, broke its security policy or asked another host for anything. */
  readonly quietPage: void
}

interface WorkerFixtures {
  /** One built product for each worker, on its own data folder. */
  readonly product: Product
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // Playwright reads from this pattern that the fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
      await removeData(product)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  newOwner: async ({ page, product }, use) => {
    await use(async (request = page.request) => {
      const mark = randomBytes(5).toString('hex')
      const owner: Owner = {
        name: `Pemilik ${mark}`,
        email: `pemilik-${mark}@toko.example`,
        password: `sandi-${mark}-kuat`,
      }
      const answer = await request.post(`${product.url}/api/auth/sign-up/email`, {
        data: owner,
        headers: { origin: product.url },
      })
      expect(answer.ok(), `sign-up answered ${answer.status()}: ${await answer.text()}`).toBe(true)
      return owner
    })
  },
  otherOrigins: [[], { option: true }],
  quietPage: [
    async ({ context, product, otherOrigins }, use) => {
      const allowed = new Set([product.url, ...otherOrigins])
      const complaints: string[] = []
      context.on('weberror', (thrown) => complaints.push(`thrown: ${thrown.error().message}`))
      context.on('console', (message) => {
        if (/content security policy/i.test(message.text())) complaints.push(message.text())
      })
      context.on('request', (request) => {
        const url = request.url()
        if (/^https?:/.test(url) && !allowed.has(new URL(url).origin)) complaints.push(`foreign request: ${url}`)
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
