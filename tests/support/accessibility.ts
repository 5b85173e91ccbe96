import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { isSoak } from './soak.ts'

/**
 * Resolves when what moves has come to rest: colours in the middle of a change of theme are nobody's colours. Asked again
 * and again, as the `finished` of a movement whose element goes away may never come.
 */
const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(({ effect, playState }) => effect?.getComputedTiming().endTime === Infinity || playState !== 'running'),
    undefined,
    { polling: 20 },
  )

const themes = ['light', 'dark', 'cheerful'] as const
/** Colours are the same on both sizes: the phone wears one theme, with `npm run soak` all of them. */
const themesOn = (page: Page): readonly (typeof themes)[number][] =>
  (page.viewportSize()?.width ?? 0) >= 768 || isSoak ? themes : ['cheerful']

const rootClasses = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.className)
const setRootClasses = (page: Page, classes: string): Promise<void> =>
  page.evaluate((names) => void (document.documentElement.className = names), classes)

interface Part {
  /** Only what stands inside of this. */
  readonly include?: string
  readonly exclude?: string
}

/** What axe finds in the theme that the page wears now. */
const findingsNow = async (page: Page, { include, exclude }: Part): Promise<string[]> => {
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

/**
 * Serious findings of axe on what the page shows, each with its theme and the places it was seen at. The page puts on one
 * theme after the other where it stands: to walk to a screen once more for each of them would take three times as long.
 */
export const seriousFindings = async (page: Page, part: Part = {}): Promise<string[]> => {
  const worn = await rootClasses(page)
  const found: string[] = []
  for (const theme of themesOn(page)) {
    await setRootClasses(page, theme === 'light' ? '' : theme)
    const seen = await findingsNow(page, part)
    // What was only passing, such as a note that fades, is gone at the second look.
    const stays = seen.length === 0 ? seen : await findingsNow(page, part)
    found.push(...stays.map((finding) => `${theme}: ${finding}`))
  }
  await setRootClasses(page, worn)
  return found
}
