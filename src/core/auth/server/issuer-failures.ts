import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'

/** OAuth's own words for 'not now' (RFC 6749 §4.1.2.1). */
const passing = new Set(['server_error', 'temporarily_unavailable'])
/** The person went back or said no (RFC 6749 §4.1.2.1, OpenID Connect Core §3.1.2.6). */
const cancelled = new Set(['access_denied', 'login_required', 'interaction_required', 'account_selection_required'])

const statusOf = (cause: unknown): number => (cause instanceof Response ? cause.status : 0)

const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof AuthorizationResponseError) {
    if (cancelled.has(error.error)) return 'sign_in_cancelled'
    return passing.has(error.error) ? 'issuer_unreachable' : 'sign_in_token_failed'
  }
  if (error instanceof ResponseBodyError) {
    if (error.status >= 500 || passing.has(error.error)) return 'issuer_unreachable'
    return error.error === 'invalid_grant' ? 'sign_in_replayed' : 'sign_in_token_failed'
  }
  if (error instanceof ClientError) {
    if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return 'issuer_unreachable'
    if (error.code !== 'OAUTH_RESPONSE_IS_NOT_CONFORM') return 'sign_in_bad_token'
    return statusOf(error.cause) >= 500 || statusOf(error.cause) === 404 ? 'issuer_unreachable' : 'sign_in_token_failed'
  }
  // `fetch` throws TypeError where nobody answers.
  return error instanceof TypeError ? 'issuer_unreachable' : 'sign_in_bad_token'
}

/** What went wrong with an issuer, as our failure; its `cause` says the rest and holds no token. */
export const issuerFailure = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError(codeOf(error), { cause: withoutTokens(error) })

/** The library's causes carry whole answers and claims: for the log the words of the failure are enough. */
const withoutTokens = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error('unknown failure of the issuer')
  const { message, cause } = error
  const detail =
    error instanceof ResponseBodyError || error instanceof AuthorizationResponseError
      ? `${error.error} ${error.error_description ?? ''}`
      : cause instanceof Error
        ? cause.message
        : statusOf(cause) || ''
  return new Error(`issuer: ${message}: ${detail}`.slice(0, 500))
}
