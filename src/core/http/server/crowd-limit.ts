import { AppError } from '#core/errors/shared/app-error.ts'

/** How many may be inside at the same time, and how many of them on behalf of one person or address. */
export interface CrowdLimits {
  readonly most: number
  readonly mostOfOne: number
}

/** A room that holds so many at once. */
export interface CrowdLimit {
  /**
   * Comes in on behalf of everybody in `whose` and answers how to leave; leaving twice is leaving once. Throws
   * `too_many_at_once` where one of them has its share already, `server_busy` where the room is full.
   */
  enter(whose: readonly string[]): () => void
  /** How many are inside now. */
  size(): number
}

/** Nobody fills more than a quarter of a room, so that one person alone never keeps the others out. */
export const fairly = (most: number): CrowdLimits => ({ most, mostOfOne: Math.max(1, Math.ceil(most / 4)) })

/** Counts who is inside, by name; whoever has left is forgotten. */
export const createCrowdLimit = ({ most, mostOfOne }: CrowdLimits): CrowdLimit => {
  const inside = new Map<string, number>()
  let size = 0

  const count = (who: string, step: 1 | -1): void => {
    const now = (inside.get(who) ?? 0) + step
    if (now === 0) inside.delete(who)
    else inside.set(who, now)
  }

  return {
    size: () => size,
    enter: (whose) => {
      if (whose.some((who) => (inside.get(who) ?? 0) >= mostOfOne)) throw new AppError('too_many_at_once')
      if (size >= most) throw new AppError('server_busy')
      size += 1
      for (const who of whose) count(who, 1)
      let isInside = true
      return () => {
        if (!isInside) return
        isInside = false
        size -= 1
        for (const who of whose) count(who, -1)
      }
    },
  }
}

const thisMachine = /^(?:127\.|::1$|::ffff:127\.)/

/**
 * Whose shares a call takes: the person's and the address's. Calls from this machine have no address of their own: they
 * come from its owner, or from a proxy in front that speaks for many.
 */
export const callersOf = (address: string, person: string | null = null): readonly string[] => [
  ...(person === null ? [] : [person]),
  ...(thisMachine.test(address) ? [] : [address]),
]
