import type { ItemKind } from '#core/items/shared/kinds.ts'

import type { FactCount } from '../facts.ts'
import type { NoOrder } from '../finding.ts'
import type { Sentence } from '../words.ts'
import { type Opinion, secondOpinion } from './second-opinion.ts'

/** The largest share of `chat` with which a message is still an order: the more it tells, the larger. */
interface Doubt {
  /** Nothing is counted, and yet the message is no short one. */
  readonly bare: number
  readonly told: number
  readonly whole: number
}

/**
 * By what the rules found instead of an order; what is refused, put off or past is theirs alone. Measured over the cases
 * in folds, each asked of weights that had not seen it: nothing to be answered is made at these shares.
 */
const doubts: Readonly<Partial<Record<NoOrder | 'unclear', Doubt>>> = {
  mentioned: { bare: 0.01, told: 0.015, whole: 0.12 },
  unclear: { bare: 0.01, told: 0.015, whole: 0.12 },
  unnamed: { bare: 0, told: 0.015, whole: 0.12 },
  asked: { bare: 0, told: 0, whole: 0.03 },
  supposed: { bare: 0, told: 0, whole: 0.03 },
  somebody_else: { bare: 0, told: 0, whole: 0.03 },
}

const leastWords = 8
const wordsIn = (sentences: readonly Sentence[]): number => sentences.reduce((sum, { words }) => sum + words.length, 0)

/** Whether a message that names something to be made looks as orders look, though no rule found its order. */
export const looksOrdered = (
  reason: NoOrder | 'unclear',
  sentences: readonly Sentence[],
  { money, numbers, names, details }: FactCount,
  opinionOf: (sentences: readonly Sentence[]) => Opinion = secondOpinion,
): boolean => {
  const doubt = doubts[reason]
  if (doubt === undefined) return false
  const isTold = money + numbers + names + details > 0
  if (!isTold && wordsIn(sentences) < leastWords) return false
  const isWhole = money > 0 && numbers + names + details > 0
  const { chat } = opinionOf(sentences)
  return chat < (isWhole ? doubt.whole : isTold ? doubt.told : doubt.bare)
}

/** How an order is worded that no form of ordering makes: a thing is only named or asked about, or it is wished for. */
export type Wording = 'named' | 'wished'

/**
 * From this share of `chat` on such a message is talk, whatever sums it tells. Measured over the cases in folds: of a
 * thousand orders at most two look so much like talk.
 */
const talkFrom: Readonly<Record<Wording, number>> = { named: 0.5, wished: 0.8 }

/** Whether a message in which the rules found an order looks as talk looks. */
export const looksLikeTalk = (
  sentences: readonly Sentence[],
  wording: Wording,
  opinionOf: (sentences: readonly Sentence[]) => Opinion = secondOpinion,
): boolean =>
  // A short wish has too few words to be judged by their likeness.
  (wording === 'named' || wordsIn(sentences) > leastWords) && opinionOf(sentences).chat >= talkFrom[wording]

/** A price list alone orders no till and no site, and a paper is always named. */
const reckonedOrShown = ['analysis', 'presentation'] as const satisfies readonly ItemKind[]

/** The largest share of `chat`, and the least of a kind, with which a message that names nothing is an order for it. */
const unnamed = { chat: 0.02, kind: 0.85 }

/**
 * What a message that names no thing is certainly for: `pitch utk grant: usaha jamu …, butuh 50jt`. Null where it tells too
 * little or could be something else.
 */
export const kindMeant = (
  sentences: readonly Sentence[],
  { money, numbers, names, details }: FactCount,
  opinionOf: (sentences: readonly Sentence[]) => Opinion = secondOpinion,
): ItemKind | null => {
  if (money === 0 || money + numbers + names + details < 2) return null
  const opinion = opinionOf(sentences)
  if (opinion.chat >= unnamed.chat) return null
  return reckonedOrShown.find((kind) => opinion[kind] >= unnamed.kind) ?? null
}
