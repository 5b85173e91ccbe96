import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'

import * as contracts from '../shared/customers.contract.ts'
import { changeCustomer, listCustomers } from './customers.repo.ts'
import type { PosDependencies } from './pos.routes.ts'
import { getShop } from './shops.repo.ts'

/** The owner's calls about the customers of a shop. */
export const customerRoutes = ({ database, clock }: Pick<PosDependencies, 'database' | 'clock'>): Route[] => [
  route(contracts.listCustomers, async ({ params, query }, request) => {
    const { id } = await getShop(database, askingUser(request), params.id)
    return ok(await listCustomers(database, id, query))
  }),
  route(contracts.changeCustomer, async ({ params, body }, request) =>
    ok(
      await database.transaction(async (tx) => {
        const { id } = await getShop(tx, askingUser(request), params.id)
        return changeCustomer(tx, { posId: id, id: params.customerId, now: clock() }, body)
      }),
    ),
  ),
]
