import { seriousFindings } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { answers, canvas, offer, openSidebar, say } from '#tests/support/workspace.ts'

test('SHELL-17 no screen of the journey has a serious axe finding in any theme', async ({ page, newOwner }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: 'Pesan' })).toBeVisible()
  expect(await seriousFindings(page), 'empty chat').toEqual([])
  await say(page, offer)
  await expect(answers(page)).toHaveCount(1)
  expect(await seriousFindings(page), 'login required').toEqual([])
  await openSidebar(page)
  expect(await seriousFindings(page), 'sidebar of a guest').toEqual([])
  await page.goto('/masuk')
  await expect(page.getByRole('button', { name: 'Buat akun' }).first()).toBeVisible()
  expect(await seriousFindings(page), 'sign-in page').toEqual([])
  await newOwner()
  await page.goto('/')
  await say(page, offer)
  await expect(canvas(page)).toBeVisible()
  await expect(canvas(page).getByText('5.750.000').first()).toBeAttached()
  expect(await seriousFindings(page), 'letter in the canvas').toEqual([])
})
