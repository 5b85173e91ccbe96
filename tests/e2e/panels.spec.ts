import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/e2e.ts'
import { canvas, messageBox, openLetter, say, warnings } from '#tests/support/workspace.ts'

/** The panels' shares of the window in whole percent, from left to right. */
const shares = (page: Page): Promise<number[]> =>
  page
    .locator('[data-panel]')
    .evaluateAll((panels) =>
      panels.map((panel) => Math.round((panel.getBoundingClientRect().width / innerWidth) * 100)),
    )

const expectShares = (page: Page, wanted: number[]): Promise<void> => expect.poll(() => shares(page)).toEqual(wanted)

const handle = (page: Page, name: 'Lebar sidebar' | 'Lebar chat') => page.getByRole('separator', { name })

/** Drags a handle by so many percent of the window. */
const drag = async (page: Page, name: 'Lebar sidebar' | 'Lebar chat', percent: number): Promise<void> => {
  const box = await handle(page, name).boundingBox()
  const width = page.viewportSize()?.width ?? 0
  if (!box) throw new Error(`no handle ${name}`)
  const y = box.y + 300
  await page.mouse.move(box.x, y)
  await page.mouse.down()
  await page.mouse.move(box.x + (width * percent) / 200, y, { steps: 4 })
  await page.mouse.move(box.x + (width * percent) / 100, y, { steps: 4 })
  await page.mouse.up()
}

/** Takes the focus out of every field, as a click on the page's background would. */
const leaveFields = (page: Page): Promise<void> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

test('SHELL-02, SHELL-04, SHELL-06, SHELL-08 handles are dragged and moved by keys, and the layout comes back', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  await expectShares(page, [15, 85])
  await openLetter(page)
  await expectShares(page, [15, 65, 20])
  const chat = handle(page, 'Lebar chat')
  await expect(chat).toHaveAttribute('title', 'Drag to resize • Double-click to optimize')

  await drag(page, 'Lebar chat', -10)
  await expectShares(page, [15, 55, 30])
  await drag(page, 'Lebar sidebar', -50)
  await expectShares(page, [10, 60, 30])
  await page.reload()
  await expect(canvas(page)).toBeVisible()
  await expectShares(page, [10, 60, 30])

  await chat.focus()
  await page.keyboard.press('ArrowLeft')
  await expectShares(page, [10, 50, 40])
  await page.keyboard.press('Shift+ArrowLeft')
  await expectShares(page, [10, 30, 60])
  await page.keyboard.press('End')
  await expectShares(page, [10, 75, 15])
  await page.keyboard.press('Home')
  await expectShares(page, [10, 30, 60])
  await expect(chat).toHaveAttribute('aria-valuenow', '30')
  await page.keyboard.press('F6')
  await expect(handle(page, 'Lebar sidebar')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expectShares(page, [15, 30, 55])
})

