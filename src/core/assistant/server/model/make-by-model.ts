import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'

import type { KindSkill } from '../../shared/kind-skill.ts'
import { plainMessage } from '../../shared/plain-message.ts'
import type { AssistantContext, ComposedItem, MakingPart, PlacedOrder } from '../../shared/port.ts'
import { markedKind } from '../../shared/reply-markers.ts'
import { makingSteps } from '../making-steps.ts'
import type { AskJson } from './json-call.ts'
import { itemOf, making, type Plan } from './plans.ts'
import { recites } from './prompt-guard.ts'
import { orderPrompt, orderQuestion, secretsOf } from './prompts.ts'
import { type FilledOrder, knownType, readFacts } from './read-facts.ts'
import { settledJson } from './settled-json.ts'
import { askInPieces, type CheckedAnswer, cleaned, extractJson, isObject, problemsOf } from './structured-answer.ts'
import { writtenPlan } from './written-plan.ts'

/** What a model filled in, by the kind's own schema; some leave out the frame around it. */
const checkOrder = (found: unknown, skill: KindSkill): CheckedAnswer<FilledOrder> => {
  const filled = cleaned(found)
  if (!isObject(filled)) return { problems: ['bukan satu objek JSON yang utuh'] }
  const { documentType } = filled
  const request = 'request' in filled ? filled['request'] : filled
  const parsed = z.safeParse(skill.model?.requestSchema ?? z.unknown(), request)
  if (!parsed.success) return { problems: problemsOf(parsed.error, 'request') }
  return {
    ok: { documentType: typeof documentType === 'string' ? documentType : null, request: parsed.data },
  }
}

/**
 * Makes what a direct call ordered (P2 §7): one call for its facts, the item by the kind's own rules. What kind it is
 * and that there is one item of it stand before anybody is asked, so nothing in the words can order more. The drafts
 * are the item by what the model has written so far.
 */
export async function* makeByModel(
  order: PlacedOrder,
  skill: KindSkill,
  context: AssistantContext,
  ask: AskJson,
): AsyncGenerator<MakingPart> {
  const { kind, documentType } = order
  const words = plainMessage(order.words)
  const itemBy = (filled: FilledOrder): ComposedItem => {
    const type = documentType ?? knownType(skill, filled.documentType)
    const plan: Plan = {
      by: 'facts',
      introduction: '',
      ...readFacts(skill, { ...filled, documentType: type }, words, context),
    }
    return making(() => itemOf(skill, plan, context))
  }
  const draftOf = (written: string): ComposedItem | null => {
    const settled = settledJson(written)
    const checked = settled && checkOrder(settled, skill)
    try {
      return checked && 'ok' in checked ? itemBy(checked.ok) : null
    } catch {
      // Half of an order need not make sense; the whole of it is judged below.
      return null
    }
  }

  const system = orderPrompt(kind, skill, context)
  const pieces = askInPieces(
    orderQuestion({ ...order, words }),
    (text) => checkOrder(extractJson(text), skill),
    (messages) => ask(system, messages),
    (text) => markedKind(text) === kind && skill.model?.composeText !== undefined,
  )
  let isBegun = false
  let settledAt = ''
  let next = await pieces.next()
  for (; !next.done; next = await pieces.next()) {
    if (!order.isWatched) continue
    const settled = JSON.stringify(settledJson(next.value))
    if (settled === settledAt) continue
    settledAt = settled
    const draft = draftOf(next.value)
    if (draft === null) continue
    if (!isBegun) yield { type: 'step', label: makingSteps.write(kind) }
    isBegun = true
    yield { type: 'draft', item: draft }
  }
  const given = next.value
  if ('answer' in given) yield { type: 'item', item: itemBy(given.answer) }
  else yield { type: 'item', item: writtenItem(given.prose, { ...order, words }, skill, context) }
}

/** The item of a text that a model wrote itself under the kind's marker, with blanks for what nobody told. */
const writtenItem = (
  prose: string,
  { kind, documentType, words }: PlacedOrder,
  skill: KindSkill,
  context: AssistantContext,
): ComposedItem => {
  if (prose === '') throw new AppError('making_failed', { message: 'the provider withheld the answer' })
  if (recites(prose, secretsOf([skill])))
    throw new AppError('making_failed', { message: 'the model recited its rules' })
  const opinion = { says: 'order', kind, documentType, intent: `${kind}_create`, source: words } as const
  return making(() =>
    itemOf(skill, writtenPlan(prose, skill, opinion, { message: words, context, rests: [] }), context),
  )
}
