import type { KindSkill } from '#core/assistant/shared/kind-skill.ts'

import { withOwnTurns } from '#core/assistant/shared/own-turns.ts'

import { composePos, itemOf } from './compose-pos.ts'
import { type PosOrder, withMemory } from './from-memory/till-memory.ts'
import { introducePos } from './introduce-pos.ts'
import { posTeaching } from './model-request.ts'
import { posVocabulary } from './pos-vocabulary.ts'
import { readPosRequest } from './read-request.ts'
import { shopQuestions } from './shop-questions.ts'
import { posReviser } from './revise/reviser.ts'

/** What the tills teach the assistant: their words, and how a sentence becomes a shop with its goods. */
export const posSkill: KindSkill<PosOrder> = {
  kind: 'pos',
  vocabulary: posVocabulary,
  maker: {
    readRequest: (order, _, context) => {
      const reading = withOwnTurns(order, context)
      return withMemory(readPosRequest(reading), reading.text, context)
    },
    composeItem: (request, { profile }) => ({
      ...itemOf(composePos(request, profile)),
      ...(request.remembered ? { usedFacts: request.remembered.used } : {}),
    }),
    introduce: (request, item) =>
      [introducePos(request, item.title), ...(request.remembered?.notes ?? [])].join('\n\n'),
  },
  model: {
    ...posTeaching,
    readRequest: (filled, told) => {
      const reading = withOwnTurns(told.reading, told.context)
      return withMemory(posTeaching.readRequest(filled, { ...told, reading }), reading.text, told.context)
    },
  },
  reviser: posReviser,
  facts: shopQuestions,
}
