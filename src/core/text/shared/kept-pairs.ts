/** A place in the older row and the same thing's place in the newer one. */
export type KeptPair = readonly [older: number, newer: number]

const sameFrom = (one: readonly string[], other: readonly string[]): number => {
  const at = one.findIndex((text, place) => text !== other[place])
  return at === -1 ? one.length : at
}

/**
 * What two rows of texts keep of each other, in order: a longest row that stands in both. Every comparison of versions
 * (lines of a text, blocks of a letter, words of a sentence) goes by it; what stands between two pairs has changed.
 */
export const keptPairs = (older: readonly string[], newer: readonly string[]): KeptPair[] => {
  // Most changes are small: what begins and ends alike needs no table.
  const head = sameFrom(older, newer)
  const tail = sameFrom(older.slice(head).toReversed(), newer.slice(head).toReversed())
  const [rows, columns] = [older.length - head - tail, newer.length - head - tail]
  const width = columns + 1
  /** Lengths of the longest common row from each pair of places on. */
  const lengths = new Uint32Array((rows + 1) * width)
  const lengthAt = (row: number, column: number): number => lengths[row * width + column] ?? 0
  const isSame = (row: number, column: number): boolean => older[head + row] === newer[head + column]
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      lengths[row * width + column] = isSame(row, column)
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
  const middle: KeptPair[] = []
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (isSame(row, column)) middle.push([head + row++, head + column++])
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
    else column += 1
  }
  return [
    ...Array.from({ length: head }, (_, at): KeptPair => [at, at]),
    ...middle,
    ...Array.from({ length: tail }, (_, at): KeptPair => [older.length - tail + at, newer.length - tail + at]),
  ]
}
