import { filled } from '#core/assistant/server/direct-orders.ts'
import type { Database } from '#core/db/server/database.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { getItem } from '#core/items/server/items.repo.ts'
import type { KindStores } from '#core/items/server/kind-store.ts'
import { storePaid } from '#core/items/server/paid-items.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { dayIn, defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'

import { itemDescription, itemTitle } from '../shared/letter/compose-document.ts'
import { convertDocument } from '../shared/convert/convert-document.ts'
import { convertItem } from '../shared/convert/convert.contract.ts'
import { type ConvertedFrom, typeOfTarget } from '../shared/convert/conversions.ts'
import { contentOf } from './document-exports.ts'

export interface ConvertDependencies {
  readonly database: Database
  readonly kinds: KindStores
  readonly clock?: () => Date
}

/** The next paper of a sale, made from a letter of the asking owner. */
export const convertRoutes = ({ database, kinds, clock = () => new Date() }: ConvertDependencies): Route[] => [
  route(convertItem, async ({ params, body }, request) => {
    const ownerId = askingUser(request)
    const now = clock()
    const { item, charge } = await database.transaction(async (tx) => {
      const source = await getItem(tx, ownerId, params.id)
      if (source.kind !== 'document') throw new AppError('conversion_not_possible')
      const content = contentOf(source.content)
      const { documentType, letterNumber } = content.letter
      const made = convertDocument(content, body.documentType, dayIn(now, defaultTimeZone()), body.part)
      const convertedFrom: ConvertedFrom = { id: source.id, title: source.title, documentType, letterNumber }
      return storePaid(
        tx,
        kinds,
        { ownerId, resultKey: filled(body.resultId), now },
        {
          kind: 'document',
          title: itemTitle(made.letter),
          description: itemDescription(made.letter),
          documentType: made.letter.documentType,
          content: made,
          source: 'convert',
          metadata: { convertedFrom },
        },
      )
    })
    const { pointsDeducted, balanceAfter } = charge
    return {
      ...ok({ id: item.id, title: item.title, documentType: typeOfTarget(body.documentType) }),
      pointsDeducted,
      balanceAfter,
    }
  }),
]
