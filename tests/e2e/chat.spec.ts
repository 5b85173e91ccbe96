import type { APIRequestContext, Locator, Page, Route } from '@playwright/test'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import {
  answers,
  canvas,
  conversation,
  messageBox,
  offer,
  openSidebar,
  say,
  takeBack,
} from '#tests/support/workspace.ts'

const own = (page: Page): Locator => conversation(page).locator('[data-sender="user"]')
/** The places of messages, drawn in full or not. */
const places = (page: Page): Locator => conversation(page).locator('[data-message]')
const key = (page: Page, name: string): Locator => conversation(page).getByRole('button', { name, exact: true })

/** Waits for as many answers, the last of them complete. */
const answered = async (page: Page, count: number): Promise<void> => {
  await expect(answers(page)).toHaveCount(count)
  await expect(conversation(page).locator('[data-state="running"]')).toHaveCount(0)
}

/** Presses a key that is quiet until its message is looked at. */
const press = async (page: Page, message: Locator, name: string): Promise<void> => {
  if (await message.isVisible()) await message.hover()
  await key(page, name).last().click()
}

const sendByApi = async (request: APIRequestContext, url: string, sessionId: string, message: string) => {
  const answer = await request.post(`${url}/api/chat`, { data: { message, sessionId }, headers: { origin: url } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as { data: { replyId: string; messages: { id: string; content: string }[] } }
}

/** Opens a chat in a page as if it had been open in that tab before. */
const openChat = async (page: Page, sessionId: string): Promise<void> => {
  await page.addInitScript((id) => {
    if (sessionStorage.getItem('chatSessionId') === null) sessionStorage.setItem('chatSessionId', id)
  }, sessionId)
  await page.goto('/')
}

/** Lets a reply run without end until the test says more: its words are the test's own. */
const holdReply = async (page: Page): Promise<{ readonly stopped: () => string[] }> => {
  const stops: string[] = []
  await page.addInitScript(() => {
    const { fetch } = window
    const encoder = new TextEncoder()
    const event = (id: number, name: string, data: unknown): Uint8Array =>
      encoder.encode(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    window.fetch = async (input, init) => {
      if (input !== '/api/chat' || init?.method !== 'POST') return fetch(input, init)
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(event(1, 'started', { replyId: 'rep_test', userMessageId: 'msg_test' }))
          controller.enqueue(event(2, 'delta', { text: 'Modal warung kopi kecil ' }))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }
  })
  await page.route('**/api/chat/replies/rep_test/stop', async (route) => {
    stops.push(route.request().method())
    const message = {
      id: 'msg_stopped',
      content: 'Modal warung kopi kecil ',
      sender: 'ai',
      timestamp: new Date().toISOString(),
      state: 'stopped',
      replyId: 'rep_test',
    }
    await route.fulfill({
      json: { success: true, data: { replyId: 'rep_test', state: 'stopped', messages: [message] } },
    })
  })
  return { stopped: () => stops }
}

test('CHAT-13, CHAT-02 a running reply is stopped; its words stay, and typing goes on meanwhile', async ({ page }) => {
  const held = await holdReply(page)
  await page.goto('/')
  await say(page, 'berapa modal warung kopi')
  await expect(answers(page).last()).toContainText('Modal warung kopi kecil')
  await messageBox(page).fill('sambil menunggu')
  await page.getByRole('button', { name: 'Hentikan' }).click()
  await expect(conversation(page).getByText('dihentikan')).toBeVisible()
  await expect(answers(page).last()).toContainText('Modal warung kopi kecil')
  await expect(messageBox(page)).toHaveValue('sambil menunggu')
  await expect(page.getByRole('button', { name: 'Kirim' })).toBeEnabled()
  expect(held.stopped()).toEqual(['POST'])
})

test('CHAT-13 an answer is given once more beside the first one, and the way back is there', async ({ page }) => {
  await page.goto('/')
  await say(page, 'apa bedanya invoice sama kuitansi?')
  await answered(page, 1)
  await press(page, answers(page).last(), 'Ulangi')
  await expect(conversation(page).getByText('2/2')).toBeVisible()
  await answered(page, 1)
  await expect(own(page)).toHaveCount(1)
  await key(page, 'Versi sebelumnya').click()
  await expect(conversation(page).getByText('1/2')).toBeVisible()
  await expect(key(page, 'Versi berikutnya')).toBeFocused()
  await page.reload()
  await expect(conversation(page).getByText('1/2')).toBeVisible()
})

test('CHAT-13, POINT-06 an item is not made again before the price is agreed to', async ({
  page,
  newOwner,
  product,
}) => {
  await newOwner()
  await sendByApi(page.request, product.url, 'cht_price', offer)
  await openChat(page, 'cht_price')
  await expect(answers(page)).not.toHaveCount(0)
  await press(page, answers(page).first(), 'Ulangi')
  await expect(conversation(page).getByText('50 poin', { exact: true })).toBeVisible()
  await key(page, 'Batal').click()
  const items = (await (await page.request.get(`${product.url}/api/items`)).json()) as { data: { items: unknown[] } }
  expect(items.data.items).toHaveLength(1)
})

test('CHAT-08, SIDE-01 what becomes ready in a chat that was left is told and leaves the canvas alone', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  const held: Route[] = []
  await page.route('**/api/chat', (route) => void held.push(route))
  await page.goto('/')
  await say(page, offer)
  await expect(own(page)).toHaveCount(1)
  await (await openSidebar(page)).getByRole('button', { name: 'Chat Baru' }).click()
  await expect(own(page)).toHaveCount(0)
  for (const route of held) await route.continue()
  const told = page.getByRole('region', { name: /^Surat Penawaran/ })
  await expect(told).toContainText('Sudah jadi, dari chat yang lain.')
  await expect(canvas(page)).toBeHidden()
  await told.getByRole('button', { name: 'Buka' }).press('Enter')
  await expect(canvas(page)).toBeVisible()
})

test('CHAT-13 an own message is changed in its place as a branch, and both versions stay', async ({ page }) => {
  await page.goto('/')
  await say(page, 'apa itu omzet')
  await answered(page, 1)
  await say(page, 'terima kasih')
  await answered(page, 2)
  await own(page).first().hover()
  await key(page, 'Ubah').first().click()
  const box = page.getByRole('textbox', { name: 'Ubah pesan' })
  await expect(box).toHaveValue('apa itu omzet')
  await box.fill('apa itu laba kotor')
  await key(page, 'Kirim ulang').click()
  await expect(own(page)).toHaveText(['apa itu laba kotor'])
  await answered(page, 1)
  await expect(conversation(page).getByText('2/2')).toBeVisible()
  await key(page, 'Versi sebelumnya').click()
  await expect(own(page)).toHaveText(['apa itu omzet', 'terima kasih'])
})

test('CHAT-18, CHAT-13 a question that an answer proposes goes off by a key, also after a reload; an order goes into the box', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await say(page, 'sepatu safety buat karyawan bengkel wajib ga')
  await answered(page, 1)
  const proposed = answers(page)
    .first()
    .getByRole('button', { name: /^Tanyakan: / })
  const question = ((await proposed.first().textContent()) ?? '').replace('Tanyakan: ', '')
  expect(question).toMatch(/\?$/)
  expect(await seriousFindings(page), 'proposed questions').toEqual([])
  await page.reload()
  await messageBox(page).fill('belum selesai')
  await proposed.first().press('Enter')
  await answered(page, 2)
  await expect(own(page).last()).toHaveText(question)
  await expect(messageBox(page)).toHaveValue('belum selesai')

  await messageBox(page).fill('')
  await say(page, 'apa saja yang bisa kamu bantu?')
  await answered(page, 3)
  await key(
    page,
    'Tulis di kotak pesan: Buatkan surat penawaran untuk Bapak Hasan: 50 taplak meja @ 35.000, berlaku 14 hari',
  ).click()
  await expect(messageBox(page)).toHaveValue(/^Buatkan surat penawaran untuk Bapak Hasan/)
  await expect(messageBox(page)).toBeFocused()
  await expect(own(page)).toHaveCount(3)
})

test('CHAT-13 an answer is copied', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url })
  await page.goto('/')
  await say(page, 'halo')
  await answered(page, 1)
  await press(page, answers(page).last(), 'Salin')
  await expect(conversation(page).getByText('Tersalin')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.length).toBeGreaterThan(3)
  expect(await answers(page).last().innerText()).toContain(copied.split('\n')[0]?.replaceAll('*', '').slice(0, 20))
})

