import type { Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { Item } from '#core/items/shared/item.ts'

import type { PosContent } from '../shared/pos-content.ts'
import { changedShop, type PosChange, posChanges } from '../shared/revise/pos-changes.ts'
import { holdPlaces, lockStocks } from './place-stock.ts'
import { addProducts, changeProduct, removeProduct } from './products.repo.ts'
import { changeSettings } from './till-settings.ts'

/** The pieces in the usual place as they stay until the transaction ends; none where they were not counted. */
const lockStock = async (tx: Tx, posId: string, id: string): Promise<number> => {
  const [usual] = await holdPlaces(tx, posId)
  const good = (await lockStocks(tx, posId, [id])).get(id)
  if (!good || good.isRemoved) throw new AppError('not_found')
  return (usual === undefined ? good.stock : good.at.get(usual)) ?? 0
}

const applyToGoods = async (
  tx: Tx,
  shop: { id: string; ownerId: string },
  one: PosChange,
  now: Date,
): Promise<void> => {
  if (one.op === 'product-add') await addProducts(tx, shop, [one.product], now)
  if (one.op === 'product-remove') await removeProduct(tx, shop, one.id, now)
  if (one.op !== 'product') return
  const { stockBy, ...set } = one.set
  // Sales go on while a change waits: what is added counts from the stock of this moment.
  const stock = stockBy === undefined ? set.stock : Math.max(0, (await lockStock(tx, shop.id, one.id)) + stockBy)
  await changeProduct(tx, shop, one.id, { ...set, stock }, now)
}

/** Applies a proposed change to a shop: goods and the till's settings in their rows, the rest in its content. */
export const applyPosChanges = async (
  content: PosContent,
  changes: unknown,
  { tx, item }: { tx: Tx; item: Item },
): Promise<PosContent> => {
  const parsed = posChanges.safeParse(changes)
  if (!parsed.success) throw new AppError('invalid_content', { message: 'no changes of a shop' })
  const shop = { id: item.id, ownerId: item.userId }
  const now = new Date()
  try {
    // In their order: two changes of one product follow each other.
    for (const one of parsed.data) {
      await applyToGoods(tx, shop, one, now)
      if (one.op === 'charges') await changeSettings(tx, { ...shop, now }, { chargeRules: one.value })
      if (one.op === 'receipt-note') await changeSettings(tx, { ...shop, now }, { receiptFooter: one.value })
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      throw new AppError('proposal_outdated', { cause: error, message: 'a product is gone' })
    throw error
  }
  return parsed.data.reduce(changedShop, content)
}
