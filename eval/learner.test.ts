import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'

import { countFacts } from '#core/assistant/shared/intent/facts.ts'
import { mannerOf } from '#core/assistant/shared/intent/manner.ts'
import { kindMeant, looksLikeTalk, looksOrdered } from '#core/assistant/shared/intent/opinion/looks-ordered.ts'
import { opinionBy, outcomes, type Weights } from '#core/assistant/shared/intent/opinion/second-opinion.ts'
import { weighMessage } from '#core/assistant/shared/intent/weigh-message.ts'
import { readWords, type Sentence } from '#core/assistant/shared/intent/words.ts'
import { inIndonesian } from '#core/assistant/shared/regional-words.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { type EvalCase, loadCases } from './case-file.ts'
import { learn } from './learner.ts'
import { lessonOf, teaches } from './lessons.ts'

const folds = 4
const sentencesOf = ({ message }: EvalCase) => readWords(inIndonesian(message))

describe('the second opinion, asked of weights that have not seen the message', () => {
  const judged: { readonly one: EvalCase; readonly weights: Weights }[] = []

  beforeAll(async () => {
    const cases = (await loadCases(join(import.meta.dirname, 'cases'))).filter(teaches)
    for (let fold = 0; fold < folds; fold += 1) {
      const weights = learn(cases.filter((_, at) => at % folds !== fold).map(lessonOf))
      judged.push(...cases.filter((_, at) => at % folds === fold).map((one) => ({ one, weights })))
    }
  }, 300_000)

  test('CHAT-16 ASSIST-01 knows what is wanted in nine of ten messages', () => {
    const right = judged.filter(({ one, weights }) => {
      const shares = Object.entries(opinionBy(sentencesOf(one), weights)).toSorted(([, some], [, more]) => more - some)
      return shares[0]?.[0] === outcomes[lessonOf(one).outcome]
    })
    expect(right.length / judged.length).toBeGreaterThan(0.9)
  })

  test('CHAT-16 orders next to nothing in messages that are to be answered', () => {
    const talk = judged.filter(({ one }) => outcomes[lessonOf(one).outcome] === 'chat')
    const made = talk.filter(({ one, weights }) => {
      const { understanding } = weighMessage(inIndonesian(one.message), kindSkills)
      const reason = understanding.outcome === 'answer' ? understanding.topic.reason : null
      const sentences = sentencesOf(one)
      const facts = countFacts(sentences)
      if (reason === 'several' || mannerOf(sentences, facts).hasComplaint) return false
      const opinionOf = (said: readonly Sentence[]) => opinionBy(said, weights)
      return reason === null
        ? kindMeant(sentences, facts, opinionOf) !== null
        : looksOrdered(reason, sentences, facts, opinionOf)
    })
    // A share and not a list: each new case changes what the others are judged by. The weights that are shipped know
    // all cases, and cases.test.ts demands none.
    expect(made.length / talk.length).toBeLessThan(0.002)
  })

  test('CHAT-16 takes few orders for talk', () => {
    const orders = judged.filter(({ one }) => outcomes[lessonOf(one).outcome] !== 'chat')
    const lost = orders.filter(({ one, weights }) =>
      looksLikeTalk(sentencesOf(one), (said) => opinionBy(said, weights)),
    )
    expect(lost.length / orders.length).toBeLessThan(0.02)
  })

  test('CHAT-16 the same cases teach the same', () => {
    const lessons = judged.slice(0, 40).map(({ one }) => lessonOf(one))
    expect(learn(lessons)).toEqual(learn(lessons))
  })
})
