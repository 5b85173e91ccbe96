import { endsClause, low, type Sheet } from '../sheet.ts'

/**
 * Figures without those of a sentence that tells a proposal's target: `target 20 kg per hari harga 7rb/kg` sells nothing and
 * costs nothing. Other papers keep all of theirs.
 */
export const withoutTargets = <Found extends { readonly from: number }>(
  sheet: Sheet,
  found: readonly Found[],
): readonly Found[] => {
  if (!sheet.words.has('proposal')) return found
  const spans: (readonly [number, number])[] = []
  for (let at = 1; at < sheet.tokens.length; at += 1) {
    if (low(sheet, at) !== 'target' || !['.', ';'].includes(low(sheet, at - 1))) continue
    let to = at + 1
    while (to < sheet.tokens.length && !(endsClause(sheet, to) && low(sheet, to) !== ',')) to += 1
    spans.push([at, to])
  }
  return spans.length === 0
    ? found
    : found.filter(({ from }) => !spans.some(([start, end]) => from >= start && from < end))
}
