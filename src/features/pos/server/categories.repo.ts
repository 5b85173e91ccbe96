import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import { posCategories } from './pos.tables.ts'

/** The names of a shop's categories, the defaults first. */
export const listCategories = async (reader: Reader, posId: string): Promise<string[]> => {
  const rows = await reader
    .select({ name: posCategories.name })
    .from(posCategories)
    .where(eq(posCategories.posId, posId))
    .orderBy(asc(posCategories.createdAt), asc(posCategories.name))
  return rows.map(({ name }) => name)
}

const text = (value: string | null | undefined): string | null => storableText(value ?? '').trim() || null

/** The categories by the names the shop writes them in; new ones are made. Upper and lower case are the same name. */
export const takeCategories = async (
  tx: Tx,
  posId: string,
  asked: readonly (string | null | undefined)[],
  now: Date,
): Promise<(name: string | null | undefined) => string | null> => {
  const names = new Map<string, string>()
  for (const one of asked) {
    const name = text(one)
    if (name !== null && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  }
  if (names.size === 0) return () => null
  await tx
    .insert(posCategories)
    .values([...names.values()].sort().map((name) => ({ posId, name, createdAt: now })))
    .onConflictDoNothing()
  const rows = await tx
    .select({ name: posCategories.name })
    .from(posCategories)
    .where(
      and(
        eq(posCategories.posId, posId),
        inArray(
          sql`lower(${posCategories.name})`,
          [...names.values()].map((name) => sql`lower(${name})`),
        ),
      ),
    )
  const written = new Map(rows.map(({ name }) => [name.toLowerCase(), name]))
  return (name) => written.get(text(name)?.toLowerCase() ?? '') ?? null
}
