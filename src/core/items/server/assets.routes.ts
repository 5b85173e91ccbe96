import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { askingPerson, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import * as contracts from '../shared/assets.contract.ts'
import { readAssets, storeAsset } from './assets.repo.ts'

const readPicture = async (readBytes: (largest: number) => Promise<Uint8Array>): Promise<Uint8Array> => {
  try {
    return await readBytes(contracts.largestPicture)
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'body_too_large') throw new AppError('picture_too_large', { cause })
    throw cause
  }
}

/** Pictures of documents: stored once, read by their owner alone. */
export const assetRoutes = (database: Database): Route[] => [
  route(contracts.storeAsset, async (_input, request) => {
    if (!request.headers.get('content-type')?.startsWith('image/')) throw new AppError('image_unreadable')
    const bytes = await readPicture(request.readBytes)
    const owner = askingPerson(request)
    const { id, width, height, mediaType } = await database.transaction((tx) => storeAsset(tx, owner, bytes))
    return ok({ id, width, height, mediaType })
  }),
  route(contracts.readAsset, async ({ params }, request) => {
    const asset = (await readAssets(database, askingPerson(request), [params.id])).get(params.id)
    if (!asset) throw new AppError('not_found')
    return new Response(new Uint8Array(asset.bytes), {
      headers: {
        'content-type': asset.mediaType,
        'content-length': String(asset.bytes.byteLength),
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        // The bytes of an id never change; only the owner's own browser keeps them.
        'cache-control': 'private, max-age=31536000, immutable',
      },
    })
  }),
]
