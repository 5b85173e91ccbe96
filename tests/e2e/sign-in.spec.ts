import type { Locator, Page } from '@playwright/test'

import { expect, test as base } from '#tests/support/e2e.ts'
import { type IssuerAccount, type OidcIssuer, startOidcIssuer } from '#tests/support/oidc-issuer.ts'
import { removeData, startProduct } from '#tests/support/product.ts'
import { answers, canvas, conversation, offer, openSidebar, say, signInPage } from '#tests/support/workspace.ts'

const test = base.extend<object, { issuer: OidcIssuer }>({
  issuer: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const issuer = await startOidcIssuer()
      await use(issuer)
      await issuer.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ issuer }, use) => {
      const product = await startProduct({
        env: {
          OIDC_ISSUER: issuer.url,
          OIDC_CLIENT_ID: issuer.clientId,
          OIDC_CLIENT_SECRET: issuer.clientSecret,
          OIDC_NAME: 'Koperasi Contoh',
        },
      })
      await use(product)
      await product.stop()
      await removeData(product)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  otherOrigins: async ({ issuer }, use) => use([issuer.url]),
})

const isPhone = (name: string): boolean => name === 'phone'
const unique = (): string => Math.random().toString(36).slice(2, 10)

const newPerson = (issuer: OidcIssuer, change: Partial<IssuerAccount> = {}): Required<Pick<IssuerAccount, 'name'>> => {
  const mark = unique()
  const account = {
    sub: mark,
    name: `Pemilik ${mark}`,
    email: `${mark}@penyedia.example`,
    email_verified: true,
    ...change,
  }
  issuer.accounts.set(mark, account)
  return account
}
const issuerKey = (page: Page): Locator => page.getByRole('button', { name: 'Masuk dengan Koperasi Contoh' })
const atIssuer = (page: Page): Locator => page.getByRole('heading', { name: 'Pilih akun di penyedia' })
const accountKey = (sidebar: Locator, name: string): Locator =>
  sidebar.getByRole('button', { name: `Menu akun ${name}` })
const whoIsHere = async (page: Page): Promise<string | null> => {
  const answer = await page.request.get('/api/session')
  const { data } = (await answer.json()) as { data: { user: { displayName: string } | null } }
  return data.user?.displayName ?? null
}
const choose = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click()

test('AUTH-01, AUTH-02, AUTH-08, CHAT-08, POINT-03 a guest signs in through an issuer and the waiting request becomes a letter', async ({
  page,
  issuer,
  product,
}, info) => {
  const phone = isPhone(info.project.name)
  const person = newPerson(issuer)
  await page.goto('/')
  await say(page, offer)
  await expect(answers(page).last()).toContainText('500.000')
  const signIn = await signInPage(page, conversation(page).getByRole('button', { name: 'Log In' }), phone)
  await issuerKey(signIn).click()
  await expect(atIssuer(signIn)).toBeVisible()
  const closed = phone ? signIn.waitForURL((url) => url.pathname === '/') : signIn.waitForEvent('close')
  await Promise.all([closed, choose(signIn, person.name)])
  await expect(canvas(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await whoIsHere(page)).toBe(person.name)
  const points = await page.request.post('/api/points', {
    data: { action: 'getBalance' },
    headers: { origin: product.url },
  })
  expect(await points.json()).toMatchObject({ balance: 499_950 })
})

test('AUTH-01 the issuer still knows somebody, yet the next person is asked and gets their own account', async ({
  page,
  issuer,
  product,
}) => {
  const [first, second] = [newPerson(issuer), newPerson(issuer)]
  for (const person of [first, second]) {
    await page.goto('/masuk')
    await issuerKey(page).click()
    await expect(atIssuer(page)).toBeVisible()
    await expect(page.getByText(person === first ? 'Belum masuk' : 'Masuk sebagai')).toBeVisible()
    await Promise.all([page.waitForURL((url) => url.pathname === '/'), choose(page, person.name)])
    await expect(accountKey(await openSidebar(page), person.name)).toBeVisible()
    await page.request.post(`${product.url}/api/auth/sign-out`, { data: {}, headers: { origin: product.url } })
  }
  // Both are offered the next time, and lead back to the issuer instead of to a password.
  await page.goto('/masuk')
  await expect(page.getByRole('button', { name: second.name })).toBeVisible()
  await page.getByRole('button', { name: first.name }).click()
  await expect(atIssuer(page)).toBeVisible()
})

test('AUTH-12, AUTH-02 whoever goes back at the issuer reads why, and signs in another way in the same window', async ({
  page,
  issuer,
}, info) => {
  const phone = isPhone(info.project.name)
  const person = newPerson(issuer)
  await page.goto('/')
  const sidebar = await openSidebar(page)
  const signIn = await signInPage(page, sidebar.getByRole('button', { name: 'Log In' }), phone)
  await issuerKey(signIn).click()
  await choose(signIn, 'Batal')
  await expect(signIn.getByRole('alert')).toHaveText(
    'Masuk dibatalkan. Tidak ada yang berubah; pilih lagi cara masuk kapan saja.',
  )
  await signIn.reload()
  await expect(signIn.getByRole('alert')).toBeVisible()
  await issuerKey(signIn).click()
  const closed = phone ? signIn.waitForURL((url) => url.pathname === '/') : signIn.waitForEvent('close')
  await Promise.all([closed, choose(signIn, person.name)])
  await expect(accountKey(await openSidebar(page), person.name)).toBeVisible()
})

test('AUTH-05, AUTH-12 forged answers and issuers that are not set up are told on the sign-in page', async ({
  page,
}) => {
  await page.goto('/api/auth/oidc/oidc/callback?code=palsu&state=palsu')
  await expect(page).toHaveURL(/\/masuk\?gagal=sign_in_forged$/)
  await expect(page.getByRole('alert')).toContainText('tidak berasal dari browser ini')
  await page.goto('/api/auth/oidc/google/start')
  await expect(page.getByRole('alert')).toContainText('GOOGLE_CLIENT_ID')
  await expect(page.getByRole('alert')).toHaveAttribute('data-code', 'Firebase not configured')
  await expect(page.getByRole('button', { name: 'Masuk dengan Google' })).toHaveCount(0)
})

test('AUTH-08, AUTH-12 an e-mail that the issuer has not verified opens no account of that address', async ({
  page,
  issuer,
  newOwner,
  context,
}) => {
  const owner = await newOwner()
  await context.clearCookies()
  const person = newPerson(issuer, { email: owner.email, email_verified: false })
  await page.goto('/masuk')
  await issuerKey(page).click()
  await choose(page, person.name)
  await expect(page.getByRole('alert')).toContainText('Masuk dengan kata sandi')
  expect(await whoIsHere(page)).toBeNull()
})

test('AUTH-02 two tabs that sign in at once both end signed in', async ({ context, page, issuer }) => {
  const person = newPerson(issuer)
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    await tab.goto('/masuk')
    await issuerKey(tab).click()
    await expect(atIssuer(tab)).toBeVisible()
  }
  // The issuer itself lets one browser choose for one account at a time; ours meet at the callback.
  for (const tab of tabs) {
    await Promise.all([tab.waitForURL((url) => url.pathname === '/'), choose(tab, person.name)])
  }
  for (const tab of tabs) await expect(accountKey(await openSidebar(tab), person.name)).toBeVisible()
})
