interface Failure {
  readonly code?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly constraint?: unknown
}

/** Node's codes for a server that is not there, and PostgreSQL's for one that is going or coming. */
const nodeCodes = 'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH'
const serverCodes = '57P01 57P02 57P03 53300'
const lossCodes = new Set(`${nodeCodes} ${serverCodes}`.split(' '))

/** `pg` reports these without a code. */
const lossMessages =
  /connection terminated|connection ended|timeout exceeded when trying to connect|not queryable|client was closed|query read timeout/i

/**
 * Whether an error says that the database could not be reached or went away during the work. Then nothing is known of
 * the work's outcome beyond what was confirmed before.
 */
export const isConnectionLoss = (error: unknown): boolean =>
  chain(error).some(({ code, message }) => {
    if (typeof code === 'string' && (lossCodes.has(code) || code.startsWith('08'))) return true
    return typeof message === 'string' && lossMessages.test(message)
  })

/** The name of the unique constraint that an error reports as violated, otherwise undefined. */
export const uniqueViolation = (error: unknown): string | undefined => violated(error, '23505')

/** The name of the CHECK constraint that an error reports as violated, otherwise undefined. */
export const checkViolation = (error: unknown): string | undefined => violated(error, '23514')

/**
 * Whether an error says that a text had what PostgreSQL cannot keep (`storableText` takes it out): it is whoever sent it
 * who is to be told.
 */
export const isUnstorable = (error: unknown): boolean =>
  chain(error).some(({ code }) => code === '22021' || code === '22P05')

const violated = (error: unknown, sqlState: string): string | undefined => {
  const found = chain(error).find(({ code }) => code === sqlState)
  if (found === undefined) return undefined
  return typeof found.constraint === 'string' ? found.constraint : ''
}

/** The query builder wraps what the driver threw, and a server with two addresses throws one error for each. */
const chain = (error: unknown, depth = 0): Failure[] => {
  if (typeof error !== 'object' || error === null || depth > 6) return []
  const inner = error instanceof AggregateError ? error.errors.flatMap((one) => chain(one, depth + 1)) : []
  return [error, ...inner, ...chain((error as Failure).cause, depth + 1)]
}
