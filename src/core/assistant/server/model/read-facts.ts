import { AppError } from '#core/errors/shared/app-error.ts'

import type { KindSkill } from '../../shared/kind-skill.ts'
import type { AssistantContext, ComposedItem } from '../../shared/port.ts'
import { readMessage } from '../../shared/read-message.ts'
import { inIndonesian } from '../../shared/regional-words.ts'

/** What a model filled in for an order, in the shape of its kind's own schema. */
export interface FilledOrder {
  readonly documentType: string | null
  readonly request: unknown
}

/** An order as the kind's own rules hold it, and the item once more for another context. */
export interface ReadOrder {
  readonly request: unknown
  readonly remake: (context: AssistantContext) => ComposedItem
}

/** The type that somebody named, where the kind has it. */
export const knownType = ({ vocabulary }: KindSkill, named: string | null | undefined): string | null =>
  typeof named === 'string' && Object.hasOwn(vocabulary.types, named) ? named : null

/**
 * The kind's request from what a model filled in. `source` are the words that order it: facts may come from an earlier
 * turn too, but what the model left out is read from these words alone.
 */
export const readFacts = (
  skill: KindSkill,
  { documentType, request }: FilledOrder,
  source: string,
  context: AssistantContext,
): ReadOrder => {
  const { maker, model: teaching } = skill
  if (maker === null) throw new AppError('kind_not_ready')
  const reading = readMessage(inIndonesian(source), context.today)
  const earlier = context.turns.filter(({ sender }) => sender === 'user').map(({ content }) => content)
  const text = [...earlier, source].join('\n')
  const read = (by: AssistantContext): unknown =>
    teaching
      ? teaching.readRequest(request ?? {}, { text, reading, documentType, context: by })
      : maker.readRequest(reading, documentType, by)
  return { request: read(context), remake: (other) => maker.composeItem(read(other), other) }
}
