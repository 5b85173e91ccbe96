import { and, eq } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { getItem } from '#core/items/server/items.repo.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import { standing } from '../../shared/debt/debt.ts'
import * as contracts from '../../shared/debt/debts.contract.ts'
import type { PosDependencies } from '../pos.routes.ts'
import { posCustomers } from '../pos.tables.ts'
import { getShop } from '../shops.repo.ts'
import { netOf, readDebtEntries } from './debt-moves.ts'
import { recordDebtPayment } from './debts.repo.ts'

/** The shop's own customer; another's id is `not_found`. */
const getCustomer = async (reader: Reader, posId: string, id: string) => {
  const { id: customerId, name, phone, debtLimit } = posCustomers
  const [known] = await reader
    .select({ id: customerId, name, phone, debtLimit })
    .from(posCustomers)
    .where(and(eq(posCustomers.posId, posId), eq(posCustomers.id, storableText(id))))
  if (!known) throw new AppError('not_found')
  return known
}

/** The owner's calls about what customers owe. */
export const debtRoutes = ({
  database,
  people,
  clock,
}: Pick<PosDependencies, 'database' | 'people' | 'clock'>): Route[] => [
  route(contracts.getDebt, async ({ params }, request) => {
    const shop = await getShop(database, askingUser(request), params.id)
    const { title: shopName } = await getItem(database, shop.ownerId, shop.id)
    const debt = await database.transaction(
      async (tx) => {
        const { id, name, phone, debtLimit } = await getCustomer(tx, shop.id, params.customerId)
        const entries = await readDebtEntries(tx, shop.id, { customerId: id, most: contracts.shownEntries + 1 })
        const stands = standing(await netOf(tx, shop.id, id))
        return {
          ...stands,
          name,
          phone,
          debtLimit,
          entries: entries.slice(0, contracts.shownEntries),
          more: entries.length > contracts.shownEntries,
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    return ok({ ...debt, shopName })
  }),
  route(contracts.payDebt, async ({ params, body }, request) => {
    const ownerId = askingUser(request)
    const shop = await getShop(database, ownerId, params.id)
    const { id: customerId, name: customerName } = await getCustomer(database, shop.id, params.customerId)
    const cashier = (await people.readUser(ownerId))?.displayName || 'Owner'
    const now = clock()
    const sent = { ...body, customerId, customerName, cashier, paidAt: now.toISOString() }
    return ok(await recordDebtPayment(database, sent, { at: now, isFromDevice: false }, { shop, cashier, now }))
  }),
]
