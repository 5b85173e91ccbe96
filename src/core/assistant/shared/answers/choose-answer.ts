import { createCorrector } from '../intent/edit-distance.ts'
import { realWords } from '../intent/word-lists.ts'
import { aboutAccount } from './about-account.ts'
import { aboutUs } from './about-us.ts'
import { type Answer, type Asked, listensFor, mended, readAsked, scoreOf, wordsOf } from './answer.ts'
import { beingPaid } from './being-paid.ts'
import { beyond } from './beyond.ts'
import { bookkeeping } from './bookkeeping.ts'
import { counterWorries } from './counter-worries.ts'
import { answerOddText, fallbackText } from './fallback.ts'
import { everyday } from './everyday.ts'
import { everydayPapersAndMoney } from './everyday-papers-and-money.ts'
import { feelings } from './feelings.ts'
import { allFollowUps, followUpsOf, generalFollowUps, nothingMore } from './follow-ups.ts'
import { goodToKnow } from './good-to-know.ts'
import { greetings } from './greetings.ts'
import { wordsBefore } from './leaning.ts'
import { licences } from './licences.ts'
import { createLikeness, type Likeness } from './likeness.ts'
import { answerByReason } from './making.ts'
import { moneyHabits } from './money-habits.ts'
import { moreAboutUs } from './more-about-us.ts'
import { moreOnPapersAndRules } from './more-on-papers-and-rules.ts'
import { moreOnSelling } from './more-on-selling.ts'
import { otherPapers } from './other-papers.ts'
import { createNearness, type Nearness } from './nearness.ts'
import { papers } from './papers.ts'
import { peopleAndTrouble } from './people-and-trouble.ts'
import { permitsAndClaims } from './permits-and-claims.ts'
import { pricing } from './pricing.ts'
import { reachingBuyers } from './reaching-buyers.ts'
import { questionsOf } from './questions-of.ts'
import { readyWords } from './ready-words.ts'
import { answerReckoned } from './reckon/answer-reckoned.ts'
import { refusals } from './refusals.ts'
import { rulesAndTaxes } from './rules-and-taxes.ts'
import { runningTheShop } from './running-the-shop.ts'
import { saidBefore } from './said-before.ts'
import { seasonsAndPauses } from './seasons-and-pauses.ts'
import { selling } from './selling.ts'
import { situations } from './situations.ts'
import { smallTalk } from './small-talk.ts'
import { hearsWhatDecides, namesOutside, sharesSubject } from './subjects.ts'
import { terms } from './terms.ts'
import { usingLetters } from './using-letters.ts'
import { whereToSell } from './where-to-sell.ts'
import { workers } from './workers.ts'
import { workersDues } from './workers-dues.ts'
import { creditAndPrices } from './worth-knowing/credit-and-prices.ts'
import { people } from './worth-knowing/people.ts'
import { rulesWorthKnowing } from './worth-knowing/rules.ts'
import { seasonsAndSelling } from './worth-knowing/seasons-and-selling.ts'
import { stockAndMishaps } from './worth-knowing/stock-and-mishaps.ts'
import { writtenForYou } from './written-for-you.ts'

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
  ...seasonsAndPauses,
  ...everyday,
  ...everydayPapersAndMoney,
  ...readyWords,
  ...moreOnSelling,
  ...moreOnPapersAndRules,
  ...situations,
  ...writtenForYou,
  ...runningTheShop,
  ...peopleAndTrouble,
  ...workersDues,
  ...permitsAndClaims,
  ...counterWorries,
  ...goodToKnow,
  ...creditAndPrices,
  ...people,
  ...stockAndMishaps,
  ...rulesWorthKnowing,
  ...seasonsAndSelling,
]
const ours: readonly Answer[] = [...usingLetters, ...aboutUs, ...aboutAccount, ...moreAboutUs]
const all: readonly Answer[] = [...refusals, ...trade, ...ours, ...feelings, ...smallTalk, ...beyond, ...greetings]

/** Answers that are known by their words; greetings and talk are not. */
const known: ReadonlySet<Answer> = new Set([...trade, ...ours, ...feelings])

/** What may answer a message that names something of the world outside. */
const aboutOutside = all.filter((answer) => !ours.includes(answer) && !feelings.includes(answer))

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

let made: (Nearness & Likeness) | undefined
/** Made at the first question, of all answers. */
const nearness = (): Nearness & Likeness => {
  if (made === undefined) {
    const near = createNearness(all)
    made = { ...near, ...createLikeness(all, near) }
  }
  return made
}

