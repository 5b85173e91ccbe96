import type { KindSkill } from '#core/assistant/shared/kind-skill.ts'

import { composePos, itemOf } from './compose-pos.ts'
import { introducePos } from './introduce-pos.ts'
import { posTeaching } from './model-request.ts'
import type { PosRequest } from './pos-request.ts'
import { posVocabulary } from './pos-vocabulary.ts'
import { readPosRequest } from './read-request.ts'
import { posReviser } from './revise/reviser.ts'

/** What the tills teach the assistant: their words, and how a sentence becomes a shop with its goods. */
export const posSkill: KindSkill<PosRequest> = {
  kind: 'pos',
  vocabulary: posVocabulary,
  maker: {
    readRequest: (reading) => readPosRequest(reading),
    composeItem: (request, { profile }) => itemOf(composePos(request, profile)),
    introduce: (request, item) => introducePos(request, item.title),
  },
  model: posTeaching,
  reviser: posReviser,
}
