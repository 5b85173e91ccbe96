import {
  createDirectOrders,
  type DirectOrderDependencies,
  filled,
  ownerOf,
} from '#core/assistant/server/direct-orders.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import type { PaidItem } from '#core/items/server/paid-items.ts'

import * as contracts from '#core/items/shared/presentation-calls.contract.ts'
import { readDeck } from '../shared/scene/upgrade-content.ts'
import { composeWrittenDeck } from '../shared/scene/written-deck.ts'

/** The direct calls of P1 §7 and P2 §7 that make presentations: the same maker, price and store as the chat's. */
export const directCallRoutes = (deps: DirectOrderDependencies): Route[] => {
  const orders = createDirectOrders(deps)

  const answer = ({ item, charge }: PaidItem) => ({
    ...ok({
      presentationId: item.id,
      presentationUrl: orders.fileUrl(item.id, 'pptx'),
      title: item.title,
      slideCount: readDeck(item.content).slides.length,
      createdAt: item.createdAt,
    }),
    pointsDeducted: charge.pointsDeducted,
    balanceAfter: charge.balanceAfter,
  })

  return [
    route(contracts.createPresentation, async ({ body }, request) => {
      const title = filled(body.title)
      if (title === null || !Array.isArray(body.slides)) throw new AppError('title_and_slides_required')
      const made = { ...composeWrittenDeck(title, body.slides), source: 'documents/presentation' }
      return answer(await orders.store(ownerOf(request), made, body.resultId))
    }),
    route(contracts.generatePresentation, async ({ body }, request) => {
      const how = { kind: 'presentation', source: 'generate-presentation' } as const
      return answer(await orders.make(ownerOf(request), body, how, request.signal))
    }),
  ]
}
