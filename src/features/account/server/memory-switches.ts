import { eq } from 'drizzle-orm'

import type { MemorySource } from '#core/assistant/shared/memory/owner-memory.ts'
import type { Database, Reader } from '#core/db/server/database.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'

import * as contracts from '../shared/memory.contract.ts'
import { accountMemory } from './account.tables.ts'

/** What the owner has switched off; nothing where never decided. */
export const readMemoryOff = async (reader: Reader, userId: string): Promise<MemorySource[]> => {
  const off = reader.select().from(accountMemory).where(eq(accountMemory.userId, userId))
  const [row] = await off.prepare('account_memory_off').execute()
  return row?.off ?? []
}

/** The switches of Settings over what the assistant may use of the owner's own things. */
export const memoryRoutes = (database: Database, clock: () => Date): Route[] => [
  route(contracts.getMemory, async (_input, request) =>
    ok({ off: await readMemoryOff(database, askingUser(request)) }),
  ),
  route(contracts.saveMemory, async ({ body }, request) => {
    const off = [...new Set(body.off)]
    const values = { userId: askingUser(request), off, updatedAt: clock() }
    await database
      .insert(accountMemory)
      .values(values)
      .onConflictDoUpdate({ target: accountMemory.userId, set: { off, updatedAt: values.updatedAt } })
    return ok({ off })
  }),
]
