import type { Node as ProseNode } from '@tiptap/pm/model'
import { createContext, useContext } from 'react'

import type { PageStart } from './page-places.ts'

/** Rows of the goods that begin a page: the page's number by the row, counted from 0. */
type GoodsPages = ReadonlyMap<number, number>

const none: GoodsPages = new Map()

/** Given by the sheet to the table of goods, which is no part of the editor's own text. */
export const GoodsPagesContext = createContext<GoodsPages>(none)
export const useGoodsPages = (): GoodsPages => useContext(GoodsPagesContext)

/** The pages that begin inside the table of goods. */
export const goodsPages = (doc: ProseNode, starts: readonly PageStart[]): GoodsPages => {
  const inside = starts.flatMap(({ at, row, page, offset }): [number, number][] => {
    const isGoods = at >= 0 && at < doc.childCount && doc.child(at).type.name === 'goodsTable'
    return isGoods && row !== null && offset !== null ? [[row, page]] : []
  })
  return inside.length > 0 ? new Map(inside) : none
}
