import { AppError } from '#core/errors/shared/app-error.ts'

import type { KindSkill } from '../../shared/kind-skill.ts'
import type { UsedFact } from '../../shared/memory/owner-memory.ts'
import type { AssistantContext } from '../../shared/port.ts'
import { readMessage } from '../../shared/read-message.ts'
import { inIndonesian } from '../../shared/regional-words.ts'
import type { Plan } from './plans.ts'
import type { Opinion } from './spending-guard.ts'
import { blankInventions } from './written-facts.ts'

/** What a model's text was written for. */
interface WrittenFor {
  readonly message: string
  readonly context: AssistantContext
  /** What of the owner's own went along with the earlier turns. */
  readonly rests: readonly UsedFact[]
}

/**
 * The plan for a text that a model wrote under a kind's marker (P1 §4.5). It may state what the owner told, what the
 * profile knows and what our own rules reckon from the same words; everything else in it becomes a blank.
 */
export const writtenPlan = (
  written: string,
  { maker }: KindSkill,
  opinion: Opinion,
  { message, context, rests }: WrittenFor,
): Extract<Plan, { by: 'text' }> => {
  if (maker === null) throw new AppError('kind_not_ready')
  const isOrder = opinion.says === 'order'
  const source = isOrder ? opinion.source : message
  const reading = readMessage(inIndonesian(source), context.today)
  const request = maker.readRequest(reading, isOrder ? opinion.documentType : null, context)
  const item = maker.composeItem(request, context)
  const { logo: _logo, isPkp: _isPkp, ...profile } = { logo: '', isPkp: false, ...context.profile }
  const words = [
    ...context.turns.filter(({ sender }) => sender === 'user').map(({ content }) => content),
    message,
    source,
    context.ownerName ?? '',
    ...Object.values(profile),
    JSON.stringify(item.content),
    maker.introduce(request, item, context),
  ].join('\n')
  const text = blankInventions(written, { words, today: context.today })
  return { by: 'text', text, hasBlanks: text !== written, used: rests }
}
