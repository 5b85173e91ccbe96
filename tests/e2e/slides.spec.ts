import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'
import JSZip from 'jszip'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { pdfPages, pdfSheets } from '#tests/support/pdf-text.ts'
import { wideSums } from '#tests/support/wide-sums.ts'
import { canvas, clearTheWay, say } from '#tests/support/workspace.ts'

const order =
  'Buatkan presentasi rencana cabang Warung Kopi Senja untuk bank, 5 slide: siapa kami, pasar, modal Rp 42.500.000, ' +
  'omzet Senin 410.000, Selasa 430.000, Rabu 455.000'

const slides = (page: Page): Locator =>
  canvas(page)
    .getByRole('region', { name: 'Daftar slide' })
    .getByRole('button', { name: /^Slide \d+: / })
const stage = (page: Page): Locator => canvas(page).getByRole('region', { name: /^Slide \d+ dari \d+$/ })
const elements = (page: Page): Locator => stage(page).getByRole('option')

/** Orders a deck by chat and waits until it is open in the canvas. */
const orderDeck = async (page: Page): Promise<void> => {
  // The suggestion comes two seconds after the canvas and would lie over the keys of the properties.
  await clearTheWay(page)
  await page.goto('/')
  await say(page, order)
  await expect(stage(page)).toBeVisible()
  await expect(slides(page).first()).toBeVisible()
}

const saved = async (page: Page): Promise<void> => {
  await expect(
    canvas(page)
      .getByText(/^Saved/)
      .first(),
  ).toBeVisible()
}

