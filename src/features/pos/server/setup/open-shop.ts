import type { Database } from '#core/db/server/database.ts'
import { findItem } from '#core/items/server/items.repo.ts'
import { defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'
import type { Mails } from '#core/outbound/server/mails.ts'

import type { setupTargets, SetupResult } from '../../shared/pos.contract.ts'
import { contentOf } from '../pos-store.ts'
import { makePassword } from '../pos.routes.ts'
import { deployShop, withFreeAddress } from '../setup.ts'
import type { ShopOwner } from '../shop-owner.ts'
import { getShop } from '../shops.repo.ts'
import type { OwnerSeed } from './store-schema.ts'

/** What a set-up call tells of the business. */
export interface ToldFacts {
  readonly posId?: string | undefined
  readonly businessName?: string | undefined
  readonly ownerName?: string | undefined
  readonly businessAddress?: string | undefined
}

export interface ShopOpening {
  readonly database: Database
  readonly publicUrl: string
  readonly mails: Mails
  readonly clock: () => Date
}

/** P2 §3 fixes the owner's name and the address where none is told. */
const usualName = 'Owner'
const usualAddress = 'Main Location'

/** The first of them that says something. */
const first = (...texts: readonly (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && text.trim() !== '')?.trim() ?? ''

/**
 * The owner's seed: what is told, else what the shop knows. The e-mail is the account's, whatever is told (P2 §6).
 * Throws `not_found` for another's shop.
 */
export const seedFor = async (
  { database, clock }: ShopOpening,
  owner: ShopOwner,
  told: ToldFacts,
): Promise<OwnerSeed> => {
  const shop = told.posId === undefined ? null : await getShop(database, owner.id, told.posId)
  const item = shop && (await findItem(database, owner.id, shop.id))
  const info = item ? contentOf(item.content).businessInfo : null
  const businessName = first(told.businessName, info?.name, item?.title, usualName)
  return {
    // A database that is set up before its shop is there has one shop for each business.
    posId: shop?.id ?? `${owner.id}:${businessName.toLowerCase()}`,
    ownerId: owner.id,
    timeZone: shop?.timeZone ?? defaultTimeZone(),
    businessName,
    businessAddress: first(told.businessAddress, info?.address, owner.address, usualAddress),
    ownerName: first(told.ownerName, owner.name, usualName),
    ownerEmail: owner.email,
    now: clock(),
  }
}

/** Opens the till of a shop whose database stands; null where no shop was named. */
export const openShop = async (
  { database, publicUrl, mails, clock }: ShopOpening,
  owner: ShopOwner,
  posId: string | undefined,
  target: (typeof setupTargets)[number],
  projectName: string,
): Promise<SetupResult | null> => {
  if (posId === undefined) return null
  const secret = await makePassword()
  const deployment = { owner, id: posId, target, projectName, publicUrl, secret, mails, now: clock() }
  return withFreeAddress(database, (tx) => deployShop(tx, deployment))
}
