import { toAppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'

/** The server is there and has its hands full: nothing was done, and it asks for some patience. */
const crowded: ReadonlySet<ErrorCode> = new Set(['server_busy', 'too_many_at_once', 'too_many_requests'])

/** Tries after the first for what is read; a crowd passes, so it is waited for longer. */
const usualTries = 2
const crowdedTries = 4
const longestWait = 30_000

/** Whether a reading that failed `failures` times is asked for once more. */
export const askAgain = (failures: number, error: Error): boolean =>
  failures < (crowded.has(toAppError(error).code) ? crowdedTries : usualTries)

/**
 * How long to wait before that, in milliseconds: 1 s, 2 s, 4 s …, in a crowd at least what the server asked for, and each
 * browser at another moment, so that those who were turned away do not come back together.
 */
export const askAgainAfter = (failures: number, error: Error, dice: () => number = Math.random): number => {
  const usual = Math.min(1_000 * 2 ** failures, longestWait)
  const { code, details } = toAppError(error)
  if (!crowded.has(code)) return usual
  const asked = typeof details['askAgainSeconds'] === 'number' ? details['askAgainSeconds'] * 1_000 : 0
  return Math.min(Math.max(usual, asked), longestWait) * (1 + dice())
}
