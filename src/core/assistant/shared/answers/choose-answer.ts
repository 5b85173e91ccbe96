import { type Asked, asksWhether, mended, scoreOf } from './answer.ts'
import {
  bestFor,
  bestHeld,
  type ChosenAnswer,
  clear,
  clearly,
  isWanted,
  mend,
  nearness,
  said,
  sure,
} from './best-answer.ts'
import { answerOddText, asQuestion, fallbackText, firstQuestions, nearText } from './fallback.ts'
import { answerFollowUp, answerPointed } from './going-on.ts'
import { beyond } from './beyond.ts'
import { wordsAsTold } from './copywriting/as-told.ts'
import { signedBy } from './copywriting/house-told.ts'
import { readTold } from './copywriting/told-words.ts'
import { replyAsTold } from './copywriting/question-replies.ts'
import { exampleOrders } from './kinds-in-words.ts'
import { wordsBefore } from './leaning.ts'
import { answerByReason } from './making.ts'
import { answerReckoned, answerUnreckoned } from './reckon/answer-reckoned.ts'
import { refusals } from './refusals.ts'
import { hearsWhatDecides } from './subjects.ts'
import { known, ours, trade, writers } from './topics.ts'
import { answerBetween } from './told/between-two.ts'
import { wayToFindOut } from './told/finding-out.ts'
import { answerTold, askedTotal } from './told/told-list.ts'
import { answerToldSoFar } from './told/told-so-far.ts'
import { answerVariant } from './variants.ts'
import { answerBoth, joined, partAsked } from './two-questions.ts'

export type { ChosenAnswer } from './best-answer.ts'

/** `pengen punya toko online tapi gaptek, mulai dari mana`: nothing is put off. */
const asksWhereToBegin = / mulai (?:dari mana|dari apa|gimana|bagaimana) /

const onlyWithout =
  /^(?!.* (?:jangan|batal|tidak usah|tidak jadi|gausah) ).* tanpa (?:surat|nota|kuitansi|bukti|kontrak|invoice) /u

/** What was left undone on the owner's word is said before anything else. */
const firstReasons = new Set(['cancelled', 'refused', 'postponed', 'several'])

/** They write of what is told in general words. */
const givesWay = new Set([
  'closed_words',
  'open_again_words',
  'price_up_words',
  'pickup_words',
  'opening_words',
  'promotion_words',
  'late_order_words',
])
/** Of these only where a mark or a word says that what follows is to be said so. */
const onlyDictated = new Set(['promotion_words', 'late_order_words'])

/** They have one text for all, and know nothing of what is dictated. */
const fixedWriters = new Set([...writers].filter(({ reply }) => typeof reply === 'string').map(({ name }) => name))

const beginnings: readonly string[] = [...exampleOrders, ...firstQuestions]

/** An answer with the sentences of it that can be sent as they stand: those it names itself, and examples. */
const withSuggestions = (answer: ChosenAnswer): ChosenAnswer => {
  const examples = beginnings.filter((sentence) => answer.text.includes(`*${sentence}*`))
  const suggestions = [...(answer.suggestions ?? []), ...examples]
  return suggestions.length > 0 ? { ...answer, suggestions } : answer
}

const asksHowMuch = / (?:berapa|piro|sabaraha|hitung\p{L}*|itung\p{L}*|untung\p{L}*|rugi|total) /u

