/**
 * Whether two words differ by at most `limit` edits (insert, delete, replace, swap of neighbours).
 * The words are short (a word of a vocabulary), so the table is small.
 */
export const withinEdits = (a: string, b: string, limit: number): boolean => {
  if (Math.abs(a.length - b.length) > limit) return false
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let best = row
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1)
      }
      current.push(cost)
      best = Math.min(best, cost)
    }
    if (best > limit) return false
    beforePrevious = previous
    previous = current
  }
  return (previous[b.length] ?? Infinity) <= limit
}
