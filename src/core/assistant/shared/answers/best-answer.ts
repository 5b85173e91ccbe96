import { createCorrector } from '../intent/edit-distance.ts'
import { realWords } from '../intent/word-lists.ts'
import { type Answer, type Asked, listensFor, mended, readAsked, scoreOf, wordsOf } from './answer.ts'
import { feelings } from './feelings.ts'
import { allFollowUps } from './follow-ups.ts'
import { greetings } from './greetings.ts'
import { createFit, type Fit, type Fitting } from './fit.ts'
import { createLikeness, isStory, type Likeness } from './likeness.ts'
import { createNearness, type Nearness } from './nearness.ts'
import { onceFor } from './once-for.ts'
import { askedBy, formsOf } from './question-forms.ts'
import { createRelevance } from './relevance.ts'
import { smallTalk } from './small-talk.ts'
import { stemsIn } from './stems.ts'
import { hearsWhatDecides, namesOutside, namesWhatDecides, sharesSubject, speaksOfUs } from './subjects.ts'
import { leadOf, thatItIsMade } from './told/leads.ts'
import { aboutOutside, all, known, ours, trade, writers } from './topics.ts'

export interface ChosenAnswer {
  /** Names the topic, for logs and tests. */
  readonly name: string
  readonly text: string
  /** Sentences in it, in italics, that its reader may send as they stand. */
  readonly suggestions?: readonly string[]
}

/** Misspelt words are mended to those that the answers listen for; made at the first question. */
let corrector: ((word: string) => string) | undefined
export const mend = (word: string): string => {
  corrector ??= createCorrector(wordsOf([...all, ...allFollowUps]), realWords)
  return corrector(word)
}

let made: (Nearness & Likeness & Fit) | undefined
/** How near and how like the answers are, and how well they fit; made at the first question. */
export const nearness = (): Nearness & Likeness & Fit => {
  if (made === undefined) {
    const near = createNearness(all)
    const like = createLikeness(all, near)
    made = { ...near, ...like, ...createFit({ ...near, ...like, ...createRelevance(all, near.weightOf) }) }
  }
  return made
}

/** What is said for the sake of talking. */
const talk: readonly Answer[] = [...smallTalk, ...greetings]

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
const heardBy = onceFor((answer: Answer): readonly string[] => [
  ...listensFor(answer),
  ...(answer.asks ?? []).flatMap((question) => question.split(' ')),
])

/** Of two answers whose conditions hold, the one that knows more of what the message speaks of is meant. */
const ofShare = 2
/** What an answer loses that never heard of the very thing a message names. */
const deaf = 1.5

/** From this likeness on a message asks what an answer was written for. */
const alike = 0.57
/** What such a likeness is worth beside conditions that hold; a question said almost as written is worth more than them. */
const ofLikeness = 8
const steep = 1.5

/** Words to copy are wanted, not advice: `teks broadcast`, `balesin dong`, `tulisan buat ditempel`, `bunyinya gimana`. */
const asksForWords =
  / (?:teks|text|kata kata|kata (?:promo|promosi|jualan|iklan|maaf)|kalimat|caption|broadcast|tulisan|tulisin|tuliskan|ucapan|ucapin|ucapkan|bunyi|balasan|balasin|balesin|bales|balas|template|status|story|pengumuman|pesan wa|chat wa|slogan|pantun|bio|deskripsi|konfirmasi) /
/** What an answer that writes them is worth more than one that advises. */
const ofWriting = 1.5
/** Whether an answer writes the words that a message asks for: the figures in it belong to them. */
export const isWanted = (answer: Answer, asked: Asked): boolean => writers.has(answer) && asksForWords.test(asked.line)

/** Some answers by how well they fit, the best first; whether they are good enough is not asked. */
const ranked = (answers: readonly Answer[], asked: Asked): readonly Scored[] => {
  const found: { readonly scored: Scored; readonly rank: number }[] = []
  for (const answer of answers) {
    const score = scoreOf(answer, asked)
    const likeness = answer.asks === undefined ? 0 : nearness().likenessOf(answer, asked)
    const byWords =
      score <= 0 ? 0 : score + ofShare * nearness().shareOf(answer, asked) + (isWanted(answer, asked) ? ofWriting : 0)
    const byLikeness = likeness < alike ? 0 : ofLikeness * likeness ** steep
    const isAlike = byLikeness > 0
    if (byWords + byLikeness === 0) continue
    const isDeaf = known.has(answer) && !hearsWhatDecides(asked, heardBy(answer))
    const rank = Math.max(byWords, byLikeness) - (isDeaf ? deaf : 0)
    if (rank <= 0) continue
    const scored = {
      answer,
      score: isAlike ? Math.max(score, clearly * likeness) : score,
      isAlike: isAlike && !isDeaf,
    }
    found.push({ scored, rank })
  }
  return found.sort((one, other) => other.rank - one.rank).map(({ scored }) => scored)
}

