import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { createMemory, type MemoryKeeper } from './memory.ts'

const testDatabase = useTestDatabase()

const at = { turns: [], today: '2026-11-21' as IsoDay }
const shop = { id: 'itm_1', name: 'Warung Ukur' }

const remembering: MemoryKeeper = {
  sources: ['sales', 'catalogue'],
  recall: async (reader) => {
    await reader.execute(sql`select 1`)
    return { shops: [shop as never] }
  },
}
const failing: MemoryKeeper = { sources: ['items'], recall: (reader) => reader.execute(sql`select 1 / 0`) as never }
const hanging: MemoryKeeper = {
  sources: ['items'],
  recall: (reader) => reader.execute(sql`select pg_sleep(9)`) as never,
}

const readWith = (keepers: readonly MemoryKeeper[], patience = 1_500) =>
  createMemory({ database: testDatabase.database, keepers, logger: silentLogger, patience })(
    'user_1',
    'omzet dan invoice saya',
    at,
    [],
  )

test('ASSIST-06 what cannot be read is named as missing, and what stands behind it is read all the same', async () => {
  expect(await readWith([failing, remembering])).toMatchObject({ shops: [shop], missing: ['items'] })
})

test('ASSIST-06 what takes too long is named as missing', async () => {
  expect(await readWith([remembering, hanging], 100)).toMatchObject({ shops: [shop], missing: ['items'] })
})

test('ASSIST-06 remembering writes nothing', async () => {
  const writing: MemoryKeeper = {
    sources: ['items'],
    recall: (reader) => reader.execute(sql`create table written ()`) as never,
  }
  expect(await readWith([writing, remembering])).toMatchObject({ shops: [shop], missing: ['items'] })
})

test('ASSIST-06 all of a message’s memory is read on one connection', async () => {
  const backends = new Set<number>()
  const noting: MemoryKeeper = {
    sources: ['items'],
    recall: async (reader) => {
      const { rows } = await reader.execute<{ pid: number }>(sql`select pg_backend_pid() pid, pg_sleep(0.05)`)
      for (const { pid } of rows) backends.add(pid)
      return {}
    },
  }
  await readWith([noting, noting, noting])
  expect(backends.size).toBe(1)
})
