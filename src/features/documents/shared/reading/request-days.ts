import type { DateRole, Reading } from '#core/assistant/shared/reading.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import { addToDay, daysBetween, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentRequest, OfficialForm } from '../document-request.ts'
import {
  backSameDay,
  countedFrom,
  dayBehind,
  graceUntil,
  ofOtherPaper,
  paidFirstOn,
  payBy,
  restOn,
  settledOn,
} from './days-behind.ts'
import { putsOnRecord, sendsSomebody } from './official-forms.ts'
import { cleaned } from './people/read-party.ts'
import { settlesRest } from './sums/paid-now.ts'
import { receivedOn } from './sums/receipt-purpose.ts'
import { wholeDays } from './sums/request-lines.ts'

const dayOf = (reading: Reading, role: DateRole): string => {
  const day = reading.dates.find((date) => date.role === role)?.day
  return day !== undefined && parseIsoDay(day) ? day : ''
}

/** `30 november balik 2 desember`: a journey lasts from the first of two days to the other. */
const journeyOf = (reading: Reading): { start: string; end: string } | null => {
  const days = reading.dates
    .filter(({ role, day }) => role !== 'letter' && role !== 'due' && parseIsoDay(day))
    .map(({ day }) => day)
    .toSorted()
  const [start, end] = [days[0], days.at(-1)]
  return start !== undefined && end !== undefined && start < end ? { start, end } : null
}

/** `senin selasa 30 november sama 1 desember`: the days that are told for nothing else. */
const daysAway = ({ dates }: Reading): string[] =>
  dates.some(({ role }) => role !== null && role !== 'event')
    ? []
    : [...new Set(dates.map(({ day }) => day as string))].toSorted()

/** `di Kupang tanggal 18 November`, `ditandatangani di Malang`: the town in which a paper is signed. */
export const signingTown = (text: string): string =>
  /\b(?:[Dd]itandatangani|[Dd]ibuat|[Tt]td)\s+di\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/u.exec(text)?.[1] ??
  /\bdi\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?),?\s+(?:pada\s+)?(?:tanggal|tgl)\s+\d/u.exec(text)?.[1] ??
  /(?:^|[,.;\n]\s*)(?!Hari|Tanggal|Tgl|Sabtu|Minggu|Senin|Selasa|Rabu|Kamis|Jumat)(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?),?\s+\d{1,2}\s+(?:jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)\p{L}*(?:\s20\d\d)?\s*[.]?\s*$/u.exec(
    text,
  )?.[1] ??
  ''

/** `ba'da isya`: hours that are told by a prayer. */
const prayerTime = (text: string): string => {
  const found =
    /\b(?:ba'?da|bakda|habis|setelah|sehabis|abis)\s+(subuh|dzuhur|zuhur|dhuhur|ashar|asar|magh?rib|isya'?|tarawih|jumatan)\b/i.exec(
      text,
    )?.[1]
  return found ? `ba'da ${found.charAt(0).toUpperCase()}${found.slice(1).toLowerCase()}` : ''
}

/** `09.00 WITA`: the zone only where the message names one. */
const readTimes = (reading: Reading): string[] => {
  const zone = /\b(?:wib|wita|wit)\b/i.exec(reading.text)?.[0].toUpperCase() ?? ''
  const told = reading.times.map((time) => `${cleaned(time)} ${zone}`.trim()).filter((time) => time !== '')
  const prayer = prayerTime(reading.text)
  return told.length === 0 && prayer !== '' ? [prayer] : told
}

/** The town of a signature, where the message names it as such: `di Kupang tanggal 18 November`. */
const signedIn = (reading: Reading, documentType: DocumentType): string =>
  documentType === 'kuitansi' || documentType === 'kontrak' ? signingTown(reading.text) : ''

/** `rapat tadi malam`: how many days ago it was what a record tells; null where no such word says it. */
const daysAgo = (text: string): number | null => {
  const said =
    /(?<!\p{L})(tadi mal[ae]m|semalam|semalem|kemarin(?! (?:lusa|dulu))|tadi (?:pagi|siang|sore)|barusan)(?!\p{L})(?!,?\s(?:tanggal\s|tgl\s|hari\s\p{L}+,?\s)?\d{1,2}\s\p{L})/iu.exec(
      text,
    )?.[1]
  return said === undefined ? null : /^(?:tadi mal|semal|kemarin)/i.test(said) ? 1 : 0
}

/** Of a receipt for the rest the day on which that came in: the deposit's own day is another one. */
const settlementDay = (reading: Reading, letterDay: string): string => {
  const settled = dayBehind(settledOn, reading)
  if (settled !== '' && settled <= reading.today) return settled
  return letterDay === dayBehind(paidFirstOn, reading) ? '' : letterDay
}

type RequestDays = Pick<
  DocumentRequest,
  'date' | 'dueDate' | 'validityDays' | 'eventDate' | 'eventDays' | 'startDate' | 'endDate' | 'times'
>

