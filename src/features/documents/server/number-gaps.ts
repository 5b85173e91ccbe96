import { eq } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { items } from '#core/items/server/items.tables.ts'

import type { NumberGap } from '../shared/letter-numbers.contract.ts'
import { placeOf, readFormat } from './document-numbers.repo.ts'
import { documentLetterNumbers, documentNumbers } from './documents.tables.ts'

/** Longer lists help nobody. */
const mostGaps = 500

const keyOf = (code: string, year: number, sequence: number): string => `${code} ${year} ${sequence}`

/**
 * Which numbers of an owner's series no letter carries any more, and why: the letter was deleted, its number was changed
 * by hand, or a number was passed over. Newest first.
 */
export const findGaps = async (reader: Reader, ownerId: string): Promise<NumberGap[]> => {
  const [format, series, rows] = await Promise.all([
    readFormat(reader, ownerId),
    reader.select().from(documentNumbers).where(eq(documentNumbers.ownerId, ownerId)),
    reader
      .select({ letter: documentLetterNumbers, title: items.title, deletedAt: items.deletedAt })
      .from(documentLetterNumbers)
      .innerJoin(items, eq(items.id, documentLetterNumbers.itemId))
      .where(eq(items.ownerId, ownerId)),
  ])
  const carried = new Set<string>()
  const given = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const { letter, deletedAt } = row
    const { code, year, sequence } = letter
    if (code !== null && year !== null && sequence !== null) given.set(keyOf(code, year, sequence), row)
    if (deletedAt !== null) continue
    const place =
      letter.number === letter.givenNumber && code !== null && year !== null && sequence !== null
        ? { code, year, sequence }
        : placeOf(letter.number, format)
    if (place) carried.add(keyOf(place.code, place.year, place.sequence))
  }
  const gaps = series.flatMap(({ code, year, next }) =>
    Array.from({ length: Math.min(next - 1, 100_000) }, (_, at) => next - 1 - at)
      .filter((sequence) => !carried.has(keyOf(code, year, sequence)))
      .slice(0, mostGaps)
      .map((sequence): NumberGap => {
        const row = given.get(keyOf(code, year, sequence))
        const reason = row === undefined ? 'skipped' : row.deletedAt === null ? 'changed' : 'deleted'
        return { code, year, sequence, number: row?.letter.givenNumber ?? null, reason, title: row?.title ?? null }
      }),
  )
  return gaps
    .sort((a, b) => b.year - a.year || a.code.localeCompare(b.code) || b.sequence - a.sequence)
    .slice(0, mostGaps)
}