test('ITEM-07, CHAT-12, CHAT-13 two tabs show the same chat, lists and balance without a reload', async ({
  page,
  context,
  newOwner,
  product,
}) => {
  await newOwner()
  await sendByApi(page.request, product.url, 'cht_both', 'halo')
  await openChat(page, 'cht_both')
  const other = await context.newPage()
  await openChat(other, 'cht_both')
  await answered(page, 1)
  await expect(answers(other)).toHaveCount(1)
  await say(page, offer)
  await expect(own(other)).toHaveCount(2)
  await expect(canvas(page)).toBeVisible()
  await expect(answers(other).getByText('Nota poin')).toBeVisible()
  await expect(canvas(other)).toBeHidden()
  const sidebar = await openSidebar(other)
  await expect(sidebar.getByText('499.950 poin')).toBeVisible()
  await sidebar.getByRole('button', { name: /^Dokumen/ }).click()
  await expect(sidebar.getByRole('button', { name: /^Surat Penawaran/ })).toBeVisible()
})

test('ITEM-07, CHAT-13 ten tabs work, and share one stream', async ({ context, newOwner, product }) => {
  const first = await context.newPage()
  await newOwner(first.request)
  let streams = 0
  context.on('request', (request) => {
    if (request.url().includes('/api/live')) streams += 1
  })
  const pages = [first]
  while (pages.length < 10) pages.push(await context.newPage())
  for (const page of pages) {
    await page.goto(product.url)
    await expect(messageBox(page)).toBeVisible()
  }
  const last = pages.at(-1) ?? first
  await say(last, 'halo')
  await expect(answers(last)).toHaveCount(1)
  for (const page of [first, pages[5] ?? first]) {
    const sidebar = await openSidebar(page)
    await expect(sidebar.getByRole('button', { name: 'halo', exact: true })).toBeVisible()
  }
  expect(streams).toBe(1)
})

