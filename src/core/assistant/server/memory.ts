import { setTimeout as pause } from 'node:timers/promises'

import { type Database, type Reader, readWithin } from '#core/db/server/database.ts'
import type { Logger } from '#core/http/server/logger.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { emptyMemory, type MemorySource, type OwnerMemory } from '../shared/memory/owner-memory.ts'
import { type LoadedSource, wantsMemory, withEarlierOrder } from '../shared/memory/wants-memory.ts'
import type { AssistantContext } from '../shared/port.ts'
import { inIndonesian } from '../shared/regional-words.ts'

/** What a message may need of an owner's own things. */
export interface MemoryWish {
  /** Whose things: nobody else's are looked at. */
  readonly ownerId: string
  /** What the message says, with the order it goes on from: it may name the span of days that is meant. */
  readonly text: string
  readonly today: IsoDay
  readonly now: Date
  /** Only these are read. */
  readonly sources: ReadonlySet<LoadedSource>
}

/** What one feature remembers of an owner's things; offered by the feature, registered by `app/`. */
export interface MemoryKeeper {
  readonly sources: readonly LoadedSource[]
  recall(reader: Reader, wish: MemoryWish): Promise<Partial<Pick<OwnerMemory, 'letters' | 'shops' | 'sites'>>>
}

export interface MemoryDependencies {
  readonly database: Database
  readonly keepers: readonly MemoryKeeper[]
  readonly logger: Logger
  readonly clock?: () => Date
  /** Longest time for reading all of it, in milliseconds. */
  readonly patience?: number
}

type Part = Partial<OwnerMemory>

/** The memory of one owner for one message; null where the message needs none. */
export type ReadMemory = (
  ownerId: string,
  message: string,
  at: Pick<AssistantContext, 'turns' | 'today'>,
  off: readonly MemorySource[],
) => Promise<OwnerMemory | null>

/**
 * Reads what a message may need of its owner's things: what is switched off is not read at all, and what cannot be read
 * in time is named as missing, so that nobody takes it for empty. It never throws: a reply goes on without it.
 */
export const createMemory = (deps: MemoryDependencies): ReadMemory => {
  const { database, keepers, logger, clock = () => new Date(), patience = 1_500 } = deps

  /** What they remember, in their order; where one fails, what was read before it. */
  const read = async (
    asked: readonly MemoryKeeper[],
    wish: MemoryWish,
    late: Promise<'late'>,
  ): Promise<{ readonly parts: readonly Part[]; readonly error?: unknown }> => {
    const parts: Part[] = []
    try {
      // One after the other on one connection: side by side they would hold three, for three short questions.
      const reading = readWithin(database, patience, async (reader) => {
        for (const keeper of asked) parts.push(await keeper.recall(reader, wish))
      })
      if ((await Promise.race([reading, late])) === 'late') throw new Error('reading took too long')
      return { parts }
    } catch (error) {
      return { parts: [...parts], error }
    }
  }

  /** What each of them remembers, or that it could not be read: one that fails takes nothing from those behind it. */
  const ask = async (
    asked: readonly MemoryKeeper[],
    wish: MemoryWish,
    late: Promise<'late'>,
  ): Promise<readonly Part[]> => {
    if (asked.length === 0) return []
    const { parts, error } = await read(asked, wish, late)
    const failed = asked[parts.length]
    if (failed === undefined) return parts
    const missing = failed.sources.filter((source) => wish.sources.has(source))
    logger.warn({ err: error, sources: missing }, 'an owner’s memory could not be read')
    return [...parts, { missing }, ...(await ask(asked.slice(parts.length + 1), wish, late))]
  }

  return async (ownerId, message, { turns, today }, off) => {
    const text = inIndonesian(withEarlierOrder(message, turns))
    const wanted = wantsMemory(text)
    if (wanted.size === 0) return null
    const sources = new Set([...wanted].filter((source) => !off.includes(source)))
    const wish: MemoryWish = { ownerId, text, today, now: clock(), sources }
    const asked = keepers.filter((keeper) => keeper.sources.some((source) => sources.has(source)))
    const parts = await ask(asked, wish, pause(2 * patience, 'late' as const, { ref: false }))
    return {
      ...emptyMemory,
      letters: parts.flatMap(({ letters = [] }) => letters),
      shops: parts.flatMap(({ shops = [] }) => shops),
      sites: parts.flatMap(({ sites = [] }) => sites),
      off: [...off],
      missing: parts.flatMap(({ missing = [] }) => missing),
    }
  }
}
