import { type Answer, type Asked, mended, readAsked } from './answer.ts'
import {
  bestFor,
  bestOf,
  type ChosenAnswer,
  clear,
  mend,
  nearness,
  partWith,
  said,
  type Scored,
} from './best-answer.ts'
import { followUpsOf, generalFollowUps, nothingMore } from './follow-ups.ts'
import { pointedLine } from './numbered.ts'
import { saidBefore } from './said-before.ts'
import { smallTalk } from './small-talk.ts'
import { ours, trade, writers } from './topics.ts'
import { ofItsOwn } from './two-questions.ts'
import { aboutLetters } from './product/letters.ts'

/** What our last answer was about, where the owner's own words did not say it. */
const topicOfReply = ({ context, makeable, topic }: Asked): Scored | null => {
  const last = context.turns.findLast(({ sender }) => sender === 'ai')?.content.slice(0, 300)
  const reply = last === undefined ? null : readAsked(last, topic, context, makeable)
  const best = reply === null ? null : bestOf(trade, reply)
  return best !== null && reply !== null && nearness().shareOf(best.answer, reply) >= ofItsOwn ? best : null
}

/** What a numbered line of our last answer means: the topic that knows it. */
export const answerPointed = (asked: Asked): ChosenAnswer | null => {
  const line = pointedLine(asked.text, asked.context.turns)
  if (line === null) return null
  const best = bestOf(trade, partWith(asked, `${line} gimana caranya`))
  const isMeant = best !== null && nearness().shareOf(best.answer, partWith(asked, line)) >= ofItsOwn
  return {
    name: 'pointed_line',
    text: isMeant
      ? said(best.answer, asked).text
      : `Maksud baris itu: ${line}\n\nSupaya contohnya pas, sebutkan jualannya dan satu dua angkanya (harga, modal, atau yang laku sehari), nanti saya uraikan dari situ.`,
  }
}

const addsToWords =
  /^\s{0,3}(?:(?:tolong|coba)\s)?(?:tambah(?:in|kan|i)?|masuk(?:in|kan)|sebut(?:in|kan)|pakai|pake|kasih)\s(?=\S)/iu
const choosesOne = /(?:yang|yg) mana|mana (?:yang|yg)/i

/** From this share of its own words on, and this like one of its questions, another topic beside the one spoken of is asked for. */
const ofOwnWords = 0.6
const likeBoth = 0.45
/** `omzet segini kena pajak berapa`, `dibayarnya ke mana`: another answer about the same that knows what is asked now. */
const besideIt = (was: Answer, asked: Asked, together: Asked): ChosenAnswer | null => {
  const { heardShare, likenessOf } = nearness()
  if (asked.stems.size === 0) return null
  const [first] = trade
    .filter((answer) => answer !== was && heardShare(answer, asked.stems) >= ofOwnWords)
    .map((answer) => ({ answer, like: likenessOf(answer, together) }))
    .filter(({ like }) => like >= likeBoth)
    .sort((one, other) => other.like - one.like)
  return first === undefined ? null : said(first.answer, asked)
}

/** The answer to a short message that goes on from the one before; null where it begins something of its own. */
export const answerFollowUp = (asked: Asked, own: Scored | null, before: string): ChosenAnswer | null => {
  const { topic, context, makeable } = asked
  const earlier = mended(readAsked(before, { reason: null, kind: null, documentType: null }, context, makeable), mend)
  const was = bestFor(earlier) ?? topicOfReply(asked)
  if (was === null || (!trade.includes(was.answer) && !ours.includes(was.answer))) return null
  const reply = topicOfReply(asked)
  // `tambahin harganya 150rb`: the same words with what is told now.
  if (writers.has(was.answer) && addsToWords.test(asked.text)) {
    const again = mended(readAsked(`${before}, ${asked.text.replace(addsToWords, '')}`, topic, context, makeable), mend)
    return said(was.answer, again)
  }
  const next =
    bestOf(followUpsOf(was.answer.name), asked) ??
    (reply === null ? null : bestOf(followUpsOf(reply.answer.name), asked))
  if (next) return said(next.answer, asked)
  const isOwn = own !== null && own.answer !== was.answer && !aboutLetters.includes(own.answer)
  if (isOwn && own.score >= clear && !smallTalk.includes(own.answer)) return null
  const last = context.turns.findLast(({ sender }) => sender === 'ai')?.content.trim()
  // `enaknya yang mana`: one of those that we named.
  if (choosesOne.test(asked.text) && reply !== null && said(reply.answer, asked).text.trim() !== last)
    return said(reply.answer, asked)
  const together = mended(readAsked(`${before} ${asked.text}`, topic, context, makeable), mend)
  const both = bestFor(together)
  const goesOn = both !== null && (both.answer === was.answer ? topic.kind !== null : both.score > was.score)
  const answer = goesOn ? said(both.answer, together) : null
  if (answer !== null && answer.text.trim() !== last) return answer
  const beside = besideIt(was.answer, asked, together)
  if (beside !== null) return beside
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
