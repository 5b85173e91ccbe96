import { createHash } from 'node:crypto'

import { and, eq, sql } from 'drizzle-orm'

import type { Tx } from '#core/db/server/database.ts'
import { isConnectionLoss } from '#core/db/server/database-failures.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { RequestContext } from '#core/http/server/router.ts'
import { getItem, insertItem } from '#core/items/server/items.repo.ts'
import type { Item } from '#core/items/shared/item.ts'
import { defaultPosStatus } from '#core/items/shared/saved-item.ts'
import { publish } from '#core/live/server/notices.ts'
import type { Mails } from '#core/outbound/server/mails.ts'
import { capture, type Charge, release, reserve } from '#core/points/server/ledger.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { composePos, itemOf } from '../shared/compose-pos.ts'
import { deploymentTimeout } from '../shared/deployment.contract.ts'
import type { BusinessInfo } from '../shared/pos-content.ts'
import { posIntentOf } from '../shared/pos-features.ts'
import { contentOf, listedFacts } from './pos-store.ts'
import { makePassword, type PosDependencies } from './pos.routes.ts'
import { posShops } from './pos.tables.ts'
import { deployShop, type TillPassword, withFreeAddress } from './setup.ts'
import { findShopOwner, type ShopOwner, type ShopPeople } from './shop-owner.ts'
import { insertShop } from './shops.repo.ts'

interface Order {
  readonly owner: ShopOwner
  readonly businessInfo: BusinessInfo
  /** Names this order: repeated, it makes and costs nothing more. */
  readonly key: string
  readonly publicUrl: string
  readonly secret: TillPassword
  readonly mails: Mails
  readonly now: Date
}

/** Twice as long as the call may take (P1 §9), so that a hold never runs out while its till is made. */
const holdSeconds = (2 * deploymentTimeout) / 1000
const longestKey = 200

const holdKey = (key: string): string => `pos:${key}`

const hashOf = (info: BusinessInfo): string => createHash('sha256').update(JSON.stringify(info)).digest('base64url')

/** The till that an earlier call with this key made; null where there is none. */
const madeBefore = async (tx: Tx, { owner, key, businessInfo }: Order): Promise<Item | null> => {
  const [shop] = await tx
    .select({ id: posShops.id, hash: posShops.requestHash })
    .from(posShops)
    .where(and(eq(posShops.ownerId, owner.id), eq(posShops.requestKey, key)))
  if (!shop) return null
  if (shop.hash !== hashOf(businessInfo)) throw new AppError('request_key_reused')
  return getItem(tx, owner.id, shop.id)
}

const storeTill = async (tx: Tx, order: Order, itemId: string, charge: Charge): Promise<Item> => {
  const { owner, businessInfo, key, now } = order
  const posIntent = posIntentOf(`${businessInfo.name} ${businessInfo.type} ${businessInfo.description}`)
  const composed = itemOf(
    composePos({
      businessName: businessInfo.name,
      businessType: businessInfo.type,
      posIntent,
      countingWish: null,
      features: ['basic_pos'],
      goods: [],
      unpriced: [],
      address: businessInfo.address || owner.address,
      phone: businessInfo.phone,
    }),
  )
  const item = await insertItem(tx, {
    id: itemId,
    ownerId: owner.id,
    kind: 'pos',
    type: 'pos',
    title: composed.title,
    description: composed.description,
    status: defaultPosStatus,
    source: 'create-pos-system',
    metadata: listedFacts(contentOf(composed.content)),
    content: contentOf(composed.content),
    author: 'AI',
    pointsDeducted: charge.pointsDeducted,
    balanceAfter: charge.balanceAfter,
    now,
  })
  const request = { requestKey: key, requestHash: hashOf(businessInfo) }
  await insertShop(tx, { id: item.id, ownerId: owner.id, kitchenSlip: posIntent === 'restaurant_pos', ...request, now })
  return item
}

/** Charge, item, shop and embedded deployment: all of it or nothing, once for each key. */
const make = async (tx: Tx, order: Order) => {
  const { owner, key, publicUrl, secret, mails, now } = order
  const newItemId = newId('item')
  await tx.execute(sql.raw(`set local statement_timeout = ${deploymentTimeout}`))
  // The account stays locked from here on, so that twins of one order take turns.
  const charge = await capture(tx, { userId: owner.id, key: holdKey(key), itemId: newItemId })
  const before = await madeBefore(tx, order)
  const item = before ?? (await storeTill(tx, order, newItemId, charge))
  if (!before) await publish(tx, { userId: owner.id, topic: 'points', id: item.id })
  const setup = await deployShop(tx, { owner, id: item.id, target: 'embedded', publicUrl, secret, mails, now })
  return { item, setup, charge }
}

const askedKey = ({ headers }: RequestContext): string => {
  const given = storableText(headers.get('idempotency-key')?.trim() ?? '')
  if (given.length > longestKey) throw new AppError('invalid_request', { details: { fields: ['Idempotency-Key'] } })
  return given === '' ? newId('request') : given
}

const ownerOf = async ({ identity }: RequestContext, people: ShopPeople): Promise<ShopOwner> => {
  const owner = identity.role === 'user' ? await findShopOwner(people, identity.userId) : null
  if (!owner) throw new AppError('user_not_authenticated')
  return owner
}

/**
 * Answers P1 §7 row 6. Points are held first, taken in the transaction that stores the till, and given back when
 * anything fails.
 */
export const createPosSystem = async (deps: PosDependencies, businessInfo: BusinessInfo, request: RequestContext) => {
  const { database, publicUrl, mails, clock } = deps
  const owner = await ownerOf(request, deps)
  const key = askedKey(request)
  await database.transaction((tx) =>
    reserve(tx, { userId: owner.id, action: 'pos_create', key: holdKey(key), ttlSeconds: holdSeconds }),
  )
  try {
    const order = { owner, businessInfo, key, publicUrl, secret: await makePassword(), mails, now: clock() }
    const { item, setup, charge } = await withFreeAddress(database, (tx) => make(tx, order))
    const content = contentOf(item.content)
    return {
      success: true as const,
      message: `${item.title} siap dipakai. Kasir: ${setup.posUrl}`,
      deploymentId: item.id,
      posUrl: setup.posUrl,
      deploymentUrl: setup.posUrl,
      access_url: setup.posUrl,
      admin_panel: `${publicUrl.replace(/\/+$/, '')}/`,
      business_name: item.title,
      business_type: content.businessInfo.type || content.businessType,
      githubRepo: null,
      netlifyUrl: null,
      supabaseProject: null,
      ownerEmail: setup.ownerEmail,
      password: setup.password,
      passwordMailed: setup.passwordMailed,
      item: { id: item.id, kind: 'pos' as const, title: item.title },
      pointsDeducted: charge.pointsDeducted,
      balanceAfter: charge.balanceAfter,
    }
  } catch (error) {
    // Where even this fails the hold runs out by itself; the failure that is told is the first one.
    await database.transaction((tx) => release(tx, { userId: owner.id, key: holdKey(key) })).catch(() => false)
    throw error instanceof AppError || isConnectionLoss(error)
      ? error
      : new AppError('pos_deployment_failed', { cause: error, message: 'POS deployment failed' })
  }
}
