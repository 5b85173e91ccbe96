import { useEffect, useState } from 'react'
import * as z from 'zod/mini'

import { elapsed, held, resumed, startedAt, type Stopwatch } from './stopwatch.ts'

const kept = z.object({ before: z.number(), since: z.nullable(z.number()) })

/** What this window counted before it was loaded again. */
const readKept = (key: string): Stopwatch | null => {
  try {
    const parsed = z.safeParse(kept, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    // Storage that is closed or garbled: counting begins anew.
    return null
  }
}

const keep = (key: string, watch: Stopwatch): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(watch))
  } catch {
    // Without storage it counts as long as the window is there.
  }
}

/** The time of speaking and the time of day, told each second; it goes on where the window is loaded again. */
export const useStopwatch = (name: string) => {
  const key = `juragan:pembicara:${name}`
  const [now, setNow] = useState(() => Date.now())
  const [watch, setWatch] = useState<Stopwatch>(() => readKept(key) ?? startedAt(Date.now()))
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(ticking)
  }, [])
  useEffect(() => keep(key, watch), [key, watch])
  const change = (next: (watch: Stopwatch, now: number) => Stopwatch) => (): void => {
    const pressed = Date.now()
    setNow(pressed)
    setWatch((counted) => next(counted, pressed))
  }
  return {
    now,
    spoken: elapsed(watch, now),
    isRunning: watch.since !== null,
    hold: change(held),
    resume: change(resumed),
    restart: change((_, pressed) => startedAt(pressed)),
  }
}
