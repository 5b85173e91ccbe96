import type { FactCount } from '../facts.ts'
import type { NoOrder } from '../finding.ts'
import type { Sentence } from '../words.ts'
import { type Opinion, secondOpinion } from './second-opinion.ts'

/** The largest share of `chat` with which a message is still an order: where little is told, and where much is. */
interface Doubt {
  readonly told: number
  readonly whole: number
}

/**
 * By what the rules found instead of an order; what is refused, put off or past is theirs alone. Measured over the cases
 * in folds, each asked of weights that had not seen it: nothing to be answered is made at these shares.
 */
const doubts: Readonly<Partial<Record<NoOrder | 'unclear', Doubt>>> = {
  mentioned: { told: 0.03, whole: 0.12 },
  unclear: { told: 0.03, whole: 0.12 },
  unnamed: { told: 0.03, whole: 0.12 },
  asked: { told: 0, whole: 0.03 },
  supposed: { told: 0, whole: 0.03 },
  somebody_else: { told: 0, whole: 0.03 },
}

/** Whether a message that names something to be made looks as orders look, though no rule found its order. */
export const looksOrdered = (
  reason: NoOrder | 'unclear',
  sentences: readonly Sentence[],
  { money, numbers, names, details }: FactCount,
  opinionOf: (sentences: readonly Sentence[]) => Opinion = secondOpinion,
): boolean => {
  const doubt = doubts[reason]
  if (doubt === undefined || money + numbers + names + details === 0) return false
  const isWhole = money > 0 && numbers + names + details > 0
  const { chat } = opinionOf(sentences)
  return chat < (isWhole ? doubt.whole : doubt.told)
}
