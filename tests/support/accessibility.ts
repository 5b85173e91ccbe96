import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { isSoak } from './soak.ts'

/** No change of colour takes longer; what does is a countdown of ten seconds, which nobody needs to wait for. */
const longestChange = 1_000

/**
 * Resolves when what moves has come to rest: colours in the middle of a change of theme are nobody's colours. Asked again
 * and again, as the `finished` of a movement whose element goes away may never come.
 */
const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (longest) =>
      document.getAnimations().every(
        ({ effect, playState, timeline }) =>
          // What moves with the scrolling rests as long as nobody scrolls.
          !(timeline instanceof DocumentTimeline) ||
          Number(effect?.getComputedTiming().endTime ?? 0) > longest ||
          playState !== 'running',
      ),
    longestChange,
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

/** All that axe can say of our level, or only what a change of colours can change. */
type Question = 'all' | 'colours'

/** Axe puts its half a megabyte twice into a page at every look; where it stands already, nothing. */
const sourceFor = async (page: Page): Promise<{ axeSource?: string }> =>
  page.frames().length === 1 && (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'undefined' } : {}

/** What axe finds in the theme that the page wears now. */
const findingsNow = async (page: Page, { include, exclude }: Part, question: Question): Promise<string[]> => {
  await atRest(page)
  const axe = new AxeBuilder({ page, ...(await sourceFor(page)) })
    // Otherwise a second page is opened for every look, only to join what was found in frames of other origins.
    .setLegacyMode()
    // What holds is not gone into.
    .options({ resultTypes: ['violations'] })
  if (question === 'all') axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  else axe.withRules(['color-contrast', 'link-in-text-block'])
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
 * After the first theme only colours are asked for, as nothing else changes with a theme (`npm run soak` asks for all).
 */
export const seriousFindings = async (page: Page, part: Part = {}): Promise<string[]> => {
  const worn = await rootClasses(page)
  const found: string[] = []
  for (const [at, theme] of themesOn(page).entries()) {
    await setRootClasses(page, theme === 'light' ? '' : theme)
    const question = at === 0 || isSoak ? 'all' : 'colours'
    const seen = await findingsNow(page, part, question)
    // What was only passing, such as a note that fades, is gone at the second look.
    const stays = seen.length === 0 ? seen : await findingsNow(page, part, question)
    found.push(...stays.map((finding) => `${theme}: ${finding}`))
  }
  await setRootClasses(page, worn)
  return found
}