/** The best of some answers; whether it is good enough is not asked. */
export const bestOf = (answers: readonly Answer[], asked: Asked): Scored | null => ranked(answers, asked)[0] ?? null

/** Of this score a message says itself what it is about. */
export const clear = 2

/** From this share of a message's words on, an answer is meant. */
const meant = 0.41
/** Conditions of many parts say more than a word or two: from a score of `clear` on less of the message must be known. */
const lessPerPoint = 0.03
/** Below this share a question is none that is asked for the sake of talking. */
const stranger = 0.3
/** From this share on, where a thing that the message names of the world outside is known; less where it decides. */
const ofSubject = 0.2
const ofWhatDecides = 0.15
/** From this share on, ready words that were asked for by what they are: they need not know of what they tell. */
const ofReadyWords = 0.1
const wantsWords =
  / (?:bikin|buat|tulis|kasih|ide|minta|cari|balas|bales|jawab|contoh|kata|caption|bantu|usul|saran|bilang|ngomong)/
/** From this score on an answer about this product stands, whatever else is said. */
export const sure = 2.6
/** Below this share a message without a word of ours asks something else than about us. */
const half = 0.6
/** From this score on a message says plainly what it is about. */
export const clearly = 3.2

/** Where one part of a story ends and the next one begins. */
const partEnds = /[.?!;,\n]+|\s(?:terus|trus|tapi|tp|padahal|soalnya|karena|krn|gara-gara|gara2|btw)(?=\s)/
const mostParts = 12
/** A story's question stands at its end. */
const farthest = 800
const partsOfStory = onceFor((asked: Asked): readonly Asked[] => {
  const texts = asked.text
    .slice(-farthest)
    .split(partEnds)
    .filter((text) => /\p{L}/u.test(text))
  return texts.length < 2 ? [] : texts.slice(-mostParts).map((text) => partWith(asked, text))
})

/** What an answer knows of a message, or of the part of its story that asks, where that holds all the answer listens for. */
const knownShare = (answer: Answer, asked: Asked): number => {
  const whole = nearness().shareOf(answer, asked)
  if (whole >= half) return whole
  return Math.max(
    whole,
    ...partsOfStory(asked)
      .filter((part) => part.asks && part.stems.size >= 2 && scoreOf(answer, part) > 0)
      .map((part) => nearness().shareOf(answer, part)),
  )
}

/** Below this share of the words that ask, an answer is to what is told around them. */
const ofQuestion = 0.25
/** From this likeness on, what is asked was written for the answer. */
const asWritten = 0.8
const difference =
  /\b(?:be(?:da|do)(?:nya|ne|na|e)?|perbedaan(?:nya)?)\s(?:antara\s)?([^,.?;\n]{2,40}?)\s(?:dan|sama|dengan|dgn|karo|vs|ama|jeung)\s([^,.?;\n]{2,40})/

/** Written only for what two things differ in. */
const isOfDifference = ({ asks = [] }: Answer): boolean =>
  asks.length > 0 && asks.every((question) => formsOf(question).has('difference'))
const formsAreOther = (asked: Asked): boolean => {
  const forms = formsOf(asked.text)
  return (
    forms.size > 0 && !forms.has('difference') && !/\b(?:mana|atau|apa|maksud\p{L}*|arti\p{L}*)\b/u.test(asked.line)
  )
}

/** The two things whose difference is asked, by the hearts of their words; none where no difference is. */
const sidesOf = onceFor(({ text }: Asked): readonly ReadonlySet<string>[] =>
  (difference.exec(text.toLowerCase())?.slice(1) ?? []).map(stemsIn).filter((side) => side.size > 0),
)

/** Of a difference an answer must know both things. */
const meetsDifference = (answer: Answer, asked: Asked): boolean =>
  sidesOf(asked).every((side) => nearness().heardShare(answer, side) > 0)

/**
 * Whether an answer meets what is asked: of a story the words that ask (`kulkas es krim, itu masuk modal apa biaya` is not
 * of saving power), of a difference both things.
 */
const fitsQuestion = (answer: Answer, asked: Asked): boolean => {
  if (isOfDifference(answer) && formsAreOther(asked)) return false
  if (!meetsDifference(answer, asked)) return false
  if (nearness().likenessOf(answer, asked) >= asWritten) return true
  const focus = askedBy(asked.text).filter(nearness().isKnown)
  if (focus.length > 0 && !focus.some((stem) => nearness().knows(answer, stem))) return false
  const questions = partsOfStory(asked).filter((part) => part.asks && part.stems.size > 0)
  return (
    questions.length === 0 ||
    questions.some((part) => {
      const { isKnown, shareOf } = nearness()
      return [...part.stems].filter(isKnown).length < 2 || shareOf(answer, part) >= ofQuestion
    })
  )
}

