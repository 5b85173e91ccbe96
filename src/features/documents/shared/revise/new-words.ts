/** As many changed places of a paragraph are named, each no longer than this. */
const mostPlaces = 3
const longestPhrase = 40
/** Paragraphs longer than this are not compared word by word. */
const mostWords = 400

interface Run {
  readonly was: readonly string[]
  readonly is: readonly string[]
}

/** How long the longest common row of words is from each place on. */
const commonFrom = (old: readonly string[], fresh: readonly string[]): readonly (readonly number[])[] => {
  const table = Array.from({ length: old.length + 1 }, () => Array<number>(fresh.length + 1).fill(0))
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = fresh.length - 1; to >= 0; to -= 1) {
      const [row = [], below = []] = [table[at], table[at + 1]]
      row[to] = old[at] === fresh[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0)
    }
  return table
}

/** The rows of words that differ, in order. */
const runsOf = (old: readonly string[], fresh: readonly string[]): Run[] => {
  const table = commonFrom(old, fresh)
  const runs: Run[] = []
  let [at, to] = [0, 0]
  let [from, since] = [0, 0]
  const close = (): void => {
    if (at > from || to > since) runs.push({ was: old.slice(from, at), is: fresh.slice(since, to) })
  }
  while (at < old.length && to < fresh.length) {
    if (old[at] === fresh[to]) {
      close()
      ;[at, to] = [at + 1, to + 1]
      ;[from, since] = [at, to]
    } else if ((table[at + 1]?.[to] ?? 0) >= (table[at]?.[to + 1] ?? 0)) at += 1
    else to += 1
  }
  ;[at, to] = [old.length, fresh.length]
  close()
  return runs
}

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
  const runs = runsOf(old, fresh).map(({ was, is }) => [bare(was), bare(is)] as const)
  const isShort = runs.every(([was, is]) => was !== '' && is !== '' && Math.max(was.length, is.length) <= longestPhrase)
  return runs.length > 0 && runs.length <= mostPlaces && isShort
    ? `Isi surat: ${runs.map(([was, is]) => `${was} jadi ${is}`).join(', ')}`
    : null
}
