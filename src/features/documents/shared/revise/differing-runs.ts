/** What stands in one row and what in its place in the other. */
export interface DifferingRun<Item> {
  readonly was: readonly Item[]
  readonly is: readonly Item[]
}

/** How long the longest common row is from each pair of places on. */
const commonFrom = (old: readonly string[], fresh: readonly string[]): readonly (readonly number[])[] => {
  const table = Array.from({ length: old.length + 1 }, () => Array<number>(fresh.length + 1).fill(0))
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = fresh.length - 1; to >= 0; to -= 1) {
      const [row = [], below = []] = [table[at], table[at + 1]]
      row[to] = old[at] === fresh[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0)
    }
  return table
}

/** Where two rows part and meet again, in order; the longest common row stays. Items are the same where their texts are. */
export const differingRuns = <Item>(
  old: readonly Item[],
  fresh: readonly Item[],
  textOf: (item: Item) => string,
): readonly DifferingRun<Item>[] => {
  const [before, after] = [old.map(textOf), fresh.map(textOf)]
  const table = commonFrom(before, after)
  const runs: DifferingRun<Item>[] = []
  let [at, to] = [0, 0]
  let [from, since] = [0, 0]
  const close = (): void => {
    if (at > from || to > since) runs.push({ was: old.slice(from, at), is: fresh.slice(since, to) })
  }
  while (at < old.length && to < fresh.length) {
    if (before[at] === after[to]) {
      close()
      ;[at, to] = [at + 1, to + 1]
      ;[from, since] = [at, to]
    } else if ((table[at + 1]?.[to] ?? 0) >= (table[at]?.[to + 1] ?? 0)) at += 1
    else to += 1
  }
  ;[at, to] = [old.length, fresh.length]
  close()
  return runs
}
