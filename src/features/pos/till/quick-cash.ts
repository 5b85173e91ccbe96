/** The notes that are handed over most, one of them for the whole. */
const notes = [10_000, 20_000, 50_000, 100_000] as const

/** What buyers make whole out of several notes: up to the next of these. */
const roundSums = [5_000, 10_000, 50_000, 100_000] as const

/** More keys than this are read longer than a sum is typed. */
const mostKeys = 4

/** The quick keys that pay a total: the smallest sums that are enough and not the exact one, which has its own key. */
export const quickCash = (total: number): readonly number[] =>
  [...new Set([...notes, ...roundSums.map((step) => Math.ceil(total / step) * step)])]
    .filter((sum) => sum > total)
    .toSorted((one, other) => one - other)
    .slice(0, mostKeys)

/** What is given back; null where the cash does not do. */
export const changeOf = (total: number, received: number): number | null =>
  received >= total ? received - total : null
