import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { StartRefused } from '#core/config/server/start-refused.ts'
import type { Database } from './database.ts'

/** Any number that only this product's migrations use as an advisory lock. */
export const MIGRATION_LOCK = 7_205_118

/**
 * Brings the database up to the newest migration of db/migrations. Several servers may start at once: they take turns,
 * and the later ones find nothing left to do. Throws StartRefused when the database cannot be reached.
 */
export const migrate = async (database: Database, folder = findMigrations()): Promise<void> => {
  if (!existsSync(join(folder, 'meta', '_journal.json'))) return
  const client = await database.$client.connect().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefused(
      `cannot connect to the database: ${reason}`,
      `Database tidak bisa dihubungi (${reason}): periksa DATABASE_URL dan pastikan PostgreSQL berjalan.`,
      error,
    )
  })
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  } catch (error) {
    // Ending the connection gives the lock back, whatever state it is in.
    client.release(true)
    throw error
  }
}

/** From the source and from the built server alike: db/migrations of the folder that holds package.json. */
export const findMigrations = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('no package.json above the program')
    folder = parent
  }
  return join(folder, 'db', 'migrations')
}
