import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { create } from 'zustand'

import { call } from '#core/http/client/call.ts'
import type { AnswerOf } from '#core/http/shared/contract.ts'
import { createShare, listShares, revokeShare } from '../shared/shares.contract.ts'
import { itemKeys } from './items.api.ts'

export type NewShare = AnswerOf<typeof createShare>['data']
export type Shares = AnswerOf<typeof listShares>['data']

const sharesKey = (id: string) => [...itemKeys.all, 'shares', id] as const

/** The links to an item that still hold; asked for whenever the dialog is opened. */
export const sharesQuery = (id: string) =>
  queryOptions({
    queryKey: sharesKey(id),
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }): Promise<Shares> => (await call(listShares, { params: { id }, signal })).data,
  })

/** Addresses of links that were made in this page: the server tells each of them once and keeps none. */
export const useMadeLinks = create<{ readonly urls: Readonly<Record<string, string>> }>()(() => ({ urls: {} }))

/** Makes a link; its address is remembered as long as the page lives. Throws AppError. */
export const makeShare = async (
  client: QueryClient,
  id: string,
  days: Parameters<typeof call<typeof createShare>>[1]['body']['days'],
): Promise<NewShare> => {
  const { data } = await call(createShare, { params: { id }, body: { days } })
  useMadeLinks.setState(({ urls }) => ({ urls: { ...urls, [data.id]: data.url } }))
  await client.invalidateQueries({ queryKey: sharesKey(id) })
  return data
}

/** Takes a link back. Throws AppError. */
export const takeShareBack = async (client: QueryClient, id: string, shareId: string): Promise<void> => {
  await call(revokeShare, { params: { id, shareId } })
  await client.invalidateQueries({ queryKey: sharesKey(id) })
}

/** The item whose sharing stands open; any editor may open it by its own keys. */
export const useSharing = create<{ readonly itemId: string | null }>()(() => ({ itemId: null }))

export const openSharing = (itemId: string): void => useSharing.setState({ itemId })
export const closeSharing = (): void => useSharing.setState({ itemId: null })
