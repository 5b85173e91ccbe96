/** One line of a comparison: in both texts, only in mine, or only in theirs. */
export interface ComparedLine {
  readonly side: 'both' | 'mine' | 'theirs'
  readonly text: string
}

/** Beyond this many pairs of lines the comparison would make the page wait; both texts are then shown as they are. */
const largestTable = 4_000_000

/** Lengths of the longest common run of lines from each pair of positions on. */
const commonLengths = (mine: readonly string[], theirs: readonly string[]): Uint32Array => {
  const width = theirs.length + 1
  const lengths = new Uint32Array((mine.length + 1) * width)
  for (let row = mine.length - 1; row >= 0; row--) {
    for (let column = theirs.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        mine[row] === theirs[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0)
    }
  }
  return lengths
}

const only = (side: 'mine' | 'theirs', lines: readonly string[]): ComparedLine[] =>
  lines.map((text) => ({ side, text }))

/** Both texts line by line in one reading order; together the lines of one side are that side's whole text. */
export const compareTexts = (mineText: string, theirsText: string): ComparedLine[] => {
  const mine = mineText.split('\n')
  const theirs = theirsText.split('\n')
  if (mine.length * theirs.length > largestTable) return [...only('mine', mine), ...only('theirs', theirs)]
  const lengths = commonLengths(mine, theirs)
  const width = theirs.length + 1
  const lines: ComparedLine[] = []
  let row = 0
  let column = 0
  while (row < mine.length && column < theirs.length) {
    const [left = '', right = ''] = [mine[row], theirs[column]]
    if (left === right) {
      lines.push({ side: 'both', text: left })
      row++
      column++
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) {
      lines.push({ side: 'mine', text: left })
      row++
    } else {
      lines.push({ side: 'theirs', text: right })
      column++
    }
  }
  return [...lines, ...only('mine', mine.slice(row)), ...only('theirs', theirs.slice(column))]
}
