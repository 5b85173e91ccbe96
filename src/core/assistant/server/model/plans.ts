import { AppError } from '#core/errors/shared/app-error.ts'

import type { KindSkill } from '../../shared/kind-skill.ts'
import type { UsedFact } from '../../shared/memory/owner-memory.ts'
import { factsUsed } from '../../shared/memory/uses-profile.ts'
import type { AssistantContext, ComposedItem, Understanding } from '../../shared/port.ts'
import { withoutMarkers } from '../../shared/reply-markers.ts'
import type { AnswerNote } from './prompts.ts'

/** What `understand` hands to `compose`. */
export type Plan =
  | { readonly by: 'model'; readonly message: string; readonly note: AnswerNote; readonly deadline: number }
  | { readonly by: 'words'; readonly text: string; readonly used?: readonly UsedFact[] }
  | {
      readonly by: 'facts'
      readonly introduction: string
      readonly request: unknown
      /** The same order once more, to see what it owes to the profile. */
      readonly remake?: (context: AssistantContext) => ComposedItem
    }
  | {
      readonly by: 'text'
      /** Under its kind's marker, with blanks for what nobody told. */
      readonly text: string
      readonly hasBlanks: boolean
      readonly used: readonly UsedFact[]
    }
  | { readonly by: 'fallback'; readonly understanding: Understanding }

export const planOf = (understanding: Exclude<Understanding, { outcome: 'revision' }>): Plan =>
  (understanding.outcome === 'answer' ? understanding.topic : understanding.request) as Plan

export const answerBy = (intent: string, plan: Plan): Understanding => ({
  outcome: 'answer',
  intent,
  confidence: 0.7,
  topic: plan,
})

/** The item of a plan by its kind's own rules, with what of the owner's own went into it. */
export const itemOf = (
  { kind, maker, model: teaching }: KindSkill,
  plan: Extract<Plan, { by: 'facts' | 'text' }>,
  context: AssistantContext,
): ComposedItem => {
  if (maker === null) throw new AppError('kind_not_ready')
  const written = (by: AssistantContext): ComposedItem => {
    if (plan.by !== 'text' || !teaching?.composeText)
      throw new AppError('making_failed', { message: `no text for ${kind}` })
    return teaching.composeText(plan.text, by)
  }
  const composed = plan.by === 'text' ? written(context) : maker.composeItem(plan.request, context)
  const remake = plan.by === 'text' ? written : plan.remake
  const own = remake ? factsUsed(composed, context, remake) : (composed.usedFacts ?? [])
  const usedFacts = plan.by === 'text' ? [...own, ...plan.used] : own
  return usedFacts.length > 0 ? { ...composed, usedFacts } : composed
}

/** A failure inside a kind's own code is ours, whatever the model wrote. */
export const making = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('making_failed', { cause })
  }
}

const longestIntroduction = 300

/** A sentence of the model before our own words; figures and markers in it would speak for the model's sums. */
export const introductionOf = (text: string | undefined): string => {
  const words = withoutMarkers(text ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
  return words === '' || words.length > longestIntroduction || /\d|poin|https?:|[<>[\]]/i.test(words)
    ? ''
    : `${words}\n\n`
}
