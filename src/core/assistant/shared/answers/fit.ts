import { type Answer, type Asked, scoreOf } from './answer.ts'
import type { Likeness } from './likeness.ts'
import type { Nearness } from './nearness.ts'
import type { Relevance } from './relevance.ts'

/** How well answers fit a message by everything that they are known by: all their words, their conditions, their questions. */
export interface Fit {
  readonly fitOf: (answer: Answer, asked: Asked) => number
  /** The one of some answers that fits best; null where none knows enough of what the message speaks of. */
  readonly fittest: (answers: readonly Answer[], asked: Asked) => Fitting | null
}

export interface Fitting {
  readonly answer: Answer
  readonly fit: number
}

/** What a condition that holds is worth beside the words, and what a question much like the message. */
const ofConditions = 0.25
const mostOfConditions = 4
const ofLikeness = 1.4
/** Where both speak for an answer, the weaker voice counts for less. */
const ofWeaker = 0.25
/** Below this relevance conditions hold by stray words. */
const leastRelevance = 0.4
/** So many words of the message an answer must know: `cara daftar …` alone asks anything. */
const leastShared = 2

export const createFit = ({ knows, weightOf, likenessOf, relevanceOf }: Nearness & Likeness & Relevance): Fit => {
  const fitOf: Fit['fitOf'] = (answer, asked) => {
    const byConditions = ofConditions * Math.min(scoreOf(answer, asked), mostOfConditions)
    const byLikeness = answer.asks === undefined ? 0 : ofLikeness * likenessOf(answer, asked) ** 2
    return (
      relevanceOf(answer, asked) + Math.max(byConditions, byLikeness) + ofWeaker * Math.min(byConditions, byLikeness)
    )
  }
  const sharesEnough = (answer: Answer, { stems }: Asked): boolean =>
    [...stems].filter((stem) => weightOf(stem) > 0 && knows(answer, stem)).length >= leastShared
  return {
    fitOf,
    fittest: (answers, asked) => {
      let best: Fitting | null = null
      for (const answer of answers) {
        if (relevanceOf(answer, asked) < leastRelevance) continue
        const fit = fitOf(answer, asked)
        if (fit > (best?.fit ?? 0) && sharesEnough(answer, asked)) best = { answer, fit }
      }
      return best
    },
  }
}
