import type { Database } from '#core/db/server/database.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'

import * as contracts from '../../shared/stock/stock.contract.ts'
import { getShop } from '../shops.repo.ts'
import { listStockMoves } from './stock-moves.repo.ts'
import { countStock, moveGoods, workStock } from './stock-work.ts'

/** The owner's work at the stock: what came in, what is gone, what was counted, what was carried, and how it all went. */
export const stockRoutes = (database: Database, clock: () => Date): Route[] => [
  route(contracts.workStock, async ({ params, body }, request) =>
    ok(
      await database.transaction(async (tx) =>
        workStock(tx, await getShop(tx, askingUser(request), params.id), body, clock()),
      ),
    ),
  ),
  route(contracts.moveGoods, async ({ params, body }, request) =>
    ok(
      await database.transaction(async (tx) =>
        moveGoods(tx, await getShop(tx, askingUser(request), params.id), body, clock()),
      ),
    ),
  ),
  route(contracts.countStock, async ({ params, body }, request) =>
    ok(
      await database.transaction(async (tx) =>
        countStock(tx, await getShop(tx, askingUser(request), params.id), body, clock()),
      ),
    ),
  ),
  route(contracts.getStockMoves, async ({ params: { id, productId }, query: { before } }, request) => {
    const shop = await getShop(database, askingUser(request), id)
    return ok(
      await listStockMoves(database, shop.id, { productId, before: before === undefined ? null : Number(before) }),
    )
  }),
]
