import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { item, itemSummary, versionAuthors } from './item.ts'
import { exportFormats, itemKinds } from './kinds.ts'

const byId = z.object({ id: z.string() })

/** A version's number as the database can hold it. */
const byVersion = z.extend(byId, { version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1)) })

const versionFacts = z.object({
  version: z.int(),
  title: z.string(),
  author: z.enum(versionAuthors),
  createdAt: z.string(),
})

/** GET /api/items: the owner's items, newest change first, without their content. */
export const listItems = defineContract({
  method: 'get',
  path: '/api/items',
  access: 'person',
  summary: 'The items of whoever asks, newest first',
  query: z.object({ kind: z.optional(z.enum(itemKinds)) }),
  response: succeeded(z.object({ items: z.array(itemSummary) })),
})

/** GET /api/items/:id. The item itself stands at the top level of the answer (design §5). */
export const getItem = defineContract({
  method: 'get',
  path: '/api/items/:id',
  access: 'person',
  summary: 'One item with its content',
  params: byId,
  response: z.extend(item, { success: z.literal(true) }),
})

/** PUT /api/items/:id: a new version on top of `baseVersion`; 409 `stale_version` carries the current item. */
export const saveItem = defineContract({
  method: 'put',
  path: '/api/items/:id',
  access: 'person',
  summary: 'Saves a new version on top of the named one',
  params: byId,
  body: z.object({
    baseVersion: z.int().check(z.positive()),
    title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    content: z.unknown(),
    /** The counts of P2 §4, as the editor counted them; other metadata is not the owner's to set. */
    metadata: z.optional(
      z.object({
        wordCount: z.optional(z.int().check(z.nonnegative())),
        charCount: z.optional(z.int().check(z.nonnegative())),
      }),
    ),
    /** The same key sent twice saves once: a repeated request after a lost answer returns the first answer. */
    saveKey: z.optional(z.string().check(z.maxLength(80))),
  }),
  response: succeeded(z.object({ version: z.int(), lastModified: z.string(), title: z.string() })),
})

/** PATCH /api/items/:id: another name; no version is written and nothing is charged. */
export const renameItem = defineContract({
  method: 'patch',
  path: '/api/items/:id',
  access: 'person',
  summary: 'Gives an item another name',
  params: byId,
  body: z.object({ title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  response: succeeded(z.object({ item: itemSummary })),
})

/**
 * POST /api/items/:id/open: the canvas shows it. A first opening sets the status 'in_progress' (P1 §3) unless the kind has
 * a status of its own (a till's set-up, a website's build); `metadata.isExisting` is true from the second opening on.
 */
export const markOpened = defineContract({
  method: 'post',
  path: '/api/items/:id/open',
  access: 'person',
  summary: 'Tells that an item is open in the canvas',
  params: byId,
  response: succeeded(z.object({ item: itemSummary })),
})

/** DELETE /api/items/:id: soft; `restore` takes it back. */
export const deleteItem = defineContract({
  method: 'delete',
  path: '/api/items/:id',
  access: 'person',
  summary: 'Deletes an item; it can be restored',
  params: byId,
  response: succeeded(z.object({ id: z.string() })),
})

export const restoreItem = defineContract({
  method: 'post',
  path: '/api/items/:id/restore',
  access: 'person',
  summary: 'Takes the deletion of an item back',
  params: byId,
  response: succeeded(z.object({ item: itemSummary })),
})

/** GET /api/items/:id/versions: newest first, without content. */
export const listVersions = defineContract({
  method: 'get',
  path: '/api/items/:id/versions',
  access: 'person',
  summary: 'The versions of an item, newest first',
  params: byId,
  response: succeeded(
    z.object({
      versions: z.array(
        z.extend(versionFacts, {
          /** As the editor counted it at that save; null where nothing was counted. */
          wordCount: z.nullable(z.int()),
        }),
      ),
    }),
  ),
})

/** GET /api/items/:id/versions/:version: one version with its content, read by the newest schema of its kind. */
export const getVersion = defineContract({
  method: 'get',
  path: '/api/items/:id/versions/:version',
  access: 'person',
  summary: 'One version of an item with its content',
  params: byVersion,
  response: succeeded(z.extend(versionFacts, { content: z.unknown() })),
})

/**
 * POST /api/items/:id/versions/:version/restore: a new version with the content of the named one, on top of
 * `baseVersion`; free. The name of the item stays. 409 `stale_version` carries the current item.
 */
export const restoreVersion = defineContract({
  method: 'post',
  path: '/api/items/:id/versions/:version/restore',
  access: 'person',
  summary: 'Restores an older version as a new one',
  params: byVersion,
  body: z.object({
    baseVersion: z.int().check(z.positive()),
    /** The same key sent twice restores once. */
    saveKey: z.optional(z.string().check(z.maxLength(80))),
  }),
  response: succeeded(z.object({ version: z.int(), lastModified: z.string(), title: z.string() })),
})

/** GET /api/items/:id/export?format=…: the file itself. */
export const exportItem = defineContract({
  method: 'get',
  path: '/api/items/:id/export',
  access: 'person',
  isHeavy: true,
  summary: 'The item as a file',
  params: byId,
  query: z.object({ format: z.enum(exportFormats) }),
  response: 'file',
})
