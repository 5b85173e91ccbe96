import { monthNames } from '#core/text/shared/dates.ts'
import { numberWords as plainNumbers } from '#core/text/shared/number-words.ts'
import { addToDay, daysBetween, type IsoDay, isoDay } from '#core/time-and-ids/shared/zoned-date.ts'

/** A span of local days, both ends included, as a message names it. */
export interface Period {
  readonly from: IsoDay
  readonly to: IsoDay
  /** `minggu ini`, `bulan Oktober 2026`, `16–21 November 2026`. */
  readonly name: string
  /** What the span before it is measured in. */
  readonly unit: 'days' | 'week' | 'month' | 'year'
}

const monthWords: Readonly<Record<string, number>> = Object.fromEntries(
  monthNames.flatMap((name, at) => [
    [name.toLowerCase(), at + 1],
    [name.toLowerCase().slice(0, 3), at + 1],
  ]),
)
const otherMonthWords: Readonly<Record<string, number>> = {
  agt: 8,
  agu: 8,
  ags: 8,
  sept: 9,
  okto: 10,
  nop: 11,
  nopember: 11,
}
const month = Object.keys({ ...monthWords, ...otherMonthWords })
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const monthOf = (word: string): number => monthWords[word] ?? otherMonthWords[word] ?? 1

const numberWords: Readonly<Record<string, number>> = { ...plainNumbers, se: 1 }

const partsOf = (day: IsoDay): { year: number; month: number; date: number } => {
  const [year = 1970, at = 1, date = 1] = day.split('-').map(Number)
  return { year, month: at, date }
}

const firstOfMonth = (day: IsoDay): IsoDay => addToDay(day, { days: 1 - partsOf(day).date })
const lastOfMonth = (first: IsoDay): IsoDay => addToDay(addToDay(first, { months: 1 }), { days: -1 })
/** Weeks begin on Monday. */
const firstOfWeek = (day: IsoDay): IsoDay =>
  addToDay(day, { days: -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) })

const span = (from: IsoDay, to: IsoDay, unit: Period['unit'], name = ''): Period =>
  from <= to
    ? { from, to, unit, name: name || longSpan(from, to) }
    : { from: to, to: from, unit, name: name || longSpan(to, from) }

const nameOfMonth = (at: number): string => monthNames[at - 1] ?? ''

/** `16–21 November 2026`. */
export const longSpan = (from: IsoDay, to: IsoDay): string => {
  const [a, b] = [partsOf(from), partsOf(to)]
  const end = `${b.date} ${nameOfMonth(b.month)} ${b.year}`
  if (from === to) return end
  if (a.year !== b.year) return `${a.date} ${nameOfMonth(a.month)} ${a.year}–${end}`
  return a.month === b.month ? `${a.date}–${end}` : `${a.date} ${nameOfMonth(a.month)}–${end}`
}

const short = (at: number): string => nameOfMonth(at).slice(0, 3)

/** `16–21 Nov`, `28 Okt–3 Nov`; with the year only where it is not this one. */
export const shortSpan = (from: IsoDay, to: IsoDay, today: IsoDay): string => {
  const [a, b] = [partsOf(from), partsOf(to)]
  const year = b.year === partsOf(today).year ? '' : ` ${b.year}`
  const end = `${b.date} ${short(b.month)}${year}`
  if (from === to) return end
  return a.month === b.month && a.year === b.year ? `${a.date}–${end}` : `${a.date} ${short(a.month)}–${end}`
}

/** The day of this year, or of the last one where it lies ahead: nobody has sold in the future. */
const pastDay = (date: number, at: number, year: number | null, today: IsoDay): IsoDay | null => {
  if (year !== null) return isoDay(year, at, date)
  const own = isoDay(partsOf(today).year, at, date)
  return own !== null && own > today ? isoDay(partsOf(today).year - 1, at, date) : own
}

type Reader = (match: RegExpExecArray, today: IsoDay) => Period | null

