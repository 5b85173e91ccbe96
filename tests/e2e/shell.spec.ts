import { expect, test } from '#tests/support/e2e.ts'
import { answers, canvas, messageBox, openLetter, openSidebar, say, warnings } from '#tests/support/workspace.ts'

test('SHELL-06, SHELL-20, SHELL-21 whatever the browser stored under any key, the workspace comes up and answers', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await openLetter(page)
  const spoil = (garbage: string): Promise<number> =>
    page.evaluate((garbage) => {
      let spoiled = 0
      for (const area of [localStorage, sessionStorage])
        for (const key of Object.keys(area)) {
          area.setItem(key, garbage)
          spoiled += 1
        }
      return spoiled
    }, garbage)
  for (const garbage of ['{"', 'null', '[1e999]', '{"mode":"custom","sizes":[-1,900,"x"]}', '\u0000💥'.repeat(2000)]) {
    expect(await spoil(garbage)).toBeGreaterThan(2)
    await page.reload()
    await expect(messageBox(page).or(canvas(page)).first()).toBeVisible()
  }
  if (!(await messageBox(page).isVisible())) await page.goBack()
  await say(page, 'halo')
  await expect(answers(page).last()).not.toBeEmpty()
})

test('SHELL-06, SHELL-17, SHELL-21 with storage refused the workspace works, in the light theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const heard = warnings(page)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  })
  await page.goto('/')
  await expect(messageBox(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveClass(/dark|cheerful/)
  expect(heard.some((text) => text.includes('theme'))).toBe(true)
  await say(page, 'halo')
  await expect(answers(page).last()).not.toBeEmpty()
  const sidebar = await openSidebar(page)
  await page.getByRole('button', { name: 'Ganti tema' }).first().click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(sidebar).toBeVisible()
})

test('SHELL-17 the theme cycles, is remembered, and a value of no theme is ignored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await openSidebar(page)
  await page.getByRole('button', { name: 'Ganti tema' }).first().click()
  await expect(page.locator('html')).toHaveClass(/cheerful/)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('cheerful')
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/cheerful/)
  await page.evaluate(() => localStorage.setItem('theme', 'neon'))
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('SHELL-01 as long as the parts of the page are on their way it says that it opens', async ({ page }) => {
  const held: (() => void)[] = []
  let isHeld = true
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const opening = page.getByRole('status').filter({ hasText: 'Membuka…' })
  await expect(opening).toBeVisible()
  isHeld = false
  for (const go of held) go()
  await expect(messageBox(page)).toBeVisible()
  await expect(opening).toHaveCount(0)
})
