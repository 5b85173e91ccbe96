import { keptPairs } from '#core/text/shared/kept-pairs.ts'

/** What stands in one row and what in its place in the other. */
export interface DifferingRun<Item> {
  readonly was: readonly Item[]
  readonly is: readonly Item[]
}

/** Where two rows part and meet again, in order; the longest common row stays. Items are the same where their texts are. */
export const differingRuns = <Item>(
  old: readonly Item[],
  fresh: readonly Item[],
  textOf: (item: Item) => string,
): readonly DifferingRun<Item>[] => {
  let [from, since] = [0, 0]
  const ends = [...keptPairs(old.map(textOf), fresh.map(textOf)), [old.length, fresh.length] as const]
  return ends.flatMap(([at, to]) => {
    const run = { was: old.slice(from, at), is: fresh.slice(since, to) }
    ;[from, since] = [at + 1, to + 1]
    return run.was.length + run.is.length > 0 ? [run] : []
  })
}
