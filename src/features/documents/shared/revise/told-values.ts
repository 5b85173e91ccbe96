import { readMessage } from '#core/assistant/shared/read-message.ts'
import { readMoney, readPercent } from '#core/assistant/shared/revision/told-amounts.ts'
import { addToDay, type IsoDay, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { isBusinessName } from '../business-name.ts'
import type { LetterData } from '../letter.ts'
import { formalName, plainName, properName } from '../letter/wording.ts'

/** A share or a sum, as discounts and down payments are told. */
export const readShare = (words: string, today: IsoDay): { percent: number } | { amount: number } | null => {
  const percent = readPercent(words)
  if (percent !== null) return { percent }
  const half = /\b(?:setengah|separuh)\b/i.test(words)
  if (half) return { percent: 50 }
  const amount = readMoney(words, today)
  return amount !== null && amount > 0 ? { amount } : null
}

const unitDays: Readonly<Record<string, number>> = {
  hari: 1,
  hr: 1,
  minggu: 7,
  pekan: 7,
  bulan: 30,
  bln: 30,
  tahun: 365,
}

const counts: Readonly<Record<string, number>> = { se: 1, satu: 1, dua: 2, tiga: 3, empat: 4 }

const monthNames = 'jan|feb|mar|apr|mei|jun|jul|agu|ags|sep|okt|nov|des'

/** `mundur seminggu`, `maju 2 hari`: by how much a day moves. */
const moves = /^(maju|mundur|undur|geser|tunda)\s/i

/** The day to which some words move the one that stands there; null for words that move none. */
export const movedDay = (words: string, base: string): IsoDay | null => {
  const way = moves.exec(words.trim())?.[1]?.toLowerCase()
  const from = parseIsoDay(base)
  const span = /(?<!\p{L})(\d{1,3}|se|satu|dua|tiga|empat)\s*(hari|minggu|pekan|bulan|tahun)/iu.exec(words)
  if (way === undefined || from === null || !span) return null
  const count = counts[(span[1] ?? '').toLowerCase()] ?? Number(span[1])
  const unit = (span[2] ?? '').toLowerCase()
  const by = way === 'maju' ? -count : count
  if (unit === 'bulan') return addToDay(from, { months: by })
  return unit === 'tahun' ? addToDay(from, { years: by }) : addToDay(from, { days: by * (unitDays[unit] ?? 1) })
}

const weekdays = ['minggu', 'senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu']

/** `hari sabtunya`: the day of that name that is nearest to the one that stands there. */
const nearestWeekday = (words: string, base: string): IsoDay | null => {
  const said = /^(?:ke\s+)?(?:hari\s+)?(\p{L}+?)(?:nya)?(?:\s+(?:aja|saja))?$/iu.exec(words.trim())?.[1]?.toLowerCase()
  const from = parseIsoDay(base)
  const wanted = weekdays.indexOf(said ?? '')
  if (from === null || wanted === -1) return null
  const by = (wanted - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7
  return addToDay(from, { days: by > 3 ? by - 7 : by })
}

/** A day in some words; a bare number is a day of the month of `base`, and `mundur seminggu` counts from it. */
export const readDay = (words: string, today: IsoDay, base: string): IsoDay | null => {
  if (moves.test(words.trim())) return movedDay(words, base)
  const weekday = nearestWeekday(words, base)
  if (weekday !== null) return weekday
  const bare = /^(?:tanggal\s+|tgl\s+)?(\d{1,2})$/i.exec(words.trim())
  if (bare && /^\d{4}-\d{2}/.test(base)) {
    const day = `${base.slice(0, 8)}${(bare[1] ?? '').padStart(2, '0')}`
    const parsed = new Date(`${day}T00:00:00Z`)
    return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? (day as IsoDay) : null
  }
  const hasMonth = new RegExp(`\\b(?:${monthNames})`, 'i').test(words)
  const found = readMessage(hasMonth || /\d[/-]\d/.test(words) ? `tanggal ${words}` : words, today).dates[0]
  return found?.day ?? readMessage(`tanggal ${words}`, today).dates[0]?.day ?? null
}

/** A length of time in days. */
export const readDays = (words: string): number | null => {
  const found = /(\d{1,4}|se|satu|dua|tiga|empat)\s*(hari|hr|minggu|pekan|bulan|bln|tahun)/i.exec(words)
  if (!found) return null
  const count = counts[(found[1] ?? '').toLowerCase()] ?? Number(found[1])
  const days = count * (unitDays[(found[2] ?? '').toLowerCase()] ?? 1)
  return days > 0 && days <= 36_500 ? days : null
}

/** `diwakili Ibu Rosidah`, `lagi keluar`: a name begins with no verb. */
export const isNoName = (words: string): boolean =>
  /^(?:di\p{Ll}{3,}|sudah|udah|belum|tidak|lagi|sedang|mau|bareng|yang)\s/u.test(words.trim())

/** `Bu Sri, CV Abadi`, `PT Maju`, `Pak Joko dari PT Maju`: whom a letter is written to. */
export const readPerson = (words: string): Partial<LetterData['recipient']> => {
  const [first = '', ...others] = words
    .replaceAll(/[.\s]+$/g, '')
    .split(/,\s*|\s+(?:dari|di)\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const company = others.find((part) => isBusinessName(properName(part)))
  if (isBusinessName(properName(first))) return { name: '', company: properName(first) }
  return { name: formalName(properName(first)), ...(company === undefined ? {} : { company: properName(company) }) }
}

export const readSigner = (words: string): { name: string; title?: string } => {
  const [name = '', title] = words.split(/,\s*|\s+(?:sebagai|selaku)\s+/i).map((part) => part.trim())
  return { name: plainName(properName(name)), ...(title ? { title } : {}) }
}
