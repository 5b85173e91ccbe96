import { sql } from 'drizzle-orm'

import type { Tx } from '#core/db/server/database.ts'

import { documentNumbers } from './documents.tables.ts'

export interface NumberSeries {
  readonly ownerId: string
  readonly code: string
  readonly year: number
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
