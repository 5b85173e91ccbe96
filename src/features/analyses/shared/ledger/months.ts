const months = 'jan feb mar apr mei jun jul agu sep okt nov des'.split(' ')

const monthOf = (word: string): number =>
  months.findIndex((month) => word.replace(/^(?:agt|ags)/, 'agu').startsWith(month) && word.length < 10)

const until = new Set(['sampai', 'sampe', 'smp', 's/d', 'sd', 'hingga', 'ke'])

/** `januari s/d desember`: how many months that is; null where no such span is told. Lower-case words. */
export const monthsIn = (words: readonly string[]): number | null => {
  for (const [at, word] of words.entries()) {
    if (!until.has(word)) continue
    const [from, to] = [monthOf(words[at - 1] ?? ''), monthOf(words[at + 1] ?? '')]
    if (from >= 0 && to >= 0) return ((to - from + 12) % 12) + 1
  }
  return null
}
