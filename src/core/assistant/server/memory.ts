import { setTimeout as pause } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { Database, Reader } from '#core/db/server/database.ts'
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

  const read = (keeper: MemoryKeeper, wish: MemoryWish): Promise<Partial<OwnerMemory>> =>
    database.transaction(
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${Math.round(patience)}`))
        return keeper.recall(tx, wish)
      },
      { accessMode: 'read only' },
    )

  const ask = async (keeper: MemoryKeeper, wish: MemoryWish): Promise<Partial<OwnerMemory>> => {
    const missing = keeper.sources.filter((source) => wish.sources.has(source))
    if (missing.length === 0) return {}
    try {
      const late = pause(2 * patience, null, { ref: false })
      const found = await Promise.race([read(keeper, wish), late])
      if (found === null) throw new Error('reading took too long')
      return found
    } catch (error) {
      logger.warn({ err: error, sources: missing }, 'an owner’s memory could not be read')
      return { missing }
    }
  }

  return async (ownerId, message, { turns, today }, off) => {
    const text = inIndonesian(withEarlierOrder(message, turns))
    const wanted = wantsMemory(text)
    if (wanted.size === 0) return null
    const sources = new Set([...wanted].filter((source) => !off.includes(source)))
    const wish: MemoryWish = { ownerId, text, today, now: clock(), sources }
    const parts = await Promise.all(keepers.map((keeper) => ask(keeper, wish)))
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
