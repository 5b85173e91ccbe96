import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'

import * as contracts from '../shared/after-sale.contract.ts'
import { listMoneyActs as listMoneyActsContract } from '../shared/guard/money-acts.contract.ts'
import { listMoneyActs } from './guard/money-acts.repo.ts'
import type { PosDependencies } from './pos.routes.ts'
import { recordRefund } from './refunds.repo.ts'
import { listShifts } from './shifts.repo.ts'
import { getShop } from './shops.repo.ts'

/** The owner's calls about what comes after a sale. */
export const afterSaleRoutes = ({
  database,
  people,
  clock,
}: Pick<PosDependencies, 'database' | 'people' | 'clock'>): Route[] => [
  route(contracts.getShifts, async ({ params }, request) => {
    const { id, timeZone } = await getShop(database, askingUser(request), params.id)
    return ok({ shifts: await listShifts(database, id), timeZone })
  }),
  route(listMoneyActsContract, async ({ params, query }, request) => {
    const { id, timeZone, pinVerifier } = await getShop(database, askingUser(request), params.id)
    return ok({ ...(await listMoneyActs(database, id, query)), timeZone, hasPin: pinVerifier !== null })
  }),
  route(contracts.refundSale, async ({ params, body }, request) => {
    const ownerId = askingUser(request)
    const shop = await getShop(database, ownerId, params.id)
    const cashier = (await people.readUser(ownerId))?.displayName || 'Owner'
    const now = clock()
    const sent = { ...body, cashier, refundedAt: now.toISOString() }
    return ok(await recordRefund(database, sent, { at: now, isFromDevice: false }, { shop, cashier, now }))
  }),
]
