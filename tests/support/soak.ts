/**
 * Whether `npm run soak` asks. It goes through everything as deeply as it can be gone through; `npm test` must end in
 * time, so of what only repeats (random inputs, points to be killed at, the same case in many shapes) it takes a part.
 */
export const isSoak = process.env['SOAK'] !== undefined

/** How often, how many or every which: the first figure for `npm test`, the second for `npm run soak`. */
export const bySoak = (inTest: number, inSoak: number): number => (isSoak ? inSoak : inTest)
