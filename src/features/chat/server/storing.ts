import { setTimeout as pause } from 'node:timers/promises'
import { isConnectionLoss } from '#core/db/server/database-failures.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

const firstWaitMilliseconds = 50
const longestWaitMilliseconds = 2_000

/** PostgreSQL gave up one of two transactions that waited for each other; the work may simply be done again. */
const wasSacrificed = (error: unknown): boolean => {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as { cause?: unknown }).cause) {
    const { code } = cause as { code?: unknown }
    if (code === '40P01' || code === '40001') return true
  }
  return false
}

/**
 * Does `work` again, with growing waits, while the database cannot be reached, for at most `patience` milliseconds.
 * The answer of a commit may be lost while the commit happened, so `work` must recognise by its keys what it has
 * already done when it is repeated. Afterwards `database_unavailable`.
 */
export const storing = async <T>(work: (isRepeated: boolean) => Promise<T>, patience: number): Promise<T> => {
  const until = Date.now() + patience
  for (let wait = firstWaitMilliseconds; ; wait = Math.min(wait * 2, longestWaitMilliseconds)) {
    try {
      return await work(wait > firstWaitMilliseconds)
    } catch (error) {
      const isLoss = isConnectionLoss(error)
      if (!isLoss && !wasSacrificed(error)) throw error
      if (Date.now() + wait > until) throw isLoss ? new AppError('database_unavailable', { cause: error }) : error
    }
    await pause(wait)
  }
}
