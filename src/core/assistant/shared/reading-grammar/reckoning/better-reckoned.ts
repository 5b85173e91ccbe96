import type { GoodsLine } from '../../reading.ts'

import type { Reckoned } from './reckon.ts'

const sumOf = (lines: readonly GoodsLine[]): number =>
  lines.reduce((sum, { amount, price }) => sum + (amount ?? price ?? 0), 0)

/** Words of what comes in and goes out: their sums are no prices of goods. */
const flows = ['omzet', 'omset', 'pemasukan', 'pendapatan', 'laba', 'untung', 'bep']

/**
 * The lines that were read, unless their units tell another sum than count times price gave, or the message takes back
 * something that it has told.
 */
export const betterReckoned = (
  read: GoodsLine[],
  reckoned: Reckoned | null,
  words: ReadonlySet<string>,
): GoodsLine[] => {
  if (reckoned === null) return read
  if (reckoned.amends) return [...reckoned.lines]
  const isBetter = reckoned.telling && !flows.some((word) => words.has(word)) && sumOf(reckoned.lines) !== sumOf(read)
  return isBetter ? [...reckoned.lines] : read
}
