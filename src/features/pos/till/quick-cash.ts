/** The notes that are handed over most (the till's quick keys). */
const notes = [20_000, 50_000, 100_000] as const

/** What several large notes make that are enough: the next fifty and hundred thousand. */
const bundles = (total: number): readonly number[] => [50_000, 100_000].map((note) => Math.ceil(total / note) * note)

/** The quick keys that pay a total: notes and bundles that are enough and not the exact sum, which has its own key. */
export const quickCash = (total: number): readonly number[] =>
  [...new Set([...notes, ...bundles(total)])].filter((sum) => sum > total).toSorted((one, other) => one - other)

/** What is given back; null where the cash does not do. */
export const changeOf = (total: number, received: number): number | null =>
  received >= total ? received - total : null
