import { dayWords } from '#core/text/shared/calendar-words.ts'
import { monthNames } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { monthOf } from './reading-grammar/days/month-names.ts'

const span =
  /(?<!\p{L})(\p{L}{3,9})\s?(?:-|–|s\.?\/?d\.?|sd|smp|smpe|sampe|sampai(?: dengan)?|hingga)\s?(\p{L}{3,9})(?!\p{L})/giu
const sum = String.raw`(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d{1,4}(?:,\d{1,3})?\s?(?:rb|ribu|jt|juta|k))(?![\p{L}\d])`
const oneSum = new RegExp(sum, 'giu')
/** At least three sums with nothing but marks between: `1.240.000, 985.500, 1.102.000`. */
const series = new RegExp(`(?<![\\p{L}\\d])${sum}(?:\\s?(?:[,;/|]|dan|&)?\\s{1,2}${sum}){2,30}`, 'iu')

/** The names from one to another, both counted, round the end of the list; none where one is not in it. */
const between = (names: readonly string[], from: number, to: number): readonly string[] =>
  from < 0 || to < 0
    ? []
    : Array.from(
        { length: ((to - from + names.length) % names.length) + 1 },
        (_, step) => names[(from + step) % names.length] ?? '',
      )

const namesOf = (first: string, last: string): readonly string[] => {
  const [one, other] = [first, last].map((word) => word.toLowerCase())
  const ofDays = between(dayWords, dayWords.indexOf(one ?? ''), dayWords.indexOf(other ?? ''))
  if (ofDays.length > 0) return ofDays.map(sentenceCase)
  return between(monthNames, (monthOf(one ?? '') ?? 0) - 1, (monthOf(other ?? '') ?? 0) - 1)
}

/** `4 bulan terakhir`, `3 minggu ini`: times that are counted and have no names of their own. */
const counted =
  /(?<![\p{L}\d.,])(\d{1,2})\s(hari|minggu|bulan|tahun)\s(?:terakhir|terakir|belakangan|kemarin|kemaren|kmrn|lalu|ini|berturut-turut)(?:\sini)?(?!\p{L})/giu

/** Names for as many sums as a message tells, and the words that they come from. */
interface Span {
  readonly words: string
  readonly index: number
  readonly names: readonly string[]
}

const spansIn = (message: string): readonly Span[] => [
  ...[...message.matchAll(span)].map(({ 0: words, 1: first = '', 2: last = '', index }) => ({
    words,
    index,
    names: namesOf(first, last),
  })),
  ...[...message.matchAll(counted)].map(({ 0: words, 1: count = '', 2: time = '', index }) => ({
    words,
    index,
    names: Array.from({ length: Number(count) }, (_, at) => `${sentenceCase(time.toLowerCase())} ${at + 1}`),
  })),
]

/** A name with nothing counted in it, and the sums behind it. */
const namedOnce = new RegExp(
  `(?<=(?:^|[,.;:\\n])\\s?)(\\p{L}{3,20}(?:\\s\\p{L}{2,20}){0,2})\\s(${series.source})`,
  'giu',
)
const isReport = /(?<!\p{L})(?:laporan|lapuran|buku kas)/iu

/** `infak jumat 1.120.000, 985.000, 1.340.000` in a report: each sum is a row of its own under the name that was told once. */
const withNameRepeated = (message: string): string =>
  isReport.test(message)
    ? message.replaceAll(namedOnce, (_, name: string, sums: string) =>
        (sums.match(oneSum) ?? []).map((amount) => `${name} ${amount}`).join(', '),
      )
    : message

/**
 * `omzet senin sampai rabu: 1.240.000, 985.500, 1.102.000` with each sum under its day: `omzet: Senin 1.240.000, …`,
 * `omzet 3 bulan terakhir: 31jt, 28jt, 33jt` under `Bulan 1` to `Bulan 3`. Only where a span counts as many as there are sums; elsewhere a report repeats the name
 * before them, and any other message comes back unchanged. Linear.
 */
export const withSeriesNamed = (message: string): string => {
  const told = series.exec(message)
  if (told === null) return message
  const sums = told[0].match(oneSum) ?? []
  for (const { words, index, names } of spansIn(message)) {
    if (names.length !== sums.length) continue
    const list = sums.map((amount, at) => `${names[at] ?? ''} ${amount}`).join(', ')
    const end = told.index + told[0].length
    const withList = `${message.slice(0, told.index)}${list}${message.slice(end)}`
    // The span would be read once more as a name.
    return index < told.index
      ? `${withList.slice(0, index).trimEnd()}${withList.slice(index + words.length)}`
      : withList
  }
  return withNameRepeated(message)
}
