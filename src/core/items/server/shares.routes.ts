import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'

import * as contracts from '../shared/shares.contract.ts'
import { getItem } from './items.repo.ts'
import type { KindStores } from './kind-store.ts'
import { insertShare, listShares, revokeShare } from './shares.repo.ts'

export interface ShareRoutesDependencies {
  readonly database: Database
  readonly kinds: KindStores
  readonly publicUrl: string
  readonly clock?: () => Date
}

/** Giving out links to own items, and taking them back. */
export const shareRoutes = ({
  database,
  kinds,
  publicUrl,
  clock = () => new Date(),
}: ShareRoutesDependencies): Route[] => [
  route(contracts.createShare, async ({ params, body }, request) => {
    const ownerId = askingUser(request)
    const { share, token } = await database.transaction(async (tx) => {
      const item = await getItem(tx, ownerId, params.id)
      if (!kinds[item.kind].exports.pdf) throw new AppError('unknown_format')
      return insertShare(tx, { ownerId, itemId: params.id, days: body.days, now: clock() })
    })
    return ok({ ...share, url: `${publicUrl}/lihat/${token}` })
  }),
  route(contracts.listShares, async ({ params }, request) => {
    const ownerId = askingUser(request)
    const item = await getItem(database, ownerId, params.id)
    const { sharing, parseContent } = kinds[item.kind]
    const content = parseContent(item.content)
    const shares = await listShares(database, { ownerId, itemId: params.id }, clock())
    return ok({ shares, blanks: [...(sharing?.blanks(content) ?? [])], sender: sharing?.sender(content) ?? '' })
  }),
  route(contracts.revokeShare, async ({ params }, request) => {
    const which = { ownerId: askingUser(request), itemId: params.id, shareId: params.shareId, now: clock() }
    await database.transaction((tx) => revokeShare(tx, which))
    return ok({ id: params.shareId })
  }),
]
