import type { ComposedItem } from '#core/assistant/shared/port.ts'

import { deckFromSlides } from './upgrade-content.ts'

/** A deck of slides that a caller wrote: each with its title and content (P1 §3, P2 §7). */
export const composeWrittenDeck = (title: string, slides: readonly unknown[]): ComposedItem => {
  const content = deckFromSlides(title, slides)
  return {
    kind: 'presentation',
    title: title.replaceAll(/\s+/g, ' ').slice(0, 120),
    description: `Presentasi ${content.slides.length} slide`,
    documentType: null,
    content,
  }
}
