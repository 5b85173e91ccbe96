import { weekdayNames } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { plainPoint } from './point-words.ts'

/** What one clause of a timetable tells: a day, an hour or a span of them, and who or what stands there. */
export interface TimedRow {
  readonly day: string
  readonly time: string
  readonly what: string
}

const weekday = new RegExp(
  `^(?:hari\\s+)?(${weekdayNames.join('|')}|jum'at|ahad)(?:\\s*(?:-|dan|sama|sampai|s/d|&)\\s*(${weekdayNames.join('|')}))?(?!\\p{L})\\s*:?\\s*`,
  'iu',
)
const clock = String.raw`\d{1,2}[.:]\d{2}`
const span = new RegExp(
  `(?:pukul\\s+|jam\\s+)?(${clock})(?:\\s*(?:-|–|s/d|sampai(?: dengan)?|sd)\\s*(?:pukul\\s+|jam\\s+)?(${clock}))?(?:\\s*(?:WIB|WITA|WIT))?`,
  'iu',
)

/** `4.15 tausiyah` behind `jam 4 sore …`: an hour of the same half of the day. */
const spoken = /^(?:(?:jam|pukul)\s*)?(\d{1,2})(?:[.:](\d{2}))?\s*(pagi|siang|sore|malam|malem)(?!\p{L})\s*/iu

const twoDigits = (hour: number): string => String(hour).padStart(2, '0')

/** One clause as a row; `since` is the hour of the row before, after which an hour of a programme comes. */
export const timedRow = (clause: string, writing: Parameters<typeof plainPoint>[1], since = ''): TimedRow => {
  const named = weekday.exec(clause.trim())
  const day = [named?.[1], named?.[2]]
    .filter((one) => one !== undefined)
    .map((one) => sentenceCase(one.toLowerCase()))
    .join(' sampai ')
  const rest = clause.trim().slice(named?.[0].length ?? 0)
  const [told = '', hour = '', minute = '00', part = ''] = spoken.exec(rest) ?? []
  const late = /siang/i.test(part) ? Number(hour) < 6 : /sore|mal[ae]m/i.test(part) && Number(hour) < 12
  const asClock =
    told === '' ? rest : `${twoDigits(Number(hour) + (late ? 12 : 0))}.${minute} ${rest.slice(told.length)}`
  const plain = plainPoint(asClock, writing)
  const found = span.exec(plain)
  const [, from = '', until = ''] = found ?? []
  const written = (time: string): string => {
    const [h = '', m = ''] = time.split(/[.:]/)
    const isAfternoon = since >= '12' && Number(h) < 12 && since > `${twoDigits(Number(h))}.${m}`
    return `${twoDigits(Number(h) + (isAfternoon ? 12 : 0))}.${m}`
  }
  const time = from === '' ? '' : until === '' ? written(from) : `${written(from)}–${written(until)}`
  const what = found === null ? plain : `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`
  return { day, time, what: sentenceCase(what.replaceAll(/\s+/g, ' ').replace(/^[\s:,–-]+|[\s:,–-]+$/g, '')) }
}

/** `kolom: tanggal, kondisi`, `kolom kondisi kosongin`: columns that are asked for. */
export const toldColumns = (message: string): string[] => {
  const said = /(?<!\p{L})kolom(?:nya)?\s*(:?)\s*([^.;\n]+)/iu.exec(message)
  if (said === null) return []
  const [, colon = '', list = ''] = said
  const names = colon === '' ? [list.split(',')[0] ?? ''] : list.split(/,|\sdan\s/)
  return names
    .map((name) =>
      name
        .replace(/\s(?:di)?(?:kosong|biar|isi)\p{L}*.*$/iu, '')
        .replace(/^\s*(?:dan|sama|yang|yg)\s+(?=yang|yg)/i, '')
        .trim(),
    )
    .filter((name) => name !== '' && name.length < 30)
    .map(sentenceCase)
}
