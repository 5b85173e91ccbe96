import type { KindSkill } from '#core/assistant/shared/kind-skill.ts'

import { composeDeckItem } from './compose-deck.ts'
import type { DeckRequest } from './deck-request.ts'
import { deckVocabulary } from './deck-vocabulary.ts'
import { introduceDeck } from './introduce-deck.ts'
import { deckTeaching } from './model-deck.ts'
import { readDeckRequest } from './read-deck-request.ts'
import { deckReviser } from './revise/reviser.ts'

/** What the presentations teach the assistant: their words, and how facts become slides. */
export const presentationSkill: KindSkill<DeckRequest> = {
  kind: 'presentation',
  vocabulary: deckVocabulary,
  maker: {
    readRequest: (reading, _, context) => readDeckRequest(reading, context),
    composeItem: composeDeckItem,
    introduce: introduceDeck,
  },
  model: deckTeaching,
  reviser: deckReviser,
}
