import * as z from 'zod/mini'

/** Wrong PINs in a row before the till asks no more for a while. */
export const mostTries = 5
/** How long it does not the first time; each time without a right one in between it is twice as long, in milliseconds. */
const firstLock = 5 * 60_000
const longestLock = 24 * 3_600_000

/** What a device remembers of wrong PINs. */
export const pinTries = z.object({ wrong: z.int(), locks: z.int(), until: z.number() })
export type PinTries = z.infer<typeof pinTries>

export const noTries: PinTries = { wrong: 0, locks: 0, until: 0 }

const lockOf = (locks: number): number => Math.min(longestLock, firstLock * 2 ** (locks - 1))

/** Until when no PIN is taken; null where one is. A clock that was put back locks no longer than a lock lasts. */
export const lockedUntil = ({ locks, until }: PinTries, now: number): number | null =>
  locks > 0 && until > now ? Math.min(until, now + lockOf(locks)) : null

/** The tries after a wrong PIN more. */
export const afterWrong = ({ wrong, locks, until }: PinTries, now: number): PinTries =>
  wrong + 1 < mostTries
    ? { wrong: wrong + 1, locks, until }
    : { wrong: 0, locks: locks + 1, until: now + lockOf(locks + 1) }

/** How many tries are left before it locks. */
export const triesLeft = ({ wrong }: PinTries): number => mostTries - wrong
