import type { Answer, Asked } from './answer.ts'
import type { Nearness } from './nearness.ts'
import { stemsIn } from './stems.ts'

/** How like a message is to the questions that an answer was written for. */
export interface Likeness {
  /** 0 to 1: the share of such a question that the message holds, and of the message that the answer knows. */
  readonly likenessOf: (answer: Answer, asked: Asked) => number
}

/** A story around a question says more than its answer can know: the question's own words count for more. */
const ofQuestion = 0.6
/** Below that share of a question the message asks something else. */
const half = 0.55
/** Below that share of the message it speaks of something that the answer knows nothing of. */
const known = 0.3

export const createLikeness = (answers: readonly Answer[], { weightOf, shareOf }: Nearness): Likeness => {
  const questions = new Map(
    answers.map((answer) => [
      answer,
      // One word alone is no question: `logo website` does not ask whether a shop needs one.
      (answer.asks ?? []).map((question) => [...stemsIn(question)]).filter(({ length }) => length >= 2),
    ]),
  )
  return {
    likenessOf: (answer, asked) => {
      const stems = asked.stems
      let cover = 0
      for (const question of questions.get(answer) ?? []) {
        const whole = question.reduce((sum, stem) => sum + weightOf(stem), 0)
        const shared = question.filter((stem) => stems.has(stem))
        if (shared.length < 2) continue
        const held = shared.reduce((sum, stem) => sum + weightOf(stem), 0)
        if (whole > 0 && held / whole > cover) cover = held / whole
      }
      const share = cover < half ? 0 : shareOf(answer, asked)
      return share < known ? 0 : cover ** ofQuestion * share ** (1 - ofQuestion)
    },
  }
}
