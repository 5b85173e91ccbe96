import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { askingUser, type RequestContext, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import type { Mails } from '#core/outbound/server/mails.ts'

import * as contracts from '../shared/pos.contract.ts'
import { ticketAddress, tillAddress } from '../shared/till-address.ts'
import { addProducts, changeProduct, removeProduct } from './products.repo.ts'
import { readStore } from './read-store.ts'
import { recordSale } from './record-sale.ts'
import { connectTarget, deployShop, renewPassword, requireTarget, type TillPassword, withFreeAddress } from './setup.ts'
import type { SetupSettings } from './setup/setup-settings.ts'
import { findShopOwner, type ShopOwner, type ShopPeople } from './shop-owner.ts'
import { getShop } from './shops.repo.ts'
import { hashTillPassword, newTillPassword } from './till-password.ts'
import { issueTicket } from './till-sessions.repo.ts'

export interface PosDependencies extends ShopPeople {
  readonly database: Database
  /** Origin under which browsers reach us; the till's address begins with it. */
  readonly publicUrl: string
  readonly mails: Mails
  readonly clock: () => Date
  /** Databases of owners' own; without it only the embedded one is set up. */
  readonly setup?: SetupSettings
}

/** A new password together with the only form in which it is stored. */
export const makePassword = async (): Promise<TillPassword> => {
  const password = newTillPassword()
  return { password, hash: await hashTillPassword(password) }
}

/** All calls of the workspace about a shop: every one answers about the asking owner's own shops only. */
export const posRoutes = (deps: PosDependencies): Route[] => {
  const { database, publicUrl, mails, clock } = deps
  const ownerOf = async (request: RequestContext): Promise<ShopOwner> => {
    const owner = await findShopOwner(deps, askingUser(request))
    if (!owner) throw new AppError('not_signed_in')
    return owner
  }

  return [
    route(contracts.getStore, async ({ params }, request) =>
      ok(await readStore(database, askingUser(request), params.id, clock())),
    ),
    route(contracts.addProduct, async ({ params, body }, request) => {
      const [added] = await database.transaction(async (tx) =>
        addProducts(tx, await getShop(tx, askingUser(request), params.id), [body], clock()),
      )
      if (!added) throw new Error('a product that was added is not there')
      return ok(added)
    }),
    route(contracts.changeProduct, async ({ params, body }, request) =>
      ok(
        await database.transaction(async (tx) =>
          changeProduct(tx, await getShop(tx, askingUser(request), params.id), params.productId, body, clock()),
        ),
      ),
    ),
    route(contracts.removeProduct, async ({ params }, request) => {
      await database.transaction(async (tx) =>
        removeProduct(tx, await getShop(tx, askingUser(request), params.id), params.productId, clock()),
      )
      return ok({ id: params.productId })
    }),
    route(contracts.recordSale, async ({ params, body }, request) => {
      const owner = await ownerOf(request)
      const shop = await getShop(database, owner.id, params.id)
      return ok(await recordSale(database, body, { shop, cashier: owner.name || 'Owner', now: clock() }))
    }),
    route(contracts.connectStore, async ({ params, body }, request) =>
      ok(await database.transaction((tx) => connectTarget(tx, askingUser(request), params.id, body.target))),
    ),
    route(contracts.deployStore, async ({ params, body }, request) => {
      const owner = await ownerOf(request)
      requireTarget(body.target)
      await getShop(database, owner.id, params.id)
      const secret = await makePassword()
      const { target } = body
      const deployment = { owner, id: params.id, target, publicUrl, secret, mails, now: clock() }
      return ok(await withFreeAddress(database, (tx) => deployShop(tx, deployment)))
    }),
    route(contracts.renewTillPassword, async ({ params }, request) => {
      const ownerId = askingUser(request)
      await getShop(database, ownerId, params.id)
      const secret = await makePassword()
      await database.transaction((tx) => renewPassword(tx, ownerId, params.id, secret))
      return ok({ password: secret.password })
    }),
    route(contracts.openTill, async ({ params }, request) => {
      const owner = await ownerOf(request)
      const { id, slug } = await getShop(database, owner.id, params.id)
      if (slug === null) throw new AppError('pos_not_set_up')
      const ticket = await database.transaction((tx) => issueTicket(tx, id, owner.name || 'Owner', clock()))
      return ok({ url: ticketAddress(tillAddress(publicUrl, slug), ticket) })
    }),
  ]
}
