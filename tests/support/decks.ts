import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import type { DeckContent } from '#features/slides/shared/scene/deck.ts'
import type { DeckRequest } from '#features/slides/shared/deck-request.ts'
import { stepName } from '#features/slides/shared/scene/step-name.ts'
import { readableText } from '#features/slides/shared/scene/readable-text.ts'
import { presentationSkill } from '#features/slides/shared/skill.ts'

const today = '2026-11-21' as IsoDay
export const deckContext: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

/** The deck of an order, as it is made without any language model, and what its owner reads in it. */
export const makeDeck = (message: string, besides: Partial<AssistantContext> = {}) => {
  const context = { ...deckContext, ...besides }
  const { maker } = presentationSkill
  if (!maker) throw new Error('decks can be made')
  const request = maker.readRequest(readMessage(message, today), null, context) as DeckRequest
  const item = maker.composeItem(request, context)
  const deck = item.content as DeckContent
  const text = readableText(item.title, deck).replaceAll('\u00a0', ' ')
  const slide = (name: string): string => {
    const at = deck.slides.findIndex((one) => one.title === name || stepName(one) === name)
    return at < 0 ? '' : (text.split(/\n\n(?=Slide \d+: )/)[at + 1] ?? '')
  }
  return {
    request,
    item,
    title: item.title,
    deck,
    text,
    slide,
    titles: deck.slides.map(({ title }) => title),
    steps: deck.slides.map(stepName),
  }
}
