import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { create } from 'zustand'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { inTurn } from '#core/http/client/in-turn.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import type { ItemSummary } from '../shared/item.ts'
import { deleteItem, renameItem, restoreItem } from '../shared/items.contract.ts'
import { itemKeys, itemQuery } from './items.api.ts'

interface ItemListNews {
  /** The item that was deleted last, as long as that can be taken back. */
  readonly deleted: { readonly item: ItemSummary; readonly wasOpen: boolean } | null
  /** What could not be done with the list, as a sentence. */
  readonly failure: string | null
}

/** What has just happened to the owner's items; a toast tells it. */
export const useItemListNews = create<ItemListNews>()(() => ({ deleted: null, failure: null }))

/** The canvas, as far as lists have to do with it. */
export interface OpenPlace {
  readonly isOpen: (itemId: string) => boolean
  readonly open: (itemId: string) => void
  readonly close: () => void
}

export interface ItemListActions {
  readonly rename: (item: ItemSummary, title: string) => Promise<void>
  readonly remove: (item: ItemSummary) => Promise<void>
  readonly takeBack: () => Promise<void>
  readonly closeNews: () => void
}

/** Shows the change at once, makes it, and asks for the lists as they are then; a failure is told and undone by that. */
const changeLists = async (
  queries: QueryClient,
  id: string,
  foresee: (list: ItemSummary[]) => ItemSummary[],
  make: () => Promise<unknown>,
): Promise<boolean> => {
  await queries.cancelQueries({ queryKey: itemKeys.lists })
  queries.setQueriesData<ItemSummary[]>({ queryKey: itemKeys.lists }, (list) => list && foresee(list))
  try {
    await inTurn(id, make)
    return true
  } catch (error) {
    useItemListNews.setState({ failure: errorText(toAppError(error).code) })
    return false
  } finally {
    void queries.invalidateQueries({ queryKey: itemKeys.lists })
  }
}

const newestFirst = (a: ItemSummary, b: ItemSummary): number => b.lastModified.localeCompare(a.lastModified)

/** What the owner can do with the items of a list, of whatever kind (SIDE-12). */
export const createItemList = (queries: QueryClient, place: OpenPlace): ItemListActions => ({
  rename: async ({ id }, title) => {
    const isDone = await changeLists(
      queries,
      id,
      (list) => list.map((one) => (one.id === id ? { ...one, title } : one)),
      () => call(renameItem, { params: { id }, body: { title } }),
    )
    if (isDone) queries.setQueryData(itemQuery(id).queryKey, (known) => known && { ...known, title })
  },
  remove: async (item) => {
    const { id } = item
    const wasOpen = place.isOpen(id)
    const isGone = await changeLists(
      queries,
      id,
      (list) => list.filter((one) => one.id !== id),
      () => call(deleteItem, { params: { id } }),
    )
    if (!isGone) return
    useItemListNews.setState({ deleted: { item, wasOpen }, failure: null })
    if (place.isOpen(id)) place.close()
  },
  takeBack: async () => {
    const { deleted } = useItemListNews.getState()
    if (deleted === null) return
    const { item, wasOpen } = deleted
    const isBack = await changeLists(
      queries,
      item.id,
      (list) => [...list.filter(({ id }) => id !== item.id), item].sort(newestFirst),
      () => call(restoreItem, { params: { id: item.id } }),
    )
    if (!isBack) return
    useItemListNews.setState({ deleted: null })
    if (wasOpen) place.open(item.id)
  },
  closeNews: () => useItemListNews.setState({ deleted: null, failure: null }),
})

/** `createItemList` for the lists of this page. */
export const useItemList = (place: OpenPlace): ItemListActions => {
  const queries = useQueryClient()
  return useMemo(() => createItemList(queries, place), [queries, place])
}
