import type { Locator, Page } from '@playwright/test'

import { expect, type Owner, test } from '#tests/support/e2e.ts'
import {
  answers,
  canvas,
  conversation,
  createAccount,
  messageBox,
  offer,
  openLetter,
  say,
  signInPage,
} from '#tests/support/workspace.ts'

const json = { 'content-type': 'application/json' }

test.describe('odd messages', () => {
  const odd = [
    ['20,000 characters', `tolong baca ini ${'kalimat panjang '.repeat(1249)}`.slice(0, 20_000)],
    ['only emoji', '🙏🙏😀👨‍👩‍👧‍👦🇮🇩'],
    ['HTML and script', '<script>window.hacked = true</script><img src=x onerror="window.hacked = true"><b>tebal</b>'],
    ['right to left', 'مرحبا \u202eكيف حالك\u202c halo'],
  ] as const
  for (const [name, text] of odd) {
    test(`CHAT-02, CHAT-09 a message of ${name} is kept as typed and answered`, async ({ page }) => {
      await page.goto('/')
      await say(page, text)
      await expect(answers(page)).toHaveCount(1)
      await expect(answers(page).first()).not.toBeEmpty()
      const own = conversation(page).locator('[data-sender="user"]').first()
      expect((await own.innerText()).replaceAll(/\s+/g, ' ')).toContain(
        text.slice(0, 60).replaceAll(/\s+/g, ' ').trim(),
      )
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
      await expect(page.locator('main img[src="x"]')).toHaveCount(0)
      await say(page, 'halo')
      await expect(answers(page)).toHaveCount(2)
    })
  }

  test('CHAT-02, CHAT-09 a message that is too long is told in one sentence and stays in the field', async ({
    page,
  }) => {
    await page.goto('/')
    const text = 'a'.repeat(20_001)
    await messageBox(page).fill(text)
    await messageBox(page).press('Enter')
    await expect(page.getByText(/20\.000/).first()).toBeVisible()
    await expect(messageBox(page)).toHaveValue(text)
    await expect(conversation(page).locator('[data-sender="user"]')).toHaveCount(0)
    await messageBox(page).fill('a'.repeat(20_000))
    await expect(page.getByRole('button', { name: 'Kirim' })).toBeEnabled()
  })
})

test('AUTH-08, AUTH-09, POINT-07 another user in the body changes nothing, and another account sees nothing', async ({
  page,
  newOwner,
  product,
  playwright,
}) => {
  await newOwner()
  const sent = await page.request.post(`${product.url}/api/chat`, {
    data: { message: offer, sessionId: 's-own', userId: 'orang-lain' },
    headers: { origin: product.url },
  })
  const { data } = (await sent.json()) as { data: { item: { id: string }; balanceAfter: number } }
  expect(data.balanceAfter).toBe(499_950)
  const stranger = await playwright.request.newContext({ baseURL: product.url })
  await newOwner(stranger)
  for (const path of [
    `/api/items/${data.item.id}`,
    `/api/items/${data.item.id}/export?format=txt`,
    '/api/chat/sessions/s-own',
  ]) {
    const answer = await stranger.get(path)
    expect([path, answer.status(), ((await answer.json()) as { code: string }).code]).toEqual([path, 404, 'not_found'])
  }
  const saved = await stranger.put(`/api/items/${data.item.id}`, {
    data: { baseVersion: 1, content: {} },
    headers: { origin: product.url },
  })
  expect(saved.status()).toBe(404)
  await stranger.dispose()
})