test('CHAT-12, CHAT-11 a chat is renamed, deleted and taken back', async ({ page, newOwner, product }) => {
  await newOwner()
  await sendByApi(page.request, product.url, 'cht_name', 'halo apa kabar')
  await openChat(page, 'cht_name')
  await answered(page, 1)
  const sidebar = await openSidebar(page)
  await sidebar.getByRole('button', { name: 'halo apa kabar', exact: true }).hover()
  await page.getByRole('button', { name: 'Pilihan untuk halo apa kabar' }).click()
  await page.getByRole('menuitem', { name: 'Ganti nama' }).click()
  const field = sidebar.getByRole('textbox', { name: 'Nama chat' })
  await expect(field).toBeFocused()
  await field.fill('Sapaan pagi')
  await field.press('Enter')
  const entry = sidebar.getByRole('button', { name: 'Sapaan pagi', exact: true })
  await expect(entry).toBeVisible()
  await entry.hover()
  await page.getByRole('button', { name: 'Pilihan untuk Sapaan pagi' }).click()
  await page.getByRole('menuitem', { name: 'Hapus' }).click()
  await expect(page.getByText('Chat dihapus')).toBeVisible()
  await expect(entry).toHaveCount(0)
  await takeBack(page)
  await expect(entry).toBeVisible()
  await answered(page, 1)
})

