import { AppError } from '#core/errors/shared/app-error.ts'

/** Bodies larger than this are refused before they are read in full (OPS-05). */
export const largestBody = 3 * 1024 * 1024

/** Reads at most `limit` bytes; stops and throws `body_too_large` beyond, whatever content-length said, `request_broke_off` before its end. */
export const readLimited = async (request: Request, limit: number): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AppError('body_too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limit) throw new AppError('body_too_large')
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    // The caller went, or was too slow and the connection was ended.
    throw new AppError('request_broke_off', { cause })
  }
  return Buffer.concat(chunks, size)
}

/** The JSON of a request; throws `unsupported_media_type`, `body_too_large` or `invalid_json`. */
export const readJson = async (request: Request, limit = largestBody): Promise<unknown> => {
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (mediaType !== 'application/json' && !mediaType.endsWith('+json')) throw new AppError('unsupported_media_type')
  const bytes = await readLimited(request, limit)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch (cause) {
    throw new AppError('invalid_json', { cause })
  }
}
