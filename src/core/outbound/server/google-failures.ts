import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'

import { PassingFailure } from './persistence.ts'

/** The shape of a failure of Google's APIs ('Resolve errors', Google Drive API guides). */
const failure = z.object({
  error: z.object({
    code: z.optional(z.number()),
    message: z.optional(z.string()),
    errors: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
  }),
})

const rateReasons = new Set(['userRateLimitExceeded', 'rateLimitExceeded', 'sharingRateLimitExceeded', 'backendError'])
/** A file that drive.file no longer lets us touch is gone for us: it is saved anew. */
const goneReasons = new Set(['appNotAuthorizedToFile', 'insufficientFilePermissions', 'notFound', 'fileNotFound'])
const permissionReasons = new Set(['insufficientPermissions', 'authError', 'accessNotConfigured', 'domainPolicy'])

interface Told {
  readonly reason: string
  readonly message: string
}

const toldBy = async (response: Response): Promise<Told> => {
  const text = await response.text().catch(() => '')
  let body: unknown = null
  try {
    body = JSON.parse(text)
  } catch {
    // Gateways on the way answer with pages; the status says enough.
  }
  const parsed = failure.safeParse(body)
  if (!parsed.success) return { reason: '', message: text.slice(0, 200) }
  const { errors, message = '' } = parsed.data.error
  return { reason: errors?.[0]?.reason ?? '', message: message.slice(0, 200) }
}

/** Seconds of a Retry-After header, in milliseconds. */
const askedWait = (response: Response): number | null => {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null
}

/** What an answer that is no success means: an AppError, or a failure that may pass. */
export const googleFailure = async (response: Response): Promise<AppError | PassingFailure> => {
  const { status } = response
  const { reason, message } = await toldBy(response)
  const said = `Google answered ${status} ${reason} ${message}`.trim()
  const coded = (code: ConstructorParameters<typeof AppError>[0]): AppError => new AppError(code, { message: said })
  if (status >= 500 || status === 429 || status === 408 || rateReasons.has(reason))
    return new PassingFailure(said, { waitFor: askedWait(response) })
  if (status === 401 || permissionReasons.has(reason)) return coded('drive_unauthorized')
  if (reason === 'storageQuotaExceeded' || reason === 'quotaExceeded') return coded('drive_full')
  if (reason === 'exportSizeLimitExceeded' || status === 413) return coded('drive_file_too_large')
  if (status === 404 || status === 410 || goneReasons.has(reason)) return coded('drive_object_not_found')
  return coded('drive_refused')
}

/** A call that got no answer at all. */
export const unanswered = (cause: unknown): PassingFailure => new PassingFailure('Google did not answer', { cause })
