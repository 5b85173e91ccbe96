import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { daysText } from './site-facts.ts'
import { type OpeningHours, weekDays, type WeekDay } from './site-content.ts'

/** A fact and the words that told it, so that nothing else reads them again. */
export interface HoursRead {
  readonly hours: readonly OpeningHours[]
  /** What stands beside the hours and is none itself: `Check-in jam 14.00`. */
  readonly note: string
  /** The text without the words of the hours. */
  readonly rest: string
}

const day = `(?:(?:sen|sel|rab|kam|jum|sab|mgg)(?![\\p{L}'’])|sen[ie]n|selasa|rabu|kamis|jum['’]?at|jumat|sabtu|minggu|ahad)`
const to = String.raw`\s*(?:,?\s*(?:dan\s+)?tutup(?:nya)?|-|–|—|s\/d|s\.d\.?|sd|(?:s?ampai|nyampe)(?: dengan)?|s?ampe|smp|hingga|to)\s*`
const daySpan = String.raw`(?:hari\s+)?${day}(?:(?:\s+${day}){1,6}|${to}(?:hari\s+)?${day}|(?:\s*(?:,|&|dan)\s*${day})+)?`
const butDays = String.raw`(?:setiap|tiap) hari,?\s+(?:kecuali|selain)\s+(?:hari\s+)?${day}(?:\s*(?:,|&|dan)\s*${day})*`
const days = String.raw`(?:${butDays}|setiap hari|tiap hari|every ?day|daily|hari kerja|weekdays?|weekends?|akhir pekan|${daySpan})`
const period = String.raw`(?:\s*(?:pagi|siang|sore|malam|malem|wib|wita|wit))*`
const clock = String.raw`(?:(?:pagi|siang|sore|malam|malem)\s+(?=jam|pukul))?(?:jam\s+|pukul\s+)?(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?${period}`
const times = String.raw`(?:24\s*jam|${clock}${to}${clock})`
const off = String.raw`(?:kecuali|libur|tutup)`
const opening = String.raw`(?:jam\s+(?:buka|operasional|praktik|kerja|layanan|sekolah|latihan)|buka|operasional|praktek|praktik)(?:nya)?`
const cue = String.raw`(?:${opening}\s*:?\s*)`
const hoursPattern = new RegExp(
  String.raw`(?<![\p{L}\d])(${cue})?(?:(${days})(?:\s(?:aja|saja|doang))?\s*[,:]?\s*)?(?:${cue})?(${times})(?!\s*(?:rb|ribu|k\b|jt|juta|kg|%|[.,]?\d))(?:\s*[,(]?\s*((?!${day}\s*(?:-|–)?\s*(?:jam|pukul|\d))${days})(?!\s*(?:libur|tutup|cuma|hanya|s?ampai|s?ampe|hingga|(?:-|–|s\/d|sd\s)?\s*${day}|(?:${cue})?(?:jam|pukul|[0-2]?\d\s?(?:[.:]|-|–|s\/d|sampai))))(?![\p{L}]))?`,
  'giu',
)
const offPattern = new RegExp(
  String.raw`[,(]?\s*(?:(?:hari\s+)?(${day}(?:\s*(?:,|&|dan|\s)\s*${day})*)\s+(?:libur|tutup(?!\s(?:order|po|pesanan|pendaftaran)))|${off}\s+(?:hari\s+|setiap\s+)?(${day}(?:\s*(?:,|&|dan|\s)\s*${day})*))\)?`,
  'giu',
)
/** When guests come and go; nobody comes before noon where only the hour is told. */
const checkPattern = new RegExp(
  String.raw`(?<!\p{L})(?:check|cek)[- ]?(in|out)\s+(${clock})(?:\s*(?:,|dan|&)(?=\s*check))?`,
  'giu',
)

/** `minggu janjian dulu`: a day on which one is received by appointment. */
const byAppointment = new RegExp(
  String.raw`(?<!\p{L})((?:hari\s+)?${day})\s+(?:(?:dengan|by|pakai|pake)\s+)?(?:janji(?:an)?(?:\s(?:dulu|temu))?|appointment|perjanjian)(?!\p{L})`,
  'giu',
)

