import type { KindSkill } from '#core/assistant/shared/kind-skill.ts'

import { composeDeckItem } from './making/compose-deck.ts'
import { deckVocabulary } from './deck-vocabulary.ts'
import type { DeckRequest } from './deck-request.ts'
import { type DeckOrder, withMemory } from './from-memory/deck-memory.ts'
import { introduceDeck } from './making/introduce-deck.ts'
import { englishFromIndonesian } from './in-english/from-indonesian.ts'
import { readEnglishDeck } from './in-english/read-english-deck.ts'
import { deckTeaching } from './model-deck.ts'
import { readDeckRequest } from './reading/read-deck-request.ts'
import { deckQuestions } from './deck-questions.ts'
import { deckReviser } from './revise/reviser.ts'

/** What was ordered in English is written in it, and what is wished in it has its headings in it. */
const withEnglish = (request: DeckRequest, words: string | undefined): DeckRequest => {
  if (words === undefined)
    return request.isForeign === 'english'
      ? { ...request, english: englishFromIndonesian(request), lesson: null }
      : request
  const english = readEnglishDeck(words)
  const { business, purpose, series } = english
  const { isForeign: _, ...told } = request
  return {
    ...told,
    business,
    english,
    goods: [],
    lesson: null,
    purpose,
    series,
    statedTotal: null,
  }
}

/** What the presentations teach the assistant: their words, and how facts become slides. */
export const presentationSkill: KindSkill<DeckOrder> = {
  kind: 'presentation',
  vocabulary: deckVocabulary,
  maker: {
    readRequest: (reading, _, context) =>
      withMemory(withEnglish(readDeckRequest(reading, context), context.inEnglish), reading.text, context),
    composeItem: (request, context) => ({
      ...composeDeckItem(request, context),
      ...(request.remembered ? { usedFacts: request.remembered.used } : {}),
    }),
    introduce: (request, item) => [introduceDeck(request, item), ...(request.remembered?.notes ?? [])].join('\n\n'),
  },
  model: {
    ...deckTeaching,
    readRequest: (filled, told) => withMemory(deckTeaching.readRequest(filled, told), told.reading.text, told.context),
  },
  reviser: deckReviser,
  facts: deckQuestions,
}
