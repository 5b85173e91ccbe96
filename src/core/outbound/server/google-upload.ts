import { AppError } from '#core/errors/shared/app-error.ts'

import type { DriveCall, DriveUpload } from './drive.ts'
import { type GoogleCalls, uploadPatience } from './google-drive-calls.ts'
import { googleFailure } from './google-failures.ts'
import { PassingFailure } from './persistence.ts'

/** Parts are multiples of 256 KiB, all but the last (Google Drive API, 'Upload file data'). */
const partSize = 4 * 256 * 1024

/** Google's word for 'go on': so much has arrived. */
const resumeIncomplete = 308

/** The first byte that has not arrived, by a 308's Range; without one nothing has. */
const arrivedAt = (response: Response, total: number): number => {
  const range = response.headers.get('range')
  if (range === null) return 0
  const last = /^bytes=0-(\d+)$/.exec(range)?.[1]
  if (last === undefined || Number(last) >= total) throw new AppError('drive_unreadable', { message: `Range ${range}` })
  return Number(last) + 1
}

export interface UploadTarget {
  readonly method: 'POST' | 'PATCH'
  readonly url: string
  readonly metadata: Readonly<Record<string, unknown>>
}

/**
 * Uploads by Google's resumable protocol: a session is begun, parts follow, and after whatever broke off the session
 * says how much has arrived. A session that has ended is begun anew. The answer is the file's.
 */
export const uploadResumably = async (
  calls: GoogleCalls,
  call: DriveCall,
  target: UploadTarget,
  { bytes, mediaType }: Pick<DriveUpload, 'bytes' | 'mediaType'>,
): Promise<unknown> => {
  const total = bytes.byteLength
  let session: string | null = null
  /** Null after something broke off: then the session is asked. */
  let at: number | null = 0

  const begin = async (): Promise<string> => {
    const begun = await calls.once(call, {
      method: target.method,
      url: target.url,
      headers: {
        'content-type': 'application/json; charset=UTF-8',
        'x-upload-content-type': mediaType,
        'x-upload-content-length': String(total),
      },
      body: JSON.stringify(target.metadata),
    })
    await begun.body?.cancel()
    const location = begun.headers.get('location')
    if (location === null || !URL.canParse(location) || new URL(location).origin !== new URL(target.url).origin)
      throw new AppError('drive_unreadable', { message: 'no upload session' })
    return location
  }

  /** Sends what comes next, or asks how much has arrived. Null while parts are missing. */
  const step = async (url: string): Promise<unknown> => {
    const isAsking = at === null
    const from = at ?? 0
    const part = isAsking ? new Uint8Array() : bytes.subarray(from, Math.min(from + partSize, total))
    const range = isAsking ? `bytes */${total}` : `bytes ${from}-${from + part.byteLength - 1}/${total}`
    at = null
    const response = await calls.once(call, {
      method: 'PUT',
      url,
      headers: { 'content-range': range },
      body: part,
      accepted: [resumeIncomplete, 404, 410],
    })
    if (response.status === 404 || response.status === 410) {
      session = null
      at = 0
      throw new PassingFailure('the upload session has ended', { cause: await googleFailure(response) })
    }
    if (response.status !== resumeIncomplete) return calls.json(call, response)
    await response.body?.cancel()
    const arrived = arrivedAt(response, total)
    at = arrived
    call.onProgress?.(arrived, total)
    if (!isAsking && arrived === from) throw new PassingFailure('nothing of a part has arrived')
    return null
  }

  return calls.insist(call, uploadPatience, async (progress) => {
    for (;;) {
      if (session === null) {
        session = await begin()
        at = 0
      }
      const answer = await step(session)
      if (answer !== null) return answer
      progress()
    }
  })
}
