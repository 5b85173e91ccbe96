import { queryOptions } from '@tanstack/react-query'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'

import * as contracts from '../shared/drive.contract.ts'
import type { DriveEntry, DrivePlace } from '../shared/drive.contract.ts'

/** What the dialog shows: a folder (null is the top), what a search finds, or the trash. */
export type DriveView =
  | { readonly name: 'folder'; readonly folder: string | null }
  | { readonly name: 'search'; readonly words: string }
  | { readonly name: 'trash' }

export const driveKeys = { all: ['drive'] as const, files: ['drive', 'files'] as const }

/** What was refused is refused at the next asking too. */
const retry = (failures: number, error: unknown): boolean => failures < 2 && toAppError(error).status >= 500

export const driveQuery = queryOptions({
  queryKey: ['drive', 'facts'],
  retry,
  queryFn: async ({ signal }) => (await call(contracts.readDrive, { signal })).data,
})

const asked = (view: DriveView) => {
  if (view.name === 'trash') return { trash: 'true' as const }
  if (view.name === 'search') return { search: view.words }
  return view.folder === null ? {} : { folder: view.folder }
}

export interface DriveListing {
  readonly files: readonly DriveEntry[]
  readonly path: readonly DrivePlace[]
}

export const filesQuery = (view: DriveView) =>
  queryOptions({
    queryKey: [...driveKeys.files, view],
    staleTime: 10_000,
    retry,
    queryFn: async ({ signal }): Promise<DriveListing> =>
      (await call(contracts.listFiles, { query: asked(view), signal })).data,
  })
