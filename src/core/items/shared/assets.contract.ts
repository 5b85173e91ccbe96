import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

/** Pictures that documents may hold. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]

/** The largest file of a picture, in bytes, and its longest side in pixels. */
export const largestPicture = 2 * 1024 * 1024
export const longestPictureSide = 5000

/** Where the bytes of a stored picture stand. */
export const assetUrl = (id: string): string => `/api/assets/${encodeURIComponent(id)}`

/** POST /api/assets: the bytes of a picture; the same picture sent again is the same asset. */
export const storeAsset = defineContract({
  method: 'post',
  path: '/api/assets',
  access: 'person',
  summary: 'Stores a picture for documents (PNG, JPEG or WebP, at most 2 MB)',
  upload: 'image/*',
  response: succeeded(z.object({ id: z.string(), width: z.int(), height: z.int(), mediaType: z.enum(pictureTypes) })),
})

/** GET /api/assets/:id: the bytes, for their owner alone. */
export const readAsset = defineContract({
  method: 'get',
  path: '/api/assets/:id',
  access: 'person',
  summary: 'A stored picture of whoever asks',
  params: z.object({ id: z.string() }),
  response: 'file',
})
