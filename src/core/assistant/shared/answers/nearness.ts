import { type Answer, type Asked, listensFor } from './answer.ts'
import { isTown } from '../reading-grammar/parties/towns.ts'
import { tradeOf } from './copywriting/offer.ts'
import { onceFor } from './once-for.ts'
import { stemsIn } from './stems.ts'

/** Which goods an owner sells, and in which town, changes little of what is asked about selling. */
const ownWord = 0.6
const isOfTheOwner = (stem: string): boolean => isTown(stem) || tradeOf(stem) !== 'other'

interface Spoken {
  readonly answer: Answer
  /** What its conditions listen for, and what its words say. */
  readonly heard: ReadonlySet<string>
  readonly said: ReadonlySet<string>
}

/** How near each of some answers is to a message, by the words they share; rare words count most. */
export interface Nearness {
  /** Of what the message speaks of, the share that an answer knows: 0 to 1. */
  readonly shareOf: (answer: Answer, asked: Asked) => number
  /** Of some hearts of words, the share that an answer listens for, by their number: 0 to 1. */
  readonly heardShare: (answer: Answer, stems: ReadonlySet<string>) => number
  /** Whether an answer listens for a heart of a word or says it. */
  readonly knows: (answer: Answer, stem: string) => boolean
  /** Whether any answer speaks of it. */
  readonly isKnown: (stem: string) => boolean
  /** How much a word's heart tells: rare ones most. */
  readonly weightOf: (stem: string) => number
}

export const createNearness = (answers: readonly Answer[]): Nearness => {
  const spoken: readonly Spoken[] = answers.map((answer) => ({
    answer,
    heard: stemsIn([...listensFor(answer), ...(answer.asks ?? [])].join(' ')),
    said: stemsIn(typeof answer.reply === 'string' ? answer.reply : ''),
  }))
  const counted = new Map<string, number>()
  for (const { heard, said } of spoken)
    for (const stem of new Set([...heard, ...said])) counted.set(stem, (counted.get(stem) ?? 0) + 1)
  /** What no answer speaks of may be a name, or the very thing that is asked about; without a vowel it is a word cut short. */
  const weightOf = (stem: string): number => {
    const count = counted.get(stem)
    if (count === undefined) return !/[aeiou]/.test(stem) ? 0 : isOfTheOwner(stem) ? ownWord : 2
    return Math.log((answers.length + 1) / count)
  }
  /** What a message's stems weigh together. */
  const wholeOf = onceFor((stems: ReadonlySet<string>): number =>
    [...stems].reduce((sum, stem) => sum + weightOf(stem), 0),
  )
  const byAnswer = new Map(spoken.map((one) => [one.answer, one]))
  return {
    weightOf,
    knows: (answer, stem) => {
      const one = byAnswer.get(answer)
      return one !== undefined && (one.heard.has(stem) || one.said.has(stem) || typeof answer.reply !== 'string')
    },
    isKnown: (stem) => counted.has(stem),
    heardShare: (answer, stems) => {
      const heard = byAnswer.get(answer)?.heard
      return heard === undefined || stems.size === 0
        ? 0
        : [...stems].filter((stem) => heard.has(stem)).length / stems.size
    },
    shareOf: (answer, asked) => {
      const one = byAnswer.get(answer)
      if (one === undefined) return 0
      const knows = (stem: string): number => (one.heard.has(stem) ? 1 : one.said.has(stem) ? 0.7 : 0)
      const whole = wholeOf(asked.stems)
      // What speaks of nothing in particular fits any answer.
      return whole === 0 ? 1 : [...asked.stems].reduce((sum, stem) => sum + knows(stem) * weightOf(stem), 0) / whole
    },
  }
}
