/** Whole words, alternatives between `|`; each is a pattern. */
export const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')
