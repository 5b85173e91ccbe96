import type { Answer, Asked } from './answer.ts'
import type { Nearness } from './nearness.ts'
import { onceFor } from './once-for.ts'
import { formsOf, type QuestionForm } from './question-forms.ts'
import { stemsIn } from './stems.ts'
import { decidingWords } from './subjects.ts'

/** How like a message is to the questions that an answer was written for. */
export interface Likeness {
  /** 0 to 1: the share of such a question that the message holds, and of the message that the answer knows. */
  readonly likenessOf: (answer: Answer, asked: Asked) => number
  /** The answer that stands out among those for questions like the message, though none of them is quite it. */
  readonly standingOut: (asked: Asked) => NearQuestion | null
  /** Questions with an answer that come nearest to a message without one, the nearest first. */
  readonly nearestTo: (asked: Asked) => readonly string[]
}

export interface NearQuestion {
  readonly answer: Answer
  /** The question as it was written for the answer. */
  readonly words: string
}

/** A story around a question says more than its answer can know: the question's own words count for more. */
const ofQuestion = 0.5
/** Below that share of a question the message asks something else. */
const half = 0.55
/** Below that share of the message it speaks of something that the answer knows nothing of. */
const known = 0.3

/** So many questions are named to an owner whose own has no answer. */
const mostNamed = 3
/** From this share of a question on, and of the message, it is near enough to be named. */
const near = 0.4
const ofMessage = 0.25

/** What a likeness loses where the answer never heard of the word that tells most: `lagu` in a question about videos. */
const unheard = 0.85
/** Of several clauses, the word that tells most may be of what is told around the question. */
const ofClauses = /[.,;!?]\s/

const story = 16
/** So many telling words are a story. */
export const isStory = ({ stems }: Asked): boolean => stems.size >= story

/** From this share of a question on, a story asks it. */
const wholly = 0.75
/** So many of a question's words a story must hold: two or three stand in any. */
const ofStory = 4

/** What is near enough to be answered with a word of doubt: so like, so much of the question, and so far before the next. */
const leastLike = 0.46
const leastCover = 0.37
const leastShare = 0.3
const ahead = 0.07
/** So many telling words are needed to tell one question from others. */
const telling = 3

/** The hearts of the words of which a question is, whatever else it tells. */
const decides = stemsIn(`${[...decidingWords].join(' ')} pajak izin website excel`)

interface Question {
  readonly answer: Answer
  /** Among all questions: of two that are as near, the one written first is meant. */
  readonly place: number
  readonly words: string
  readonly forms: ReadonlySet<QuestionForm>
  readonly stems: readonly string[]
  /** What its stems weigh together. */
  readonly whole: number
  /** Those of which the question is. */
  readonly of: readonly string[]
}

/** The question of an answer that a message comes nearest to, how much of it is held, and by how many words. */
interface Nearest {
  readonly words: string
  readonly cover: number
  readonly count: number
}

/** What a question loses that asks something else of its subject: no difference, no permission. */
const otherForm = 0.8
const asAsked = (written: ReadonlySet<QuestionForm>, asked: ReadonlySet<QuestionForm>): number =>
  firm.some((form) => written.has(form) !== asked.has(form)) && asked.size > 0 ? otherForm : 1
const firm: readonly QuestionForm[] = ['difference', 'whether', 'why', 'when']

const likeOf = (cover: number, share: number): number => cover ** ofQuestion * share ** (1 - ofQuestion)

