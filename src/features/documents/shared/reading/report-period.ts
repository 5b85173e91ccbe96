import { formatDay, monthNames } from '#core/text/shared/dates.ts'
import { addToDay, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

const months =
  /\b(januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|nopember|desember|jan|feb|mar|apr|agt|ags|sep|okt|nov|des)\b(?:\s+(20\d\d))?/gi

const otherWritings: Readonly<Record<string, string>> = { agt: 'agu', ags: 'agu', nop: 'nov' }

/** The place of a month in the year, from nought on. */
const monthOf = (word: string): number => {
  const begins = word.slice(0, 3).toLowerCase()
  return monthNames.findIndex((month) => month.toLowerCase().startsWith(otherWritings[begins] ?? begins))
}

/** The days from Monday on, up to today. */
const weekOf = (today: string): string => {
  const day = parseIsoDay(today)
  if (!day) return ''
  const monday = addToDay(day, { days: -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) })
  return `periode ${formatDay(monday)} sampai dengan ${formatDay(day)}`
}

/** `bulan ini`, `bulan lalu`: how many months ago; null where neither is told. */
const monthsAgo = (text: string): number | null => {
  const [, told = ''] = /\b(?:bulan|bln)\s(ini|lalu|kemarin|kmrn)\b/i.exec(text) ?? []
  return told === '' ? null : told.toLowerCase() === 'ini' ? 0 : 1
}

/** `bulan Oktober 2026`: the time that a report covers; without a year the latest such month. */
export const reportPeriod = (text: string, today: string): string => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const week = /\bminggu ini\b/i.test(text) ? weekOf(today) : ''
  if (week !== '') return week
  // `14 november` is a day.
  const named = [...text.matchAll(months)].filter(
    ({ index }) => !/\d\s*$/.test(text.slice(Math.max(0, index - 4), index)),
  )
  const [first] = named
  if (first && named.length === 1) {
    const at = monthOf(first[1] ?? '')
    return `bulan ${monthNames[at]} ${first[2] ?? (at < month ? year : year - 1)}`
  }
  // `september oktober`: a span of months of the same year.
  const all = named.map(([, word = '']) => monthOf(word)).toSorted((one, other) => one - other)
  const [from, until] = [all[0], all.at(-1)]
  if (from !== undefined && until !== undefined && from < until && until < month)
    return `bulan ${monthNames[from]} sampai dengan ${monthNames[until]} ${year}`
  const ago = monthsAgo(text)
  if (ago !== null) return `bulan ${monthNames[(month + 11 - ago) % 12]} ${month - ago < 1 ? year - 1 : year}`
  const whole = /\b(?:tahun|thn)\s+(20\d\d)\b/i.exec(text)
  return whole ? `tahun ${whole[1] ?? ''}` : ''
}
