import { type ErrorCode, errorCodes } from './error-codes.ts'

/** Facts about a failure that the browser may see and act on (a current version, the points required). */
export type ErrorDetails = Readonly<Record<string, unknown>>

/**
 * An expected failure. Thrown by use cases, caught once at the HTTP door, shown by its code's sentence.
 * `message` is for logs only and never reaches the owner.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, options: { cause?: unknown; details?: ErrorDetails; message?: string } = {}) {
    super(options.message ?? code, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.details = options.details ?? {}
  }

  get status(): number {
    return errorCodes[this.code].status
  }
}

/** Any thrown value as an AppError: unknown ones become `internal` and keep their cause for the log. */
export const toAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError ? thrown : new AppError('internal', { cause: thrown })
