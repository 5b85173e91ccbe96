import { monthOf } from '#core/assistant/shared/reading-grammar/days/month-names.ts'
import type { Cell } from '#core/sheets/shared/sheet.ts'
import { monthNames } from '#core/text/shared/dates.ts'
import { isoDay } from '#core/time-and-ids/shared/zoned-date.ts'

/** When a line happened, as far as the sheet says it: a day, a month, or only a month's name or a year. */
export interface When {
  /** 0 where only a month is named. */
  readonly year: number
  /** 0 where only a year is named. */
  readonly month: number
  /** 0 where no day is named. */
  readonly day: number
}

/** `day`: 31/12/2026, as Indonesians write; `month`: 12/31/2026. */
export type DateOrder = 'day' | 'month'

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year))

const made = (year: number, month: number, day: number): When | null =>
  year >= 1990 && year <= 2100 && isoDay(year, month, day) !== null ? { year, month, day } : null

const monthIn = (year: number, month: number): When | null =>
  year >= 1990 && year <= 2100 && month >= 1 && month <= 12 ? { year, month, day: 0 } : null

const withoutTime = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[t\s,]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:am|pm|wib|wita|wit|z)?$/, '')
    .replace(
      /^(?:senin|selasa|rabu|kamis|jum'?at|sabtu|minggu|ahad|mon|tues?|wed(?:nes)?|thurs?|fri|satur|sun)(?:day)?[,.]?\s+(?=\S)/,
      '',
    )
    .trim()

const numeric = (text: string, order: DateOrder): When | null => {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(text)
  if (iso) return made(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const usual = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text)
  if (usual) {
    const [, one = '', two = '', year = ''] = usual
    return order === 'day'
      ? made(fullYear(year), Number(two), Number(one))
      : made(fullYear(year), Number(one), Number(two))
  }
  const month = /^(\d{4})[-/.](\d{1,2})$/.exec(text)
  if (month) return monthIn(Number(month[1]), Number(month[2]))
  const turned = /^(\d{1,2})[-/](\d{4})$/.exec(text)
  return turned ? monthIn(Number(turned[2]), Number(turned[1])) : null
}

const named = (text: string): When | null => {
  const words = text.split(/[\s\-/.,]+/).filter((word) => word !== '')
  const at = words.findIndex((word) => monthOf(word) !== undefined)
  const month = monthOf(words[at] ?? '')
  if (month === undefined || words.length > 3) return null
  const others = words.toSpliced(at, 1).map((word) => word.replace(/(?<=\d)(?:st|nd|rd|th)$/, ''))
  if (others.some((word) => !/^\d{1,4}$/.test(word))) return null
  const [first, second] = others
  if (first === undefined) return { year: 0, month, day: 0 }
  // `Jan 26` and `Jan-26` are a month of a year: no list of a shop leaves the year away and keeps the day.
  if (second === undefined) return monthIn(fullYear(first), month)
  return made(fullYear(second), month, Number(first))
}

/** Days as Excel counts them, where a date was left without its format. */
const firstSerial = 32_874
const lastSerial = 73_415
const fromSerial = (serial: number): When => {
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The time that a cell names: `2026-05-31`, `31/5/26`, `31 Mei 2026`, `May 2026`, `Mei`, `2026`; null for none. */
export const readWhen = (cell: Cell, order: DateOrder): When | null => {
  if (typeof cell === 'number') {
    if (Number.isInteger(cell) && cell >= 1990 && cell <= 2100) return { year: cell, month: 0, day: 0 }
    return cell >= firstSerial && cell <= lastSerial ? fromSerial(cell) : null
  }
  const text = withoutTime(cell.trim())
  if (text === '' || text.length > 40) return null
  if (/^(?:19[9]\d|20\d{2}|2100)$/.test(text)) return { year: Number(text), month: 0, day: 0 }
  return numeric(text, order) ?? named(text)
}

/** Which number of `5/6/2026` is the day: the first, unless the column itself shows otherwise. */
export const orderOf = (cells: readonly Cell[]): DateOrder => {
  const pairs = cells.flatMap((cell) => {
    const found = typeof cell === 'string' && /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}/.exec(cell)
    return found ? [[Number(found[1]), Number(found[2])] as const] : []
  })
  const isDayFirst = pairs.some(([first]) => first > 12)
  return !isDayFirst && pairs.some(([, second]) => second > 12) ? 'month' : 'day'
}

/** In the order of time, as text: equal keys are the same day, month or year. */
export const whenKey = ({ year, month, day }: When): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** `31 Mei 2026`, `Mei 2026`, `Mei`, `2026`. */
export const whenText = ({ year, month, day }: When): string =>
  [day === 0 ? '' : String(day), month === 0 ? '' : (monthNames[month - 1] ?? ''), year === 0 ? '' : String(year)]
    .filter((part) => part !== '')
    .join(' ')
