import type { ComposedItem } from '#core/assistant/shared/port.ts'
import { posTitle, websiteTitle } from '#core/items/shared/saved-item.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import { applyAnalysisChanges } from '#features/analyses/shared/revise/reviser.ts'
import { readContent as readAnalysis } from '#features/analyses/shared/upgrade-content.ts'
import { itemTitle } from '#features/documents/shared/letter/compose-document.ts'
import { applyDocumentChanges } from '#features/documents/shared/revise/document-changes.ts'
import { readContent as readDocument } from '#features/documents/shared/content/upgrade-content.ts'
import { type ComposedPos, orderedShop, posContent } from '#features/pos/shared/pos-content.ts'
import { changedShop, type PosChange, posChanges } from '#features/pos/shared/revise/pos-changes.ts'
import { applyDeckChanges, titleAfter } from '#features/slides/shared/revise/deck-changes.ts'
import { readDeck } from '#features/slides/shared/scene/upgrade-content.ts'
import { applySiteChanges } from '#features/websites/shared/revise/site-changes.ts'
import { parseSiteContent } from '#features/websites/shared/site-content.ts'

const read = <Content>(content: Content | null): Content => {
  if (content === null) throw new Error('what was made cannot be read')
  return content
}

type Goods = ComposedPos['goods']

/** A till's goods as rows with ids, as its tables hold them. */
export const withIds = (goods: Goods) => goods.map((row, at) => ({ ...row, id: `prd_${at}` }))

/** What the till's tables do with a change; here there are none. */
const changedGoods = (goods: ReturnType<typeof withIds>, one: PosChange): ReturnType<typeof withIds> => {
  if (one.op === 'product-add') return [...goods, { ...one.product, id: `prd_${goods.length}` }]
  if (one.op === 'product-remove') return goods.filter(({ id }) => id !== one.id)
  if (one.op !== 'product') return goods
  const { stockBy, name, price, stock } = one.set
  if (!goods.some(({ id }) => id === one.id)) throw new Error(`the product ${one.id} is gone`)
  return goods.map((row) =>
    row.id === one.id
      ? {
          ...row,
          name: name ?? row.name,
          price: price ?? row.price,
          stock:
            stockBy === undefined ? (stock === undefined ? row.stock : stock) : Math.max(0, (row.stock ?? 0) + stockBy),
        }
      : row,
  )
}

const changedTill = (content: unknown, changes: unknown): ComposedPos => {
  const list = posChanges.parse(changes)
  const goods = list.reduce(changedGoods, withIds(orderedShop.parse(content).goods))
  return { ...list.reduce(changedShop, posContent.parse(content)), goods }
}

type Changed = Pick<ComposedItem, 'content' | 'title'>

const changers: Readonly<Record<ItemKind, (item: ComposedItem, changes: unknown) => Changed>> = {
  document: ({ content }, changes) => {
    const made = applyDocumentChanges(read(readDocument(content)), changes)
    return { content: made, title: itemTitle(made.letter) }
  },
  presentation: ({ content, title }, changes) => ({
    content: applyDeckChanges(readDeck(content), changes),
    title: titleAfter(title, changes),
  }),
  analysis: ({ content }, changes) => {
    const made = applyAnalysisChanges(read(readAnalysis(content)), changes)
    return { content: made, title: made.title }
  },
  website: ({ content }, changes) => {
    const made = applySiteChanges(parseSiteContent(content), changes)
    return { content: made, title: websiteTitle(made) }
  },
  pos: ({ content }, changes) => {
    const made = changedTill(content, changes)
    return { content: made, title: posTitle(made) }
  },
}

/** An item after its owner accepted a proposed change: the kinds' own rules apply it, as 'Terima' does. */
export const afterChange = (item: ComposedItem, changes: unknown): ComposedItem => ({
  ...item,
  ...changers[item.kind](item, changes),
})
