import type { Database, Tx } from '#core/db/server/database.ts'
import { askingUser, type RequestContext, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'

import * as contracts from '../shared/categories.contract.ts'
import { listCategories } from './categories.repo.ts'
import { addCategory, removeCategory, renameCategory } from './change-categories.ts'
import { getShop, type ShopRow } from './shops.repo.ts'

/** The categories of the asking owner's own shop: added, renamed, removed. */
export const categoryRoutes = (database: Database, clock: () => Date): Route[] => {
  const inShop = (
    request: RequestContext,
    id: string,
    change: (tx: Tx, shop: ShopRow, now: Date) => Promise<void>,
  ): Promise<{ success: true; data: { categories: string[] } }> =>
    database.transaction(async (tx) => {
      await change(tx, await getShop(tx, askingUser(request), id), clock())
      return ok({ categories: await listCategories(tx, id) })
    })

  return [
    route(contracts.addCategory, ({ params, body }, request) =>
      inShop(request, params.id, (tx, shop, now) => addCategory(tx, shop, body.name, now)),
    ),
    route(contracts.renameCategory, ({ params, body }, request) =>
      inShop(request, params.id, (tx, shop, now) => renameCategory(tx, shop, body, now)),
    ),
    route(contracts.removeCategory, ({ params, query }, request) =>
      inShop(request, params.id, (tx, shop, now) => removeCategory(tx, shop, query.name, now)),
    ),
  ]
}
