const stops = new Set(
  (
    'kepada kpd dari dr pada tanggal tgl hari jam pukul mulai selama sampai sebesar senilai berlaku biaya kumpul total yth oleh ' +
    'besok lusa senin selasa rabu kamis jumat sabtu bertempat tolong mohon dong'
  ).split(' '),
)

/** `… minggu 29 november 2026`: a day ends the matter, unless it names a feast (`lomba 17 agustus`). */
const dayInClause =
  /(?<!\b(?:lomba|hut|peringatan|perayaan))\s+(?:(?:minggu|ahad)\s+)?(?:\d{1,2}\s?[-–]\s?)?\d{1,2}\s+(?:jan|feb|mar|apr|mei|jun|jul|agu|ags|agt|sep|okt|nov|des)\p{L}*.*$/iu

/** The words up to the next fact, so many at most; a town or an occasion may stay in. */
export const clauseOf = (text: string, most: number): string => {
  const clause = (/^[^,.;:\n()?!@]*/.exec(text)?.[0] ?? '').replace(dayInClause, '')
  const words: string[] = []
  for (const word of clause.split(/\s+/).filter((part) => part !== '')) {
    if (stops.has(word.toLowerCase()) || words.length === most) break
    words.push(word)
  }
  while (/^(?:dan|atau|dalam|per|untuk|di|ke|yang|dgn|dengan)$/i.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}
