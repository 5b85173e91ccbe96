import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#core/db/server/database.ts'
import { migrate } from '#core/db/server/migrate.ts'
import { startPostgres } from '#core/db/server/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's PostgreSQL; its database is the migrated template. */
    readonly templateUrl: string
  }
}

/** One real PostgreSQL for the whole run; its own database gets all migrations and is only ever copied. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'juragan-test-'))
  const postgres = await startPostgres({ dataDir, disposable: true })
  const tearDown = async (): Promise<void> => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const template = openDatabase(postgres.url, 1)
  try {
    await migrate(template)
  } catch (error) {
    await template.$client.end()
    await tearDown()
    throw error
  }
  await template.$client.end()
  project.provide('templateUrl', postgres.url)
  return tearDown
}
