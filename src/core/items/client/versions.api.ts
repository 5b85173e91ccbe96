import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { call } from '#core/http/client/call.ts'
import type { AnswerOf } from '#core/http/shared/contract.ts'
import { getVersion, listVersions, restoreVersion } from '../shared/items.contract.ts'
import { itemKeys, itemQuery, putSaved } from './items.api.ts'

export type VersionLine = AnswerOf<typeof listVersions>['data']['versions'][number]
export type Version = AnswerOf<typeof getVersion>['data']

const listKey = (id: string) => [...itemKeys.all, 'versions', id] as const

/** The versions of an item, newest first; asked for whenever the list is opened. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: listKey(id),
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<VersionLine[]> =>
      (await call(listVersions, { params: { id }, signal })).data.versions,
  })

/** One version with its content, which never changes. */
export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...itemKeys.all, 'version', id, version],
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<Version> => (await call(getVersion, { params: { id, version }, signal })).data,
  })

interface Restore {
  readonly id: string
  readonly version: number
  readonly baseVersion: number
  /** Sent again under the same key it is stored once. */
  readonly saveKey: string
}

/** Restores a version as a new one and puts it where lists and canvases read it; answers its number. Throws AppError. */
export const restore = async (client: QueryClient, { id, version, ...body }: Restore): Promise<number> => {
  const { content } = await client.fetchQuery(versionQuery(id, version))
  const { data } = await call(restoreVersion, { params: { id, version }, body })
  const { version: made, lastModified, title } = data
  putSaved(client, id, { version: made, lastModified, title }, { content })
  void client.invalidateQueries({ queryKey: listKey(id) })
  return made
}

/** Asks again for the item and its versions: somebody else has saved. */
export const readAgain = async (client: QueryClient, id: string): Promise<void> => {
  await client.invalidateQueries({ queryKey: itemQuery(id).queryKey })
  await client.invalidateQueries({ queryKey: listKey(id) })
}