export const createLikeness = (answers: readonly Answer[], { weightOf, shareOf, knows }: Nearness): Likeness => {
  const weigh = (stems: Iterable<string>): number => [...stems].reduce((sum, stem) => sum + weightOf(stem), 0)
  const questions = [...new Set(answers)]
    .flatMap((answer) => (answer.asks ?? []).map((words) => ({ answer, words, stems: [...stemsIn(words)] })))
    // One word alone is no question: `logo website` does not ask whether a shop needs one.
    .filter(({ stems }) => stems.length >= 2)
    .map((one, place): Question => {
      const of = one.stems.filter((stem) => decides.has(stem))
      return { ...one, place, forms: formsOf(one.words), whole: weigh(one.stems), of }
    })
  /** The questions in which a stem stands: a message is compared with those that share words with it, and no others. */
  const holding = new Map<string, Question[]>()
  for (const question of questions)
    for (const stem of question.stems) holding.set(stem, [...(holding.get(stem) ?? []), question])
  /** The questions that share so many words with a message, as they were written. */
  const sharing = (stems: ReadonlySet<string>, atLeast: number): Question[] => {
    const shared = new Map<Question, number>()
    for (const stem of stems)
      for (const question of holding.get(stem) ?? []) shared.set(question, (shared.get(question) ?? 0) + 1)
    const found = [...shared].flatMap(([question, count]) => (count < atLeast ? [] : [question]))
    return found.sort((one, other) => one.place - other.place)
  }
  const formsAsked = onceFor(({ text }: Asked) => formsOf(text))
  /** By answer its question that a message comes nearest to. */
  const nearestOf = onceFor((asked: Asked): ReadonlyMap<Answer, Nearest> => {
    const found = new Map<Answer, Nearest>()
    for (const { answer, words, forms, stems, whole, of } of sharing(asked.stems, 2)) {
      // Without the very thing that a question is of, a message does not ask it: no tax, no permit.
      if (whole <= 0 || of.some((stem) => !asked.stems.has(stem))) continue
      const shared = stems.filter((stem) => asked.stems.has(stem))
      const cover = (weigh(shared) / whole) * asAsked(forms, formsAsked(asked))
      if (cover > (found.get(answer)?.cover ?? 0)) found.set(answer, { words, cover, count: shared.length })
    }
    return found
  })
  const mostTelling = ({ stems }: Asked): string | null =>
    [...stems].reduce<string | null>(
      (most, stem) => (most === null || weightOf(stem) > weightOf(most) ? stem : most),
      null,
    )
  const knowsMost = (answer: Answer, asked: Asked): boolean => {
    const most = mostTelling(asked)
    return most === null || ofClauses.test(asked.text) || knows(answer, most)
  }
  return {
    likenessOf: (answer, asked) => {
      const nearest = nearestOf(asked).get(answer)
      if (nearest === undefined) return 0
      const { cover, count } = nearest
      // A long story tells much besides; that it holds a whole question says enough.
      const least = isStory(asked) && cover >= wholly && count >= ofStory ? known : 0
      const share = cover < half ? 0 : Math.max(least, shareOf(answer, asked))
      return share < known ? 0 : likeOf(cover, share) * (knowsMost(answer, asked) ? 1 : unheard)
    },
    standingOut: (asked) => {
      // What only tells, and little, asks nothing.
      if (asked.stems.size < (asked.asks ? telling : telling + 1)) return null
      const found = [...nearestOf(asked)]
        .map(([answer, { words, cover }]) => {
          const share = cover < leastCover ? 0 : shareOf(answer, asked)
          return { answer, words, like: share < leastShare ? 0 : likeOf(cover, share) }
        })
        .sort((one, other) => other.like - one.like)
      const [first, second] = found
      return first === undefined || first.like < leastLike || first.like - (second?.like ?? 0) < ahead ? null : first
    },
    nearestTo: ({ stems }) => {
      const told = weigh(stems) || 1
      const nearness = ({ stems: own, whole }: Question): number => {
        const held = weigh(own.filter((stem) => stems.has(stem)))
        const [cover, share] = [held / (whole || 1), held / told]
        return cover >= near && share >= ofMessage ? cover * share : 0
      }
      const nearest = new Map<Answer, { readonly words: string; readonly nearness: number }>()
      for (const question of sharing(stems, 1)) {
        const one = { words: question.words, nearness: nearness(question) }
        if (one.nearness > (nearest.get(question.answer)?.nearness ?? 0)) nearest.set(question.answer, one)
      }
      return [...nearest.values()]
        .sort((one, other) => other.nearness - one.nearness)
        .slice(0, mostNamed)
        .map(({ words }) => words)
    },
  }
}