/** `buka jam 4 sore sampai habis`: when it opens, for as long as there is something left. */
const fromOnly = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${days})\s+)?${cue}(?:(${days})\s+)?(${clock})${to}(?:ke)?(?:habis|abis|selesai|ludes|sold out)(?!\p{L})(?:\s+(${days})(?!\p{L}))?`,
  'giu',
)

/** `minggu sampai jam 12`: from when the house opens on other days. */
const untilOnly = new RegExp(
  String.raw`[,(]?\s*(?<![\p{L}\d])(${days})\s+(?:(?:cuma|hanya|buka|khusus)\s)*(?:s?ampai|s?ampe|hingga|tutup)\s+((?:(?:jam|pukul)\s+[0-2]?\d(?:[.:][0-5]\d)?|[0-2]?\d[.:][0-5]\d)${period})(?:\s(?:aja|saja|doang))?`,
  'giu',
)

/** `buka senin sampai sabtu`: on which days, where no clock was told. */
const daysOnly = new RegExp(String.raw`(?<![\p{L}\d])buka(?:nya)?\s+(${days})(?!\p{L})`, 'giu')

const dayOf = (word: string): WeekDay => {
  const plain = word.toLowerCase().replaceAll(/['’]/g, '')
  return plain === 'ahad' || plain === 'mgg' ? 'minggu' : (weekDays.find((known) => known.startsWith(plain)) ?? 'senin')
}

/** The days that words name: a span runs round the end of the week. */
export const daysIn = (words: string): WeekDay[] => {
  const low = words.toLowerCase()
  // `tiap hari kecuali jumat`
  const off = /\s(?:kecuali|selain)\s(.+)$/u.exec(low)?.[1]
  if (off !== undefined) return weekDays.filter((one) => !daysIn(off).includes(one))
  if (/setiap hari|tiap hari|every ?day|daily/.test(low)) return [...weekDays]
  if (/hari kerja|weekday/.test(low)) return weekDays.slice(0, 5)
  if (/weekend|akhir pekan/.test(low)) return weekDays.slice(5)
  const found = Array.from(low.matchAll(new RegExp(day, 'giu')), ([word]) => dayOf(word))
  const [first, last] = found
  if (found.length !== 2 || first === undefined || last === undefined || /,|&|\bdan\b/.test(low)) return found
  const [from, until] = [weekDays.indexOf(first), weekDays.indexOf(last)]
  return weekDays.filter((_, place) =>
    from <= until ? place >= from && place <= until : place >= from || place <= until,
  )
}

interface Clock {
  readonly hour: number
  readonly minute: number
  readonly period: string
}

/** `buka sore sampai malam jam 4-11`: the parts of the day stand before their hours. */
const partsFirst = new RegExp(
  String.raw`(?<!\p{L})(pagi|siang|sore)${to}(siang|sore|malam|malem)\s+(?:jam|pukul)\s+(\d{1,2}(?:[.:]\d{2})?)${to}(\d{1,2}(?:[.:]\d{2})?)(?![\d.:])`,
  'giu',
)

const readClock = (words: string): Clock => {
  const [, hour = '0', minute = '0'] = /(\d{1,2})(?:[.:](\d{2}))?/.exec(words) ?? []
  return {
    hour: Number(hour),
    minute: Number(minute),
    period: /pagi|siang|sore|malam|malem/i.exec(words)?.[0].toLowerCase().replace('malem', 'malam') ?? '',
  }
}

const minutesOf = ({ hour, minute, period: part }: Clock): number => {
  // `jam 1 malam` is past midnight.
  const evening = part === 'sore' || (part === 'malam' && hour > 4)
  const noon = (evening || (part === 'siang' && hour < 10)) && hour < 12
  const midnight = part === 'malam' && hour === 12
  return (midnight ? 24 : noon ? hour + 12 : hour) * 60 + minute
}

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}.${String(minutes % 60).padStart(2, '0')}`

const timesOf = (words: string): { opens: string; closes: string } | null => {
  if (/24\s*jam/i.test(words)) return { opens: '00.00', closes: '24.00' }
  const [left = '', right = ''] = words.split(new RegExp(to, 'iu')).filter((part) => /\d/.test(part))
  if (right === '') return null
  const opens = minutesOf(readClock(left))
  const end = readClock(right)
  const read = minutesOf(end)
  // `8-5`: nobody closes before opening where twelve hours later fits.
  const midnight = read === 0
  // `10.00-01.00`: written in full it is past midnight.
  const isNight = /(?<!\d)0\d[.:]\d\d/.test(right) && opens >= 600
  const isLater = end.period === '' && read <= opens && end.hour < 12 && !isNight
  const closes = midnight ? 1440 : isLater ? read + 720 : read
  if (opens >= 1440 || closes > 1440 || opens === closes) return null
  return { opens: clockText(opens), closes: closes === 1440 ? '24.00' : clockText(closes) }
}

/** `per 24 jam`, `1x24 jam`, `respon 24 jam`: how long something takes or is watched, not when the house is open. */
const lasting =
  /(?:per|\/|\dx|x|selama|dalam|maks(?:imal)?|max|tiap|setiap|respon|resepsionis|cctv|satpam|security|keamanan|listrik|air|wifi|darurat|panggilan|dijaga|penjaga|garansi)\s*$/iu

/** Figures alone are no hours (`2-3 hari`): they need a sign of the clock. */
const isClock = (words: string, cued: boolean): boolean =>
  cued || /\d[.:]\d{2}|jam|pukul|pagi|siang|sore|malam|wib/i.test(words)

const isRoundTheClock = ({ days, opens, closes }: OpeningHours): boolean =>
  days.length === 0 && opens === '00.00' && closes === '24.00'

/** `open Wed–Sun 8am-4pm`: days and clocks of owners who write English. */
const englishDays: Readonly<Record<string, string>> = {
  mon: 'senin',
  tue: 'selasa',
  wed: 'rabu',
  thu: 'kamis',
  fri: 'jumat',
  sat: 'sabtu',
  sun: 'minggu',
}
const englishDay = /(?<!\p{L})(mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|nes|ur)?(?:day)?s?(?!\p{L})/giu
export const inIndonesian = (text: string): string =>
  /\d\s?[ap]m(?!\p{L})|(?<!\p{L})open\s(?:daily|every|on|from|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*(?!\p{L}))/iu.test(
    text,
  )
    ? text
        .replaceAll(englishDay, (_, day: string) => englishDays[day.toLowerCase()] ?? day)
        .replaceAll(/(?<!\p{L})open(?=\s(?:\p{L}|\d))/giu, 'buka')
        .replaceAll(/(\d)\s?am(?!\p{L})/giu, '$1 pagi')
        .replaceAll(
          /(1[0-2]|[1-5])\s?pm(?!\p{L})/giu,
          (_, hour: string) => `${hour} ${hour === '12' ? 'siang' : 'sore'}`,
        )
        .replaceAll(/(\d)\s?pm(?!\p{L})/giu, '$1 malam')
    : text

/** `tiap hari 8-16, jumat 13-16`: a day that is told by itself as well has hours of its own; a second shift is no other. */
const isToldApart = (name: WeekDay, at: OpeningHours, all: readonly OpeningHours[]): boolean =>
  all.some(
    (one) =>
      one.days.includes(name) && one.days.length < at.days.length && one.opens < at.closes && at.opens < one.closes,
  )

/** Hours of business as a message tells them: `buka senin-sabtu 08.00-20.00`, `tiap hari jam 7 pagi sampai 9 malam`. */
export const readHours = (text: string): HoursRead => {
  const found: OpeningHours[] = []
  const notes: string[] = []
  const plain = inIndonesian(text)
    .replaceAll(/(?<!\p{L})(?:open\s)?24\s?(?:hours|hrs)(?!\p{L})/giu, 'buka 24 jam')
    .replaceAll(partsFirst, 'jam $3 $1 - $4 $2')
  const masked = plain.replaceAll(checkPattern, (_, side: string, when: string) => {
    const at = minutesOf(readClock(when))
    const isAfternoon = side.toLowerCase() === 'in' && at < 7 * 60
    notes.push(`check-${side.toLowerCase()} ${clockText(isAfternoon ? at + 720 : at)}`)
    return ' ; '
  })
  const asked = masked.replaceAll(byAppointment, (_, named: string) => {
    notes.push(`${daysText(daysIn(named))} dengan janji dulu`)
    return ' ; '
  })
  let end = 0
  const until = asked.replaceAll(fromOnly, (_, ...told: (string | undefined)[]) => {
    const [before, between, from = '', after] = told
    const named = before ?? between ?? after
    const days = named === undefined ? '' : `${daysText(daysIn(named)).toLowerCase()} `
    notes.push(`buka ${days}mulai ${clockText(minutesOf(readClock(from)))} sampai habis`)
    return ' ; '
  })
  let rest = until.replaceAll(hoursPattern, (...groups: (string | undefined)[]) => {
    const [words = '', cued, before, at, after] = groups
    const offset = Number(groups.find((group) => typeof group === 'number') ?? 0)
    const read = at === undefined ? null : timesOf(at)
    const named = before ?? after
    // `tiap tanggal 10 jam 8-11`: only on that day of the month.
    if (before === undefined && /(?:tanggal|tgl)\s\d{1,2}\s*$/iu.test(until.slice(0, offset))) return words
    // `3-4 minggu` is a span of weeks, `10-14 hari kerja` of days.
    const isSpan = before === undefined && /^(?:minggu|hari kerja)$/i.test(after ?? '')
    if (at === undefined || read === null || !isClock(at, cued !== undefined || (named !== undefined && !isSpan)))
      return words
    if (cued === undefined && before === undefined && /^24\s*jam/i.test(at) && lasting.test(until.slice(0, offset)))
      return words
    const days = named === undefined ? [] : daysIn(named)
    const last = found.at(-1)
    // `07.00-09.00 dan 16.00-20.00 setiap hari`: days told once are of both.
    if (last && /^\s*(?:,|dan|&|serta)\s*(?:pagi|siang|sore|malam)?\s*$/iu.test(until.slice(end, offset))) {
      if (last.days.length === 0 && before === undefined) found[found.length - 1] = { ...last, days }
      found.push({ days: days.length === 0 ? last.days : days, ...read })
    } else found.push({ days, ...read })
    end = offset + words.length
    return ' ; '
  })
  // `persalinan siap 24 jam` beside the hours of the house is of that service alone.
  if (found.some((one) => !isRoundTheClock(one)))
    found.splice(0, found.length, ...found.filter((one) => !isRoundTheClock(one)))
  const closed = new Set<WeekDay>()
  const [usual] = found
  if (usual !== undefined) {
    rest = rest.replaceAll(untilOnly, (words: string, named: string, until: string) => {
      const times = timesOf(`${usual.opens} - ${until}`)
      if (times === null) return words
      found.push({ days: daysIn(named), ...times })
      return ' ; '
    })
    rest = rest.replaceAll(offPattern, (_, one?: string, other?: string) => {
      for (const name of daysIn(one ?? other ?? '')) closed.add(name)
      return ' ; '
    })
  }
  // Days of the next hours that were said after these: `16.00-20.00 sabtu 09.00-13.00` reads each with its own.
  const open = found.map((at) => ({
    ...at,
    days: (at.days.length === 0 && closed.size > 0 ? [...weekDays] : at.days).filter((name) => !closed.has(name)),
  }))
  const hours = open.map((at) => ({ ...at, days: at.days.filter((name) => !isToldApart(name, at, open)) }))
  // `buka pagi, Senin libur`: without a clock only the days off are known.
  if (found.length === 0) {
    rest = rest.replaceAll(daysOnly, (_, named: string) => {
      notes.push(`buka ${daysText(daysIn(named))}`)
      return ' ; '
    })
    rest = rest.replaceAll(offPattern, (_, one?: string, other?: string) => {
      notes.push(`${daysText(daysIn(one ?? other ?? ''))} libur`)
      return ' ; '
    })
  }
  const told = notes.join(', ')
  const note = sentenceCase(told)
  return { hours, note: note.slice(0, 200), rest }
}
