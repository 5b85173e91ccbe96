import { differingRuns } from './differing-runs.ts'

/** As many changed places of a paragraph are named, each no longer than this. */
const mostPlaces = 3
const longestPhrase = 40
/** Paragraphs longer than this are not compared word by word. */
const mostWords = 400

/** `(lima ratus ribu rupiah)` says once more what stands before it in figures. */
const sumInWords = / \([\p{L} ]{3,160} rupiah\)/gu
/** A day, a sum and a length of time are one word each. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(sumInWords, '')
    .match(/\d{1,2} \p{Lu}\p{Ll}+ \d{4}|Rp \d[\d.]*|\d{1,3} (?:hari|minggu|bulan|tahun)|\S+/gu) ?? []

const bare = (words: readonly string[]): string => words.join(' ').replace(/[.,;\s]+$/, '')

/**
 * The words of a long paragraph that came to be others: `Isi surat: 1 tahun jadi 6 bulan, 30 November 2027 jadi 31 Mei
 * 2027`; null where they are many.
 */
export const newWords = (before: string, after: string): string | null => {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  if (before === '' || old.length > mostWords || fresh.length > mostWords) return null
  const runs = differingRuns(old, fresh, (word) => word).map(({ was, is }) => [bare(was), bare(is)] as const)
  const isShort = runs.every(([was, is]) => was !== '' && is !== '' && Math.max(was.length, is.length) <= longestPhrase)
  return runs.length > 0 && runs.length <= mostPlaces && isShort
    ? `Isi surat: ${runs.map(([was, is]) => `${was} jadi ${is}`).join(', ')}`
    : null
}
