import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { addressOf, call } from '#core/http/client/call.ts'
import { takeFile } from '#core/http/client/take-file.ts'

import {
  type BookName,
  exportBooks,
  getReceipt,
  getSpanReport,
  type HistoryPage,
  listSales,
  type SpanReport,
} from '../../shared/reports/report.contract.ts'
import type { Span } from '../../shared/reports/spans.ts'
import { storeKey } from '../pos.api.ts'

// Below the shop's own key, so that a sale that the live stream tells of renews them too.
export const reportQuery = (itemId: string, { from, to }: Span) =>
  queryOptions({
    queryKey: [...storeKey(itemId), 'report', from, to],
    queryFn: async ({ signal }): Promise<SpanReport> =>
      (await call(getSpanReport, { params: { id: itemId }, query: { from, to }, signal })).data,
    staleTime: 0,
  })

export interface HistoryWish {
  readonly search: string
  /** Days; empty where there is no bound. */
  readonly from: string
  readonly to: string
}

export const historyQuery = (itemId: string, { search, from, to }: HistoryWish) =>
  infiniteQueryOptions({
    queryKey: [...storeKey(itemId), 'sales', search, from, to],
    queryFn: async ({ signal, pageParam }): Promise<HistoryPage> => {
      const query = {
        search: search || undefined,
        from: from || undefined,
        to: to || undefined,
        after: pageParam ?? undefined,
      }
      return (await call(listSales, { params: { id: itemId }, query, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** Fetches a file of the books and hands it to the browser. Throws AppError. */
export const takeBook = (itemId: string, span: Span, what: BookName, format: 'csv' | 'xlsx'): Promise<string> =>
  takeFile(addressOf(exportBooks, { id: itemId }, { ...span, what, format }), `laporan.${format}`)

/** Fetches a receipt as it is printed. Throws AppError. */
export const takeReceipt = (itemId: string, saleId: string): Promise<string> =>
  takeFile(addressOf(getReceipt, { id: itemId, saleId }), 'struk.pdf')
