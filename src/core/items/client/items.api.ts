import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import type { Item, ItemSummary } from '../shared/item.ts'
import { getItem, listItems, markOpened, saveItem } from '../shared/items.contract.ts'
import type { ItemKind } from '../shared/kinds.ts'
import type { Sending } from './save-machine.ts'

/** An item that is not there is not there at the next asking either. */
const retryUnlessGone = (failures: number, error: unknown): boolean =>
  failures < 2 && toAppError(error).code !== 'not_found'

/** Read again after five minutes, never merely because the window got the focus (design §4). */
const reading = { staleTime: 5 * 60_000, refetchOnWindowFocus: false } as const

export const itemKeys = {
  all: ['items'] as const,
  lists: ['items', 'list'] as const,
  list: (kind?: ItemKind) => ['items', 'list', kind ?? 'all'] as const,
  one: (id: string) => ['items', 'one', id] as const,
}

export const itemsQuery = (kind?: ItemKind) =>
  queryOptions({
    ...reading,
    queryKey: itemKeys.list(kind),
    queryFn: async ({ signal }): Promise<ItemSummary[]> =>
      (await call(listItems, { query: kind ? { kind } : {}, signal })).data.items,
  })

export const itemQuery = (id: string) =>
  queryOptions({
    ...reading,
    queryKey: itemKeys.one(id),
    retry: retryUnlessGone,
    queryFn: async ({ signal }): Promise<Item> => {
      const { success: _, ...item } = await call(getItem, { params: { id }, signal })
      return item
    },
  })

/** One item with its content. */
export const useItem = (id: string) => useQuery(itemQuery(id))

/** Puts a version that the server has confirmed where lists and canvases read it, unless they know a newer one. */
export const putSaved = (
  client: QueryClient,
  id: string,
  saved: Pick<Item, 'version' | 'lastModified' | 'title'>,
  text: { readonly content: unknown; readonly metadata?: Item['metadata'] },
): void => {
  const isNewer = (known: { version: number }): boolean => known.version < saved.version
  client.setQueryData(itemQuery(id).queryKey, (known) =>
    known && isNewer(known)
      ? { ...known, ...saved, content: text.content, metadata: { ...known.metadata, ...text.metadata } }
      : known,
  )
  client.setQueriesData<ItemSummary[]>({ queryKey: itemKeys.lists }, (list) =>
    list
      ?.map((one) => (one.id === id && isNewer(one) ? { ...one, ...saved } : one))
      .sort((a, b) => b.lastModified.localeCompare(a.lastModified)),
  )
}

/** Tells the server that an item is open, and lists and canvases what that made of it (CANVAS-05). */
export const sendOpened = async (client: QueryClient, id: string): Promise<void> => {
  const { data } = await call(markOpened, { params: { id } })
  const { status, metadata } = data.item
  client.setQueryData(itemQuery(id).queryKey, (known) => known && { ...known, status, metadata })
  client.setQueriesData<ItemSummary[]>({ queryKey: itemKeys.lists }, (list) =>
    list?.map((one) => (one.id === id ? { ...one, status, metadata } : one)),
  )
}

/** Bodies up to this many bytes may be sent by a page that is going away (the Fetch standard allows 64 KiB in all). */
const largestFarewell = 60_000

/**
 * Stores one text, and puts what the server confirmed where lists and canvases read it. Small texts are sent with
 * `keepalive`, so that a closing tab does not stop them halfway.
 */
export const sendText = async (client: QueryClient, id: string, { saveKey, baseVersion, ...text }: Sending) => {
  const body = { baseVersion, saveKey, content: text.content, metadata: countsOf(text.metadata) }
  const keepalive = new Blob([JSON.stringify(body)]).size <= largestFarewell
  const { data } = await call(saveItem, { params: { id }, body, keepalive })
  const { version, lastModified, title } = data
  putSaved(client, id, { version, lastModified, title }, text)
  return data
}

const countsOf = ({ wordCount, charCount }: Item['metadata']) => ({
  ...(wordCount === undefined ? {} : { wordCount }),
  ...(charCount === undefined ? {} : { charCount }),
})
