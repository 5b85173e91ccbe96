import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { dayIn, defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'

import { websiteSkill } from '../shared/skill.ts'
import type { ComposedSite, OrderedBusiness } from './websites.tables.ts'

/** What an owner would have written in the chat for the same business. */
const sentenceOf = ({ name, type, description }: OrderedBusiness): string => {
  const kind = type.trim() === '' ? '' : ` ${type.trim()}`
  const called = name.trim() === '' ? '' : ` ${name.trim()}`
  return `Buatkan website untuk${kind}${called}. ${description.trim()}`.trim()
}

/** Composes the site of a direct call by the rules of the chat. */
export const composeOrdered =
  (clock: () => Date) =>
  (business: OrderedBusiness): ComposedSite => {
    const { maker } = websiteSkill
    if (!maker) throw new AppError('kind_not_ready')
    const today = dayIn(clock(), defaultTimeZone())
    const context: AssistantContext = { today, timeZone: defaultTimeZone(), ownerName: null, turns: [] }
    const request = maker.readRequest(readMessage(sentenceOf(business), today), null, context)
    const { title, description, content } = maker.composeItem(request, context)
    return { title: business.name.trim() || title, description, content }
  }
