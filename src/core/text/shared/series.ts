/** `a`, `a dan b`, `a, b, dan c`. */
export const inSeries = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' dan ') : `${words.slice(0, -1).join(', ')}, dan ${words.at(-1) ?? ''}`
