import { createHash } from 'node:crypto'

import type { Tx } from '#core/db/server/database.ts'
import { publish } from '#core/live/server/notices.ts'
import { type Charge, capture, chargedForItem, release, reserve } from '#core/points/server/ledger.ts'
import { actionByResultType, type PaidAction } from '#core/points/shared/prices.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { Item, ItemMetadata } from '../shared/item.ts'
import type { CanvasType } from '../shared/kinds.ts'
import { getItem } from './items.repo.ts'
import type { KindStores } from './kind-store.ts'
import { type MadeResult, storeMade } from './store-made.ts'

/** Something that was made outside of the chat, ready to be stored. */
export interface MadeItem extends MadeResult {
  /** The path that made it. */
  readonly source: string
  readonly metadata?: ItemMetadata
  /** The canvas type that opens it first, where that is not its kind's own (resolutions 4). */
  readonly type?: CanvasType
  /** What it is charged as where that is not its kind's own price. */
  readonly action?: PaidAction
}

export interface PaidOrder {
  readonly ownerId: string
  /** The caller's name for this result: the same again answers the same item. Null makes a new one. */
  readonly resultKey: string | null
  readonly now: Date
}

export interface PaidItem {
  readonly item: Item
  readonly charge: Pick<Charge, 'pointsDeducted' | 'balanceAfter'>
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** The id of an owner's result, so that its twin meets the same row. */
export const resultIdOf = (ownerId: string, resultKey: string): string =>
  `itm_${[...createHash('sha256').update(`${ownerId}\n${resultKey}`).digest().subarray(0, 20)]
    .map((byte) => alphabet[byte % 32])
    .join('')}`

/** Longer than any making takes, so that only a lost one runs out. */
const holdSeconds = 15 * 60

/**
 * The stored result of a key, which may also be the id of an item that the chat made (resolutions 1: a result is charged
 * once, whichever call stores it); null where there is none. One that was deleted is still paid: `not_found`.
 */
const known = async (tx: Tx, { ownerId, resultKey }: PaidOrder): Promise<PaidItem | null> => {
  if (resultKey === null) return null
  for (const id of [resultKey, resultIdOf(ownerId, resultKey)]) {
    const charge = await chargedForItem(tx, ownerId, id)
    if (charge) return { item: await getItem(tx, ownerId, id), charge }
  }
  return null
}

const actionOf = ({ action, kind }: Pick<MadeItem, 'action' | 'kind'>): PaidAction => action ?? actionByResultType[kind]

/** An order whose result has its key, and so its id, before it is made. */
export type KeyedOrder = PaidOrder & { readonly resultKey: string }

/**
 * Sets the price aside before the work starts (design §3, Charge); the result of this key where it is stored already,
 * and then nothing is to be made. Throws `insufficient_points`.
 */
export const holdPaid = async (
  tx: Tx,
  order: KeyedOrder,
  what: Pick<MadeItem, 'action' | 'kind'>,
): Promise<PaidItem | null> => {
  const { ownerId, resultKey } = order
  const before = await known(tx, order)
  if (before) return before
  const key = resultIdOf(ownerId, resultKey)
  await reserve(tx, { userId: ownerId, action: actionOf(what), key, ttlSeconds: holdSeconds })
  return null
}

/** Gives back what was held for a result that was not made. */
export const releasePaid = async (tx: Tx, { ownerId, resultKey }: KeyedOrder): Promise<void> => {
  await release(tx, { userId: ownerId, key: resultIdOf(ownerId, resultKey) })
}

/**
 * Stores a result of a direct call and takes its price, all of it or nothing (design §3, Charge). Throws
 * `insufficient_points`; content that its own kind does not read is `making_failed`.
 */
export const storePaid = async (tx: Tx, kinds: KindStores, order: PaidOrder, made: MadeItem): Promise<PaidItem> => {
  const { ownerId, resultKey, now } = order
  const id = resultKey === null ? newId('item') : resultIdOf(ownerId, resultKey)
  const before = await known(tx, order)
  if (before) return before
  // Takes the account's lock: of two twins the second one goes on when the first one has stored.
  await reserve(tx, { userId: ownerId, action: actionOf(made), key: id, ttlSeconds: holdSeconds })
  const twin = await known(tx, order)
  if (twin) return twin
  const stored = await storeMade(
    tx,
    kinds[made.kind],
    made,
    {
      id,
      ownerId,
      type: made.type ?? made.kind,
      status: 'done',
      source: made.source,
      metadata: made.metadata ?? {},
      now,
    },
    () => capture(tx, { userId: ownerId, key: id, itemId: id, metadata: { title: made.title } }),
  )
  await publish(tx, { userId: ownerId, topic: 'points', id })
  return stored
}
