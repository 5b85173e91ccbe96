import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import pg from 'pg'

import { findMigrations } from '#core/db/server/migrate.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import { defaultCategories } from '../shops.repo.ts'

/** What belongs to our tills' doors, not to a shop's books: it stays here. */
const ours = ['pos_till_sessions', 'pos_till_tickets']

/** The first words of a statement up to the name of what it is about; a new index is about its table, one that goes by its own name. */
const about =
  /^(?:--[^\n]*\n|\s)*(?:CREATE|ALTER|DROP|UPDATE|INSERT INTO|DELETE FROM)\s+(?:OR REPLACE\s+)?(?:TABLE\s+|FUNCTION\s+|TRIGGER\s+|(?:UNIQUE\s+)?INDEX\s+(?:"?\w+"?\s+ON\s+)?)?(?:IF (?:NOT )?EXISTS\s+)?"?(\w+)"?/i

const isOfStore = (statement: string): boolean => {
  const name = about.exec(statement)?.[1]?.toLowerCase() ?? ''
  if (!name.startsWith('pos_') || ours.includes(name)) return false
  // A shop is an item here; in its owner's database there are no items.
  return !/REFERENCES\s+"public"\."(?!pos_)/i.test(statement)
}

export interface StoreMigration {
  readonly tag: string
  readonly statements: readonly string[]
}

/**
 * The part of our own migrations that makes a shop's tables and functions: one schema, ours and the owner's. A later
 * migration is part of it by itself.
 */
export const storeMigrations = (folder = findMigrations()): readonly StoreMigration[] => {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[]
  }
  return journal.entries.flatMap(({ tag }) => {
    const parts = readFileSync(join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint')
    const statements = parts.filter(isOfStore).map((part) => part.trim().replace(/;$/, ''))
    return statements.length > 0 ? [{ tag, statements }] : []
  })
}

/** What a shop's own database knows of whose it is. */
export interface OwnerSeed {
  readonly posId: string
  readonly ownerId: string
  readonly timeZone: string
  readonly businessName: string
  readonly businessAddress: string
  readonly ownerName: string
  readonly ownerEmail: string
  readonly now: Date
}

/** Any number that only this set-up uses as an advisory lock. */
const setupLock = 7_205_119

const quoted = (text: string): string => pg.escapeLiteral(storableText(text))

/** Once for each migration, however often the whole is run. */
const onceFor = ({ tag, statements }: StoreMigration): string => `
DO $juragan$ BEGIN
IF NOT EXISTS (SELECT FROM juragan_migrations WHERE tag = ${quoted(tag)}) THEN
${statements.map((statement) => `EXECUTE $juragan_part$${statement}$juragan_part$;`).join('\n')}
INSERT INTO juragan_migrations (tag) VALUES (${quoted(tag)});
END IF;
END $juragan$;`

const madeBy = (migrations: readonly StoreMigration[], what: RegExp): string[] => [
  ...new Set(
    migrations.flatMap(({ statements }) => statements.flatMap((statement) => what.exec(statement)?.[1] ?? [])),
  ),
]

const listed = (names: readonly string[]): string => `ARRAY[${names.map(quoted).join(', ')}]::text[]`

/**
 * Nobody but the tables' owner reads or writes them: row security without a policy, and at Supabase nothing for the
 * roles whose keys stand in browsers.
 */
const closed = (migrations: readonly StoreMigration[]): string => {
  const tables = [...madeBy(migrations, /^CREATE TABLE "(\w+)"/m), 'juragan_migrations', 'juragan_owners']
  const functions = madeBy(migrations, /^CREATE (?:OR REPLACE )?FUNCTION (\w+)/m)
  return `
DO $juragan$ DECLARE one text; someone text; BEGIN
FOREACH one IN ARRAY ${listed(tables)} LOOP EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', one); END LOOP;
FOREACH one IN ARRAY ${listed(functions)} LOOP EXECUTE format('REVOKE ALL ON FUNCTION %I FROM PUBLIC', one); END LOOP;
FOR someone IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
  FOREACH one IN ARRAY ${listed(tables)} LOOP EXECUTE format('REVOKE ALL ON %I FROM %I', one, someone); END LOOP;
  FOREACH one IN ARRAY ${listed(functions)} LOOP EXECUTE format('REVOKE ALL ON FUNCTION %I FROM %I', one, someone); END LOOP;
END LOOP;
END $juragan$;`
}

const seedOf = (seed: OwnerSeed): string => {
  const [posId, ownerId, zone, at] = [seed.posId, seed.ownerId, seed.timeZone, seed.now.toISOString()].map(quoted)
  return `
INSERT INTO pos_shops (id, owner_id, time_zone, till_owner, last_updated, created_at)
VALUES (${posId}, ${ownerId}, ${zone}, ${quoted(seed.ownerName)}, ${at}, ${at})
ON CONFLICT (id) DO UPDATE SET till_owner = excluded.till_owner;
INSERT INTO pos_categories (pos_id, name)
SELECT ${posId}, name FROM unnest(ARRAY[${defaultCategories.map(quoted).join(', ')}]) AS name
ON CONFLICT DO NOTHING;
INSERT INTO juragan_owners (pos_id, business_name, business_address, owner_name, owner_email)
VALUES (${posId}, ${quoted(seed.businessName)}, ${quoted(seed.businessAddress)}, ${quoted(seed.ownerName)}, ${quoted(seed.ownerEmail)})
ON CONFLICT (pos_id) DO UPDATE SET business_name = excluded.business_name,
  business_address = excluded.business_address, owner_name = excluded.owner_name, owner_email = excluded.owner_email;`
}

/**
 * Everything that makes an owner's database a shop's, as one text: tables, functions, who may see them, and the owner.
 * Run in one transaction it is there whole or not at all; run again it changes nothing but the owner's facts.
 */
export const storeSetupSql = (seed: OwnerSeed, migrations = storeMigrations()): string => `
SET LOCAL search_path = public;
DO $juragan$ BEGIN PERFORM pg_advisory_xact_lock(${setupLock}); END $juragan$;
CREATE TABLE IF NOT EXISTS juragan_migrations (tag text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
${migrations.map(onceFor).join('')}
CREATE TABLE IF NOT EXISTS juragan_owners (pos_id text PRIMARY KEY REFERENCES pos_shops (id),
  business_name text NOT NULL, business_address text NOT NULL, owner_name text NOT NULL, owner_email text NOT NULL);
${seedOf(seed)}
${closed(migrations)}`