test('CHAT-12 a chat of 300 messages is light, comes in pages and keeps its place', async ({
  page,
  newOwner,
  product,
}) => {
  test.setTimeout(240_000)
  await newOwner()
  const sessionId = 'cht_long'
  for (let turn = 1; turn <= 150; turn += 1)
    await sendByApi(page.request, product.url, sessionId, `makasih, ini pesan nomor ${turn}`)
  await openChat(page, sessionId)
  await expect(conversation(page).getByText('pesan nomor 150')).toBeInViewport()
  await expect(places(page)).toHaveCount(60)
  const scroller = page.locator('[data-scroller]')
  const toTop = (): Promise<void> => scroller.evaluate((area) => area.scrollTo(0, 0))
  while ((await places(page).count()) < 300) {
    const before = await places(page).count()
    await toTop()
    await expect.poll(() => places(page).count()).toBeGreaterThan(before)
    // What stood at the top is still near: the older messages came in above it.
    expect(await scroller.evaluate((area) => area.scrollTop)).toBeGreaterThan(400)
  }
  const nodes = (): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length)
  expect(await nodes()).toBeLessThanOrEqual(3000)
  await toTop()
  await expect(conversation(page).getByText('makasih, ini pesan nomor 1', { exact: true })).toBeInViewport()
  expect(await nodes()).toBeLessThanOrEqual(3000)
  await page.getByRole('button', { name: 'Ke terbaru' }).click()
  await expect(conversation(page).getByText('pesan nomor 150')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Ke terbaru' })).toBeHidden()
})

test('CHAT-10, CHAT-02 a reload shows the chat at once, and the draft, even without the server', async ({ page }) => {
  await page.goto('/')
  await say(page, 'halo')
  await answered(page, 1)
  await messageBox(page).fill('kalimat yang belum')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('chatMessages'))).toContain('halo')
  await page.route('**/api/chat/sessions/**', (route) => route.abort())
  await page.reload()
  await answered(page, 1)
  await expect(messageBox(page)).toHaveValue('kalimat yang belum')
  await expect(page.getByText('Belum bisa memuat pesan terbaru.')).toBeVisible()
  await page.unroute('**/api/chat/sessions/**')
  // The page tries again by itself too, so the key may be gone before it is pressed.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Coba lagi' })
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(page.getByText('Belum bisa memuat pesan terbaru.')).toBeHidden({ timeout: 1000 })
  }).toPass()
})

test('SHELL-19, CHAT-09 an answer is shown plainly while the part that draws it cannot be loaded', async ({ page }) => {
  await page.route('**/assets/markdown-*.js*', (route) => route.abort())
  await page.goto('/')
  await say(page, 'apa bedanya invoice sama kuitansi?')
  await expect(answers(page).last()).toContainText(/kuitansi/i)
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await expect(answers(page).last().locator('strong, li, table')).toHaveCount(0)
  await page.unroute('**/assets/markdown-*.js*')
  await expect(answers(page).last().locator('strong, li, table').first()).toBeAttached()
})

test('POINT-10 the ledger shows what came and went, and opens what was paid for', async ({
  page,
  newOwner,
  product,
}) => {
  await newOwner()
  await sendByApi(page.request, product.url, 'cht_points', offer)
  await page.goto('/')
  const sidebar = await openSidebar(page)
  await sidebar.getByRole('button', { name: /^Menu akun/ }).click()
  await page.getByRole('menuitem', { name: 'Riwayat poin' }).click()
  const ledger = page.getByRole('dialog', { name: 'Riwayat poin' })
  await expect(ledger.getByText('−50', { exact: true })).toBeVisible()
  await expect(ledger.getByText('+500.000', { exact: true })).toBeVisible()
  await expect(ledger.getByText('499.950', { exact: true })).toBeVisible()
  await ledger.getByRole('button', { name: /Penawaran/i }).click()
  await expect(canvas(page)).toBeVisible()
  await expect(ledger).toBeHidden()
})