/**
 * An answer whose conditions hold by stray words is left out: an honest word is better than an answer to another question.
 * `klien minta bayar 60 hari, aman ga` asks nothing about the safety of data.
 */
const isMeant = ({ answer, score, isAlike }: Scored, asked: Asked): boolean => {
  if (score >= clearly && isWanted(answer, asked)) return nearness().shareOf(answer, asked) >= ofReadyWords
  if (known.has(answer) && !fitsQuestion(answer, asked)) return false
  if (isAlike || asked.wordCount < 4) return true
  // `gorengan sisa banyak tiap malam gimana` greets nobody.
  if (answer.name.startsWith('greeting_') && asked.asks && !opensByGreeting.test(asked.line)) return false
  const share = knownShare(answer, asked)
  // `pembeli salah transfer, harus gimana` is no complaint about us.
  if (talk.includes(answer)) return !asked.asks || asked.wordCount < 7 || share >= stranger
  if (!known.has(answer)) return true
  if (feelings.includes(answer)) return !asked.asks || share >= stranger
  if (ours.includes(answer)) {
    if (asked.wordCount >= 6 && share < half && !speaksOfUs(asked)) return false
    // `kasirnya bisa terima qris otomatis` asks nothing about accounts.
    if (score >= sure && hearsWhatDecides(asked, heardBy(answer))) return true
  }
  const heard = heardBy(answer)
  const needed = hearsWhatDecides(asked, heard)
    ? meant - lessPerPoint * Math.max(0, score - (answer.weight ?? 0) - clear)
    : half
  if (share >= needed) return true
  if (typeof answer.reply !== 'string' && score >= clearly && wantsWords.test(asked.line)) return share >= ofReadyWords
  if (needed === half || !sharesSubject(asked, heard)) return false
  return namesWhatDecides(asked) ? share >= ofWhatDecides : share >= ofSubject && score >= clear
}

/** So many of the best are looked at before nothing is known. */
const mostLookedAt = 5

/** The first of the best that is meant; a trade's own where the very best is meant by stray words. */
const meantOf = (found: readonly Scored[], asked: Asked): Scored | null => {
  const [first, ...others] = found.slice(0, mostLookedAt)
  if (first === undefined || isMeant(first, asked)) return first ?? null
  const isOther = ({ answer }: Scored): boolean =>
    trade.includes(answer) || (talk.includes(answer) && knownShare(answer, asked) >= meant)
  return others.find((one) => isOther(one) && isMeant(one, asked)) ?? null
}

/** The best answer by conditions that hold and questions that are alike. */
export const bestHeld = (asked: Asked): Scored | null => {
  const outside = namesOutside(asked) ? ranked(aboutOutside, asked) : []
  const found = meantOf(outside, asked)
  // `kasir bisa terima qris otomatis ga` names QRIS and asks about our till.
  return found !== null || (outside.length > 0 && !speaksOfUs(asked)) ? found : meantOf(ranked(all, asked), asked)
}

/** What is known of trade and of ourselves. */
const knowledge: readonly Answer[] = [...new Set([...trade, ...ours])]
/** From this fit on an answer is meant. */
const fitting = 1.1
/** So much better another answer must fit than the one whose conditions hold. */
const ahead = 0.15

const fittest = onceFor((asked: Asked): Fitting | null => {
  const hearing = knowledge.filter(
    (answer) => hearsWhatDecides(asked, heardBy(answer)) && meetsDifference(answer, asked),
  )
  return nearness().fittest(hearing, asked)
})

/** The best answer to the message as a whole: the one whose conditions hold, unless another clearly fits better. */
export const bestFor = (asked: Asked): Scored | null => {
  const held = bestHeld(asked)
  // Words that were asked for by what they are: advice about the same is no answer.
  if (held !== null && (!knowledge.includes(held.answer) || (held.score >= clearly && isWanted(held.answer, asked))))
    return held
  const best = fittest(asked)
  if (best === null || best.fit < fitting) return held
  // A story speaks of many things: what it holds of a question says more than all its words.
  if (held !== null && (isStory(asked) || best.fit - nearness().fitOf(held.answer, asked) < ahead)) return held
  const { answer } = best
  return {
    answer,
    score: Math.max(clearly, scoreOf(answer, asked)),
    isAlike: nearness().likenessOf(answer, asked) >= alike,
  }
}

/** What an answer says to a message, behind what it says of the owner's own figures and place. */
export const said = (answer: Answer, asked: Asked): ChosenAnswer => {
  const { name, reply } = answer
  return {
    name,
    text: [
      trade.includes(answer) ? thatItIsMade(asked) : '',
      leadOf(name, asked),
      typeof reply === 'string' ? reply : reply(asked),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  }
}

/** A part of a message as the answers look at it. */
export const partWith = (asked: Asked, text: string): Asked =>
  mended(readAsked(text, asked.topic, asked.context, asked.makeable), mend)
