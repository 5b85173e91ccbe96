import { expect, test } from '#tests/support/e2e.ts'
import { canvas, clearTheWay, holdBack, messageBox, openLetter, openSidebar, say } from '#tests/support/workspace.ts'

const session = '**/api/session'

test('AUTH-03, DRIVE-01, SHELL-09 what is pressed before it is known who is here says that it opens, and opens', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await clearTheWay(page)
  const answer = await holdBack(page, session)
  await page.goto('/')
  await (await openSidebar(page)).getByRole('button', { name: 'Drive Juragan' }).click()
  await expect(page.getByText('Membuka…')).toBeVisible()
  answer()
  await expect(page.getByRole('dialog', { name: 'Drive Juragan' })).toBeVisible()
})

test('AUTH-03, SIDE-12 before it is known who is here the search offers neither a way in nor out, and opens the help', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  const answer = await holdBack(page, session)
  await page.goto('/')
  await expect(messageBox(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Cari dan jalankan' })
  await expect(search.getByRole('option', { name: 'Bantuan' })).toBeVisible()
  await expect(search.getByRole('option', { name: /^(?:Masuk|Keluar dari akun)$/ })).toHaveCount(0)
  await page.keyboard.type('bantuan')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Membuka…')).toBeVisible()
  answer()
  await expect(page.getByRole('dialog', { name: 'Bantuan' })).toBeVisible()
})

test('AUTH-03 an owner whom the server cannot be asked about is told so, is no guest, and is back by himself', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await clearTheWay(page)
  await page.route(session, (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'x', code: 'database_unavailable' } }),
  )
  await page.goto('/')
  const sidebar = await openSidebar(page)
  await expect(sidebar.getByText('Penyimpanan sedang tidak bisa dihubungi.')).toBeVisible()
  await expect(sidebar.getByText('Belum ada chat')).toHaveCount(0)
  await expect(sidebar.getByText('Guest User')).toHaveCount(0)
  await page.unroute(session)
  await expect(sidebar.getByRole('button', { name: /^Menu akun/ })).toBeVisible()
})

test('WEB-11 a website that is still being read says so, with the keys of a phone at its lower edge', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await clearTheWay(page)
  await page.goto('/')
  const answer = await holdBack(page, '**/api/websites/*/state')
  await say(page, 'Buat website untuk Salon Melati di Cimahi, buka 09.00 sampai 19.00')
  await expect(canvas(page).getByText('Membuka website…')).toBeVisible()
  const ask = canvas(page).getByRole('button', { name: 'Tanya' })
  if ((page.viewportSize()?.width ?? 0) < 768)
    await expect
      .poll(async () => ((await ask.boundingBox())?.y ?? 0) / (page.viewportSize()?.height ?? 1))
      .toBeGreaterThan(0.8)
  answer()
  await expect(canvas(page).getByRole('button', { name: 'Isi website' })).toBeVisible()
})

test('SHELL-13 a key of the bar stands where it stays before it can be pressed', async ({ page, newOwner }) => {
  await newOwner()
  await clearTheWay(page)
  await openLetter(page)
  const keys = () =>
    canvas(page)
      .getByRole('button', { name: 'Riwayat' })
      .evaluateAll((found) =>
        found
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => one.getBoundingClientRect().x),
      )
  const isWritten = () => expect(canvas(page).getByText('5.750.000').first()).toBeVisible()
  await isWritten()
  const settled = await keys()
  const answer = await holdBack(page, /\/assets\/document-editor/)
  await page.reload()
  await expect(canvas(page).getByText('Membuka editor...')).toBeVisible()
  const early = await keys()
  answer()
  await isWritten()
  await expect.poll(keys).toEqual(settled)
  for (const place of early) expect(settled).toContain(place)
})

test('SIDE-02, SHELL-10 beside the canvas of a tablet a name of the list has two lines', async ({
  browser,
  newOwner,
}) => {
  const context = await browser.newContext({
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await newOwner(page.request)
  await clearTheWay(page)
  await openLetter(page)
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  const name = sidebar.locator('[data-id] .cut').first()
  await expect.poll(() => sidebar.evaluate((one) => one.clientWidth)).toBeLessThan(180)
  const lines = () =>
    name.evaluate((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)))
  expect(await lines()).toBe(2)
  await context.close()
})
