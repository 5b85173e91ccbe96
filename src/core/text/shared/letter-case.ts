import { inCapitals } from './short-names.ts'

/** Words that stay small within a title (EYD: only main words are capitalised). */
const smallWords = new Set(
  'atas bagi dalam dan dari dengan di ke kepada oleh pada per serta tentang untuk yang atau sebagai hingga sampai'.split(
    ' ',
  ),
)

/** First letter large, the rest as it stands. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `bersih kilat` as `Bersih Kilat`: every word as in a name; behind an apostrophe none begins. */
export const wordsLarge = (text: string): string =>
  text.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())

/** Whether a message shouts: its capitals tell no names. */
export const isLoud = (text: string): boolean => {
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  return letters.length > 20 && letters.replaceAll(/\p{Lu}/gu, '').length * 10 < letters.length
}

/** A message that shouts as if it were spoken. */
export const calmed = (text: string): string => (isLoud(text) ? text.toLowerCase() : text)

/** `ibu-ibu`, `undang-undang`: a word that is wholly said twice has both its halves large (EYD I.A). */
const twice = /^(\p{L}{2,})-\1$/u

const titleWord = (word: string): string => {
  if (word !== word.toLowerCase()) return inCapitals(word)
  return twice.test(word) ? word.split('-').map(sentenceCase).join('-') : inCapitals(sentenceCase(word))
}

/**
 * `penawaran kaos polo dan topi PKK` -> `Penawaran Kaos Polo dan Topi PKK` (EYD); words with capitals keep them, short
 * names get theirs, and single spaces stand between the words.
 */
export const titleCase = (text: string): string =>
  text
    .trim()
    .split(/\s+/)
    .map((word, at) => (at > 0 && smallWords.has(word.toLowerCase()) ? word.toLowerCase() : titleWord(word)))
    .join(' ')