/** A greeting stands at the head of what it greets with. */
const opensByGreeting =
  /^ (?:\p{L}+ ){0,2}(?:pagi|siang|sore|malam|selamat|met|good|sugeng|wilujeng|salam|shalom|om|horas|assalamu?alaikum)/u

interface Scored {
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

const bestOf = (answers: readonly Answer[], asked: Asked): Scored | null => {
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
const clear = 2

/** From this share of a message's words on, an answer is meant. */
const meant = 0.33
/** From this score on an answer about this product stands, whatever else is said. */
const sure = 2.6
/** The same of an answer about a trade. */
const clearly = 3.2
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
  if (!known.has(best.answer)) return best
  const share = nearness().shareOf(best.answer, asked)
  if (asked.asks && share < meant && !hearsWhatDecides(asked, heardBy(best.answer))) return null
  if (share >= meant || sharesSubject(asked, heardBy(best.answer))) return best
  if (ours.includes(best.answer)) return best.score < sure ? null : best
  const isStray = asked.asks && (share < unrelated || (share < stranger && best.score < clearly))
  return isStray ? null : best
}

/** The best answer to the message as a whole. */
const bestFor = (asked: Asked): Scored | null => {
  const outside = namesOutside(asked) ? bestOf(aboutOutside, asked) : null
  return checked(outside ?? bestOf(all, asked), asked)
}

const said = ({ name, reply }: Answer, asked: Asked): ChosenAnswer => ({
  name,
  text: typeof reply === 'string' ? reply : reply(asked),
})

/** The answer to a short message that goes on from the one before; null where it begins something of its own. */
const answerFollowUp = (asked: Asked, own: Scored | null, before: string): ChosenAnswer | null => {
  const { topic, context, makeable } = asked
  const earlier = mended(readAsked(before, { reason: null, kind: null, documentType: null }, context, makeable), mend)
  const was = bestFor(earlier)
  if (was === null || (!trade.includes(was.answer) && !ours.includes(was.answer))) return null
  const next = bestOf(followUpsOf(was.answer.name), asked)
  if (next) return said(next.answer, asked)
  const isOwn = own !== null && own.answer !== was.answer && !usingLetters.includes(own.answer)
  if (isOwn && own.score >= clear && !smallTalk.includes(own.answer)) return null
  const together = mended(readAsked(`${before} ${asked.text}`, topic, context, makeable), mend)
  const both = bestFor(together)
  const last = context.turns.findLast(({ sender }) => sender === 'ai')?.content.trim()
  const goesOn = both !== null && (both.answer === was.answer ? topic.kind !== null : both.score > was.score)
  const answer = goesOn ? said(both.answer, together) : null
  if (answer !== null && answer.text.trim() !== last) return answer
  const repeated = trade.includes(was.answer) ? saidBefore(asked) : null
  if (repeated !== null)
    return {
      name: 'said_before',
      text: `Soal itu, dari yang saya tulis tadi:\n\n${repeated}\n\nSelebihnya belum saya ketahui pasti. Sebutkan keadaannya kalau mau dipersempit.`,
    }
  const general = bestOf(generalFollowUps, asked)
  if (general) return said(general.answer, asked)
  if (isOwn && own.score > 1) return null
  return trade.includes(was.answer) ? said(nothingMore, asked) : null
}

/** `sertifikat halal bayar berapa`: the part of a topic that is asked for by itself; not where the whole is asked for. */
const partAsked = (answer: Answer, asked: Asked): Answer | null => {
  const isWhole =
    / (?:apa itu|itu apa) /.test(asked.line) ||
    ['cara', 'bagaimana', 'beda', 'maksud', 'contoh'].some((word) => asked.words.has(word))
  if (isWhole || !asked.asks || asked.wordCount > 9) return null
  const part = bestOf(followUpsOf(answer.name), asked)
  return part === null || part.answer.name === 'said_simply' ? null : part.answer
}

/** From this share of its words on, one of two questions has an answer of its own. */
const ofItsOwn = 0.4
/** Below this one an answer says nothing of it. */
const untouched = 0.3
const restUnknown =
  'Bagian lain dari pertanyaan Anda belum saya ketahui pastinya. Tanyakan terpisah dengan kata yang lebih singkat, atau sebutkan angka dan keadaannya; soal aturan, ke instansinya.'

const partWith = (asked: Asked, text: string): Asked =>
  mended(readAsked(text, asked.topic, asked.context, asked.makeable), mend)

/** The topic of one of several questions, where it is known without the others. */
const topicOfPart = (part: Asked): Answer | null => {
  const best = bestFor(part)
  if (best === null || !(trade.includes(best.answer) || ours.includes(best.answer)) || part.wordCount < 3) return null
  const isClear = best.isAlike || best.score >= clear
  return isClear && nearness().shareOf(best.answer, part) >= ofItsOwn ? best.answer : null
}

/**
 * A message of two questions: both are answered where both are known, and what is not known is said. Null where it asks but
 * once, or the one answer was written for all of it.
 */
const answerBoth = (asked: Asked, whole: Scored | null, reckoned: ChosenAnswer | null): ChosenAnswer | null => {
  const isAsked = (part: string): boolean => partWith(asked, part).asks
  const parts = questionsOf(asked.text, isAsked).map((part) => partWith(asked, part))
  const [first, second] = parts
  if (first === undefined || second === undefined || (whole?.isAlike === true && reckoned === null)) return null
  if (reckoned !== null) {
    const other = parts.find(({ text }) => !/\d/.test(text))
    const topic = other === undefined ? null : topicOfPart(other)
    return topic === null || other === undefined ? null : joined(reckoned, said(topic, other))
  }
  const [one, two] = [topicOfPart(first), topicOfPart(second)]
  const sayPart = (answer: Answer, part: Asked): ChosenAnswer => said(partAsked(answer, part) ?? answer, part)
  if (one !== null && two !== null && one !== two) return joined(sayPart(one, first), sayPart(two, second))
  const topic = one ?? (whole !== null && trade.includes(whole.answer) ? whole.answer : null)
  if (topic === null) return null
  const asks = bestOf(followUpsOf(topic.name), second)
  if (asks !== null && asks.answer.name !== 'said_simply')
    return joined(sayPart(topic, first), said(asks.answer, second))
  // `qris potongannya berapa dan pencairannya kapan`: the second asks on about what the first names.
  if (one !== null && two === null && whole !== null && whole.answer !== one && trade.includes(whole.answer))
    return joined(sayPart(one, first), said(whole.answer, asked))
  const isUntouched = second.stems.size >= 2 && nearness().shareOf(topic, second) < untouched && two === null
  return isUntouched ? joined(said(topic, asked), { name: 'rest_unknown', text: restUnknown }) : null
}

const joined = (one: ChosenAnswer, two: ChosenAnswer): ChosenAnswer => ({
  name: one.name,
  text: `${one.text}\n\n---\n\n${two.text}`,
})

/** The answer to a message that asks for no item: always one, never made of the message's own words. */
export const chooseAnswer = (question: Asked): ChosenAnswer => {
  const asked = mended(question, mend)
  const found = bestFor(asked)
  if (found && refusals.includes(found.answer)) return said(found.answer, asked)
  const { reason } = asked.topic
  const before = reason !== null && firstReasons.has(reason) ? null : wordsBefore(asked.text, asked.context.turns)
  // `aman ga itu` goes on from what was said before, though this product answers to `aman` too.
  const isOfBefore = before !== null && found !== null && ours.includes(found.answer) && found.score < sure
  const best = isOfBefore ? null : found
  const sum = answerReckoned(asked, before)
  const isPlain = before === null && (asked.topic.reason === null || asked.topic.reason === 'asked')
  const both = isPlain ? answerBoth(asked, best, sum) : null
  if (both !== null) return both
  if (sum !== null) return sum
  const next = before === null ? null : answerFollowUp(asked, best, before)
  if (next !== null) return next
  const part = best && before === null ? partAsked(best.answer, asked) : null
  if (part) return said(part, asked)
  // `bisa dipakai ga kasirnya kalau ga ada sinyal` asks what a known answer says; nothing was refused.
  const isQuestion =
    reason === 'refused' && asked.asks && best !== null && best.score >= clearly && known.has(best.answer)
  const byReason = isQuestion ? null : answerByReason(asked)
  if (byReason && reason !== null && firstReasons.has(reason)) return byReason
  const odd = answerOddText(asked)
  if (odd && (best === null || (best.score < 2 && odd.name !== 'gibberish'))) return odd
  // A thing that was named weighs more than one stray word, less than a topic that fits in two places.
  if (best && (byReason === null || best.score >= (reason === 'other_thing' ? 1 : 2))) return said(best.answer, asked)
  if (byReason) return byReason
  return { name: 'fallback', text: fallbackText(asked) }
}
