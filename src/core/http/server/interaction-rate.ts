import type { Logger } from './logger.ts'

/** The rate is taken over this time, in seconds: a hand that presses twice is no flood. */
const windowSeconds = 60
/** People remembered at once; beyond it whoever has been quiet longest is forgotten. */
const rememberedPeople = 10_000
/** More of one person's moments change nothing: the highest level begins below it. */
const rememberedTimes = 240

/** Levels of suspicion by interactions per second (P1 §9): below the first number, the second is the level. */
const levels: readonly (readonly [below: number, level: number])[] = [
  [0.1, 0],
  [0.5, 0.1],
  [1, 0.3],
  [2, 0.6],
]
const highest = 0.9

/** The suspicion level of a rate per second. */
export const suspicionLevel = (rate: number): number => levels.find(([below]) => rate < below)?.[1] ?? highest

/** Above half, P1 §9 calls it suspicious. */
export const isSuspicious = (level: number): boolean => level > 0.5

interface Recent {
  times: number[]
  level: number
}

/**
 * Follows how fast each person asks for things, and logs when their level of suspicion changes (OPS-07). It is logged
 * only: nobody is slowed or refused by it. The log names the request, never the person, the address or the words.
 */
export const createInteractionWatch = (logger: Pick<Logger, 'info' | 'warn'>, now: () => number = Date.now) => {
  const people = new Map<string, Recent>()

  return (who: string, requestId: string): void => {
    const at = now()
    const { times, level: before } = people.get(who) ?? { times: [], level: 0 }
    const recent = [...times.filter((time) => at - time < windowSeconds * 1_000).slice(1 - rememberedTimes), at]
    const rate = recent.length / windowSeconds
    const level = suspicionLevel(rate)
    people.delete(who)
    people.set(who, { times: recent, level })
    const oldest = people.size > rememberedPeople ? people.keys().next().value : undefined
    if (oldest !== undefined) people.delete(oldest)
    if (level === before) return
    const told = { requestId, perSecond: Math.round(rate * 100) / 100, level, suspicious: isSuspicious(level) }
    if (told.suspicious) logger.warn(told, 'interaction rate')
    else logger.info(told, 'interaction rate')
  }
}
