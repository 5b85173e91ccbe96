import { AppError } from '#core/errors/shared/app-error.ts'

interface LoggedFailure {
  readonly type: string
  readonly message?: string
  readonly code?: unknown
  readonly places?: readonly string[]
  readonly cause?: LoggedFailure
}

const mostCauses = 5

/**
 * A failure of a reply as the log may hold it: what and where, never what was said. The messages of foreign errors
 * may quote what an owner or the assistant wrote (a parser shows the text it choked on), so only our own are kept.
 */
export const withoutWords = (thrown: unknown, depth = 0): LoggedFailure => {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const { code } = thrown as { code?: unknown }
  const isOurs = thrown instanceof AppError
  return {
    type: thrown.name,
    ...(isOurs ? { message: thrown.message } : {}),
    ...(code === undefined ? {} : { code }),
    places: (thrown.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(thrown.cause === undefined || depth >= mostCauses ? {} : { cause: withoutWords(thrown.cause, depth + 1) }),
  }
}
