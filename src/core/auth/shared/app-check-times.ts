const second = 1_000
const minute = 60 * second

/** A token is renewed at half its life and no later than this before its end (P1 §9), in milliseconds. */
const latestBeforeEnd = 5 * minute

/** Waits after failures: from 30 s, doubled each time, to 16 min (P1 §9). */
const firstWait = 30 * second
const longestWait = 16 * minute
/** After 403 and 404 nothing is asked for a day (P1 §8). */
const refusedWait = 24 * 60 * minute

/** How verification fails in a browser (P1 §8). */
export type AppCheckFailureKind =
  'throttled' | 'fetch-network-error' | 'fetch-status-error' | 'fetch-parse-error' | 'recaptcha-error'

/** When a token that was issued at `issuedAt` for `life` milliseconds is renewed. */
export const renewalTime = (issuedAt: number, life: number): number =>
  Math.max(issuedAt, Math.min(issuedAt + life / 2, issuedAt + life - latestBeforeEnd))

/** How long to wait after the `failures`th failure in a row (1 is the first), in milliseconds. */
export const waitAfter = (failures: number, status: number | null = null): number =>
  status === 403 || status === 404 ? refusedWait : Math.min(longestWait, firstWait * 2 ** (failures - 1))
