/** How long somebody has been speaking: what was counted before, and since when it runs; null while it is held. */
export interface Stopwatch {
  readonly before: number
  readonly since: number | null
}

/** From nothing, running. */
export const startedAt = (now: number): Stopwatch => ({ before: 0, since: now })

/** Milliseconds. A clock that is put back takes nothing away. */
export const elapsed = ({ before, since }: Stopwatch, now: number): number =>
  before + (since === null ? 0 : Math.max(0, now - since))

export const held = (watch: Stopwatch, now: number): Stopwatch => ({ before: elapsed(watch, now), since: null })

export const resumed = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === null ? { ...watch, since: now } : watch

const two = (count: number): string => String(count).padStart(2, '0')

/** `7:05`, and `1:07:05` from an hour on. */
export const inMinutes = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
