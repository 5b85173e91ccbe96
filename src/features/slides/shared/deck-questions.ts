import type { ItemFact } from '#core/assistant/shared/item-questions/item-fact.ts'
import type { OpenItem } from '#core/assistant/shared/port.ts'

import { figuresIn } from './revise/deck-figures.ts'
import { readDeck } from './scene/upgrade-content.ts'

/** What an owner may ask of slides that are there: how many there are, and the figures they show by name. */
export const deckQuestions = ({ content }: Pick<OpenItem, 'content'>): readonly ItemFact[] => {
  const deck = readDeck(content)
  if (deck === null) return []
  const figures = figuresIn(deck).map(({ label, text }): ItemFact => ({
    called: label,
    besides: 'harga jumlah per',
    says: `${label.charAt(0).toLowerCase()}${label.slice(1)} **${text}**.`,
  }))
  const { length } = deck.slides
  return [...figures, { called: 'slide halaman lembar', says: `ada **${length} slide**.` }]
}
