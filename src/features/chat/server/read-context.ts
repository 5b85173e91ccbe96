import type { ReadMemory } from '#core/assistant/server/memory.ts'
import type { BusinessProfile } from '#core/assistant/shared/business-profile.ts'
import type { MemorySource } from '#core/assistant/shared/memory/owner-memory.ts'
import { pointedAt, pointsToItem } from '#core/assistant/shared/pointed-item.ts'
import type { AssistantContext, OpenItem } from '#core/assistant/shared/port.ts'
import { mayBeOfMade } from '#core/assistant/shared/revision/understand-conversion.ts'
import type { Database } from '#core/db/server/database.ts'
import { findItem } from '#core/items/server/items.repo.ts'
import type { KindStores } from '#core/items/server/kind-store.ts'
import { dayIn, defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'
import type { OpenItemRef } from '../shared/message.ts'
import type { chatMessages } from './chat.tables.ts'
import { readAttached } from './sheets.repo.ts'
import { readMade, readTurns } from './message-tree.ts'

export interface ContextDependencies {
  readonly database: Database
  readonly kinds: KindStores
  /** The display name of an account; null for guests. */
  readonly ownerName: (userId: string) => Promise<string | null>
  /** What an account told about its business; null where nothing was told or it is switched off. */
  readonly profileOf: (userId: string) => Promise<BusinessProfile | null>
  /** What an account has switched off of its own things, in Settings. */
  readonly memoryOffOf: (userId: string) => Promise<readonly MemorySource[]>
  /** What of an account's own things a message may need. */
  readonly readMemory: ReadMemory
  readonly clock: () => Date
}

/** What an answer needs of the message that it answers. */
export type Question = Pick<typeof chatMessages.$inferSelect, 'content' | 'flags' | 'parentId'>

/** A message that is to be answered, and who asks. */
export interface Asked {
  readonly userId: string
  readonly signedIn: boolean
  readonly question: Question
  /** What of the owner's own things the message's chat shall not use. */
  readonly memoryOff: readonly MemorySource[]
}

export interface ReadQuestion {
  readonly text: string
  readonly context: AssistantContext
}

/** What an account has told of itself, whatever its next message says. */
export interface Told {
  readonly ownerName: string | null
  readonly offEverywhere: readonly MemorySource[]
  readonly profile: BusinessProfile | null
}

const nothingTold: Told = { ownerName: null, offEverywhere: [], profile: null }

export interface ContextReader {
  /** What an account has told of itself. Nothing of it depends on a message: it can be read before one is stored. */
  readonly readTold: (asker: Pick<Asked, 'userId' | 'signedIn'>) => Promise<Told>
  /**
   * What a message is to be understood in: who asks, what was said before, what stands open, what is remembered. `told` is
   * given where its reading has begun already.
   */
  readonly readContext: (asked: Asked, told?: Promise<Told>) => Promise<ReadQuestion>
}

export const createContextReader = (deps: ContextDependencies): ContextReader => {
  const { database, kinds, clock } = deps

  /** The item that the question was written about; null where it is not the asker's own or is gone (CHAT-15). */
  const readOpenItem = async (userId: string, { id, selection }: OpenItemRef): Promise<OpenItem | null> => {
    const item = await findItem(database, userId, id)
    if (item === null) return null
    const { kind, title, metadata } = item
    const store = kinds[kind]
    const content = store.viewContent ? await store.viewContent(database, item) : store.parseContent(item.content)
    const marked = selection ? { text: selection.text, place: selection.place } : null
    return { id, kind, title, documentType: metadata.documentType ?? null, content, selection: marked }
  }

  /** What this chat made last, for messages that go on from it without opening it. */
  const readLast = async (userId: string, question: Question): Promise<OpenItem | null> => {
    const id = (await readMade(database, question)).at(-1)
    return id === undefined ? null : readOpenItem(userId, { id })
  }

  /** The one of several things made in this chat that a message names: `invoice pertama`; null where it names none. */
  const readPointed = async (userId: string, question: Question): Promise<OpenItem | null> => {
    if (!pointsToItem(question.content)) return null
    const ids = await readMade(database, question)
    const made = (await Promise.all(ids.map((id) => readOpenItem(userId, { id })))).filter((item) => item !== null)
    return made[pointedAt(question.content, made) ?? -1] ?? null
  }

  const readTold: ContextReader['readTold'] = async ({ userId, signedIn }) => {
    // Only a guest's reply can move to somebody else, and a guest has told nothing.
    if (!signedIn) return nothingTold
    const [ownerName, offEverywhere, profile] = await Promise.all([
      deps.ownerName(userId),
      deps.memoryOffOf(userId),
      // Asked for side by side: it knows by itself what is switched off everywhere.
      deps.profileOf(userId),
    ])
    return { ownerName, offEverywhere, profile }
  }

  const readContext: ContextReader['readContext'] = async (asked, told = readTold(asked)) => {
    const { userId, signedIn, question, memoryOff } = asked
    const { ownerName, offEverywhere, profile } = await told
    const off = [...new Set([...offEverywhere, ...memoryOff])]
    const today = dayIn(clock(), defaultTimeZone())
    const { about, sheet: attached } = question.flags
    const sheet = attached ? await readAttached(database, userId, attached.id) : null
    const [turns, opened, last, pointed] = await Promise.all([
      readTurns(database, question, off),
      signedIn && about && !about.apart && !sheet ? readOpenItem(userId, about) : null,
      signedIn && !about && !sheet && mayBeOfMade(question.content) ? readLast(userId, question) : null,
      signedIn && !about?.apart && !sheet ? readPointed(userId, question) : null,
    ])
    // What a message names comes before what stands open, and before what was made last.
    const openItem = pointed === null || pointed.id === opened?.id ? opened : null
    const lastMade = openItem === null ? (pointed ?? last) : null
    // A sheet is analysed by what stands in it, and changes nothing that is open.
    const memory = signedIn && !sheet ? await deps.readMemory(userId, question.content, { turns, today }, off) : null
    return {
      text: question.content,
      context: {
        today,
        timeZone: defaultTimeZone(),
        ownerName,
        ...(profile && !off.includes('profile') ? { profile } : {}),
        ...(memory ? { memory } : {}),
        turns,
        ...(sheet ? { sheet } : {}),
        ...(openItem ? { openItem } : {}),
        ...(lastMade ? { lastMade } : {}),
      },
    }
  }

  return { readTold, readContext }
}
