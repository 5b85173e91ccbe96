import { featuresOf } from '#core/assistant/shared/intent/opinion/features.ts'
import { outcomes } from '#core/assistant/shared/intent/opinion/second-opinion.ts'
import { readWords } from '#core/assistant/shared/intent/words.ts'
import { inIndonesian } from '#core/assistant/shared/regional-words.ts'

import type { EvalCase } from './case-file.ts'
import type { Lesson } from './learner.ts'

/** A case whose outcome stands in the message alone: not decided by earlier turns or by what stands open. */
export const teaches = ({ turns, context, expect }: EvalCase): boolean =>
  turns.length === 0 && context.open === undefined && expect.kind !== 'revision'

/** What a case teaches. */
export const lessonOf = ({ message, expect }: EvalCase): Lesson => ({
  features: featuresOf(readWords(inIndonesian(message))),
  outcome: outcomes.indexOf(expect.kind === null || expect.kind === 'revision' ? 'chat' : expect.kind),
})
