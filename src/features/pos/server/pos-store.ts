import { and, desc, eq, gt, ne } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { updateItemFacts } from '#core/items/server/items.repo.ts'
import type { KindStore } from '#core/items/server/kind-store.ts'
import type { Item } from '#core/items/shared/item.ts'
import { posTitle } from '#core/items/shared/saved-item.ts'

import { noCharges } from '../shared/charges.ts'
import { orderedShop, posContent, type PosContent } from '../shared/pos-content.ts'
import { applyPosChanges } from './apply-changes.ts'
import { goodsExports } from './goods-exports.ts'
import { listLocations } from './locations/locations.repo.ts'
import { withPlaces } from './locations/place-goods.ts'
import { posShops } from './pos.tables.ts'
import { addProducts, listOwnProducts } from './products.repo.ts'
import { posSaleItems, posSales } from './sales.tables.ts'
import { insertShop } from './shops.repo.ts'
import { rulesOf } from './till-settings.ts'

/** How many of the newest sale lines `content.sales` shows; all of them are in the reports. */
const viewedSales = 500

/** Content of a till's item; what is joined to it on reading is left out. Throws `invalid_content`. */
export const contentOf = (value: unknown): PosContent => {
  const parsed = posContent.safeParse(value)
  if (!parsed.success) throw new AppError('invalid_content', { cause: parsed.error })
  return parsed.data
}

const failed = (cause: unknown): AppError =>
  new AppError('pos_deployment_failed', { cause, message: 'POS deployment failed' })

/** What lists show of a shop (P1 §3, POS extras). */
export const listedFacts = ({ businessType, businessInfo: { name, type } }: PosContent) => ({
  businessType: businessType || type,
  businessInfo: { name, type },
})

/** The shop of a new item with the goods that came with the order. */
const afterInsert = async (tx: Tx, item: Item, content: unknown): Promise<void> => {
  const shop = { id: item.id, ownerId: item.userId }
  const now = new Date(item.createdAt)
  const ordered = orderedShop.safeParse(content)
  if (!ordered.success) throw failed(ordered.error)
  const { posIntent, settings } = contentOf(item.content)
  const kitchenSlip = posIntent === 'restaurant_pos'
  const { chargeRules, roundingRule: rounding } = ordered.data
  const rounds = rounding ? { roundingStep: rounding.step, roundingWay: rounding.way } : {}
  await insertShop(tx, { ...shop, ...chargeRules, ...rounds, receiptFooter: settings.receiptNote, kitchenSlip, now })
  await addProducts(tx, shop, ordered.data.goods, now)
  await updateItemFacts(tx, { ...shop, now }, { metadata: listedFacts(contentOf(item.content)) })
}

/** P2 §3's sales: one for each line, oldest first, without what came back. */
const viewSales = async (reader: Reader, posId: string) => {
  const rows = await reader
    .select({ line: posSaleItems, at: posSales.createdAt })
    .from(posSaleItems)
    .innerJoin(posSales, and(eq(posSales.posId, posSaleItems.posId), eq(posSales.id, posSaleItems.saleId)))
    .where(
      and(
        eq(posSales.posId, posId),
        ne(posSales.status, 'void'),
        gt(posSaleItems.quantity, posSaleItems.refundedQuantity),
      ),
    )
    .orderBy(desc(posSales.day), desc(posSales.sequence), desc(posSaleItems.line))
    .limit(viewedSales)
  return rows.toReversed().map(({ line, at }) => ({
    id: line.id,
    saleId: line.saleId,
    productId: line.productId,
    productName: line.productName,
    quantity: line.quantity - line.refundedQuantity,
    price: line.unitPrice,
    total: line.totalPrice - line.refundedAmount,
    timestamp: at.toISOString(),
  }))
}

/** The item's content joined with goods, sales, the till's settings and the last change in P2's fields (resolutions 7). */
const viewContent = async (reader: Reader, item: Item): Promise<unknown> => {
  const [shop] = await reader.select().from(posShops).where(eq(posShops.id, item.id))
  return {
    ...contentOf(item.content),
    settings: { receiptNote: shop?.receiptFooter ?? '', chargeRules: shop ? rulesOf(shop) : noCharges },
    products: await withPlaces(reader, item.id, await listOwnProducts(reader, item.id)),
    locations: await listLocations(reader, item.id),
    sales: await viewSales(reader, item.id),
    lastUpdated: shop?.lastUpdated.toISOString() ?? item.lastModified,
  }
}

/** Storing and exporting tills; registered by `app/server`. */
export const posStore: KindStore = {
  kind: 'pos',
  parseContent: contentOf,
  afterInsert,
  viewContent,
  applyChanges: (content, changes, place) => applyPosChanges(contentOf(content), changes, place),
  namesOf: (content) => {
    const parsed = posContent.safeParse(content)
    return parsed.success ? { title: posTitle(parsed.data) } : null
  },
  exports: goodsExports,
}
