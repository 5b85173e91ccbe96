import { type AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { errorCodes } from '#core/errors/shared/error-codes.ts'
import { answerText } from '#core/text/shared/error-texts.ts'

import type { Failure } from '../shared/contract.ts'
import type { Logger } from './logger.ts'

/** How long a caller who was turned away should wait before asking again. */
export const retryAfterSeconds = 5

/** The body of a failure: the code's text, never the message or cause of what was thrown. */
export const failureBody = (error: AppError, requestId: string): Failure => ({
  success: false,
  error: answerText(error.code, error.details),
  code: error.code,
  ...(Object.keys(error.details).length > 0 ? { details: { ...error.details } } : {}),
  requestId,
})

/**
 * The one place where a thrown value becomes an answer. `translate` lets the app name failures of lower layers
 * (a lost database) before they count as unknown. Codes marked `report` are logged with their cause.
 */
export const answerFailure = (
  thrown: unknown,
  requestId: string,
  logger: Logger,
  translate: (thrown: unknown) => AppError | null,
): Response => {
  const error = translate(thrown) ?? toAppError(thrown)
  if (errorCodes[error.code].report)
    logger.error({ requestId, code: error.code, err: error.cause ?? error }, 'request failed')
  return Response.json(failureBody(error, requestId), {
    status: error.status,
    headers: error.status === 429 || error.status === 503 ? { 'retry-after': String(retryAfterSeconds) } : {},
  })
}
