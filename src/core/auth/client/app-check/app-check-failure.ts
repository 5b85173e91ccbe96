import { AppError, toAppError } from '#core/errors/shared/app-error.ts'

import type { AppCheckFailureKind } from '../../shared/app-check-times.ts'

/** The text of P1 §5 for a token that could not be got; owners read the sentence of the kind behind it. */
const message = 'App Check verification failed'

interface FailureFacts {
  /** Null for what is no failure of verification: a session that has ended is told as such. */
  readonly kind: AppCheckFailureKind | null
  readonly httpStatus: number | null
}

/**
 * A failure of verification with its kind (P1 §8). A server out of reach stays `offline`, so that what waits for the
 * network goes on waiting for it. `status` counts as a refusal: another creating call would fail the same way.
 */
export const appCheckFailure = (
  kind: AppCheckFailureKind,
  details: Readonly<Record<string, unknown>> = {},
  cause?: unknown,
): AppError =>
  new AppError(kind === 'fetch-network-error' ? 'offline' : 'app_check_failed', {
    message: `${message}: ${kind}`,
    details: { ...details, kind, ...(kind === 'fetch-network-error' ? {} : { status: 403 }) },
    cause,
  })

/** What the manager of the token has to know of a failed exchange. */
export const failureFacts = (thrown: unknown): FailureFacts => {
  const { kind, httpStatus } = toAppError(thrown).details
  return {
    kind: typeof kind === 'string' ? (kind as AppCheckFailureKind) : null,
    httpStatus: typeof httpStatus === 'number' ? httpStatus : null,
  }
}

const isLate = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'TimeoutError'

/** What went wrong between this page and the token's endpoint, by kind. */
export const fetchFailure = (thrown: unknown): AppError => {
  const error = toAppError(thrown)
  const { status } = error.details
  if (status === 401) return error
  if (error.code === 'offline' || isLate(thrown)) return appCheckFailure('fetch-network-error', {}, error)
  if (typeof status === 'number') return appCheckFailure('fetch-status-error', { httpStatus: status }, error)
  return appCheckFailure('fetch-parse-error', {}, error)
}
