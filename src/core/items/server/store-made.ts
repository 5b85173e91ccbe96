import type { Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { Charge } from '#core/points/server/ledger.ts'
import type { Item, ItemMetadata } from '../shared/item.ts'
import type { CanvasType, ItemKind } from '../shared/kinds.ts'
import { insertItem } from './items.repo.ts'
import type { KindStore } from './kind-store.ts'

/** A result of the assistant, as its kind composed it. */
export interface MadeResult {
  readonly kind: ItemKind
  readonly title: string
  readonly description: string
  readonly documentType: string | null
  readonly content: unknown
  /** Facts about it that its maker knows besides. */
  readonly metadata?: ItemMetadata
}

export interface MadeItemPlace {
  readonly id: string
  readonly ownerId: string
  readonly type: CanvasType
  readonly status: string
  readonly source: string
  readonly metadata: ItemMetadata
  readonly now: Date
}

/** Content that its own kind does not read is a defect of the making, not of anything the owner sent. */
const checked = (store: KindStore, content: unknown): unknown => {
  try {
    return store.parseContent(content)
  } catch (cause) {
    throw new AppError('making_failed', { cause })
  }
}

/**
 * Stores what was made as an item by 'AI', with all that belongs to it, and takes its price by `charge` in the same
 * transaction; `charge` answers null where the points stay held. Throws `making_failed` for content that its kind does
 * not read.
 */
export const storeMade = async <Taken extends Charge | null>(
  tx: Tx,
  store: KindStore,
  made: MadeResult,
  place: MadeItemPlace,
  charge: () => Promise<Taken>,
): Promise<{ readonly item: Item; readonly charge: Taken }> => {
  const completed = store.completeContent ? await store.completeContent(tx, place.ownerId, made.content) : made.content
  const content = checked(store, completed)
  const taken = await charge()
  const item = await insertItem(tx, {
    ...place,
    kind: made.kind,
    title: made.title,
    description: made.description,
    metadata: {
      ...(made.documentType === null ? {} : { documentType: made.documentType }),
      ...made.metadata,
      ...place.metadata,
    },
    content,
    author: 'AI',
    pointsDeducted: taken?.pointsDeducted ?? null,
    balanceAfter: taken?.balanceAfter ?? null,
  })
  await store.afterInsert?.(tx, item, completed)
  return { item, charge: taken }
}
