import { readableText } from '../shared/scene/readable-text.ts'
import { readDeck } from '../shared/scene/upgrade-content.ts'

/** A deck as plain lines, for comparing two versions; empty for what is no deck. */
export const deckText = (content: unknown): string => {
  try {
    return readableText('', readDeck(content)).trim()
  } catch {
    // The comparison shows nothing where there is nothing to read; the editor itself says what is wrong.
    return ''
  }
}
