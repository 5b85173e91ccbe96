import pg from 'pg'

import type { TestDatabase } from './database.ts'

/** Asks a database over a connection of its own, which is gone afterwards. */
export const asked = async <T>({ url }: TestDatabase, use: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Every row of every table, in short, and what guards and numbers them. */
export const contents = (place: TestDatabase): Promise<Record<string, string>> =>
  asked(place, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
    )
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ all: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as all from ${name} t`,
      )
      found[name] = rows[0]?.all ?? ''
    }
    const { rows: guards } = await client.query<{ told: string }>(
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as told from pg_constraint
         where connamespace = 'public'::regnamespace
       union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
       union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
       union all select indexdef from pg_indexes where schemaname = 'public'
       union all select sequencename || ' ' || coalesce(last_value, 0) from pg_sequences
       order by 1`,
    )
    return { ...found, guards: guards.map(({ told }) => told).join('\n') }
  })
