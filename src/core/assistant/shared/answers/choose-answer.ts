import { aboutUs } from './about-us.ts'
import { createCorrector } from '../intent/edit-distance.ts'
import { realWords } from '../intent/word-lists.ts'
import { type Answer, type Asked, mended, scoreOf, wordsOf } from './answer.ts'
import { answerArithmetic } from './arithmetic.ts'
import { bookkeeping } from './bookkeeping.ts'
import { answerOddText, fallbackText } from './fallback.ts'
import { greetings } from './greetings.ts'
import { answerByReason } from './making.ts'
import { moneyHabits } from './money-habits.ts'
import { answerOwnFigures } from './owner-figures.ts'
import { papers } from './papers.ts'
import { reachingBuyers } from './reaching-buyers.ts'
import { rulesAndTaxes } from './rules-and-taxes.ts'
import { refusals } from './refusals.ts'
import { selling } from './selling.ts'
import { smallTalk } from './small-talk.ts'
import { terms } from './terms.ts'
import { usingLetters } from './using-letters.ts'

const all: readonly Answer[] = [
  ...refusals,
  ...papers,
  ...terms,
  ...usingLetters,
  ...aboutUs,
  ...rulesAndTaxes,
  ...selling,
  ...moneyHabits,
  ...reachingBuyers,
  ...bookkeeping,
  ...smallTalk,
  ...greetings,
]

/** Misspelt words are mended to those that the answers listen for; made at the first question. */
let corrector: ((word: string) => string) | undefined
const mend = (word: string): string => {
  corrector ??= createCorrector(wordsOf(all), realWords)
  return corrector(word)
}

/** What was left undone on the owner's word is said before anything else. */
const firstReasons = new Set(['cancelled', 'refused', 'postponed', 'several'])

export interface ChosenAnswer {
  /** Names the topic, for logs and tests. */
  readonly name: string
  readonly text: string
}

/** The answer to a message that asks for no item: always one, never made of the message's own words. */
export const chooseAnswer = (question: Asked): ChosenAnswer => {
  const asked = mended(question, mend)
  let best: { answer: Answer; score: number } | null = null
  for (const answer of all) {
    const score = scoreOf(answer, asked)
    if (score > (best?.score ?? 0)) best = { answer, score }
  }
  const chosen = (answer: Answer): ChosenAnswer => ({
    name: answer.name,
    text: typeof answer.reply === 'string' ? answer.reply : answer.reply(asked),
  })
  if (best && refusals.includes(best.answer)) return chosen(best.answer)
  const sum = answerOwnFigures(asked) ?? answerArithmetic(asked)
  if (sum !== null) return sum
  const { reason } = asked.topic
  const byReason = answerByReason(asked)
  if (byReason && reason !== null && firstReasons.has(reason)) return byReason
  const odd = answerOddText(asked)
  if (odd && (best === null || (best.score < 2 && odd.name !== 'gibberish'))) return odd
  // A thing that was named weighs more than one stray word, less than a topic that fits in two places.
  if (best && (byReason === null || best.score >= (reason === 'other_thing' ? 1 : 2))) return chosen(best.answer)
  if (byReason) return byReason
  return { name: 'fallback', text: fallbackText(asked) }
}
