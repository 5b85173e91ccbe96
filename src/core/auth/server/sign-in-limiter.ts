import { AppError } from '#core/errors/shared/app-error.ts'

interface Attempts {
  count: number
  readonly until: number
}

const keyOf = (address: string, email: string): string => `${address} ${email.trim().toLowerCase()}`

/**
 * Counts sign-ins per address and e-mail that have not succeeded, in memory and bounded. An attempt counts when it
 * begins, so that a hundred guesses at once do not pass before the first one has failed; success forgets them.
 */
export const createSignInLimiter = ({ most = 12, windowMilliseconds = 10 * 60_000, keys = 10_000 } = {}) => {
  const attempts = new Map<string, Attempts>()

  return {
    /** Throws `too_many_requests` above `most` attempts in the window. */
    begin: (address: string, email: string, now = Date.now()): void => {
      const key = keyOf(address, email)
      const known = attempts.get(key)
      const current = known && known.until > now ? known : { count: 0, until: now + windowMilliseconds }
      if (current.count >= most) throw new AppError('too_many_requests')
      current.count += 1
      attempts.delete(key)
      attempts.set(key, current)
      const oldest = attempts.size > keys ? attempts.keys().next().value : undefined
      if (oldest !== undefined) attempts.delete(oldest)
    },
    /** The person proved who they are: earlier failures no longer count. */
    succeed: (address: string, email: string): void => {
      attempts.delete(keyOf(address, email))
    },
    /** How many pairs are remembered, never more than `keys`. */
    size: (): number => attempts.size,
  }
}
