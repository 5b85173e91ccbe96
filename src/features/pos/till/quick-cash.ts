/** The notes that are handed over most (the till's quick keys). */
const notes = [20_000, 50_000, 100_000] as const

/** The quick keys that pay a total: those notes that are enough and not the exact sum, which has its own key. */
export const quickCash = (total: number): readonly number[] => notes.filter((note) => note > total)

/** What is given back; null where the cash does not do. */
export const changeOf = (total: number, received: number): number | null =>
  received >= total ? received - total : null
