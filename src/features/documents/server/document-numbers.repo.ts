import { and, eq, isNull, ne, sql } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { items } from '#core/items/server/items.tables.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import {
  defaultNumberFormat,
  formatLetterNumber,
  type NumberFormat,
  readLetterNumber,
  type SeriesKey,
  seriesOf,
} from '../shared/letter/letter-number.ts'
import { documentLetterNumbers, documentNumberFormats, documentNumbers } from './documents.tables.ts'

export interface NumberSeries extends SeriesKey {
  readonly ownerId: string
}

/** How an owner writes numbers; the product's own way where nothing was chosen. */
export const readFormat = async (reader: Reader, ownerId: string): Promise<NumberFormat> => {
  const [row] = await reader.select().from(documentNumberFormats).where(eq(documentNumberFormats.ownerId, ownerId))
  return row ? { template: row.template, unit: row.unit } : defaultNumberFormat
}

export const writeFormat = async (tx: Tx, ownerId: string, format: NumberFormat, now: Date): Promise<void> => {
  const row = { template: storableText(format.template.trim()), unit: storableText(format.unit.trim()), updatedAt: now }
  await tx
    .insert(documentNumberFormats)
    .values({ ownerId, ...row })
    .onConflictDoUpdate({ target: documentNumberFormats.ownerId, set: row })
}

/** One owner's numbers change one after the other, so that none is given twice. Held until the transaction ends. */
export const lockNumbers = async (tx: Tx, ownerId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`letter-number:${ownerId}`}, 0))`)
}

/**
 * The next number of a series. The row stays locked until the transaction ends: saves at the same moment take turns,
 * and a save that fails gives its number back, so that the series has no gaps.
 */
export const takeNumber = async (tx: Tx, series: NumberSeries): Promise<number> => {
  const [row] = await tx
    .insert(documentNumbers)
    .values({ ...series, next: 2 })
    .onConflictDoUpdate({
      target: [documentNumbers.ownerId, documentNumbers.code, documentNumbers.year],
      set: { next: sql`${documentNumbers.next} + 1` },
    })
    .returning({ next: documentNumbers.next })
  if (!row) throw new Error('the series gave no number')
  return row.next - 1
}

/** A number that the owner wrote himself is used up as well: the series goes on after it. */
export const skipTo = async (tx: Tx, series: NumberSeries, taken: number): Promise<void> => {
  await tx
    .insert(documentNumbers)
    .values({ ...series, next: taken + 1 })
    .onConflictDoUpdate({
      target: [documentNumbers.ownerId, documentNumbers.code, documentNumbers.year],
      set: { next: sql`greatest(${documentNumbers.next}, ${taken + 1})` },
    })
}

/** The letter of an owner that carries a number; null where none does. Deleted letters hold no number. */
export const letterWith = async (
  reader: Reader,
  ownerId: string,
  number: string,
  except: string | null = null,
): Promise<{ readonly id: string; readonly title: string } | null> => {
  const [row] = await reader
    .select({ id: items.id, title: items.title })
    .from(documentLetterNumbers)
    .innerJoin(items, eq(items.id, documentLetterNumbers.itemId))
    .where(
      and(
        eq(documentLetterNumbers.number, storableText(number)),
        eq(items.ownerId, ownerId),
        isNull(items.deletedAt),
        except === null ? undefined : ne(items.id, except),
      ),
    )
    .limit(1)
  return row ?? null
}

/** As many numbers in a row may be taken by hand before we stop looking. */
const farthestLook = 2_000

/** The number that the next letter of a code would get; nothing is taken. */
export const nextNumber = async (
  reader: Reader,
  ownerId: string,
  { format, code, day }: { readonly format: NumberFormat; readonly code: string; readonly day: IsoDay },
): Promise<string> => {
  const series = seriesOf(format, code, day)
  const [row] = await reader
    .select({ next: documentNumbers.next })
    .from(documentNumbers)
    .where(
      and(
        eq(documentNumbers.ownerId, ownerId),
        eq(documentNumbers.code, series.code),
        eq(documentNumbers.year, series.year),
      ),
    )
  const first = row?.next ?? 1
  for (let sequence = first; sequence < first + farthestLook; sequence += 1) {
    const number = formatLetterNumber({ sequence, code, day }, format)
    if ((await letterWith(reader, ownerId, number)) === null) return number
  }
  return formatLetterNumber({ sequence: first + farthestLook, code, day }, format)
}

export interface NumberedLetter {
  readonly ownerId: string
  readonly code: string
  readonly day: IsoDay
}

/** A number that no other letter of the owner carries, taken from its series. */
export const allocateNumber = async (tx: Tx, { ownerId, code, day }: NumberedLetter): Promise<string> => {
  await lockNumbers(tx, ownerId)
  const format = await readFormat(tx, ownerId)
  const series = { ownerId, ...seriesOf(format, code, day) }
  for (let tries = 0; tries < farthestLook; tries += 1) {
    const sequence = await takeNumber(tx, series)
    const number = formatLetterNumber({ sequence, code, day }, format)
    // The owner may have written this one by hand.
    if ((await letterWith(tx, ownerId, number)) === null) return number
  }
  throw new Error('the series found no free number')
}

/** Refuses a number that another letter of the owner carries, with the next free one. Throws `letter_number_used`. */
export const claimNumber = async (
  tx: Tx,
  { ownerId, code, day }: NumberedLetter,
  number: string,
  itemId: string | null,
): Promise<void> => {
  await lockNumbers(tx, ownerId)
  const format = await readFormat(tx, ownerId)
  const other = await letterWith(tx, ownerId, number, itemId)
  if (other) {
    const suggestion = await nextNumber(tx, ownerId, { format, code, day })
    throw new AppError('letter_number_used', { details: { number, itemId: other.id, title: other.title, suggestion } })
  }
  const place = placeOf(number, format)
  if (place && (place.code === code || place.code === '*')) await skipTo(tx, { ownerId, ...place }, place.sequence)
}

/** A number's place by the owner's own format, else by ours: letters from before a change of the format keep theirs. */
export const placeOf = (number: string, format: NumberFormat): (SeriesKey & { sequence: number }) | null => {
  const place = readLetterNumber(number, format) ?? readLetterNumber(number)
  return place && place.sequence > 0 && place.sequence < 100_000_000 ? place : null
}

/** Writes down which number a letter carries now; its first one is remembered beside it. */
export const noteNumber = async (tx: Tx, ownerId: string, itemId: string, number: string): Promise<void> => {
  const place = placeOf(number, await readFormat(tx, ownerId))
  const row = { number: storableText(number) }
  await tx
    .insert(documentLetterNumbers)
    .values({
      itemId,
      ...row,
      givenNumber: row.number,
      code: place?.code ?? null,
      year: place?.year ?? null,
      sequence: place?.sequence ?? null,
    })
    .onConflictDoUpdate({ target: documentLetterNumbers.itemId, set: row })
}
