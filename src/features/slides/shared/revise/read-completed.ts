import type { Reviser } from '#core/assistant/shared/kind-skill.ts'
import { markOf } from '#core/assistant/shared/revision/anew.ts'

import type { DeckContent, Slide } from '../scene/deck.ts'
import { stepName } from '../scene/step-name.ts'
import { readDeck } from '../scene/upgrade-content.ts'
import type { DeckChange } from './deck-changes.ts'

const outline = ({ slides }: DeckContent): string => slides.map(stepName).join(' → ')

/** What a slide says to its readers. */
const wordsOf = (slide: Slide | undefined): string =>
  (slide?.elements ?? [])
    .flatMap(({ content, table }) => [content, ...(table?.rows.map((row) => row.join(': ')) ?? [])])
    .filter((text) => text !== '')
    .join('\n')

/** The deck of an order and of what was told after it, in the place of the one that the order alone made. */
export const readCompleted: NonNullable<Reviser['readAnew']> = (made, together, item) => {
  const [now, was, is] = [readDeck(item.content), readDeck(made), readDeck(together)]
  const of = markOf(now)
  if (markOf(was) !== of || markOf(is) === of) return null
  const changes: DeckChange[] = [{ op: 'anew', of, content: is }]
  const differences = [
    { label: 'Susunan', before: outline(now), after: outline(is) },
    ...is.slides.flatMap((slide, at) => {
      const [before, after] = [wordsOf(now.slides[at]), wordsOf(slide)]
      return before === after ? [] : [{ label: `Slide ${at + 1}`, before, after }]
    }),
  ].filter(({ before, after }) => before !== after)
  return { changes, summary: `Yang baru Anda sebut masuk ke slide-nya: ${outline(is)}.`, differences }
}