test('OPS-05 bodies that are not JSON, too large or of wrong types get their own sentence', async ({
  page,
  product,
}) => {
  const post = async (data: string, headers: Record<string, string> = json) => {
    const answer = await page.request.post(`${product.url}/api/chat`, {
      data: Buffer.from(data),
      headers: { ...headers, origin: product.url },
    })
    const body = (await answer.json()) as { success: boolean; error: string; code: string }
    expect(body.success).toBe(false)
    expect(body.error).toMatch(/[a-z]{3,} .*\.$/i)
    return [answer.status(), body.code]
  }
  expect(await post('{bukan json')).toEqual([400, 'invalid_json'])
  expect(await post(JSON.stringify({ message: 5, sessionId: 's' }))).toEqual([400, 'invalid_request'])
  expect(await post(JSON.stringify({ message: 'x'.repeat(5_000_000), sessionId: 's' }))).toEqual([
    413,
    'body_too_large',
  ])
  expect(await post('message=halo', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual([
    415,
    'unsupported_media_type',
  ])
  expect(await post(JSON.stringify({ message: '   ', sessionId: 's' }))).toEqual([400, 'blank_message'])
})

/** Ends all sessions of the owner, as another device of his may. */
const endSessions = async (page: Page, owner: Owner, url: string): Promise<void> => {
  const other = await page.context().browser()?.newContext({ baseURL: url })
  if (!other) throw new Error('no browser')
  const signedIn = await other.request.post('/api/auth/sign-in/email', {
    data: owner,
    headers: { origin: url },
  })
  expect(signedIn.ok()).toBe(true)
  const revoked = await other.request.post('/api/auth/revoke-sessions', { data: {}, headers: { origin: url } })
  expect(revoked.ok()).toBe(true)
  await other.close()
}

/** Signs the owner in again by a key of the page. */
const signInAgain = async (page: Page, key: Locator, owner: Owner, isPhone: boolean): Promise<void> => {
  const signIn = await signInPage(page, key, isPhone)
  const choose = signIn.getByRole('button', { name: 'Masuk dengan email dan kata sandi' })
  if (!(await signIn.getByLabel('Kata sandi').isVisible()) && (await choose.isVisible())) await choose.click()
  await signIn.getByLabel('Email').fill(owner.email)
  await signIn.getByLabel('Kata sandi').fill(owner.password)
  await signIn.getByRole('button', { name: 'Masuk', exact: true }).click()
}

test('AUTH-08, CHAT-09 a session that ends while the owner types loses nothing; after signing in the message is answered', async ({
  page,
  newOwner,
  product,
}, info) => {
  const owner = await newOwner()
  await page.goto('/')
  await say(page, 'halo')
  await expect(answers(page)).toHaveCount(1)
  await messageBox(page).fill(offer)
  await endSessions(page, owner, product.url)

  await page.getByRole('button', { name: 'Kirim' }).click()
  const key = conversation(page).getByRole('button', { name: 'Log In' })
  await expect(key).toBeVisible()
  await expect(page.getByText('Budi Santoso').first()).toBeVisible()
  await signInAgain(page, key, owner, info.project.name === 'phone')
  await expect(canvas(page)).toBeVisible()
  const items = (await (await page.request.get(`${product.url}/api/items`)).json()) as { data: { items: unknown[] } }
  expect(items.data.items).toHaveLength(1)
})

test('AUTH-08, CANVAS-03 what is typed into a letter after the session has ended is stored once its owner has signed in by the key beside it', async ({
  page,
  newOwner,
  product,
}, info) => {
  const owner = await newOwner()
  await openLetter(page)
  await endSessions(page, owner, product.url)
  await canvas(page).getByText('Dengan hormat,').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Salam dari kami.')
  const strip = canvas(page).getByRole('alert')
  await expect(strip).toContainText('Sesi Anda sudah berakhir.')
  await signInAgain(page, strip.getByRole('button', { name: 'Masuk' }), owner, info.project.name === 'phone')
  await expect(strip).toHaveCount(0)
  await expect(canvas(page).getByText('Dengan hormat, Salam dari kami.')).toBeVisible()
  const stored = async (): Promise<string> => {
    const { data } = await (await page.request.get(`${product.url}/api/items`)).json()
    return (await page.request.get(`${product.url}/api/items/${data.items[0].id}`)).text()
  }
  await expect.poll(stored).toContain('Salam dari kami.')
})

test('ITEM-08, CANVAS-03 two tabs edit one letter: the second is told, chooses, and both texts are kept', async ({
  page,
  newOwner,
  product,
}) => {
  await newOwner()
  await page.goto('/')
  await say(page, offer)
  await expect(canvas(page)).toBeVisible()
  const items = (await (await page.request.get(`${product.url}/api/items`)).json()) as {
    data: { items: { id: string }[] }
  }
  const id = items.data.items[0]?.id ?? ''
  type Content = { letter: { subject: string }; body: unknown; schema: 1 }
  const read = async () =>
    (await (await page.request.get(`${product.url}/api/items/${id}`)).json()) as { version: number; content: Content }
  const before = await read()
  const place = canvas(page)
    .getByLabel(/alamat usaha/i)
    .first()
  await place.fill('Jalan Kenanga 5')
  // Saved elsewhere before this page's own autosave: its base is stale now.
  const elsewhere = await page.request.put(`${product.url}/api/items/${id}`, {
    data: {
      baseVersion: before.version,
      content: { ...before.content, letter: { ...before.content.letter, subject: 'Dari tab lain' } },
    },
    headers: { origin: product.url },
  })
  expect(elsewhere.ok()).toBe(true)
  await expect(page.getByRole('button', { name: 'Pakai punya saya' })).toBeVisible()
  await page.getByRole('button', { name: 'Pakai punya saya' }).click()
  await expect(canvas(page).getByText(/Saved \d\d\.\d\d/)).toBeVisible()
  const after = await read()
  expect(JSON.stringify(after.content)).toContain('Jalan Kenanga 5')
  const { data } = (await (await page.request.get(`${product.url}/api/items/${id}/versions`)).json()) as {
    data: { versions: { version: number }[] }
  }
  expect(data.versions.length).toBeGreaterThanOrEqual(3)
})

test('CHAT-09, OPS-03 without a server the message stays, is told, and is sent once when the server is back', async ({
  page,
  newOwner,
  product,
  context,
}) => {
  await newOwner()
  await page.goto('/')
  await say(page, 'halo')
  await expect(answers(page)).toHaveCount(1)
  await context.setOffline(true)
  await say(page, offer)
  await expect(conversation(page).getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await expect(conversation(page).getByText('terkirim sendiri')).toBeVisible()
  await expect(conversation(page).getByText('Budi Santoso')).toBeVisible()
  await context.setOffline(false)
  await expect(canvas(page)).toBeVisible()
  const items = (await (await page.request.get(`${product.url}/api/items`)).json()) as { data: { items: unknown[] } }
  expect(items.data.items).toHaveLength(1)
})

test('AUTH-02 a blocked popup becomes a redirect', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/')
  await say(page, 'buatkan invoice untuk Bu Rina 3 kue @ 10.000')
  await conversation(page).getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/masuk*')
  await createAccount(page, { name: 'Pemilik', email: `p-${Date.now()}@contoh.example`, password: 'rahasia-kuat-2' })
  await expect(canvas(page)).toBeVisible()
})

test('OPS-05, CHAT-09 a crowded server is told in one sentence, the message stays and gets through with one key', async ({
  page,
}) => {
  await page.goto('/')
  let turnedAway = 0
  await page.route('**/api/chat', async (route) => {
    if (turnedAway > 0) return route.continue()
    turnedAway += 1
    await route.fulfill({
      status: 503,
      headers: { 'retry-after': '5' },
      json: { success: false, code: 'server_busy', error: 'Juragan sedang ramai.' },
    })
  })
  await say(page, 'halo, apa kabar?')
  await expect(conversation(page).getByText(/Juragan sedang ramai\. Ketikan Anda tetap ada/)).toBeVisible()
  await expect(conversation(page).locator('[data-sender="user"]')).toContainText('halo, apa kabar?')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(conversation(page).getByText(/Juragan sedang ramai/)).toHaveCount(0)
  await expect(answers(page)).toHaveCount(1)
  await expect(answers(page).first()).not.toBeEmpty()
  await expect(conversation(page).locator('[data-sender="user"]')).toHaveCount(1)
})
