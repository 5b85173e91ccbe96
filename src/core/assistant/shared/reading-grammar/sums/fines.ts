import { endsClause, isFree, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'

import type { Money } from './money.ts'
import { isBill } from './sum-words.ts'

const conditions = wordSet('kalau kalo klo jika bila apabila jikalau manakala maksimal')

/** Whether the clause around a sum tells what will be, should something happen: `kalau telat denda 50rb`. */
const isConditional = (sheet: Sheet, { from, to }: Money): boolean => {
  let start = from
  while (start > 0 && !endsClause(sheet, start - 1)) start -= 1
  let end = to
  while (!endsClause(sheet, end)) end += 1
  for (let at = start; at < end; at += 1) if (conditions.has(low(sheet, at))) return true
  return false
}

/** `denda telat 50.000` on a bill: a sum that is due now; `denda 50rb per hari` is a condition. */
export const fineFrom = (sheet: Sheet, sum: Money): number | null => {
  const { from, each } = sum
  if (!isBill(sheet) || each || isConditional(sheet, sum)) return null
  for (let at = from - 1; at >= 0 && from - at < 4 && isFree(sheet, at) && !endsClause(sheet, at); at -= 1)
    if (low(sheet, at) === 'denda') return at
  return null
}
