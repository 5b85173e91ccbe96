import { type Answer, type Asked, listensFor } from './answer.ts'
import { onceFor } from './once-for.ts'
import { stemsIn } from './stems.ts'

/** How much each answer tells of what a message speaks of, by all words that it is known by. */
export interface Relevance {
  /** 0 for one that shares no word; 1 and more for one that is of nothing else. */
  readonly relevanceOf: (answer: Answer, asked: Asked) => number
}

/** What a word is worth by where it stands: each question that holds it, what an answer listens for, what it says. */
const ofListening = 1
const ofSaying = 0.25
/** Said once more a word tells less than the first time, and less in an answer of many words (Okapi BM25). */
const saturation = 0.6
const ofLength = 0.5
/** From this worth on an answer is one of those that a word is shared among: what is only said makes a word no commoner. */
const counts = 0.5

interface Posting {
  readonly answer: Answer
  readonly worth: number
}

const worthsOf = ({ asks = [], ...answer }: Answer): ReadonlyMap<string, number> => {
  const worths = new Map<string, number>()
  const add = (words: string, worth: number): void => {
    for (const stem of stemsIn(words)) worths.set(stem, (worths.get(stem) ?? 0) + worth)
  }
  for (const question of asks) add(question, 1)
  add(listensFor(answer).join(' '), ofListening)
  if (typeof answer.reply === 'string') add(answer.reply, ofSaying)
  return worths
}

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, one) => sum + one, 0)

/** Reads the answers once; a message is then compared with those that share words with it, and no others. */
export const createRelevance = (answers: readonly Answer[], weightOf: (stem: string) => number): Relevance => {
  const read = [...new Set(answers)].map((answer) => {
    const worths = worthsOf(answer)
    return { answer, worths, length: sumOf(worths.values()) }
  })
  const average = sumOf(read.map(({ length }) => length)) / (read.length || 1)
  const holding = new Map<string, number>()
  for (const { worths } of read)
    for (const [stem, worth] of worths) if (worth >= counts) holding.set(stem, (holding.get(stem) ?? 0) + 1)
  const rarityOf = (stem: string): number => {
    const count = holding.get(stem) ?? 0
    return Math.log(1 + (read.length - count + 0.5) / (count + 0.5))
  }
  const postings = new Map<string, Posting[]>()
  for (const { answer, worths, length } of read) {
    const slowness = saturation * (1 - ofLength + (ofLength * length) / average)
    for (const [stem, worth] of worths) {
      const posting = { answer, worth: (rarityOf(stem) * worth * (saturation + 1)) / (worth + slowness) }
      const before = postings.get(stem)
      if (before === undefined) postings.set(stem, [posting])
      else before.push(posting)
    }
  }
  const relevancesTo = onceFor(({ stems }: Asked): ReadonlyMap<Answer, number> => {
    // What no answer knows may be a name: it weighs as it does elsewhere, not as the rarest word of all.
    const whole = sumOf([...stems].map((stem) => (holding.has(stem) ? rarityOf(stem) : weightOf(stem)))) || 1
    const found = new Map<Answer, number>()
    for (const stem of stems)
      for (const { answer, worth } of postings.get(stem) ?? [])
        found.set(answer, (found.get(answer) ?? 0) + worth / whole)
    return found
  })
  return { relevanceOf: (answer, asked) => relevancesTo(asked).get(answer) ?? 0 }
}