const insert = async (page: Page, what: string, phone: boolean): Promise<void> => {
  await (
    phone
      ? canvas(page).getByRole('button', { name: 'Insert' })
      : canvas(page).getByRole('menuitem', { name: 'Insert' })
  ).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

const press = (page: Page, name: string): Promise<void> =>
  canvas(page).getByRole('button', { name, exact: true }).first().click()

test('SLIDE-01, SLIDE-02, SLIDE-03, SLIDE-04, SHELL-13 a deck from one sentence is edited, saved and there again after a reload', async ({
  page,
  newOwner,
}, info) => {
  const phone = info.project.name === 'phone'
  await newOwner()
  await orderDeck(page)
  const count = await slides(page).count()
  expect(count).toBeGreaterThan(1)
  expect(await wideSums(canvas(page))).toEqual([])
  if (phone) {
    await press(page, 'Properti')
    await expect(canvas(page).getByRole('tabpanel')).toBeVisible()
    await page.goBack()
    await expect(canvas(page).getByRole('tabpanel')).toHaveCount(0)
    const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
    for (const narrow of [360, 320]) {
      await page.setViewportSize({ width: narrow, height: 640 })
      await expect(page.getByRole('button', { name: 'Tanya' })).toBeInViewport({ ratio: 1 })
    }
    // Lying on its side the phone shows the whole slide.
    await page.setViewportSize({ width: 720, height: 360 })
    await expect(stage(page)).toBeInViewport({ ratio: 0.99 })
    await page.setViewportSize({ width, height })
  }

  await insert(page, 'Text', phone)
  const added = elements(page).last()
  await expect(added).toHaveAttribute('aria-label', /^Teks: /)
  await expect(added).toHaveAttribute('aria-selected', 'true')
  await expect(added).toBeFocused()
  await page.keyboard.type('Buka Januari')
  const field = stage(page).getByRole('textbox', { name: 'Teks slide' })
  await expect(field).toHaveValue('Buka Januari')
  await field.press('Escape')
  await expect(stage(page).getByRole('option', { name: 'Teks: Buka Januari' })).toBeFocused()
  // What has words of its own is gone on with.
  await page.keyboard.type('di Dago')
  await expect(field).toHaveValue('Buka Januaridi Dago')
  await field.fill('Buka Januari di Dago')
  await field.press('Escape')
  const opening = stage(page).getByRole('option', { name: 'Teks: Buka Januari di Dago' })
  await expect(opening).toBeFocused()

  await opening.click()
  const place = await opening.boundingBox()
  await page.mouse.move((place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2)
  await page.mouse.down()
  await page.mouse.move((place?.x ?? 0) - 600, (place?.y ?? 0) - 600, { steps: 6 })
  await page.mouse.up()
  const board = await stage(page).boundingBox()
  const corner = await opening.boundingBox()
  expect(corner?.x).toBeCloseTo(board?.x ?? 0, 0)
  expect(corner?.y).toBeCloseTo(board?.y ?? 0, 0)
  await press(page, 'Undo')
  expect((await opening.boundingBox())?.x).toBeCloseTo(place?.x ?? 0, 0)

  await press(page, 'Tambah slide')
  await expect(page.getByRole('menuitem').filter({ hasText: /^(Title Slide|Content|Image|Chart|Blank)$/ })).toHaveCount(
    5,
  )
  await page.getByRole('menuitem', { name: 'Content', exact: true }).click()
  await expect(slides(page)).toHaveCount(count + 1)
  await press(page, 'Undo')
  await expect(slides(page)).toHaveCount(count)
  await press(page, 'Redo')
  await expect(slides(page)).toHaveCount(count + 1)
  await stage(page)
    .getByRole('option', { name: /^Teks: \[isi judul\]/ })
    .press('Enter')
  await stage(page).getByRole('textbox', { name: 'Teks slide' }).fill('Terima kasih')
  await saved(page)

  await page.reload()
  await expect(stage(page)).toBeVisible()
  await expect(slides(page)).toHaveCount(count + 1)
  await expect(canvas(page).getByRole('button', { name: /^Slide 2: Terima kasih/ })).toBeVisible()
  await expect(stage(page).getByRole('option', { name: 'Teks: Buka Januari di Dago' })).toBeVisible()
})

test('SLIDE-02 slides are copied and deleted by their menu, but never the last one', async ({ page, newOwner }) => {
  await newOwner()
  await orderDeck(page)
  const count = await slides(page).count()
  const first = slides(page).first()
  await first.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(slides(page)).toHaveCount(count + 1)
  for (let left = count + 1; left > 1; left--) {
    await slides(page).last().click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(slides(page)).toHaveCount(left - 1)
  }
  await first.click({ button: 'right' })
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
})

test('SLIDE-05 the deck is presented by keys, from the slide that is open, and Escape ends it there', async ({
  page,
  newOwner,
}, info) => {
  await newOwner()
  await orderDeck(page)
  const count = await slides(page).count()
  await press(page, 'Present')
  const show = page.getByRole('dialog', { name: 'Presentasi' })
  const at = (number: number): Promise<void> =>
    expect(show.locator('[aria-live]')).toContainText(`Slide ${number} dari ${count}`)
  await at(1)
  await page.keyboard.press('ArrowRight')
  await at(2)
  await page.keyboard.press('Space')
  await at(3)
  await page.keyboard.press('ArrowLeft')
  await at(2)
  await page.keyboard.press('End')
  await at(count)
  await page.keyboard.press('Home')
  await at(1)
  if (info.project.name === 'phone') {
    await show.getByRole('button', { name: 'Slide berikutnya' }).tap()
    await at(2)
    await show.getByRole('button', { name: 'Tutup presentasi' }).tap()
  } else {
    await page.keyboard.press('PageDown')
    await at(2)
    await page.keyboard.press('Escape')
  }
  await expect(show).toHaveCount(0)
  await expect(stage(page)).toHaveAttribute('aria-label', `Slide 2 dari ${count}`)
})

test('SLIDE-04 the deck is exported as PowerPoint with its text as text', async ({ page, newOwner }, info) => {
  const phone = info.project.name === 'phone'
  await newOwner()
  await orderDeck(page)
  await insert(page, 'Text', phone)
  await elements(page).last().press('Enter')
  await stage(page).getByRole('textbox', { name: 'Teks slide' }).fill('Kopi susu gula aren')
  await (
    phone ? canvas(page).getByRole('button', { name: 'Lainnya' }) : canvas(page).getByRole('menuitem', { name: 'File' })
  ).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export PPTX' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pptx$/)
  const file = await JSZip.loadAsync(await readFile(await download.path()))
  const first = await file.file('ppt/slides/slide1.xml')?.async('string')
  expect(first).toContain('Kopi susu gula aren')
})

test('SLIDE-04 the browser prints the deck alone, one slide on each page', async ({ page, newOwner }) => {
  await newOwner()
  await orderDeck(page)
  const count = await slides(page).count()
  const printed = await page.pdf({ preferCSSPageSize: true })
  expect(await pdfSheets(printed)).toEqual(Array.from({ length: count }, () => [254, 143]))
  const pages = await pdfPages(printed)
  expect(pages[0]).toContain('Rencana Cabang')
  expect(pages.at(-1)).toContain('Terima kasih')
  expect(pages.join(' ')).not.toMatch(/Chat Baru|Present|Catatan|Total slides/)
})

test('SLIDE-07 the properties change type, colour, layout and animation of what is selected', async ({
  page,
  newOwner,
}, info) => {
  await newOwner()
  await orderDeck(page)
  await elements(page).first().click()
  if (info.project.name === 'phone') await press(page, 'Properti')
  const properties = canvas(page).getByRole('tabpanel')
  await properties.getByLabel('Ukuran').fill('200')
  await properties.getByLabel('Ukuran').press('Enter')
  await expect(properties.getByLabel('Ukuran')).toHaveValue('72')
  await properties.getByLabel('Ukuran').fill('1')
  await properties.getByLabel('Ukuran').press('Enter')
  await expect(properties.getByLabel('Ukuran')).toHaveValue('12')
  await properties.getByLabel('Huruf').selectOption('Times New Roman')
  await properties.getByRole('button', { name: 'Miring' }).click()
  await expect(properties.getByRole('button', { name: 'Miring' })).toHaveAttribute('aria-pressed', 'true')

  await canvas(page).getByRole('tab', { name: 'Style' }).click()
  const colors = properties.getByRole('group', { name: 'Warna teks' }).getByRole('button')
  await expect(colors).toHaveCount(6)
  await expect(properties.getByRole('group', { name: 'Latar', exact: true }).getByRole('button')).toHaveCount(7)
  await colors.nth(1).click()
  await expect(colors.nth(1)).toHaveAttribute('aria-pressed', 'true')

  await canvas(page).getByRole('tab', { name: 'Layout' }).click()
  const name = await elements(page).first().getAttribute('aria-label')
  await properties.getByRole('button', { name: 'Chart', exact: true }).click()
  await expect(stage(page).getByRole('option', { name: name ?? '' })).toBeAttached()
  await expect(stage(page).getByRole('option', { name: /^Grafik/ })).toBeAttached()
  await properties.getByLabel('X').fill('-40')
  await properties.getByLabel('X').press('Enter')
  await expect(properties.getByLabel('X')).toHaveValue('0')

  await canvas(page).getByRole('tab', { name: 'Animation' }).click()
  await properties.getByLabel('Naik dari bawah').check()
  await saved(page)
})

test('SHELL-17, SLIDE-07 the slide editor has no serious axe finding in any theme', async ({
  page,
  newOwner,
}, info) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newOwner()
  await orderDeck(page)
  await elements(page).first().click()
  if (info.project.name === 'phone') await press(page, 'Properti')
  for (const tab of ['Text', 'Style', 'Layout', 'Animation']) {
    await canvas(page).getByRole('tab', { name: tab }).click()
    expect(await seriousFindings(page), tab).toEqual([])
  }
  if (info.project.name === 'phone') await press(page, 'Tutup properti')
  await press(page, 'Present')
  await expect(page.getByRole('dialog', { name: 'Presentasi' })).toBeVisible()
  expect(await seriousFindings(page), 'presenting').toEqual([])
})

test('SLIDE-04 Share gives a link by which anybody looks at the slides, and nothing else', async ({
  page,
  newOwner,
  browser,
}) => {
  await newOwner()
  await orderDeck(page)
  await canvas(page).getByRole('menuitem', { name: 'File' }).click()
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /Bagikan/ })
  await dialog.getByRole('button', { name: 'Buat tautan' }).click()
  const link = dialog.getByRole('textbox', { name: 'Tautan' })
  await expect(link).toHaveValue(/\/lihat\//)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(await link.inputValue())
  await expect(stranger.getByRole('img')).toHaveCount(await slides(page).count())
  await expect(stranger.getByRole('textbox')).toHaveCount(0)
  await stranger.context().close()
})

