import { expect, test } from '#tests/support/e2e.ts'
import { canvas, conversation, messageBox, openLetter, openSidebar } from '#tests/support/workspace.ts'

for (const width of [390, 360]) {
  test(`SHELL-12, SHELL-13 at ${width} px the back key closes menu, chat and canvas in that order`, async ({
    page,
    newOwner,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await newOwner()
    await openLetter(page)
    await expect.poll(async () => (await canvas(page).boundingBox())?.width).toBe(width)
    await page.getByRole('button', { name: 'Tanya' }).click()
    await expect(conversation(page)).toBeVisible()
    const sidebar = await openSidebar(page)
    const drawer = await page.getByRole('dialog', { name: 'Menu' }).boundingBox()
    expect(drawer?.width).toBeCloseTo(Math.min(320, width * 0.85), 0)
    await page.goBack()
    await expect(sidebar).toBeHidden()
    await expect(conversation(page)).toBeVisible()
    await page.goBack()
    await expect(canvas(page)).toBeVisible()
    await expect(conversation(page)).toBeHidden()
    await page.goBack()
    await expect(canvas(page)).toHaveCount(0)
    await expect(messageBox(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('SHELL-13, CANVAS-04 the back key closes a sheet of the canvas before the canvas, as often as one is opened', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await openLetter(page)
  for (const key of ['Lainnya', 'Riwayat']) {
    await canvas(page).getByRole('button', { name: key, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(canvas(page)).toBeVisible()
  }
  await page.goBack()
  await expect(canvas(page)).toHaveCount(0)
  await expect(messageBox(page)).toBeVisible()
})

test('SHELL-13, CANVAS-04 the focus goes with what fills the screen: to the name of the open item, and back to the box to write in', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await openLetter(page)
  const name = canvas(page).getByRole('heading', { level: 1 })
  const box = page.getByRole('form', { name: 'Tulis pesan' })
  await expect(name).toBeFocused()
  await page.getByRole('button', { name: 'Tanya' }).click()
  await expect(box).toBeFocused()
  await page.goBack()
  await expect(name).toBeFocused()
  await canvas(page).getByRole('button', { name: 'Keluar dari Canvas' }).click()
  await expect(box).toBeFocused()
  // Writing is one step further: unasked the keyboard would cover the chat.
  const sidebar = await openSidebar(page)
  await sidebar.getByRole('button', { name: 'Dokumen', exact: false }).filter({ hasText: '1' }).click()
  await sidebar.getByRole('button', { name: /^Surat Penawaran/ }).click()
  await expect(name).toBeFocused()
})

test('SHELL-13, CANVAS-04 the back key closes an open menu or card before what it lies over', async ({
  page,
  newOwner,
}) => {
  const { name } = await newOwner()
  await openLetter(page)
  const card = page.getByRole('dialog', { name: 'Sisipkan tabel' })
  await canvas(page).getByRole('button', { name: 'Sisipkan tabel' }).click()
  await expect(card).toBeVisible()
  await page.goBack()
  await expect(card).toHaveCount(0)
  await expect(canvas(page)).toBeVisible()
  await page.goBack()
  await expect(canvas(page)).toHaveCount(0)

  const sidebar = await openSidebar(page)
  await sidebar.getByRole('button', { name }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(sidebar).toBeVisible()
})

test('SHELL-12 the menu closes by its key and beside it; a reload keeps the order of the back key', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await openLetter(page)
  await page.reload()
  await expect(canvas(page)).toBeVisible()
  await page.goBack()
  await expect(canvas(page)).toHaveCount(0)
  const sidebar = await openSidebar(page)
  await page.getByRole('button', { name: 'Tutup menu' }).click()
  await expect(sidebar).toBeHidden()
  await openSidebar(page)
  await page.mouse.click(375, 400)
  await expect(sidebar).toBeHidden()
  await expect(messageBox(page)).toBeVisible()
})

test('SHELL-12, DOC-05 a field of the letter stays in sight when the keyboard comes', async ({ page, newOwner }) => {
  await newOwner()
  await openLetter(page)
  const field = canvas(page).getByLabel('Uraian baris 1')
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await field.focus()
  await page.setViewportSize({ width: 390, height: 430 })
  await expect(field).toBeInViewport({ ratio: 0.9 })
})

test('SHELL-12 the box to write in stays above the keyboard and does not make the phone zoom', async ({ page }) => {
  await page.goto('/')
  const box = messageBox(page)
  await box.focus()
  expect(Number.parseFloat(await box.evaluate((field) => getComputedStyle(field).fontSize))).toBeGreaterThanOrEqual(16)
  // The keyboard takes the lower half: browsers that shrink the page.
  await page.setViewportSize({ width: 390, height: 420 })
  const shrunk = await box.boundingBox()
  expect((shrunk?.y ?? 999) + (shrunk?.height ?? 0)).toBeLessThanOrEqual(420)
  // Browsers that lay it over the page tell by the visual viewport.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => {
    const seen = window.visualViewport
    if (!seen) throw new Error('no visual viewport')
    Object.defineProperty(seen, 'height', { configurable: true, get: () => 430 })
    seen.dispatchEvent(new Event('resize'))
  })
  await expect
    .poll(async () => {
      const covered = await box.boundingBox()
      return (covered?.y ?? 999) + (covered?.height ?? 0)
    })
    .toBeLessThanOrEqual(430)
})

test('CHAT-02 the send key lies within the rounded box to write in, clear of its outline', async ({ page }) => {
  await page.goto('/')
  await messageBox(page).fill('halo')
  const key = page.getByRole('button', { name: 'Kirim' })
  await expect(key).toBeEnabled()
  const gaps = await key.evaluate((element) => {
    const [inner, outer] = [element.getBoundingClientRect(), element.parentElement?.getBoundingClientRect() ?? null]
    return outer === null ? [] : [outer.right - inner.right, outer.bottom - inner.bottom]
  })
  // The focused outline is 2 px thick.
  expect(gaps).toHaveLength(2)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(4)
})

test('DOC-06 the tools of a document lie in one line at the thumb, all of them large enough, and never over the text', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await openLetter(page)
  const bar = canvas(page).getByRole('toolbar', { name: 'Format' })
  const height = page.viewportSize()?.height ?? 0
  await expect.poll(async () => (await bar.boundingBox())?.y ?? 0).toBeGreaterThan(height - 90)
  const sizes = await bar
    .getByRole('button')
    .evaluateAll((keys) =>
      keys.map((one) => ({ name: one.getAttribute('aria-label'), ...one.getBoundingClientRect().toJSON() })),
    )
  expect(sizes.length).toBeGreaterThan(12)
  expect(sizes.filter(({ width, height: tall }) => width < 43.5 || tall < 43.5)).toEqual([])

  // A table by the keys at the end of the line; its own keys come above the bar, and its text stays in sight.
  const prose = canvas(page).getByRole('textbox', { name: 'Isi dokumen' })
  await prose.getByText('Dengan hormat,').tap()
  const size = page.getByRole('button', { name: '2 kolom, 2 baris', exact: true })
  await expect(async () => {
    if (!(await size.isVisible())) await bar.getByRole('button', { name: 'Sisipkan tabel' }).tap()
    await size.tap({ timeout: 4_000 })
  }).toPass()
  await page.keyboard.type('Jadwal')
  const cell = prose.locator('th').first()
  await expect(cell).toHaveText('Jadwal')
  const keys = canvas(page).getByRole('toolbar', { name: 'Tabel' })
  const [line, strip, under] = await Promise.all([cell.boundingBox(), keys.boundingBox(), bar.boundingBox()])
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0)
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((under?.y ?? 0) + 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
})

test('DOC-07 the generator opens from the menu over the whole screen, and the back key closes it', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  await (await openSidebar(page)).getByRole('button', { name: 'Buat dokumen' }).tap()
  const generator = page.getByRole('dialog', { name: 'Dokumen baru' })
  await expect(generator.getByRole('radio', { name: /Surat Penawaran/ })).toBeChecked()
  await expect.poll(async () => (await generator.boundingBox())?.width).toBe(390)
  await page.goBack()
  await expect(generator).toHaveCount(0)
  await expect(messageBox(page)).toBeVisible()
  await (await openSidebar(page)).getByRole('button', { name: 'Buat dokumen' }).tap()
  await generator.getByLabel('Deskripsi').fill('undangan rapat warga hari Minggu jam 9 di balai')
  await generator.getByRole('button', { name: 'Generate Document' }).tap()
  await generator.getByRole('region', { name: 'Hasil' }).getByRole('button', { name: 'Edit' }).tap()
  await expect(canvas(page)).toBeVisible()
  await expect(generator).toHaveCount(0)
})
