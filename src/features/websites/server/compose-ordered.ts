import type { Assistant } from '#core/assistant/server/assistant.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { dayIn, defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'

import type { ComposedSite, OrderedBusiness } from './websites.tables.ts'

/** What an owner would have written in the chat for the same business. */
const sentenceOf = ({ name, type, description }: OrderedBusiness): string => {
  const kind = type.trim() === '' ? '' : ` ${type.trim()}`
  const called = name.trim() === '' ? '' : ` ${name.trim()}`
  return `Buatkan website untuk${kind}${called}. ${description.trim()}`.trim()
}

/** Composes the site of a direct call as the chat would: by the chosen assistant and the rules of the kind. */
export const composeOrdered =
  (assistant: Pick<Assistant, 'make'>, clock: () => Date) =>
  async (business: OrderedBusiness, signal: AbortSignal): Promise<ComposedSite> => {
    const today = dayIn(clock(), defaultTimeZone())
    const context: AssistantContext = { today, timeZone: defaultTimeZone(), ownerName: null, turns: [] }
    const order = { kind: 'website', documentType: null, words: sentenceOf(business), isWatched: false } as const
    for await (const part of assistant.make(order, context, signal)) {
      if (part.type !== 'item') continue
      const { title, description, content } = part.item
      return { title: business.name.trim() || title, description, content }
    }
    signal.throwIfAborted()
    throw new AppError('making_failed', { message: 'the order brought no website' })
  }
