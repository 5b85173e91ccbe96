import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import { createMemory } from '#core/assistant/server/memory.ts'
import type { Assistant } from '#core/assistant/server/assistant.ts'
import type { BusinessProfile } from '#core/assistant/shared/business-profile.ts'
import type { MemorySource } from '#core/assistant/shared/memory/owner-memory.ts'
import type { Database } from '#core/db/server/database.ts'
import type { KindStores } from '#core/items/server/kind-store.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { memory as documentMemory, store as documentStore } from '#features/documents/server/index.ts'
import { memory as websiteMemory } from '#features/websites/server/index.ts'
import { memory as posMemory, store as posStore } from '#features/pos/server/index.ts'
import { accountMemory } from '#features/account/server/account.tables.ts'
import { writeProfile } from '#features/account/server/profile.repo.ts'
import { createAccount } from '#features/account/server/index.ts'

import { createChatServer } from './chat-server.ts'
import { kindSkills } from './kind-skills.ts'
import { noJobs } from '#tests/support/no-jobs.ts'
import { noPlaces } from './no-places.ts'
import { plainKinds } from './plain-kinds.ts'
import { createPosServer } from './pos-server.ts'
import { silentLogger } from './silent-logger.ts'

/** The chat with its owner's memory behind it, and tills that sell; both live at the time of the till's clock. */
export const createMemoryWorld = (
  database: Database,
  over: { readonly assistant?: Assistant; readonly kinds?: KindStores } = {},
) => {
  const pos = createPosServer(database)
  const { clock } = pos
  const account = createAccount({
    database,
    payment: null,
    jobs: noJobs,
    secretKey: 'rahasia-uji-yang-cukup-panjang',
    publicUrl: 'http://127.0.0.1:3000',
    readUser: async () => null,
    places: noPlaces,
    personalData: [],
    clock,
  })
  const chat = createChatServer(database, {
    assistant: over.assistant ?? createEmbeddedAssistant({ skills: kindSkills }),
    kinds: over.kinds ?? { ...plainKinds, document: documentStore, pos: posStore },
    clock,
    profileOf: account.profileOf,
    memoryOffOf: account.memoryOffOf,
    readMemory: createMemory({
      database,
      keepers: [documentMemory, posMemory, websiteMemory],
      logger: silentLogger,
      clock,
    }),
  })
  const sell = async (
    owner: string,
    posId: string,
    instant: string,
    lines: readonly [at: number, quantity: number][],
    over: object = {},
  ) => {
    const now = clock().toISOString()
    pos.setNow(instant)
    const { products } = (await pos.call(owner, 'GET', `/api/pos/${posId}/store`)).body.data
    const answer = await pos.call(owner, 'POST', `/api/pos/${posId}/sales`, {
      id: newId('sale'),
      lines: lines.map(([at, quantity]) => ({ productId: products[at].id, quantity })),
      ...over,
    })
    pos.setNow(now)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
  /** Switches sources off in Settings. */
  const setMemory = async (owner: string, off: MemorySource[]) => {
    const values = { userId: owner, off, updatedAt: clock() }
    await database
      .insert(accountMemory)
      .values(values)
      .onConflictDoUpdate({ target: accountMemory.userId, set: { off } })
  }
  /** What an owner told about the business. */
  const tellProfile = (owner: string, profile: BusinessProfile) => writeProfile(database, owner, profile, clock())
  return { pos, chat, account, clock, sell, setMemory, tellProfile }
}

export type MemoryWorld = ReturnType<typeof createMemoryWorld>
