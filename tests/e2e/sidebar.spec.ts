import type { APIRequestContext, Locator, Page } from '@playwright/test'

import { expect, test } from '#tests/support/e2e.ts'
import { answers, canvas, messageBox, openSidebar, say, takeBack } from '#tests/support/workspace.ts'

const orders = {
  invoice: 'Buatkan invoice dari Dapur Melati untuk Ibu Ratna: 30 nasi kotak @22.000',
  till: 'Buat kasir untuk Warung Kopi Pagi: kopi hitam 8.000, kopi susu 12.000',
  site: 'Buat website untuk Salon Melati di Cimahi, buka 09.00 sampai 19.00',
} as const

/** Orders something by the API; the reply has ended when it answers. */
const order = async (request: APIRequestContext, url: string, message: string, sessionId: string): Promise<string> => {
  const answer = await request.post(`${url}/api/chat`, { data: { message, sessionId }, headers: { origin: url } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return String((await answer.json()).data.item?.id ?? '')
}

const section = (sidebar: Locator, title: string): Locator => sidebar.getByRole('region', { name: title })
const unfold = async (sidebar: Locator, title: string): Promise<Locator> => {
  const key = sidebar.getByRole('button', { name: new RegExp(`^${title}`) })
  if ((await key.getAttribute('aria-expanded')) === 'false') await key.click()
  return section(sidebar, title)
}

/** A press somewhere in the drawer of a phone may close it. */
const sidebarOf = async (page: Page): Promise<Locator> => {
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  return (await sidebar.isVisible()) ? sidebar : openSidebar(page)
}

test('SIDE-01, SIDE-03, SIDE-04, SIDE-06 every list has its empty words and an example that works as it stands', async ({
  product,
  page,
  newOwner,
}) => {
  await newOwner()
  // The welcome has been told before: it lies over the lists for its ten seconds.
  await page.request.post('/api/points', {
    data: { action: 'initialize' },
    headers: { origin: new URL(product.url).origin },
  })
  await page.goto('/')
  const empties = {
    Dokumen: 'Belum ada dokumen tersimpan',
    Presentasi: 'Belum ada presentasi tersimpan',
    Website: "Belum ada website. Tulis 'buat website' di chat.",
    'POS Systems': 'Belum ada kasir tersimpan',
  }
  for (const [title, words] of Object.entries(empties)) {
    const list = await unfold(await sidebarOf(page), title)
    await expect(list.getByText(words)).toBeVisible()
    await list.getByRole('button', { name: /^Coba:/ }).click()
    await expect(messageBox(page)).not.toHaveValue('')
    await messageBox(page).fill('')
  }
  const sidebar = await sidebarOf(page)
  await expect(sidebar.getByText('Soon')).toHaveCount(6)
  const documents = await unfold(sidebar, 'Dokumen')
  await documents.getByRole('button', { name: /^Coba:/ }).click()
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(canvas(page)).toBeVisible()
})

test('SIDE-04, SIDE-05, SIDE-11 websites say Live, tills their status, name and type, as they become so', async ({
  page,
  product,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  await unfold(await sidebarOf(page), 'Website')
  const tills = await unfold(await sidebarOf(page), 'POS Systems')
  await order(page.request, product.url, orders.till, 'kasir')
  await order(page.request, product.url, orders.site, 'situs')
  const till = tills.getByRole('button', { name: /^Warung Kopi Pagi/ })
  await expect(till).toContainText('Perlu diatur')
  await expect(till).toContainText(/warung/i)
  const site = section(await sidebarOf(page), 'Website').getByRole('button', { name: /^Salon Melati/ })
  await expect(site).toContainText('Live')
  await till.click()
  await expect(canvas(page)).toBeVisible()
})

test('SIDE-02 ten chats come first, five are shown, the others and the older ones by their keys', async ({
  page,
  product,
  newOwner,
}) => {
  await newOwner()
  for (let chat = 1; chat <= 12; chat += 1) await order(page.request, product.url, `halo nomor ${chat}`, `c${chat}`)
  await page.goto('/')
  const chats = section(await sidebarOf(page), 'Recent Chats')
  await expect(chats.getByRole('listitem')).toHaveCount(5)
  await expect(chats.getByRole('button', { name: /^halo nomor/ }).first()).toHaveText('halo nomor 12')
  await chats.getByRole('button', { name: '+5 more chats' }).click()
  await expect(chats.getByRole('listitem')).toHaveCount(10)
  await chats.getByRole('button', { name: 'Chat lebih lama' }).click()
  await expect(chats.getByRole('listitem')).toHaveCount(12)
  await chats.getByRole('button', { name: 'halo nomor 1', exact: true }).click()
  await expect(answers(page).first()).not.toBeEmpty()
})

test('SIDE-12 an item gets another name, is deleted with its address, and comes back with it', async ({
  page,
  product,
  newOwner,
}) => {
  await newOwner()
  await order(page.request, product.url, orders.site, 'situs')
  const address = async (): Promise<string> => {
    const { data } = await (await page.request.get(`${product.url}/api/items?kind=website`)).json()
    return String(data.items[0]?.metadata.websiteUrl ?? '')
  }
  await expect.poll(address).not.toBe('')
  await page.goto('/')
  const sites = await unfold(await sidebarOf(page), 'Website')
  await sites.getByRole('button', { name: 'Pilihan untuk Salon Melati' }).click()
  await page.getByRole('menuitem', { name: 'Ganti nama' }).click()
  const field = sites.getByRole('textbox', { name: 'Nama website' })
  await field.fill('Salon Mawar')
  await field.press('Enter')
  await expect(sites.getByRole('button', { name: /^Salon Mawar/ })).toBeVisible()
  await sites.getByRole('button', { name: 'Pilihan untuk Salon Mawar' }).click()
  await page.getByRole('menuitem', { name: 'Hapus' }).click()
  await expect(sites.getByRole('button', { name: /^Salon Mawar/ })).toHaveCount(0)
  await expect(page.getByText('Website dihapus')).toBeVisible()
  await expect(page.getByText(/ikut ditutup untuk pengunjung/)).toBeVisible()
  await takeBack(page)
  await expect(sites.getByRole('button', { name: /^Salon Mawar/ })).toContainText('Live')
})

test('SIDE-12, SIDE-14 the keyboard walks the lists, renames by F2, deletes by Delete, and sections stay as they were', async ({
  page,
  product,
  newOwner,
}) => {
  await newOwner()
  await order(page.request, product.url, orders.invoice, 'a')
  await order(page.request, product.url, 'Buatkan surat penawaran dari Kopi Senja untuk PT Maju: 60 botol @18.000', 'b')
  await page.goto('/')
  let sidebar = await sidebarOf(page)
  const heading = (): Locator => sidebar.getByRole('button', { name: /^Dokumen/ })
  await heading().focus()
  await page.keyboard.press('ArrowRight')
  await expect(heading()).toHaveAttribute('aria-expanded', 'true')
  await expect(sidebar.getByRole('button', { name: /^Surat Penawaran/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(sidebar.getByRole('button', { name: /^Surat Penawaran/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const invoice = sidebar.getByRole('button', { name: /^Invoice/ })
  await expect(invoice).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.type('Tagihan Bu Ratna')
  await page.keyboard.press('Enter')
  const renamed = sidebar.getByRole('button', { name: 'Tagihan Bu Ratna', exact: true })
  await expect(renamed).toBeFocused()
  await page.keyboard.press('Delete')
  // The notice closes by itself: it is looked for first.
  await expect(page.getByText('Dokumen dihapus')).toBeVisible()
  await expect(renamed).toHaveCount(0)
  await takeBack(page)
  await expect(renamed).toBeVisible()
  await page.reload()
  sidebar = await sidebarOf(page)
  await expect(heading()).toHaveAttribute('aria-expanded', 'true')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('sections')) localStorage.setItem(key, '{"chats":7,"')
  })
  await page.reload()
  sidebar = await sidebarOf(page)
  await expect(heading()).toHaveAttribute('aria-expanded', 'false')
})

test('SIDE-03 ten thousand items: the list is drawn as far as it is scrolled and stays in hand', async ({
  page,
  product,
  newOwner,
  isMobile,
}) => {
  await newOwner()
  await order(page.request, product.url, orders.invoice, 'a')
  const { data } = await (await page.request.get(`${product.url}/api/items`)).json()
  const [model] = data.items
  const items = Array.from({ length: 10_000 }, (_, at) => ({ ...model, id: `itm_${at}`, title: `Surat ke-${at + 1}` }))
  await page.route('**/api/items', (route) => route.fulfill({ json: { success: true, data: { items } } }))
  await page.goto('/')
  const documents = await unfold(await sidebarOf(page), 'Dokumen')
  await expect(documents.getByRole('button', { name: '+9.995 dokumen lainnya' })).toBeVisible()
  await documents.getByRole('button', { name: '+9.995 dokumen lainnya' }).click()
  await expect(documents.getByRole('button', { name: 'Surat ke-40', exact: true })).toBeAttached()
  expect(await documents.getByRole('listitem').count()).toBeLessThan(200)
  await documents.getByRole('button', { name: 'Surat ke-60', exact: true }).scrollIntoViewIfNeeded()
  await expect(documents.getByRole('button', { name: 'Surat ke-100', exact: true })).toBeAttached()
  if (isMobile) await page.getByRole('button', { name: 'Tutup menu' }).click()
  await say(page, 'halo')
  await expect(answers(page).last()).not.toBeEmpty()
})

test('SIDE-02, SIDE-03 a server that does not answer is said in the lists, and they come by their key', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.route('**/api/items', (route) => route.fulfill({ status: 500, body: 'x' }))
  await page.goto('/')
  const documents = await unfold(await sidebarOf(page), 'Dokumen')
  await expect(documents.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/items')
  await documents.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(documents.getByText('Belum ada dokumen tersimpan')).toBeVisible()
})
