import { eq } from 'drizzle-orm'

import type { Database, Tx } from '#core/db/server/database.ts'
import { uniqueViolation } from '#core/db/server/database-failures.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { getItem, updateItemFacts } from '#core/items/server/items.repo.ts'
import type { Mails } from '#core/outbound/server/mails.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import type { SetupResult, setupTargets } from '../shared/pos.contract.ts'
import { slugOf, tillAddress } from '../shared/till-address.ts'
import { contentOf } from './pos-store.ts'
import { posShops } from './pos.tables.ts'
import { mailTillPassword } from './setup/till-password-mail.ts'
import type { ShopOwner } from './shop-owner.ts'
import { lockShop, type ShopRow, touchShop } from './shops.repo.ts'
import { endSessions } from './till-sessions.repo.ts'

type Target = (typeof setupTargets)[number]

/** The database of Juragan itself, as the set-up names it. */
const embeddedProject = 'Juragan'

/** A hash made before the transaction, because hashing takes longer than a lock should last. */
export interface TillPassword {
  readonly password: string
  readonly hash: string
}

/** Throws `setup_target_not_ready` for places that this server cannot reach. */
export const requireTarget = (target: Target): 'embedded' => {
  if (target !== 'embedded') throw new AppError('setup_target_not_ready', { details: { target } })
  return target
}

/** The first step of the set-up (P2 §4): the embedded database answers, or this call does not come back. */
export const connectTarget = async (tx: Tx, ownerId: string, id: string, target: Target) => {
  const known = requireTarget(target)
  await lockShop(tx, ownerId, id)
  return { target: known, projectName: embeddedProject, message: `Connected to: ${embeddedProject}` }
}

/** Gives the shop its address: its name, or its name and a few characters where that is taken. */
const takeSlug = async (tx: Tx, id: string, name: string): Promise<string> => {
  const base = slugOf(name)
  for (const slug of [base, `${base}-${newId('item').slice(-4)}`, `${base}-${newId('item').slice(-12)}`]) {
    const [taken] = await tx.select({ id: posShops.id }).from(posShops).where(eq(posShops.slug, slug))
    if (!taken || taken.id === id) return slug
  }
  throw new Error(`no address is free for ${base}`)
}

interface Deployment {
  readonly owner: ShopOwner
  readonly id: string
  readonly target: Target
  /** What the owner connected, as the set-up names it. */
  readonly projectName?: string
  readonly publicUrl: string
  readonly secret: TillPassword
  readonly mails: Mails
  readonly now: Date
}

/** P2 §4: the status of a shop by the way it was set up. */
const statusOf = (target: string): string => (target === 'connection' ? 'database_ready' : 'active')

/**
 * The second step: owner seed, address and password in one transaction. A shop that is set up already answers with the
 * same address and no password, whatever happened to the item's facts meanwhile (SETUP-08). The till sells on our own
 * database whichever place was set up: `setupMethod` says which other one has the shop's schema and owner too.
 */
export const deployShop = async (tx: Tx, given: Deployment): Promise<SetupResult> => {
  const { owner, id, target, publicUrl, secret, mails, now } = given
  const shop = await lockShop(tx, owner.id, id)
  const item = await getItem(tx, owner.id, id)
  const { businessInfo } = contentOf(item.content)
  const isNew = shop.slug === null
  const slug = shop.slug ?? (await takeSlug(tx, id, businessInfo.name || item.title))
  const setupMethod = target === 'embedded' ? (shop.setupMethod ?? target) : target
  const seeded = {
    slug,
    setupMethod,
    setUpAt: shop.setUpAt ?? now,
    tillOwner: shop.tillOwner ?? (owner.name || 'Owner'),
  }
  const ready: ShopRow = {
    ...shop,
    ...seeded,
    tillEmail: shop.tillEmail ?? owner.email,
    tillPasswordHash: shop.tillPasswordHash ?? secret.hash,
  }
  await tx
    .update(posShops)
    .set({ ...seeded, tillEmail: ready.tillEmail, tillPasswordHash: ready.tillPasswordHash })
    .where(eq(posShops.id, id))
  const posUrl = tillAddress(publicUrl, slug)
  await updateItemFacts(
    tx,
    { ownerId: owner.id, id, now },
    {
      status: statusOf(setupMethod),
      url: posUrl,
      metadata: {
        posUrl,
        setupCompletedAt: seeded.setUpAt.toISOString(),
        setupMethod,
        databaseConnected: true,
        ownerEmail: ready.tillEmail,
        ownerName: ready.tillOwner,
        // P2 §3 fixes the address of a shop that has told none.
        businessAddress: businessInfo.address || owner.address || 'Main Location',
      },
    },
  )
  await touchShop(tx, shop, now)
  const till = { id, name: businessInfo.name || item.title, posUrl, password: secret.password }
  return {
    posId: id,
    posUrl,
    ownerEmail: ready.tillEmail ?? '',
    setupMethod,
    projectName: given.projectName ?? embeddedProject,
    password: isNew ? secret.password : null,
    passwordMailed: isNew && (await mailTillPassword(tx, mails, owner, till)),
  }
}

/**
 * Does `work` in a transaction. Two shops of one name that are set up at the same moment want the same address; the
 * later one begins again and finds it taken.
 */
export const withFreeAddress = async <T>(database: Database, work: (tx: Tx) => Promise<T>, tries = 3): Promise<T> => {
  try {
    return await database.transaction(work)
  } catch (error) {
    if (uniqueViolation(error) !== 'pos_shops_slug' || tries <= 1) throw error
    return withFreeAddress(database, work, tries - 1)
  }
}

/** Stores a new password for a till that is set up; whoever was signed in there has to sign in again. */
export const renewPassword = async (tx: Tx, ownerId: string, id: string, { hash }: TillPassword): Promise<void> => {
  const shop = await lockShop(tx, ownerId, id)
  if (shop.slug === null) throw new AppError('pos_not_set_up')
  await tx.update(posShops).set({ tillPasswordHash: hash }).where(eq(posShops.id, id))
  await endSessions(tx, id)
}
