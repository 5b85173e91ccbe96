import { createCorrector } from '../intent/edit-distance.ts'
import { realWords } from '../intent/word-lists.ts'
import { aboutAccount } from './about-account.ts'
import { aboutUs } from './about-us.ts'
import { type Answer, type Asked, mended, readAsked, scoreOf, wordsOf } from './answer.ts'
import { beingPaid } from './being-paid.ts'
import { bookkeeping } from './bookkeeping.ts'
import { answerOddText, fallbackText } from './fallback.ts'
import { feelings } from './feelings.ts'
import { allFollowUps, followUpsOf, generalFollowUps, nothingMore } from './follow-ups.ts'
import { greetings } from './greetings.ts'
import { wordsBefore } from './leaning.ts'
import { licences } from './licences.ts'
import { answerByReason } from './making.ts'
import { moneyHabits } from './money-habits.ts'
import { otherPapers } from './other-papers.ts'
import { papers } from './papers.ts'
import { pricing } from './pricing.ts'
import { reachingBuyers } from './reaching-buyers.ts'
import { answerReckoned } from './reckon/answer-reckoned.ts'
import { refusals } from './refusals.ts'
import { rulesAndTaxes } from './rules-and-taxes.ts'
import { selling } from './selling.ts'
import { smallTalk } from './small-talk.ts'
import { terms } from './terms.ts'
import { usingLetters } from './using-letters.ts'
import { whereToSell } from './where-to-sell.ts'
import { workers } from './workers.ts'

/** Topics of trade: what is asked next about one of them goes on from it. */
const trade: readonly Answer[] = [
  ...papers,
  ...otherPapers,
  ...terms,
  ...rulesAndTaxes,
  ...licences,
  ...selling,
  ...pricing,
  ...whereToSell,
  ...beingPaid,
  ...moneyHabits,
  ...reachingBuyers,
  ...bookkeeping,
  ...workers,
]
const ours: readonly Answer[] = [...usingLetters, ...aboutUs, ...aboutAccount]
const all: readonly Answer[] = [...refusals, ...trade, ...ours, ...feelings, ...smallTalk, ...greetings]

/** Misspelt words are mended to those that the answers listen for; made at the first question. */
let corrector: ((word: string) => string) | undefined
const mend = (word: string): string => {
  corrector ??= createCorrector(wordsOf([...all, ...allFollowUps]), realWords)
  return corrector(word)
}

/** What was left undone on the owner's word is said before anything else. */
const firstReasons = new Set(['cancelled', 'refused', 'postponed', 'several'])

export interface ChosenAnswer {
  /** Names the topic, for logs and tests. */
  readonly name: string
  readonly text: string
}

interface Scored {
  readonly answer: Answer
  readonly score: number
}

const bestOf = (answers: readonly Answer[], asked: Asked): Scored | null => {
  let best: Scored | null = null
  for (const answer of answers) {
    const score = scoreOf(answer, asked)
    if (score > (best?.score ?? 0)) best = { answer, score }
  }
  return best
}

const said = ({ name, reply }: Answer, asked: Asked): ChosenAnswer => ({
  name,
  text: typeof reply === 'string' ? reply : reply(asked),
})

/** Of this score a message says itself what it is about. */
const clear = 2

/** The answer to a short message that goes on from the one before; null where it begins something of its own. */
const answerFollowUp = (asked: Asked, own: Scored | null, before: string): ChosenAnswer | null => {
  const { topic, context, makeable } = asked
  const earlier = mended(readAsked(before, { reason: null, kind: null, documentType: null }, context, makeable), mend)
  const was = bestOf(all, earlier)
  if (was === null || (!trade.includes(was.answer) && !ours.includes(was.answer))) return null
  const next = bestOf(followUpsOf(was.answer.name), asked)
  if (next) return said(next.answer, asked)
  const isOwn = own !== null && own.answer !== was.answer && !usingLetters.includes(own.answer)
  if (isOwn && own.score >= clear && !smallTalk.includes(own.answer)) return null
  const together = mended(readAsked(`${before} ${asked.text}`, topic, context, makeable), mend)
  const both = bestOf(all, together)
  const last = context.turns.findLast(({ sender }) => sender === 'ai')?.content.trim()
  const goesOn = both !== null && (both.answer === was.answer ? topic.kind !== null : both.score > was.score)
  const answer = goesOn ? said(both.answer, together) : null
  if (answer !== null && answer.text.trim() !== last) return answer
  const known = bestOf(generalFollowUps, asked)
  if (known) return said(known.answer, asked)
  if (isOwn && own.score > 1) return null
  return trade.includes(was.answer) ? said(nothingMore, asked) : null
}

/** The answer to a message that asks for no item: always one, never made of the message's own words. */
export const chooseAnswer = (question: Asked): ChosenAnswer => {
  const asked = mended(question, mend)
  const best = bestOf(all, asked)
  if (best && refusals.includes(best.answer)) return said(best.answer, asked)
  const { reason } = asked.topic
  const before = reason !== null && firstReasons.has(reason) ? null : wordsBefore(asked.text, asked.context.turns)
  const sum = answerReckoned(asked, before)
  if (sum !== null) return sum
  const next = before === null ? null : answerFollowUp(asked, best, before)
  if (next !== null) return next
  const byReason = answerByReason(asked)
  if (byReason && reason !== null && firstReasons.has(reason)) return byReason
  const odd = answerOddText(asked)
  if (odd && (best === null || (best.score < 2 && odd.name !== 'gibberish'))) return odd
  // A thing that was named weighs more than one stray word, less than a topic that fits in two places.
  if (best && (byReason === null || best.score >= (reason === 'other_thing' ? 1 : 2))) return said(best.answer, asked)
  if (byReason) return byReason
  return { name: 'fallback', text: fallbackText(asked) }
}