const counted: Reader = ([, words = '', unit = ''], today) => {
  const count = numberWords[words.trim()] ?? Number(words)
  if (!Number.isInteger(count) || count < 1 || count > 400) return null
  const from =
    unit === 'hari'
      ? addToDay(today, { days: 1 - count })
      : unit === 'minggu' || unit === 'pekan'
        ? addToDay(today, { days: 1 - 7 * count })
        : addToDay(addToDay(today, unit === 'tahun' ? { years: -count } : { months: -count }), { days: 1 })
  const name = count === 1 && unit !== 'hari' ? `se${unit} terakhir` : `${count} ${unit} terakhir`
  return from < addToDay(today, { days: -400 }) ? null : span(from, today, 'days', name)
}

const quarter = (today: IsoDay, back: number): Period => {
  const { month: at } = partsOf(today)
  const first = addToDay(firstOfMonth(today), { months: -((at - 1) % 3) - 3 * back })
  const last = lastOfMonth(addToDay(first, { months: 2 }))
  return span(first, back === 0 ? today : last, 'days', back === 0 ? 'kuartal ini' : 'kuartal lalu')
}

const past = String.raw`(?:lalu|kemarin|kemaren|kmrn|sebelumnya|terakhir)`
const now = String.raw`(?:ini|skrg|sekarang|berjalan)`
const word = (source: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])${source}(?![\p{L}\d])`, 'u')

/** In the order in which they are tried: the more exact first. No pattern repeats within a repetition. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    word(
      String.raw`(\d{1,2}) ?(${month})?(?: (20\d\d))? ?(?:-|–|—|s\.?\/?d\.?|sampai|hingga|sd|ke) ?(?:tanggal |tgl )?(\d{1,2}) (${month})(?: (20\d\d))?`,
    ),
    ([, a = '', am, ay, b = '', bm = '', by], today) => {
      const to = pastDay(Number(b), monthOf(bm), by === undefined ? null : Number(by), today)
      if (to === null) return null
      const year = ay === undefined ? partsOf(to).year : Number(ay)
      const from = isoDay(year, am === undefined ? monthOf(bm) : monthOf(am), Number(a))
      const crossing = from !== null && from > to ? isoDay(year - 1, monthOf(am ?? bm), Number(a)) : from
      return crossing === null ? null : span(crossing, to, 'days')
    },
  ],
  [
    word(String.raw`(\d{1,2}) (${month})(?: (20\d\d))?`),
    ([, date = '', at = '', year], today) => {
      const day = pastDay(Number(date), monthOf(at), year === undefined ? null : Number(year), today)
      return day === null ? null : span(day, day, 'days')
    },
  ],
  [
    // Somebody may be called so: `Bu Mei`.
    word(
      String.raw`(?<!(?:bu|ibu|pak|bapak|mbak|mba|kak|cik|ci|koh|tante|om|sdri|nona) )(?:bulan |bln )?(${month})(?: (20\d\d))?`,
    ),
    (match, today) => {
      const [said, at = '', year] = match
      // `mar` and `mei` may be names; a month without its full name needs the word for it or a year.
      if (!said.startsWith('b') && year === undefined && at.length < 4 && at !== 'mei') return null
      const first = pastDay(1, monthOf(at), year === undefined ? null : Number(year), today)
      if (first === null) return null
      const last = lastOfMonth(first)
      const name = `bulan ${nameOfMonth(partsOf(first).month)} ${partsOf(first).year}`
      return span(first, last > today && first <= today ? today : last, 'month', name)
    },
  ],
  [
    word(
      String.raw`(se|\d{1,3} |satu |dua |tiga |empat |lima |enam |tujuh |sepuluh |dua belas )(hari|minggu|pekan|bulan|tahun) (?:terakhir|belakangan|ke belakang)`,
    ),
    counted,
  ],
  [word(String.raw`(?:hari|hr) ${now}`), (_, today) => span(today, today, 'days', 'hari ini')],
  [word(String.raw`(?:minggu|pekan|mgg) ${now}`), (_, today) => span(firstOfWeek(today), today, 'week', 'minggu ini')],
  [
    word(String.raw`(?:minggu|pekan|mgg) (?:yang |yg )?${past}`),
    (_, today) => {
      const first = addToDay(firstOfWeek(today), { days: -7 })
      return span(first, addToDay(first, { days: 6 }), 'week', 'minggu lalu')
    },
  ],
  [word(String.raw`(?:bulan|bln) ${now}`), (_, today) => span(firstOfMonth(today), today, 'month', 'bulan ini')],
  [
    word(String.raw`(?:bulan|bln) (?:yang |yg )?${past}`),
    (_, today) => {
      const first = addToDay(firstOfMonth(today), { months: -1 })
      return span(first, lastOfMonth(first), 'month', 'bulan lalu')
    },
  ],
  [word(String.raw`(?:kuartal|triwulan) ${now}`), (_, today) => quarter(today, 0)],
  [word(String.raw`(?:kuartal|triwulan) (?:yang |yg )?${past}`), (_, today) => quarter(today, 1)],
  [
    word(String.raw`tahun ${now}`),
    (_, today) => span(isoDay(partsOf(today).year, 1, 1) ?? today, today, 'year', 'tahun ini'),
  ],
  [
    word(String.raw`tahun (?:(?:yang |yg )?${past}|(20\d\d))`),
    ([, said], today) => {
      const year = said === undefined ? partsOf(today).year - 1 : Number(said)
      const last = isoDay(year, 12, 31) ?? today
      const name = said === undefined ? 'tahun lalu' : `tahun ${year}`
      return span(isoDay(year, 1, 1) ?? today, year === partsOf(today).year ? today : last, 'year', name)
    },
  ],
  [
    word(String.raw`kemarin lusa`),
    (_, today) => span(addToDay(today, { days: -2 }), addToDay(today, { days: -2 }), 'days', 'kemarin lusa'),
  ],
  [
    word(String.raw`(?:kemarin|kemaren|kmrn)`),
    (_, today) => span(addToDay(today, { days: -1 }), addToDay(today, { days: -1 }), 'days', 'kemarin'),
  ],
  [
    word(String.raw`(?:mingguan|perminggu|per minggu)`),
    (_, today) => span(firstOfWeek(today), today, 'week', 'minggu ini'),
  ],
  [
    word(String.raw`(?:bulanan|perbulan|per bulan)`),
    (_, today) => span(firstOfMonth(today), today, 'month', 'bulan ini'),
  ],
  [word(String.raw`(?:harian|perhari|per hari)`), (_, today) => span(today, today, 'days', 'hari ini')],
]

/** Where a span of time is named at all. */
const readLength = 4_000

/** The span of days that a message names, seen from `today`; null where it names none. Pure, linear, never throws. */
export const readPeriod = (text: string, today: IsoDay): Period | null => {
  const low = text.slice(0, readLength).toLowerCase().replaceAll(/\s+/g, ' ')
  for (const [pattern, read] of readers) {
    const match = pattern.exec(low)
    const period = match === null ? null : read(match, today)
    if (period !== null) return period
  }
  return null
}

/** The last 30 days: what is meant where no span is named. */
export const usualPeriod = (today: IsoDay): Period =>
  span(addToDay(today, { days: -29 }), today, 'days', '30 hari terakhir')

/** The span before it of the same length: the same days of the week, month or year before, or as many days. */
export const periodBefore = ({ from, to, unit }: Period): { readonly from: IsoDay; readonly to: IsoDay } => {
  if (unit === 'week') return { from: addToDay(from, { days: -7 }), to: addToDay(to, { days: -7 }) }
  if (unit === 'month') {
    const before = addToDay(from, { months: -1 })
    const isWhole = to === lastOfMonth(from)
    return { from: before, to: isWhole ? lastOfMonth(before) : addToDay(to, { months: -1 }) }
  }
  if (unit === 'year') return { from: addToDay(from, { years: -1 }), to: addToDay(to, { years: -1 }) }
  const length = daysBetween(from, to) + 1
  return { from: addToDay(from, { days: -length }), to: addToDay(from, { days: -1 }) }
}
