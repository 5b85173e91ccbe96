import { withinEdits } from '#core/text/shared/edit-distance.ts'

/** Words beyond these are no help in finding anything and only make the index large. */
const longestWord = 32
const mostWords = 1_500

/** Lower case without accents; `45.000` is one word, `45000`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/(?<=\d)[.](?=\d{3}(?!\d))/g, '')

/** The different words of a text in the order in which they come; letters and digits only, at least two of them. */
export const wordsOf = (text: string): string[] => {
  const words = new Set<string>()
  for (const [word] of foldText(text).matchAll(/[\p{L}\p{N}]{2,}/gu)) {
    words.add(word.slice(0, longestWord))
    if (words.size === mostWords) break
  }
  return [...words]
}

/** Shorter words are too near to each other to be taken for one another. */
const shortestMistyped = 4

/**
 * A word and what is left of it without one letter: two words that are one typing mistake apart share one of these, so
 * that a mistyped word is found by equality.
 */
export const spellingsOf = (word: string): string[] =>
  word.length < shortestMistyped
    ? [word]
    : [...new Set([word, ...Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))])]

/** How well a known word answers a wanted one: 3 the same, 2 its beginning, 1 one typing mistake away, 0 not at all. */
export const nearness = (wanted: string, known: string): 0 | 1 | 2 | 3 => {
  if (wanted === known) return 3
  if (known.startsWith(wanted)) return 2
  return wanted.length >= shortestMistyped && withinEdits(wanted, known, 1) ? 1 : 0
}
