import { setImmediate as nextTurn } from 'node:timers/promises'

import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import type { Database } from '#core/db/server/database.ts'
import { readAccount } from '#core/points/server/accounts.ts'
import { pointEntries } from '#core/points/server/points.tables.ts'
import { auditLedger } from '#core/points/server/repair.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { addUser } from './people.ts'
import { createWebsiteServer, type WebsiteServer, type WebsiteServerOptions } from './website-server.ts'

export const paidOnce = { balance: 499_900, held: 0 }
export const unpaid = { balance: 500_000, held: 0 }

/**
 * A database of the test file's own, a new owner for each test, and servers on it that end with the test. After each
 * test the ledger is audited: balances are sums of entries, held points are sums of open holds.
 */
export const useWebsites = () => {
  const world = { user: '', database: null as unknown as Database }
  const servers: WebsiteServer[] = []
  let testDatabase: TestDatabase
  beforeAll(async () => {
    testDatabase = await createTestDatabase()
    world.database = testDatabase.database
  })
  afterAll(() => testDatabase.drop())
  beforeEach(async () => {
    world.user = await addUser(world.database)
  })
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()))
    const faults = await auditLedger(world.database)
    if (faults.length > 0) throw new Error(`the ledger is wrong: ${JSON.stringify(faults)}`)
  })

  const open = async (options: WebsiteServerOptions = {}, isWorking = true): Promise<WebsiteServer> => {
    const server = createWebsiteServer(world.database, options)
    servers.push(server)
    if (isWorking) await server.start()
    return server
  }
  /** The state of a site once its build has come to this end; throws at another end. */
  const until = async (server: WebsiteServer, itemId: string, end: 'done' | 'error') => {
    for (;;) {
      const site = await server.stateOf(itemId, world.user)
      if (site.state === end) return site
      if (site.state !== 'generating') throw new Error(`it is ${site.state}: ${site.failure}`)
      await nextTurn()
    }
  }
  return {
    world,
    open,
    until,
    accountOf: async () => {
      const account = await readAccount(world.database, world.user)
      return { balance: Number(account?.balance), held: Number(account?.held) }
    },
    chargesOf: async () =>
      (await world.database.select().from(pointEntries).where(eq(pointEntries.userId, world.user))).filter(
        ({ points }) => points < 0,
      ),
    messagesOf: async (server: WebsiteServer) =>
      (await server.call('GET', '/api/chat/sessions/s1', world.user)).body.data.messages,
    slipsOf: async (server: WebsiteServer) => {
      const { body } = await server.call('GET', '/api/chat/sessions/s1', world.user)
      return body.data.messages.filter(({ isPointsInfo }: { isPointsInfo?: boolean }) => isPointsInfo)
    },
  }
}