test.describe('the presenter’s own window', () => {
  test('SLIDE-05 a second window shows this slide, the next, the notes and the time; each window leads the other', async ({
    page,
    newOwner,
  }) => {
    await newOwner()
    await orderDeck(page)
    const count = await slides(page).count()
    await canvas(page)
      .getByRole('textbox', { name: /Catatan pembicara/ })
      .fill('Sapa dulu, lalu cerita asal usul')
    await press(page, 'Present')
    const show = page.getByRole('dialog', { name: 'Presentasi' })
    await expect(show).toBeVisible()
    const [presenter] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('p')])
    await expect(presenter.getByRole('heading', { level: 1 })).toHaveText(`Slide 1 dari ${count}`)
    await expect(presenter.getByRole('region', { name: 'Catatan pembicara' })).toContainText('Sapa dulu')
    await expect(presenter.getByRole('region', { name: 'Slide sekarang' })).toContainText('Warung Kopi Senja')
    await expect(presenter.getByRole('region', { name: 'Slide berikutnya' })).not.toBeEmpty()

    const at = async (number: number): Promise<void> => {
      await expect(show.locator('[aria-live]')).toContainText(`Slide ${number} dari ${count}`)
      await expect(presenter.getByRole('heading', { level: 1 })).toHaveText(`Slide ${number} dari ${count}`)
    }
    await presenter.keyboard.press('ArrowRight')
    await at(2)
    await presenter.getByRole('button', { name: 'Berikutnya' }).click()
    await at(3)
    await page.bringToFront()
    await show.focus()
    await page.keyboard.press('ArrowLeft')
    await at(2)
    await presenter.keyboard.press('End')
    await at(count)
    await expect(presenter.getByText('Ini slide terakhir.')).toBeVisible()

    const watch = presenter.getByRole('timer', { name: 'Lama berbicara' })
    await expect(watch).not.toHaveText('0:00')
    await presenter.getByRole('button', { name: 'Jeda' }).click()
    await expect(presenter.getByRole('button', { name: 'Lanjut' })).toBeVisible()
    const stood = await watch.textContent()
    await presenter.reload()
    await expect(watch).toHaveText(stood ?? '')
    await presenter.getByRole('button', { name: 'Hitung waktu dari nol' }).click()
    await expect(watch).toHaveText('0:00')
    await expect(presenter.getByText(/^Pukul \d\d\.\d\d$/)).toBeVisible()
    for (const theme of ['light', 'dark', 'cheerful']) {
      await presenter.evaluate((name) => {
        document.documentElement.className = name === 'light' ? '' : name
      }, theme)
      expect([theme, await seriousFindings(presenter)]).toEqual([theme, []])
    }
  })

  test('SLIDE-05 closing either window leaves the other: slides go on, notes stay, a new window finds them', async ({
    page,
    newOwner,
  }) => {
    await newOwner()
    await orderDeck(page)
    const count = await slides(page).count()
    await press(page, 'Present')
    const show = page.getByRole('dialog', { name: 'Presentasi' })
    const key = show.getByRole('button', { name: 'Jendela pembicara (P)' })
    const [first] = await Promise.all([page.waitForEvent('popup'), key.click()])
    await expect(key).toHaveAttribute('aria-pressed', 'true')
    await first.getByRole('button', { name: 'Berikutnya' }).click()
    await first.close({ runBeforeUnload: true })
    await expect(key).toHaveAttribute('aria-pressed', 'false')
    await expect(show.locator('[aria-live]')).toContainText(`Slide 2 dari ${count}`)
    const [second] = await Promise.all([page.waitForEvent('popup'), key.click()])
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(`Slide 2 dari ${count}`)
    await show.getByRole('button', { name: 'Tutup presentasi' }).click()
    await expect(show).toHaveCount(0)
    await expect(second.getByText('Presentasi di jendela utama sudah ditutup.')).toBeVisible()
    await second.keyboard.press('ArrowRight')
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(`Slide 3 dari ${count}`)
  })

  test('SLIDE-05 where the browser lets no window come up, the notes stand below the slide and it says why', async ({
    page,
    newOwner,
  }) => {
    await newOwner()
    await page.addInitScript(() => {
      window.open = () => null
    })
    await orderDeck(page)
    await press(page, 'Present')
    const show = page.getByRole('dialog', { name: 'Presentasi' })
    await show.getByRole('button', { name: 'Jendela pembicara (P)' }).click()
    await expect(show.getByRole('complementary', { name: 'Catatan pembicara' })).toContainText(
      'Browser memblokir jendela pembicara',
    )
    await page.keyboard.press('ArrowRight')
    await expect(show.locator('[aria-live]')).toContainText('Slide 2 dari')
  })

  test('SLIDE-05 a presenter’s window without a presentation says what to do', async ({ page }) => {
    await page.goto('/pembicara?layar=tidak-ada')
    await expect(page.getByRole('heading', { name: 'Menunggu presentasi…' })).toBeVisible()
  })
})
