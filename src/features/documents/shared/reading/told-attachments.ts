/** `lampirkan KTP, ijazah, CV`, `terlampir: surat keterangan dan foto`: what goes with a letter begins behind such a word. */
const lead =
  /(?<!\p{L})(?:(?:di|me)?lampir(?:kan|in)|terlampir|lampiran(?:nya)?)(?:\s(?:juga|berupa|ada|adalah|yaitu|saya|kami|sama))*\s*:?\s+(?=\S)([^;:\n?!]{2,200})/iu

/** What is no paper that could be enclosed: the letter itself, its reader, a wish. */
const otherThan =
  /(?<!\p{L})(?:surat ini|tolong|mohon|minta|ditujukan|kepada|ke|dari|ttd|tanda tangan|di bawah|nanti|besok|menyusul|nyusul|jangan|tidak|supaya|biar|agar)(?!\p{L})/iu

const short: readonly (readonly [RegExp, string])[] = [
  [/^(?:fc|foto ?copy|potokopi|fotocopy|photocopy)\s/iu, 'fotokopi '],
  [/^(?:pas ?foto|pasfoto)/iu, 'pas foto'],
]

const asPaper = (said: string): string =>
  short.reduce(
    (text, [spoken, written]) => text.replace(spoken, written),
    said.trim().replace(/^(?:dan|sama|serta|juga|plus)\s/iu, ''),
  )

/** What a message says that goes with its letter, each paper by its name; none where it says nothing of it. */
export const attachmentsOf = (text: string): readonly string[] => {
  const list = lead.exec(text)?.[1]?.split(/\.(?=\s|$)/u)[0] ?? ''
  const papers: string[] = []
  for (const said of list.split(/,\s*|\s(?:dan|sama|serta|&|plus)\s/iu)) {
    const paper = asPaper(said)
    if (paper.length < 2 || paper.split(/\s+/).length > 6 || otherThan.test(paper)) break
    papers.push(paper)
  }
  return papers
}
