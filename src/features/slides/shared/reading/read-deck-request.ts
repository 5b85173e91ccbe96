import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'

import type { DeckRequest } from '../deck-request.ts'
import { countPattern } from '../deck-vocabulary.ts'
import { shownIn } from '../making/told-besides.ts'
import { withUntold } from './add-untold.ts'
import { asRead } from './audience-words.ts'
import { withCover } from './cover-facts.ts'
import { themeWords } from './deck-wishes.ts'
import { fillDraft } from './fill-draft.ts'
import { readDeckHead } from './read-deck-head.ts'
import { reckonedOf, withReckoned } from './reckoned-answer.ts'
import { settleRequest } from './settle-request.ts'
import { calmed, tidyMessage } from './tidy-message.ts'
import { clausesMarked } from './unpunctuated.ts'

/** Everything that a message says about a presentation, clause by clause: nothing that was said gets lost. */
export const readDeckRequest = (reading: Reading, context: AssistantContext): DeckRequest => {
  const text = clausesMarked(calmed(reading.text))
  const { before, body } = tidyMessage(text)
  const after = body
    .replace(countPattern, ' ')
    .replaceAll(themeWords, ' ')
    .replace(/^[\s:,]+/, '')
    .replaceAll(/ {2,}/g, ' ')
  const read = readDeckHead({ text, after }, reading, context)
  const settled = settleRequest(read, fillDraft(read), { text, before, after }, reading, context)
  const whole = withUntold(settled, read, `${before}\n${after}`, reading, context)
  const reckoned = reckonedOf(reading, context, whole.purpose)
  return withCover(asRead(withReckoned(whole, reckoned, { shown: shownIn(whole, context), text }), reading))
}
