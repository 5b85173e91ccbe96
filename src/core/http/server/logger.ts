import { type DestinationStream, pino } from 'pino'

export type Logger = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug' | 'fatal'>

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly constraint?: unknown
  readonly stack?: string | undefined
  readonly cause?: LoggedError | undefined
}

const placesOf = (stack: string | undefined): string | undefined =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * An error as the log may hold it. The query builder's errors carry the values of the query in their message, and
 * PostgreSQL's `detail` those of the row: what an owner wrote or who they are does not belong in a log.
 */
export const loggableError = (thrown: unknown, depth = 0): LoggedError => {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown).slice(0, 200) }
  const { code, constraint, query } = thrown as Error & { code?: unknown; constraint?: unknown; query?: unknown }
  return {
    type: thrown.name,
    message: typeof query === 'string' ? query : thrown.message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: placesOf(thrown.stack),
    ...(thrown.cause === undefined || depth > 4 ? {} : { cause: loggableError(thrown.cause, depth + 1) }),
  }
}

/** Structured logs. Secrets never reach them: only named fields are logged, never headers or bodies. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error) => loggableError(error) },
    },
    ...(destination ? [destination] : []),
  )