const answerTo = (question: Asked, leansAnyway = false): ChosenAnswer => {
  // `tolong buatin invoice` is no question about invoices.
  const neededFirst = question.topic.isEmpty ? answerByReason(question) : null
  if (neededFirst !== null) return neededFirst
  const asked = mended(question, mend)
  // `itu surat penawaran bukan ya` refuses nothing.
  const { reason: told } = asked.topic
  // `sakit terus tanpa surat dokter` tells how something was done and refuses nothing.
  const isAskedYet =
    ((told === 'refused' || told === 'cancelled') && onlyWithout.test(asked.line)) ||
    (told === 'refused' && asksWhether.test(asked.line)) ||
    ((told === 'postponed' || told === 'mentioned' || told === 'unclear') && asksWhereToBegin.test(asked.line))
  const reason = isAskedYet ? 'asked' : told
  const before =
    reason !== null && firstReasons.has(reason) ? null : wordsBefore(asked.text, asked.context.turns, leansAnyway)
  // What goes on from before (`kalau dia pindah rumah?`), and an order of nothing, hold too few words to be known by them.
  const found = before === null && reason !== 'unclear' ? bestFor(asked) : bestHeld(asked)
  if (found && refusals.includes(found.answer)) return said(found.answer, asked)
  // `aman ga itu` goes on from what was said before, though this product answers to `aman` too.
  const isOfBefore = before !== null && found !== null && ours.includes(found.answer) && found.score < sure
  const best = isOfBefore ? null : found
  // The owner's own words for others are handed on as they were told, unless a writer of its own knows their matter.
  const writer = best !== null && writers.has(best.answer) ? best.answer.name : null
  const dictated = before === null ? readTold(asked.text) : null
  const isDictated =
    dictated !== null &&
    (writer === null ||
      dictated.isInvitation ||
      (dictated.isDictated && fixedWriters.has(writer)) ||
      (givesWay.has(writer) && (!onlyDictated.has(writer) || dictated.isDictated)))
  if (isDictated) return { name: 'words_as_told', text: wordsAsTold(dictated) }
  const reply =
    before === null && (writer === null || writer === 'question_reply' || givesWay.has(writer))
      ? replyAsTold(asked.text)
      : null
  if (reply !== null) return { name: 'reply_as_told', text: reply }
  // `balesin: bisa 50rb dapat 2 ga` asks for words, whatever figures they are to hold.
  const isForWords = before === null && best !== null && isWanted(best.answer, asked) && !asksHowMuch.test(asked.line)
  // What is not understood by itself is not reckoned with figures of other messages.
  const sum = isForWords ? null : answerReckoned(asked, leansAnyway ? null : before)
  const isPlain = before === null && (asked.topic.reason === null || asked.topic.reason === 'asked')
  const both = isPlain ? answerBoth(asked, best, sum) : null
  if (both !== null) return both
  if (sum !== null) return sum
  // Figures that no way fits are better told so than answered by a text that knows nothing of them.
  const isGeneral = best === null || ((trade.includes(best.answer) || beyond.includes(best.answer)) && !best.isAlike)
  const total = isGeneral && (reason === null || reason === 'asked') ? askedTotal(asked) : null
  if (total !== null) return total
  const soFar = (reason === null || reason === 'asked') && !isForWords ? answerToldSoFar(asked) : null
  if (soFar !== null) return soFar
  const isOfFigures = before === null && reason === null && isGeneral
  const unreckoned = isOfFigures ? answerUnreckoned(asked) : null
  if (unreckoned !== null) return unreckoned
  const next =
    before === null
      ? null
      : (answerPointed(asked) ?? answerVariant(asked.text, asked.context.turns) ?? answerFollowUp(asked, best, before))
  if (next !== null) return next
  const part = best && before === null ? partAsked(best.answer, asked) : null
  if (part) return said(part, asked)
  // `bisa dipakai ga kasirnya kalau ga ada sinyal` asks what a known answer says; nothing was refused.
  const isQuestion =
    reason === 'refused' &&
    asked.asks &&
    best !== null &&
    (best.isAlike || best.score >= clearly) &&
    known.has(best.answer)
  const byReason = isQuestion ? null : answerByReason({ ...asked, topic: { ...asked.topic, reason } })
  if (byReason && reason !== null && firstReasons.has(reason)) {
    // `suratnya jangan sekarang, tapi apa saja yang perlu disiapkan?`
    const isAskedToo = reason === 'postponed' && asked.asks && best !== null && known.has(best.answer)
    return isAskedToo && (best.isAlike || best.score >= clear) ? joined(byReason, said(best.answer, asked)) : byReason
  }
  const odd = answerOddText(asked)
  if (odd && (best === null || (best.score < 2 && odd.name !== 'gibberish'))) return odd
  // A thing that was named weighs more than one stray word, less than a topic that fits in two places.
  // What is told as done asks nothing, however like a question it sounds.
  const isTold = best !== null && reason === 'reported' && !asked.asks && scoreOf(best.answer, asked) < 2
  const isOwn = best !== null && !isTold && best.score >= (reason === 'other_thing' ? 1 : 2)
  if (best && (byReason === null || isOwn)) return said(best.answer, asked)
  const between = best === null ? answerBetween(asked) : null
  if (between !== null) return between
  const near =
    byReason === null || (byReason.name === 'cannot_make' && asked.asks) ? nearness().standingOut(asked) : null
  if (near !== null && trade.includes(near.answer) && hearsWhatDecides(asked, near.words.split(' ')))
    return { name: near.answer.name, text: nearText(near.words, said(near.answer, asked).text) }
  const noted = byReason === null ? (answerTold(asked) ?? answerToldSoFar(asked, true)) : null
  if (noted !== null) return noted
  const nearest = nearness().nearestTo(asked)
  // A question that is not known is told what is near it, beside what may be made.
  const isBeside = byReason?.name === 'cannot_make' && wayToFindOut(asked) !== null
  if (byReason !== null && !isBeside && (byReason.name !== 'not_known' || nearest.length === 0)) return byReason
  return {
    name: byReason?.name ?? 'fallback',
    text: fallbackText(asked, nearest),
    suggestions: nearest.map(asQuestion),
  }
}

const writerNames = new Set([...writers].map(({ name }) => name))
/** Words to copy bear the name of the house where the message tells it. */
const withHouse = (answer: ChosenAnswer, { text }: Asked): ChosenAnswer =>
  writerNames.has(answer.name) ? { ...answer, text: signedBy(answer.text, text) } : answer

/** Words that say that nothing is known of what was asked. */
const unknown: ReadonlySet<string> = new Set([
  'fallback',
  'not_reckoned',
  'nothing_more',
  'said_before',
  'duration_not_known',
])

/** What by itself means nothing that is known goes on from what was said before: `sehari laku 60 mangkok dapat berapa?`. */
const answered = (question: Asked): ChosenAnswer => {
  const alone = answerTo(question)
  if (!unknown.has(alone.name) || question.context.turns.length === 0) return alone
  const leaning = answerTo(question, true)
  return unknown.has(leaning.name) ? alone : leaning
}

/** The answer to a message that asks for no item: always one, never made of the message's own words. */
export const chooseAnswer = (question: Asked): ChosenAnswer => withSuggestions(withHouse(answered(question), question))