test('SHELL-07, SHELL-09, SHELL-10, SHELL-22 keys choose the layouts, the badge names them, restoring comes back', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await openLetter(page)
  const badge = (name: string) => page.getByText(name, { exact: true })
  await leaveFields(page)
  for (const [key, wanted, name] of [
    ['Control+2', [10, 80, 10], 'Editing Mode'],
    ['Control+3', [15, 35, 50], 'Chat Mode'],
    ['Control+f', [0, 85, 15], 'Focus Mode'],
    ['Control+m', [0, 100, 0], 'Maximized'],
  ] as const) {
    await page.keyboard.press(key)
    await expectShares(page, [...wanted])
    await expect(badge(name)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Restore Canvas (Ctrl+R)' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeHidden()
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  await page.keyboard.press('Control+r')
  await expectShares(page, [15, 70, 15])
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
  await expect(page.getByRole('button', { name: 'Maximize Canvas (Ctrl+M)' })).toBeVisible()
  for (const name of ['Editing Mode', 'Chat Mode', 'Focus Mode', 'Maximized']) await expect(badge(name)).toHaveCount(0)

  await page.keyboard.press('Meta+2')
  await expectShares(page, [10, 80, 10])
  await page.keyboard.press('Control+1')
  await expectShares(page, [15, 70, 15])

  await messageBox(page).focus()
  await page.keyboard.press('Control+f')
  await page.keyboard.type('?')
  await expect(messageBox(page)).toHaveValue('?')
  await expectShares(page, [15, 70, 15])
  await leaveFields(page)
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Pintasan keyboard' })
  await expect(list).toBeVisible()
  await page.keyboard.press('Control+2')
  await expectShares(page, [15, 70, 15])
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
})

test('SHELL-04, SHELL-16 a double click or Enter on a handle applies its rule', async ({ page, newOwner }) => {
  await newOwner()
  await openLetter(page)
  const twice = async (name: 'Lebar sidebar' | 'Lebar chat'): Promise<void> => {
    const box = await handle(page, name).boundingBox()
    await page.mouse.dblclick(box?.x ?? 0, 300)
  }
  await twice('Lebar sidebar')
  await expectShares(page, [15, 65, 20])
  await drag(page, 'Lebar chat', -15)
  await expectShares(page, [15, 50, 35])
  await twice('Lebar sidebar')
  await expectShares(page, [10, 80, 10])
  await twice('Lebar chat')
  await expectShares(page, [15, 35, 50])
  await handle(page, 'Lebar chat').focus()
  await page.keyboard.press('Enter')
  await expectShares(page, [15, 70, 15])
  await page.keyboard.press('Enter')
  await expectShares(page, [15, 35, 50])
})

test('SHELL-11, SHELL-05, CANVAS-04, CANVAS-05 leaving a maximized canvas is clean, and opening put the work in progress', async ({
  page,
  newOwner,
}) => {
  const heard = warnings(page)
  await newOwner()
  await openLetter(page)
  const status = async (): Promise<string | undefined> =>
    ((await (await page.request.get('/api/items')).json()) as { data: { items: { status: string }[] } }).data.items[0]
      ?.status
  await expect.poll(status).toBe('in_progress')
  await page.getByRole('button', { name: 'Maximize Canvas (Ctrl+M)' }).click()
  await expectShares(page, [0, 100, 0])
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(canvas(page)).toHaveCount(0)
  await expectShares(page, [15, 85])
  await expect(page.getByText('Maximized')).toHaveCount(0)
  expect(heard).toEqual([])
})

test('SHELL-15 the layout that suits a letter is suggested once, accepted by a key', async ({ page, newOwner }) => {
  await newOwner()
  await openLetter(page)
  const card = page.getByRole('region', { name: 'Juragan Smart' })
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Ya, Optimize!' }).click()
  await expectShares(page, [10, 80, 10])
  await expect(page.getByText('Editing Mode')).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('SHELL-18 a layout with a canvas says how to fill it while nothing is open', async ({ page }) => {
  await page.goto('/')
  await expect(messageBox(page)).toBeVisible()
  await leaveFields(page)
  await page.keyboard.press('Control+2')
  await expect(canvas(page)).toContainText(/pilih proyek dari sidebar atau buat yang baru lewat chat/i)
  await expectShares(page, [10, 80, 10])
  await canvas(page).getByRole('button', { name: 'Keluar' }).click()
  await expectShares(page, [15, 85])
})

test('SHELL-01, SHELL-02, SHELL-10, CANVAS-04 the panels of every width; Keluar works on a tablet', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await openLetter(page)
  for (const [width, wanted] of [
    [1440, [15, 65, 20]],
    [1024, [15, 65, 20]],
    [820, [20, 60, 20]],
    [768, [20, 60, 20]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expectShares(page, [...wanted])
    await expect(page.getByText('Tablet Mode')).toHaveCount(width < 1024 ? 1 : 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await drag(page, 'Lebar chat', -90)
  await expectShares(page, [15, 40, 45])
  await page.reload()
  await expectShares(page, [15, 40, 45])
  await canvas(page).getByRole('button', { name: 'Keluar' }).click()
  await expect(canvas(page)).toHaveCount(0)
  await expectShares(page, [30, 70])
})

test('SHELL-06 two tabs do not fight: each keeps its item and its panels', async ({ page, context, newOwner }) => {
  await newOwner()
  await openLetter(page)
  const other = await context.newPage()
  await other.goto('/')
  await expect(canvas(other)).toBeVisible()
  await drag(page, 'Lebar chat', -10)
  await expectShares(page, [15, 55, 30])
  await canvas(other).getByRole('button', { name: 'Keluar' }).click()
  await expect(canvas(other)).toHaveCount(0)
  await expectShares(page, [15, 55, 30])
  await page.reload()
  await expect(canvas(page)).toBeVisible()
  await other.reload()
  await expect(messageBox(other)).toBeVisible()
  await expect(canvas(other)).toHaveCount(0)
})

test('SHELL-06 an item that is gone is not opened again by a reload', async ({ page, newOwner }) => {
  await newOwner()
  await openLetter(page)
  const { data } = (await (await page.request.get('/api/items')).json()) as { data: { items: { id: string }[] } }
  const gone = await page.request.delete(`/api/items/${data.items[0]?.id}`, {
    headers: { origin: new URL(page.url()).origin },
  })
  expect(gone.ok()).toBe(true)
  await page.reload()
  await expect(canvas(page)).toHaveCount(0)
  await expectShares(page, [15, 85])
})

test('SHELL-11 the sidebar stands still while the canvas comes and goes', async ({ page, newOwner }) => {
  await newOwner()
  await page.goto('/')
  await expectShares(page, [15, 85])
  await page.evaluate(() => {
    const widths = new Set<number>()
    const look = (): void => {
      widths.add(Math.round(document.querySelector('[data-panel="sidebar"]')?.getBoundingClientRect().width ?? 0))
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { sidebarWidths: widths })
  })
  await say(page, 'Buatkan surat penawaran dari Toko Sinar Jaya: 100 kaos polo @ 45.000')
  await expectShares(page, [15, 65, 20])
  await page.getByRole('button', { name: 'Keluar', exact: true }).click()
  await expectShares(page, [15, 85])
  const widths = await page.evaluate(() => [...(window as unknown as { sidebarWidths: Set<number> }).sidebarWidths])
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(2)
})

test('SHELL-07 every layout is a line of the canvas’s menu and of the search, the small one too', async ({
  page,
  newOwner,
}, info) => {
  test.skip(info.project.name === 'phone', 'on the phone the canvas fills the screen')
  await newOwner()
  await page.goto('/')
  await openLetter(page)
  const key = canvas(page).getByRole('button', { name: 'Tata letak' })
  const choose = async (name: string): Promise<void> => {
    await key.click()
    await page.getByRole('menuitemradio', { name, exact: true }).click()
    await key.click()
    await expect(page.getByRole('menuitemradio', { name, exact: true })).toHaveAttribute('aria-checked', 'true')
    await page.keyboard.press('Escape')
  }
  await choose('Mengobrol')
  await expectShares(page, [15, 35, 50])
  await choose('Ringkas')
  await expectShares(page, [10, 85, 5])
  // Neither the usual layout nor this one has a badge.
  await expect(page.getByRole('button', { name: /Mode$/ })).toHaveCount(0)
  await choose('Biasa')
  await expectShares(page, [15, 70, 15])
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Cari' }).fill('ringkas')
  await page.keyboard.press('Enter')
  await expectShares(page, [10, 85, 5])
})
