import type { Answer, Asked } from './answer.ts'
import type { Nearness } from './nearness.ts'
import { stemsIn } from './stems.ts'

/** How like a message is to the questions that an answer was written for. */
export interface Likeness {
  /** 0 to 1: the share of such a question that the message holds, and of the message that the answer knows. */
  readonly likenessOf: (answer: Answer, asked: Asked) => number
  /** Questions with an answer that come nearest to a message without one, the nearest first. */
  readonly nearestTo: (asked: Asked) => readonly string[]
}

/** A story around a question says more than its answer can know: the question's own words count for more. */
const ofQuestion = 0.6
/** Below that share of a question the message asks something else. */
const half = 0.55
/** Below that share of the message it speaks of something that the answer knows nothing of. */
const known = 0.3

/** So many questions are named to an owner whose own has no answer. */
const mostNamed = 3
/** From this share of a question on, and of the message, it is near enough to be named. */
const near = 0.4
const ofMessage = 0.25

/** So many telling words are a story. */
const story = 16
/** From this share of a question on, a story asks it. */
const wholly = 0.75
/** So many of a question's words a story must hold: two or three stand in any. */
const ofStory = 4

interface Question {
  readonly words: string
  readonly stems: readonly string[]
  /** What its stems weigh together. */
  readonly whole: number
}

export const createLikeness = (answers: readonly Answer[], { weightOf, shareOf }: Nearness): Likeness => {
  const weigh = (stems: Iterable<string>): number => [...stems].reduce((sum, stem) => sum + weightOf(stem), 0)
  const questions = new Map<Answer, readonly Question[]>(
    answers.map((answer) => [
      answer,
      // One word alone is no question: `logo website` does not ask whether a shop needs one.
      (answer.asks ?? [])
        .map((words) => ({ words, stems: [...stemsIn(words)] }))
        .filter(({ stems }) => stems.length >= 2)
        .map((one) => ({ ...one, whole: weigh(one.stems) })),
    ]),
  )
  return {
    likenessOf: (answer, asked) => {
      const stems = asked.stems
      let cover = 0
      let isWhole = false
      for (const question of questions.get(answer) ?? []) {
        const shared = question.stems.filter((stem) => stems.has(stem))
        if (shared.length < 2) continue
        const held = weigh(shared)
        if (question.whole <= 0 || held / question.whole <= cover) continue
        cover = held / question.whole
        isWhole = cover >= wholly && shared.length >= ofStory
      }
      // A long story tells much besides; that it holds a whole question says enough.
      const least = stems.size >= story && isWhole ? known : 0
      const share = cover < half ? 0 : Math.max(least, shareOf(answer, asked))
      return share < known ? 0 : cover ** ofQuestion * share ** (1 - ofQuestion)
    },
    nearestTo: ({ stems }) => {
      const told = weigh(stems) || 1
      const nearness = ({ stems: own, whole }: Question): number => {
        const held = weigh(own.filter((stem) => stems.has(stem)))
        const [cover, share] = [held / (whole || 1), held / told]
        return cover >= near && share >= ofMessage ? cover * share : 0
      }
      return [...questions.values()]
        .flatMap((own) => {
          const [nearest] = own
            .map((question) => ({ words: question.words, nearness: nearness(question) }))
            .sort((one, other) => other.nearness - one.nearness)
          return nearest === undefined || nearest.nearness === 0 ? [] : [nearest]
        })
        .sort((one, other) => other.nearness - one.nearness)
        .slice(0, mostNamed)
        .map(({ words }) => words)
    },
  }
}
