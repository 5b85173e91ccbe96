import { AppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import type { Route } from '#core/http/server/router.ts'

/** The specification's names of storage failures (P1 §8) and our codes for them. */
const storageKinds: Partial<Record<ErrorCode, string>> = {
  drive_object_not_found: 'object-not-found',
  drive_unauthorized: 'unauthorized',
  drive_not_connected: 'unauthorized',
  drive_retry_limit: 'retry-limit-exceeded',
  drive_canceled: 'canceled',
}

/** The route, with the specification's name of a storage failure in the details of each. */
export const tellingKinds = (given: Route): Route => ({
  ...given,
  handler: async (input, request) => {
    try {
      return await given.handler(input, request)
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown
      const kind = storageKinds[thrown.code]
      if (kind === undefined) throw thrown
      const { code, details, message } = thrown
      throw new AppError(code, { cause: thrown, message, details: { ...details, kind } })
    }
  },
})
