import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import pg from 'pg'

import { startPostgres } from '#core/db/server/postgres-server.ts'
import { expect, test as base } from '#tests/support/e2e.ts'
import { removeData, startProduct } from '#tests/support/product.ts'
import { startSupabase, type SupabaseServer } from '#tests/support/supabase-server.ts'
import { canvas, openSidebar, say } from '#tests/support/workspace.ts'

/** A PostgreSQL of the owner's own, a server beside the product's, and a Supabase whose projects live in it. */
const test = base.extend<object, { own: { readonly url: URL; readonly supabase: SupabaseServer } }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'juragan-milik-'))
      const postgres = await startPostgres({ dataDir, disposable: true })
      const supabase = await startSupabase(postgres.url)
      await use({ url: new URL(postgres.url), supabase })
      await supabase.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: [
    async ({ own: { supabase } }, use) => {
      const { clientId, clientSecret, apiUrl, projectUrl } = supabase.settings
      const product = await startProduct({
        env: {
          ALLOW_PRIVATE_DATABASES: 'ya',
          SUPABASE_CLIENT_ID: clientId,
          SUPABASE_CLIENT_SECRET: clientSecret,
          SUPABASE_BASE_URL: apiUrl,
          SUPABASE_PROJECT_URL: projectUrl,
        },
      })
      await use(product)
      await product.stop()
      await removeData(product)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  otherOrigins: async ({ own }, use) => use([own.supabase.origin]),
})

const orderTill = async (page: Page) => {
  await page.goto('/')
  await say(page, 'Buatkan aplikasi kasir untuk Warung Kopi Senja')
  const setup = canvas(page)
  await expect(setup.getByText('Siapkan kasir Anda')).toBeVisible()
  return setup
}

const shopsAt = async (url: URL, email: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    const { rows } = await client.query<{ business_name: string }>(
      'SELECT business_name FROM juragan_owners WHERE owner_email = $1',
      [email],
    )
    return rows.map((row) => row.business_name)
  } finally {
    await client.end()
  }
}

test('SETUP-04, SETUP-08, SETUP-09 a PostgreSQL of one’s own: a wrong password is told, the right one sets it up, the till opens', async ({
  page,
  newOwner,
  own,
}) => {
  const { email } = await newOwner()
  const setup = await orderTill(page)
  await setup.getByRole('radio', { name: /Database PostgreSQL sendiri/ }).check()
  await expect(setup.getByText('tetap dicatat di Database Juragan')).toBeVisible()
  // The deployment service's own address (P2 §7) leads to the same call.
  const bare = await page.request.post('/inject-schema-seeder', { data: { connectionString: '', password: '' } })
  expect(await bare.json()).toMatchObject({ success: false, error: 'Mohon isi Connection String dan Password' })
  expect(await (await page.request.get('/oauth/authorize')).json()).toMatchObject({ success: true })
  await setup.getByRole('button', { name: 'Connect', exact: true }).click()
  await setup.getByRole('button', { name: 'I Have Credentials' }).click()
  const connectionString = `postgresql://${own.url.username}:[YOUR-PASSWORD]@${own.url.host}${own.url.pathname}`
  await setup.getByRole('textbox', { name: 'Connection String' }).fill(connectionString)
  await setup.getByRole('textbox', { name: 'Password' }).fill('bukan-ini')
  await setup.getByRole('button', { name: 'Setup Database' }).click()
  await expect(setup.getByRole('alert')).toContainText('Setup gagal: Nama pengguna atau password database tidak cocok')
  await setup.getByRole('button', { name: 'Try Again' }).click()
  await setup.getByRole('button', { name: 'Connect', exact: true }).click()
  await setup.getByRole('button', { name: 'I Have Credentials' }).click()
  await expect(setup.getByRole('textbox', { name: 'Connection String' })).toHaveValue(connectionString)
  await setup.getByRole('textbox', { name: 'Password' }).fill(decodeURIComponent(own.url.password))
  await setup.getByRole('button', { name: 'Setup Database' }).click()
  await expect(setup.getByText('Kasir siap dipakai')).toBeVisible()
  await expect(setup.getByText('belum di sana', { exact: false })).toBeVisible()
  expect(await shopsAt(own.url, email)).toEqual(['Warung Kopi Senja'])

  await setup.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect(setup.getByText('Siapkan kasir Anda')).toHaveCount(0)
  const sidebar = await openSidebar(page)
  const section = sidebar.getByRole('button', { name: /^POS Systems/ })
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click()
  await sidebar
    .getByRole('button', { name: /Warung Kopi Senja/ })
    .first()
    .click()
  await expect(canvas(page).getByRole('tab', { name: 'Produk' })).toBeVisible()
})

test('SETUP-01, SETUP-02, SETUP-05, SETUP-11 a Supabase account: cancelled, allowed in the popup, set up, and known at the next visit', async ({
  page,
  newOwner,
  own,
}) => {
  const { supabase } = own
  const project = supabase.projects[0] ?? supabase.addProject('Toko Senja')
  supabase.answerConsent('ask')
  const { email } = await newOwner()
  const setup = await orderTill(page)
  await setup.getByRole('button', { name: 'Hubungkan lewat otorisasi saja' }).click()
  await setup.getByRole('radio', { name: /Akun Supabase/ }).check()
  const connect = setup.getByRole('button', { name: 'Connect Supabase' })
  const [given] = await Promise.all([page.waitForEvent('popup'), connect.click()])
  await expect(given.getByRole('link', { name: 'Authorize' })).toBeVisible()
  await expect(setup.getByText('Connecting to Supabase...')).toBeVisible()
  // Looked at each second: as long as it is open nothing is over, also at another site.
  await page.waitForTimeout(2_500)
  await expect(setup.getByText('Connecting to Supabase...')).toBeVisible()
  await given.close()
  await expect(setup.getByText('Authorization cancelled')).toBeVisible()

  const [popup] = await Promise.all([page.waitForEvent('popup'), connect.click()])
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('link', { name: 'Authorize' }).click()])
  await expect(setup.getByText(`Connected to: ${project.name}`)).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toMatch(/sbp_|sbh_/)

  await page.reload()
  await expect(canvas(page).getByText('Siapkan kasir Anda')).toBeVisible()
  await canvas(page).getByRole('button', { name: 'Hubungkan lewat otorisasi saja' }).click()
  await expect(canvas(page).getByText(`Connected to: ${project.name}`)).toBeVisible()
  await canvas(page).getByRole('button', { name: 'Deploy POS' }).click()
  await expect(canvas(page).getByText('Kasir siap dipakai')).toBeVisible()
  expect(await shopsAt(own.url, email)).toEqual(['Warung Kopi Senja'])
})
