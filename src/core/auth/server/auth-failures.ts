import { AppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'

/** The sign-in library's codes as ours. What is not listed is told by its status. */
const codes: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  INVALID_PASSWORD: 'wrong_credentials',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong_credentials',
  USER_ALREADY_EXISTS: 'email_taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
  INVALID_EMAIL: 'invalid_email',
  PASSWORD_TOO_SHORT: 'weak_password',
  PASSWORD_TOO_LONG: 'invalid_request',
  VALIDATION_ERROR: 'invalid_request',
  UNAUTHORIZED: 'not_signed_in',
  SESSION_EXPIRED: 'session_expired',
}

const byStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'not_signed_in',
  403: 'forbidden_origin',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** The library's code for a sign-up that lost the race for its e-mail (and for other failures of the insert). */
export const failedToCreate = 'FAILED_TO_CREATE_USER'

/** The `code` of the library's answer, where it has one. */
export const libraryCode = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => null)
  const code = body !== null && typeof body === 'object' && 'code' in body ? body.code : ''
  return typeof code === 'string' ? code : ''
}

/** A refused answer of the library as our failure; `problem` is what the library knows of its cause. */
export const libraryFailure = (status: number, code: string, problem: unknown): AppError => {
  const isOurs = status >= 500 || code === failedToCreate
  const cause = isOurs && problem !== undefined ? problem : new Error(`sign-in library: ${status} ${code}`)
  if (isOurs) return new AppError('internal', { cause })
  return new AppError(codes[code] ?? byStatus[status] ?? 'invalid_request', { cause })
}
