import { afterEach, beforeEach, expect, test } from 'vitest'

import { createOwnerDatabase } from '#core/outbound/server/owner-database.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { createEmptyDatabase, type EmptyDatabase } from '#tests/support/owner-database.ts'

import { defaultCategories } from '../shops.repo.ts'
import { type OwnerSeed, storeMigrations, storeSetupSql } from './store-schema.ts'

const ours = useTestDatabase()
let own: EmptyDatabase
beforeEach(async () => {
  own = await createEmptyDatabase()
})
afterEach(() => own.drop())

const seed: OwnerSeed = {
  posId: 'itm_1',
  ownerId: 'user_1',
  timeZone: 'Asia/Jakarta',
  businessName: `Warung 'Bu Sri' $juragan$ \\ ; DROP TABLE pos_shops`,
  businessAddress: 'Jl. Contoh 1\nPasar "Baru"',
  ownerName: 'Ibu Contoh',
  ownerEmail: 'ibu@contoh.test',
  now: new Date('2026-11-22T03:00:00Z'),
}
const inject = (over: Partial<OwnerSeed> = {}, sql = storeSetupSql({ ...seed, ...over })) =>
  createOwnerDatabase(own.connectionString, own.password, { allowPrivate: true }).run(sql)

type Query = (sql: string) => Promise<object[]>
const asking: Record<string, string> = {
  columns: `SELECT table_name, column_name, data_type, is_nullable, column_default, is_identity
    FROM information_schema.columns WHERE table_name LIKE 'pos\\_%' ORDER BY 1, 2`,
  constraints: `SELECT conrelid::regclass::text AS of, conname, pg_get_constraintdef(oid) AS says
    FROM pg_constraint WHERE conrelid::regclass::text LIKE 'pos\\_%' ORDER BY 1, 2`,
  indexes: `SELECT tablename, indexdef FROM pg_indexes WHERE tablename LIKE 'pos\\_%' ORDER BY 1, 2`,
  triggers: `SELECT tgname, pg_get_triggerdef(oid) AS says FROM pg_trigger WHERE tgname LIKE 'pos\\_%' AND NOT tgisinternal ORDER BY 1`,
  functions: `SELECT proname, prosrc, pg_get_function_result(oid) AS gives FROM pg_proc WHERE proname LIKE 'pos\\_%' ORDER BY 1`,
}
const schemaOf = async (query: Query): Promise<string[]> => {
  const found = await Promise.all(Object.values(asking).map(query))
  // Sign-ins to our tills are ours, and a shop is an item here alone.
  return found
    .flat()
    .map((row) => JSON.stringify(row))
    .filter((row) => !/pos_till_(?:sessions|tickets)|REFERENCES items/.test(row))
}

test('SETUP-04, POS-05, POS-10 the schema of an owner’s database is ours, unchanged', async () => {
  await inject()
  const theirs = await schemaOf(own.query)
  expect(theirs).toEqual(await schemaOf(async (sql) => (await ours.database.$client.query(sql)).rows))
  expect(theirs.length).toBeGreaterThan(100)
})

test('SETUP-04 it is repeatable: again, by two at once, for two shops; one owner for each, with the facts told last', async () => {
  await inject()
  const before = await schemaOf(own.query)
  await Promise.all([inject(), inject(), inject({ posId: 'itm_2', businessName: 'Cabang' })])
  await inject({ businessName: 'Warung Baru' })
  expect(await schemaOf(own.query)).toEqual(before)
  expect(await own.query('SELECT pos_id, business_name, owner_email FROM juragan_owners ORDER BY 1')).toEqual([
    { pos_id: 'itm_1', business_name: 'Warung Baru', owner_email: seed.ownerEmail },
    { pos_id: 'itm_2', business_name: 'Cabang', owner_email: seed.ownerEmail },
  ])
  const categories = await own.query<{ name: string }>(`SELECT name FROM pos_categories WHERE pos_id = 'itm_1'`)
  expect(categories.map(({ name }) => name).toSorted()).toEqual([...defaultCategories].sort())
  expect(await own.query('SELECT tag FROM juragan_migrations ORDER BY 1')).toEqual(
    storeMigrations().map(({ tag }) => ({ tag })),
  )
})

test('SETUP-04 names and addresses are kept as they are told, whatever stands in them', async () => {
  await inject()
  expect(await own.query('SELECT business_name, business_address FROM juragan_owners')).toEqual([
    { business_name: seed.businessName, business_address: seed.businessAddress },
  ])
})

test('SETUP-04 killed in the middle nothing is there; repeated it is there whole', async () => {
  const migrations = storeMigrations()
  const late = { tag: 'waits', statements: ['SELECT pg_sleep(20)'] }
  const work = inject({}, storeSetupSql(seed, [...migrations, late])).catch((error: unknown) => error)
  for (let ended = 0; ended === 0;)
    ended = (
      await own.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event = 'PgSleep' AND pid <> pg_backend_pid()`)
    ).length
  expect(await work).toMatchObject({ code: 'owner_database_broke_off' })
  expect(await schemaOf(own.query)).toEqual([])
  await inject()
  expect((await schemaOf(own.query)).length).toBeGreaterThan(100)
})

test('SETUP-04 a database that an earlier version set up gets what is missing, and keeps its rows', async () => {
  const all = storeMigrations()
  await inject({}, storeSetupSql(seed, all.slice(0, 1)))
  await own.query(`INSERT INTO pos_products (pos_id, id, name, price, created_at, updated_at)
    VALUES ('itm_1', 'prd_1', 'Kopi', 10000, now(), now())`)
  await inject()
  expect(await own.query('SELECT name FROM pos_products')).toEqual([{ name: 'Kopi' }])
  expect(await own.query(`SELECT count(*)::int AS n FROM juragan_migrations`)).toEqual([{ n: all.length }])
})

test('SETUP-04 nobody but the tables’ owner reads a row or runs a function', async () => {
  await inject()
  const open =
    await own.query(`SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    AND relname ~ '^(pos|juragan)_' AND NOT relrowsecurity`)
  expect(open).toEqual([])
  expect(
    await own.query(
      `SELECT has_function_privilege('public', oid, 'execute') AS may FROM pg_proc WHERE proname = 'pos_record_sale'`,
    ),
  ).toEqual([{ may: false }])
})
