import { keptPairs } from '#core/text/shared/kept-pairs.ts'

/** One line of a comparison: in both texts, only in mine, or only in theirs. */
export interface ComparedLine {
  readonly side: 'both' | 'mine' | 'theirs'
  readonly text: string
}

/** Beyond this many pairs of lines the comparison would make the page wait; both texts are then shown as they are. */
const largestTable = 4_000_000

const only = (side: ComparedLine['side'], lines: readonly string[]): ComparedLine[] =>
  lines.map((text) => ({ side, text }))

/** Both texts line by line in one reading order; together the lines of one side are that side's whole text. */
export const compareTexts = (mineText: string, theirsText: string): ComparedLine[] => {
  const mine = mineText.split('\n')
  const theirs = theirsText.split('\n')
  if (mine.length * theirs.length > largestTable) return [...only('mine', mine), ...only('theirs', theirs)]
  let [row, column] = [0, 0]
  return [...keptPairs(mine, theirs), [mine.length, theirs.length] as const].flatMap(([at, to]) => {
    const lines = [
      ...only('mine', mine.slice(row, at)),
      ...only('theirs', theirs.slice(column, to)),
      ...only('both', mine.slice(at, at + 1)),
    ]
    ;[row, column] = [at + 1, to + 1]
    return lines
  })
}
