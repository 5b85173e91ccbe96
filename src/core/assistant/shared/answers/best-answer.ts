import { createCorrector } from '../intent/edit-distance.ts'
import { realWords } from '../intent/word-lists.ts'
import { type Answer, type Asked, listensFor, mended, readAsked, scoreOf, wordsOf } from './answer.ts'
import { allFollowUps } from './follow-ups.ts'
import { createLikeness, type Likeness } from './likeness.ts'
import { createNearness, type Nearness } from './nearness.ts'
import { smallTalk } from './small-talk.ts'
import { hearsWhatDecides, namesOutside, sharesSubject, speaksOfUs } from './subjects.ts'
import { aboutOutside, all, known, ours, trade } from './topics.ts'

export interface ChosenAnswer {
  /** Names the topic, for logs and tests. */
  readonly name: string
  readonly text: string
}

/** Misspelt words are mended to those that the answers listen for; made at the first question. */
let corrector: ((word: string) => string) | undefined
export const mend = (word: string): string => {
  corrector ??= createCorrector(wordsOf([...all, ...allFollowUps]), realWords)
  return corrector(word)
}

let made: (Nearness & Likeness) | undefined
/** How near and how like the answers are; made at the first question. */
export const nearness = (): Nearness & Likeness => {
  if (made === undefined) {
    const near = createNearness(all)
    made = { ...near, ...createLikeness(all, near) }
  }
  return made
}

/** A greeting stands at the head of what it greets with. */
const opensByGreeting =
  /^ (?:\p{L}+ ){0,2}(?:pagi|siang|sore|malam|selamat|met|good|sugeng|wilujeng|salam|shalom|om|horas|assalamu?alaikum)/u

export interface Scored {
  readonly answer: Answer
  readonly score: number
  /** Meant by a question much like the message, not by single words. */
  readonly isAlike: boolean
}

/** The words by which an answer is known: of its conditions, and of the questions it was written for. */
const heardBy = (answer: Answer): readonly string[] => [
  ...listensFor(answer),
  ...(answer.asks ?? []).flatMap((question) => question.split(' ')),
]

/** Of two answers whose conditions hold, the one that knows more of what the message speaks of is meant. */
const ofShare = 2
/** What an answer loses that never heard of the very thing a message names. */
const deaf = 1.5

/** From this likeness on a message asks what an answer was written for. */
const alike = 0.5
/** What such a likeness is worth beside conditions that hold. */
const ofLikeness = 6

/** The best of some answers; whether it is good enough is not asked. */
export const bestOf = (answers: readonly Answer[], asked: Asked): Scored | null => {
  let best: Scored | null = null
  let bestRank = 0
  for (const answer of answers) {
    const score = scoreOf(answer, asked)
    const likeness = answer.asks === undefined ? 0 : nearness().likenessOf(answer, asked)
    const byWords = score <= 0 ? 0 : score + ofShare * nearness().shareOf(answer, asked)
    const byLikeness = likeness < alike ? 0 : likeness * ofLikeness
    const isAlike = byLikeness > byWords
    if (byWords + byLikeness === 0) continue
    const isDeaf = known.has(answer) && !hearsWhatDecides(asked, heardBy(answer))
    const rank = Math.max(byWords, byLikeness) - (isDeaf ? deaf : 0)
    if (rank <= bestRank) continue
    best = { answer, score: isAlike ? Math.max(score, clearly * likeness) : score, isAlike: isAlike && !isDeaf }
    bestRank = rank
  }
  return best
}

/** Of this score a message says itself what it is about. */
export const clear = 2

/** From this share of a message's words on, an answer is meant. */
const meant = 0.33
/** From this score on an answer about this product stands, whatever else is said. */
export const sure = 2.6
/** Below this share a message without a word of ours asks something else than about us. */
const half = 0.5
/** The same of an answer about a trade. */
export const clearly = 3.2
/** Below this share an answer about a trade is left out where a question only brushes its conditions. */
const stranger = 0.25
/** Below this one it speaks of something else altogether. */
const unrelated = 0.12

/**
 * An answer whose conditions hold by stray words is left out: an honest word is better than an answer to another question.
 * `klien minta bayar 60 hari, aman ga` asks nothing about the safety of data.
 */
const checked = (best: Scored | null, asked: Asked): Scored | null => {
  if (best === null || best.isAlike || asked.wordCount < 4) return best
  // `gorengan sisa banyak tiap malam gimana` greets nobody.
  const isStrayGreeting = best.answer.name.startsWith('greeting_') && asked.asks && !opensByGreeting.test(asked.line)
  if (isStrayGreeting) return null
  const share = nearness().shareOf(best.answer, asked)
  // `pembeli salah transfer, harus gimana` is no complaint about us.
  if (smallTalk.includes(best.answer)) return asked.asks && asked.wordCount >= 6 && share < stranger ? null : best
  if (!known.has(best.answer)) return best
  if (ours.includes(best.answer) && asked.wordCount >= 6 && share < half && !speaksOfUs(asked)) return null
  if (asked.asks && share < meant && !hearsWhatDecides(asked, heardBy(best.answer))) return null
  if (share >= meant || sharesSubject(asked, heardBy(best.answer))) return best
  if (ours.includes(best.answer)) return best.score < sure ? null : best
  const isStray = asked.asks && (share < unrelated || (share < stranger && best.score < clearly))
  return isStray ? null : best
}

/** The best answer to the message as a whole. */
export const bestFor = (asked: Asked): Scored | null => {
  const outside = namesOutside(asked) ? bestOf(aboutOutside, asked) : null
  const best = outside ?? bestOf(all, asked)
  // Where an answer about us is meant by stray words, a trade's own may still be meant.
  return (
    checked(best, asked) ??
    (best !== null && !trade.includes(best.answer) ? checked(bestOf(trade, asked), asked) : null)
  )
}

/** What an answer says to a message. */
export const said = ({ name, reply }: Answer, asked: Asked): ChosenAnswer => ({
  name,
  text: typeof reply === 'string' ? reply : reply(asked),
})

/** A part of a message as the answers look at it. */
export const partWith = (asked: Asked, text: string): Asked =>
  mended(readAsked(text, asked.topic, asked.context, asked.makeable), mend)
