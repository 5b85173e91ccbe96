import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { inCapitals } from '#core/text/shared/short-names.ts'

/** Words inside a pattern. */
export const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const joinWords = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' dan ') : `${words.slice(0, -1).join(', ')}, dan ${words.at(-1) ?? ''}`

/** Without the marks that end or begin a clause, and without one pair of quotes or brackets around all of it. */
export const trimmed = (text: string): string =>
  text
    .trim()
    // The dot of `S.E.` belongs to it.
    .replace(/^[\s,.;:–-]+|(?<!\.\p{Lu})[\s,.;:–-]+$/gu, '')
    .replace(/^(['"“‘])(.*)(['"”’])$/su, '$2')
    .replace(/^\(([^()]*)\)$/su, '$1')
    // `Sewa (2 tahun × 20jt)`: a bracket whose inside stands elsewhere.
    .replace(/\s*\($/u, '')
    .trim()

const small = new Set([
  'dan',
  'di',
  'ke',
  'untuk',
  'yang',
  'dari',
  'dengan',
  'pada',
  'bagi',
  'atau',
  'oleh',
  'vs',
  'serta',
  'tentang',
])

/** Whom it is shown to, as a cover says it: `pak Camat sama warga` is `Pak Camat dan warga`. */
export const politely = (people: string): string =>
  people
    .replaceAll(/\s(?:sama|&)\s/g, ' dan ')
    .replaceAll(/(?<![\p{L}\d])(\p{Ll}{3,})2(an|nya)?(?![\p{L}\d])/gu, '$1-$1$2')
    .replaceAll(/(?<![\p{L}-])(?:pak|bu|bapak|ibu|mbak|mas|kak|kang|bang)(?=\s\p{Lu})/gu, sentenceCase)
    .replaceAll(/(?<!\p{L})bank\s\p{L}+/gu, headCase)

const ofCalendar =
  /^(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|senin|selasa|rabu|kamis|jumat|sabtu)$/

/** A line with its short names, days and months in capitals: `sertifikat pirt dan k3`, `target desember`. */
export const withCapitals = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\d@./-])[\p{L}][\p{L}\d-]*/gu, (word) =>
    ofCalendar.test(word) ? sentenceCase(word) : word === word.toLowerCase() ? inCapitals(word) : word,
  )

/** `saya guru SMK`: who writes, without a name. */
export const aboutMe = /^(?:[Ss]aya|[Aa]ku|[Kk]ami|[Gg]ue|gw)\s(?!.*\p{Lu}\p{Ll})/u

/** Words as a heading writes them: `Pelatihan Karyawan Baru`, `Kerja Sama dengan Hotel Melati`. */
export const headCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word.toLowerCase()) ? word.toLowerCase() : inCapitals(sentenceCase(word))))
    .join(' ')
