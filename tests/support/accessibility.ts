import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Resolves when what moves has come to rest: colours in the middle of a change of theme are nobody's colours. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )

/** Changes the theme of an open page. */
export const wearTheme = async (page: Page, theme: 'light' | 'dark' | 'cheerful'): Promise<void> => {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('dark', 'cheerful')
    if (name !== 'light') document.documentElement.classList.add(name)
  }, theme)
}

interface Part {
  /** Only what stands inside of this. */
  readonly include?: string
  readonly exclude?: string
}

/** Serious findings of axe on what the page shows now, each with the places it was seen at. */
export const seriousFindings = async (page: Page, { include, exclude }: Part = {}): Promise<string[]> => {
  await atRest(page)
  const axe = new AxeBuilder({ page })
    // Otherwise a second page is opened for every look, only to join what was found in frames of other origins.
    .setLegacyMode()
    // What holds is not gone into.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  if (include !== undefined) axe.include(include)
  if (exclude !== undefined) axe.exclude(exclude)
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}
