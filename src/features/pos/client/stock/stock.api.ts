import { infiniteQueryOptions } from '@tanstack/react-query'

import { call } from '#core/http/client/call.ts'
import * as contract from '../../shared/stock/stock.contract.ts'
import type { LossReason } from '../../shared/stock/stock-reasons.ts'
import { storeKey } from '../pos.api.ts'
import type { DraftLine, StockWork } from './stock-draft.ts'

/** A piece of work as it is kept: the same id is done once, however often it is sent. */
export interface StockOrder {
  readonly id: string
  readonly work: StockWork
  readonly reason: LossReason
  /** The place, and for goods that are carried where to; null in a shop of one. */
  readonly place: string | null
  readonly to: string | null
  readonly lines: readonly DraftLine[]
}

/** Keeps a piece of stock work, all of its lines or none. */
export const keepStockWork = async (
  itemId: string,
  { id, work, reason, place, to, lines }: StockOrder,
): Promise<void> => {
  const params = { id: itemId }
  const locationId = place ?? undefined
  const goods = lines.map(({ product, pieces }) => ({ productId: product.id, quantity: pieces }))
  if (work === 'move') {
    await call(contract.moveGoods, { params, body: { id, from: place ?? '', to: to ?? '', lines: goods } })
  } else if (work === 'count') {
    const counted = lines.map(({ product, pieces, expected }) => ({
      productId: product.id,
      counted: pieces,
      expected,
    }))
    await call(contract.countStock, { params, body: { id, locationId, lines: counted } })
  } else {
    await call(contract.workStock, {
      params,
      body: { id, reason: work === 'in' ? 'in' : reason, locationId, lines: goods },
    })
  }
}

/** How the stock of a product has changed, newest first, as far back as is asked for. */
export const stockMovesQuery = (itemId: string, productId: string) =>
  infiniteQueryOptions({
    queryKey: [...storeKey(itemId), 'stock-moves', productId],
    queryFn: async ({ pageParam, signal }) =>
      (
        await call(contract.getStockMoves, {
          params: { id: itemId, productId },
          query: pageParam === null ? {} : { before: pageParam },
          signal,
        })
      ).data,
    initialPageParam: null as string | null,
    getNextPageParam: ({ moves, hasMore }) => (hasMore ? String(moves.at(-1)?.position) : undefined),
    staleTime: 0,
  })