/** The days of a paper by their parts in it, and the town that its signature names. */
export const daysOf = (
  reading: Reading,
  documentType: DocumentType,
  form: OfficialForm,
): { readonly days: RequestDays; readonly town: string } => {
  const told = dayOf(reading, 'letter')
  const letterDay = documentType === 'kuitansi' && settlesRest(reading) ? settlementDay(reading, told) : told
  const town = signedIn(reading, documentType)
  // `diterima … di Bandung tgl 24 November`: the day behind the town is that of the signature.
  const signedOn =
    town !== '' && documentType === 'kuitansi' ? dayBehind(new RegExp(`${town},?\\s(?:tanggal\\s)?`, 'u'), reading) : ''
  // `kuitansi … lunas tgl 19 November`: it is of the day of the payment.
  const paidOn =
    documentType === 'kuitansi'
      ? (reading.dates.find(({ role, day }) => role === 'due' && day <= reading.today)?.day ?? '')
      : ''
  // A receipt is of a day that was; another one is that of the matter.
  const isOther = documentType === 'surat_resmi' && letterDay !== '' && dayBehind(ofOtherPaper, reading) === letterDay
  const isAhead = documentType === 'kuitansi' && letterDay > reading.today && !receivedOn.test(reading.text)
  const date = signedOn || paidOn || (isAhead || isOther ? '' : letterDay) || parseIsoDay(reading.today) || '1970-01-01'
  const undated = reading.dates.find(({ role, day }) => role === null && parseIsoDay(day))?.day ?? ''
  // `notulen rapat tadi malam … kerja bakti tgl 29`: what is recorded was; the days that are told are its matter.
  const isLater = (dayOf(reading, 'event') || undated || reading.today) >= reading.today
  const ago = putsOnRecord.has(form) && isLater ? daysAgo(reading.text) : null
  const recorded = ago === null ? '' : addToDay(reading.today, { days: -ago })
  // `rapat 12 November: … hari senin`: of the days that are told one that has passed is the record's own.
  const passed = putsOnRecord.has(form)
    ? reading.dates.find(({ role, day }) => (role === null || role === 'event') && day <= reading.today)?.day
    : undefined
  const span = documentType === 'surat-perjalanan-dinas' ? journeyOf(reading) : null
  const validUntil = dayOf(reading, 'valid_until')
  const grace =
    form === 'tagihan' ? /\b(?:waktu|tempo|dalam|maksimal)\s+(\d{1,3})\s*hari\b/i.exec(reading.text)?.[1] : undefined
  // `tutup 24-27 desember, ambil sebelum tanggal 23`: a notice of a span of days has no day of its own.
  const isSpan = form === 'pemberitahuan' && dayOf(reading, 'start') !== '' && dayOf(reading, 'end') !== ''
  // `paling lambat kamis, bayar tempo 14 hari`: beside a term of payment the last day is that of the goods.
  const isDelivery =
    form === 'pesanan' && documentType === 'surat_resmi' && reading.dueDays !== null && dayOf(reading, 'due') !== ''
  // `dp 30 juta sudah dibayar hari ini`: on that day the deposit was paid, and not the rest.
  const isPaidToday =
    documentType === 'kontrak' &&
    dayOf(reading, 'due') === reading.today &&
    /(?<!\p{L})(?:dp|uang muka|panjar)(?!\p{L})[^,;\n]{0,40}(?:hari ini|sekarang|tadi)(?!\p{L})/iu.test(reading.text)
  const dueDays = wholeDays(grace === undefined ? reading.dueDays : Number(grace))
  const untilDays = validUntil ? wholeDays(daysBetween(date, validUntil)) : null
  return {
    town,
    days: {
      date,
      dueDate:
        (documentType === 'kontrak' ? dayBehind(restOn, reading) : '') ||
        (form === 'tagihan' ? dayBehind(graceUntil, reading) || dayBehind(payBy, reading) : '') ||
        (grace === undefined && !isDelivery && !isPaidToday ? dayOf(reading, 'due') : '') ||
        (documentType === 'invoice' && payBy.test(reading.text) ? undated : '') ||
        (dueDays === null
          ? ''
          : addToDay(parseIsoDay(dayBehind(countedFrom, reading) || date) ?? reading.today, { days: dueDays })),
      validityDays: wholeDays(reading.validityDays) ?? untilDays,
      eventDate: isDelivery
        ? dayOf(reading, 'due')
        : recorded
          ? recorded
          : span
            ? dayOf(reading, 'event')
            : (passed ?? (dayOf(reading, 'event') || (isSpan ? '' : undated))),
      ...(form === 'izin' && daysAway(reading).length > 1 ? { eventDays: daysAway(reading) } : {}),
      startDate: span?.start ?? dayOf(reading, 'start'),
      endDate:
        span?.end ??
        (dayOf(reading, 'end') ||
          (sendsSomebody(documentType, form) && backSameDay.test(reading.text)
            ? dayOf(reading, 'start') || dayOf(reading, 'event') || undated
            : '')),
      times: readTimes(reading),
    },
  }
}
