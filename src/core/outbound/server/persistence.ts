import { setTimeout as pause } from 'node:timers/promises'

import { AppError } from '#core/errors/shared/app-error.ts'

/** A failure that may be over at the next try. */
export class PassingFailure extends Error {
  /** How long the other side asked to be left alone, in milliseconds; null where it named nothing. */
  readonly waitFor: number | null

  constructor(message: string, options: { readonly cause?: unknown; readonly waitFor?: number | null } = {}) {
    super(message, { cause: options.cause })
    this.waitFor = options.waitFor ?? null
  }
}

export interface Persistence {
  readonly now: () => number
  readonly random: () => number
  /** Waits; rejects when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

export const usualPersistence: Persistence = {
  now: () => performance.now(),
  random: Math.random,
  wait: (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
}

const firstWait = 1_000
const longestWait = 64_000

/**
 * Tries again after passing failures with growing, uneven waits, for at most `patience` milliseconds in all; then
 * `drive_retry_limit`. A try that tells progress begins to wait little again. Everything else is thrown on at once.
 */
export const persist = async <T>(
  work: (progress: () => void) => Promise<T>,
  limits: { readonly patience: number; readonly signal: AbortSignal; readonly persistence: Persistence },
): Promise<T> => {
  const { patience, signal, persistence } = limits
  const end = persistence.now() + patience
  let tries = 0
  for (;;) {
    signal.throwIfAborted()
    try {
      return await work(() => {
        tries = 0
      })
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof PassingFailure)) throw error
      const growing = Math.min(firstWait * 2 ** tries, longestWait) * (0.5 + persistence.random() / 2)
      const waitFor = Math.max(error.waitFor ?? 0, growing)
      tries += 1
      if (persistence.now() + waitFor >= end) throw new AppError('drive_retry_limit', { cause: error })
      try {
        await persistence.wait(waitFor, signal)
      } catch (cause) {
        signal.throwIfAborted()
        throw cause
      }
    }
  }
}
