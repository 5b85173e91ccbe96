import { and, eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '#core/db/server/database.ts'
import { spellingsOf, wordsOf } from '../shared/words.ts'
import type { SearchableText, SearchSource } from './source.ts'
import { searchCursors, searchEntries, searchWords } from './search.tables.ts'

const usualBatch = 500

/** A transaction that began earlier may be seen later: so much is read again, in milliseconds. */
const overlap = 2 * 60_000

/** A mark of an owner's word: 32 bits of FNV-1a. Two words with one mark are told apart by their letters afterwards. */
export const markOf = (ownerId: string, word: string): number => {
  let hash = 0x811c9dc5
  for (const sign of `${ownerId}:${word}`) {
    hash ^= sign.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash | 0
}

/** Writes texts of an owner into the index; a text that is known is written over. */
export const noteTexts = async (
  tx: Tx,
  ownerId: string,
  source: string,
  texts: readonly SearchableText[],
): Promise<void> => {
  const known = new Set<string>()
  const rows = texts.map((text) => {
    const words = wordsOf(text.body)
    for (const word of words) known.add(word)
    return { ...text, ownerId, source, words: words.map((word) => markOf(ownerId, word)) }
  })
  await tx
    .insert(searchEntries)
    .values(rows)
    .onConflictDoUpdate({
      target: [searchEntries.source, searchEntries.refId],
      set: {
        ownerId: sql`excluded.owner_id`,
        groupId: sql`excluded.group_id`,
        body: sql`excluded.body`,
        words: sql`excluded.words`,
        at: sql`excluded.at`,
      },
    })
  const words = [...known].sort()
  // In one order for everybody, so that two servers that index the same owner wait for each other instead of locking up.
  for (let from = 0; from < words.length; from += 1_000) {
    await tx
      .insert(searchWords)
      .values(
        words.slice(from, from + 1_000).map((word) => ({
          ownerId,
          word,
          spellings: spellingsOf(word).map((spelling) => markOf(ownerId, spelling)),
        })),
      )
      .onConflictDoNothing()
  }
}

const readCursor = async (tx: Tx, ownerId: string, source: string): Promise<Date | null> => {
  const [row] = await tx
    .select({ at: searchCursors.at })
    .from(searchCursors)
    .where(and(eq(searchCursors.ownerId, ownerId), eq(searchCursors.source, source)))
  return row?.at ?? null
}

const isNews = (text: SearchableText, known: ReadonlyMap<string, number>): boolean =>
  known.get(text.refId) !== text.at.getTime()

const readKnown = async (tx: Tx, ownerId: string, source: string, since: Date): Promise<Map<string, number>> => {
  const rows = await tx
    .select({ refId: searchEntries.refId, at: searchEntries.at })
    .from(searchEntries)
    .where(
      and(
        eq(searchEntries.ownerId, ownerId),
        eq(searchEntries.source, source),
        sql`${searchEntries.at} >= ${since.toISOString()}::timestamptz`,
      ),
    )
  return new Map(rows.map(({ refId, at }) => [refId, at.getTime()]))
}

/**
 * Reads what an owner has written since the last look into the index. It may stop and start anywhere: entries are
 * written over, the cursor follows them in the same transaction.
 */
export const catchUp = async (database: Database, source: SearchSource, ownerId: string): Promise<void> => {
  let from: Date | null = null
  let batchSize = usualBatch
  for (;;) {
    const last: Date | null = await database.transaction(async (tx) => {
      const cursor = from ?? (await readCursor(tx, ownerId, source.name))
      const since = from ?? new Date((cursor?.getTime() ?? 0) - (cursor ? overlap : 0))
      const texts = await source.readSince(tx, ownerId, since, batchSize)
      const newest = texts.at(-1)
      if (!newest) return null
      const known = await readKnown(tx, ownerId, source.name, since)
      const news = texts.filter((text) => isNews(text, known))
      if (news.length === 0 && texts.length < batchSize) return null
      if (news.length > 0) await noteTexts(tx, ownerId, source.name, news)
      await tx
        .insert(searchCursors)
        .values({ ownerId, source: source.name, at: newest.at })
        .onConflictDoUpdate({
          target: [searchCursors.ownerId, searchCursors.source],
          set: { at: sql`greatest(${searchCursors.at}, excluded.at)` },
        })
      if (texts.length < batchSize) return null
      // A whole batch of one instant would be read for ever.
      if (newest.at.getTime() === since.getTime()) batchSize *= 2
      return newest.at
    })
    if (last === null) return
    from = last
  }
}
