import type { Answer, Asked } from './answer.ts'
import { bestFor, bestOf, type ChosenAnswer, clear, nearness, partWith, said, type Scored } from './best-answer.ts'
import { followUpsOf } from './follow-ups.ts'
import { questionsOf } from './questions-of.ts'
import { ours, trade } from './topics.ts'

/** From this share of its words on, one of two questions has an answer of its own. */
export const ofItsOwn = 0.4
/** From this share of both on, one answer was written for all of a message. */
const ofAll = 0.8
/** Below this one an answer says nothing of it. */
const untouched = 0.15
const restUnknown =
  'Bagian lain dari pertanyaan Anda belum saya ketahui pastinya. Tanyakan terpisah dengan kata yang lebih singkat, atau sebutkan angka dan keadaannya; soal aturan, ke instansinya.'

/** `sertifikat halal bayar berapa`: the part of a topic that is asked for by itself; not where the whole is asked for. */
export const partAsked = (answer: Answer, asked: Asked): Answer | null => {
  const isWhole =
    / (?:apa itu|itu apa) /.test(asked.line) ||
    ['cara', 'bagaimana', 'beda', 'maksud', 'contoh'].some((word) => asked.words.has(word))
  if (isWhole || !asked.asks || asked.wordCount > 9) return null
  const part = bestOf(followUpsOf(answer.name), asked)
  return part === null || part.answer.name === 'said_simply' ? null : part.answer
}

const sayPart = (answer: Answer, part: Asked): ChosenAnswer => said(partAsked(answer, part) ?? answer, part)

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
export const answerBoth = (asked: Asked, whole: Scored | null, reckoned: ChosenAnswer | null): ChosenAnswer | null => {
  const isAsked = (part: string): boolean => partWith(asked, part).asks
  const parts = questionsOf(asked.text, isAsked).map((part) => partWith(asked, part))
  const [first, second] = parts
  const isForAll = whole?.isAlike === true && nearness().shareOf(whole.answer, asked) >= ofAll
  if (first === undefined || second === undefined || (isForAll && reckoned === null)) return null
  if (reckoned !== null) {
    const other = parts.find(({ text }) => !/\d/.test(text))
    const topic = other === undefined ? null : topicOfPart(other)
    return topic === null || other === undefined ? null : joined(reckoned, said(topic, other))
  }
  const [one, two] = [topicOfPart(first), topicOfPart(second)]
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

/** Two answers, one below the other. */
export const joined = (one: ChosenAnswer, two: ChosenAnswer): ChosenAnswer => ({
  name: one.name,
  text: `${one.text}\n\n---\n\n${two.text}`,
})
