import type { GoodsLine } from '../../reading.ts'

import type { Reckoned } from './reckon.ts'

const sumOf = (lines: readonly GoodsLine[]): number =>
  lines.reduce((sum, { amount, price }) => sum + (amount ?? price ?? 0), 0)

/** Words of what comes in and goes out: their sums are no prices of goods. */
const flows = ['omzet', 'omset', 'pemasukan', 'pendapatan', 'laba', 'untung', 'bep']

/** The lines that were read, unless their units tell another sum than count times price gave. */
export const betterReckoned = (
  read: GoodsLine[],
  reckoned: Reckoned | null,
  words: ReadonlySet<string>,
): GoodsLine[] =>
  reckoned === null ||
  flows.some((word) => words.has(word)) ||
  !reckoned.telling ||
  sumOf(reckoned.lines) === sumOf(read)
    ? read
    : [...reckoned.lines]
