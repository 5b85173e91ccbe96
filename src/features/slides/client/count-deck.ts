import type { DeckContent } from '../shared/scene/deck.ts'
import { readableText } from '../shared/scene/readable-text.ts'

/** wordCount (split on white space) and charCount of P2 §4, over everything the deck says. */
export const countDeck = (deck: DeckContent): { wordCount: number; charCount: number } => {
  const text = readableText('', deck).trim()
  return { wordCount: text.split(/\s+/).length, charCount: text.length }
}
