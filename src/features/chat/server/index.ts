import type { Assistant } from '#core/assistant/server/assistant.ts'
import type { ReadMemory } from '#core/assistant/server/memory.ts'
import type { BusinessProfile } from '#core/assistant/shared/business-profile.ts'
import type { MemorySource } from '#core/assistant/shared/memory/owner-memory.ts'
import type { Database, Tx } from '#core/db/server/database.ts'
import { createCrowdLimit, type CrowdLimit } from '#core/http/server/crowd-limit.ts'
import type { Logger } from '#core/http/server/logger.ts'
import type { Route } from '#core/http/server/router.ts'
import type { KindStores } from '#core/items/server/kind-store.ts'
import type { Live } from '#core/live/server/live.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { chatRoutes } from './chat.routes.ts'
import { giveBackLate, takeLateCharge } from './late-charge.ts'
import { createLiveStreams, liveRoutes } from './live-stream.ts'
import { moveChats } from './move-chats.ts'
import { createContextReader } from './read-context.ts'
import { createReplies } from './replies.ts'
import { sessionRoutes } from './session.routes.ts'
import { sheetRoutes } from './sheet.routes.ts'
import { createAskerReader, type People } from './who-asks.ts'

export { chatData } from './chat-data.ts'
export { chatSearch } from './chat-search.ts'

export interface ChatDependencies {
  readonly database: Database
  readonly assistant: Assistant
  readonly kinds: KindStores
  readonly people: People & {
    /** An account by id; null for guests. */
    readUser(userId: string): Promise<{ readonly displayName: string } | null>
  }
  /** What an account told about its business; nothing where not given. */
  readonly profileOf?: (userId: string) => Promise<BusinessProfile | null>
  /** What an account has switched off of its own things; nothing where not given. */
  readonly memoryOffOf?: (userId: string) => Promise<readonly MemorySource[]>
  /** What of an account's own things a message may need; nothing where not given. */
  readonly readMemory?: ReadMemory
  /** Started and stopped by whoever made it. */
  readonly live: Live
  readonly logger: Logger
  /** True where no other server can use the database (embedded). */
  readonly exclusive: boolean
  readonly clock?: () => Date
  readonly serverId?: string
  /** Longest time for understanding and writing one reply, in milliseconds. */
  readonly timeLimit?: number
  /** How long storing is tried while the database is gone, in milliseconds. */
  readonly patience?: number
  /** How long an answer as JSON waits for a result whose work goes on, in milliseconds; not at all where not given. */
  readonly lateWait?: number
  /** How many replies are written at once; as many as are asked for where not given. */
  readonly crowd?: CrowdLimit
  /** How long running replies may go on after `stop`, in milliseconds. */
  readonly grace?: number
}

/** What other features do to a chat inside their own transactions; `app/` passes it on. */
export const lateCharges = { take: takeLateCharge, giveBack: giveBackLate }

export interface Chat {
  readonly routes: Route[]
  /** Repairs what a dead server left; call it after migrating and before serving. */
  start(): Promise<void>
  /** Lets running replies finish, interrupts those that take too long. */
  stop(): Promise<void>
  /** Gives a guest's chats to an account; part of the sign-in's transaction. */
  moveChats(tx: Tx, fromUserId: string, toUserId: string): Promise<void>
}

/** The chat's server side: conversations, and replies as jobs of the server. */
export const createChat = (deps: ChatDependencies): Chat => {
  const { database, people } = deps
  const clock = deps.clock ?? (() => new Date())
  const contextReader = createContextReader({
    profileOf: async () => null,
    memoryOffOf: async () => [],
    readMemory: async () => null,
    ...deps,
    clock,
    ownerName: async (userId) => (await people.readUser(userId))?.displayName ?? null,
  })
  const replies = createReplies({
    serverId: newId('server'),
    timeLimit: 60_000,
    patience: 30_000,
    grace: 4_000,
    crowd: createCrowdLimit({ most: Infinity, mostOfOne: Infinity }),
    ...deps,
    clock,
    ...contextReader,
  })
  const readAsker = createAskerReader(people)
  const streams = createLiveStreams({ database, live: deps.live, replies })
  return {
    routes: [
      ...chatRoutes({ database, replies, readAsker, lateWait: deps.lateWait ?? 0 }),
      ...sheetRoutes({
        database,
        clock,
        askerId: async (request) => (await readAsker(request, undefined, null)).userId,
      }),
      ...sessionRoutes({ database, replies, clock }),
      ...liveRoutes(streams),
    ],
    start: () => replies.start(),
    stop: async () => {
      await replies.stop()
      streams.end()
    },
    moveChats,
  }
}
