import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { formatDay, formatDayWithWeekday } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { blankText, textOrBlank } from '../content/runs.ts'
import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { activeVerb, fullVerb } from '../letter/colloquial-verbs.ts'
import { evenShare } from '../letter/share-out.ts'
import { asSentence, doubled, inOffice } from '../letter/wording.ts'
import { bullets, labelledLines, p, toldBesides } from '../content/nodes.ts'
import { decidedPoints, meetingPoints } from '../reading/decided-points.ts'
import { attendeesOf, leaderOf } from '../reading/meeting-facts.ts'
import { inPaperWords } from '../reading/without-chat.ts'

/** A time within what was decided is none of the meeting. */
const decidedTimes = ({ times, message = '' }: DocumentRequest): readonly string[] => {
  const before = message.split(/\b(?:hasil|keputusan|kesepakatan)\b/i)[0] ?? ''
  return times.filter((time) => {
    const hour = Number(time.slice(0, 2))
    // `ba'da isya` is told in words.
    if (Number.isNaN(hour)) return before.toLowerCase().includes(time.toLowerCase().split(' ').at(-1) ?? time)
    // `jam 2 siang` is told by the other clock.
    return new RegExp(`(?<!\\d)0?(?:${hour}|${hour % 12 || 12})(?!\\d)`).test(before)
  })
}

/** `hasil rapat: kirab tanggal 12 desember`: a day that only what was decided tells is not the meeting's. */
const isDecided = ({ eventDate, message = '', today, date }: DocumentRequest): boolean => {
  const [event, now] = [storedDay(eventDate), storedDay(today ?? date)]
  if (event === null || now === null || event <= now) return false
  const [before = '', ...decided] = formalText(message, now).split(
    /\b(?:hasil(?:nya)?|keputusan(?:nya)?|kesepakatan(?:nya)?)\b/i,
  )
  return decided.length > 0 && !before.includes(formatDay(event))
}

/** `hadir saya Andi, Pak Saleh, sama Rusli`: who was there, as minutes name them. */
const attendance = (message: string): string =>
  doubled(inPaperWords(attendeesOf(message).replaceAll(/,\s(?=(?:sama|dan)\s)/g, ' ')))
    .replace(/(?<=\d\s)org(?!\p{L})/u, 'orang')
    .replace(/^(?:saya|aku|gue|kami)\s+\(([^()]{3,40})\)/u, '$1')
    .replace(/^(?:saya|aku)\s+(?=\p{Lu})/u, '')
    // `5 orang pak Darto ketua, bu Ina bendahara, Yoga`: how many there were, who, and what each of them is.
    .replace(
      /^(\d{1,3}\sorang)\s(?:yaitu\s|ada\s)?(?=(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak|\p{Lu})\p{L}*[\s,])/u,
      '$1, yaitu ',
    )
    .replaceAll(
      /(?<=\p{Lu}[\p{L}'’]+)\s(ketua|wakil ketua|bendahara|sekretaris|notulis|anggota|manajer|kasir|kepala \p{Ll}+)(?=\s*(?:,|$|\sdan\s))/gu,
      ' ($1)',
    )
    .replace(/(?<=,[^,]+),\s(?!dan\s)(?=(?:(?!\sdan\s)[^,])+$)/u, ', dan ')

const sought =
  /(?<!\p{L})(?:cari|nyari|mencari|cariin|carikan|booking|pesan|memesan|sewa|menyewa|siap(?:kan|in)|nyiapin|menyiapkan)\s(?:tempat|lokasi)\s(?:buat\s|untuk\s)?$|(?<!\p{L})(?:sepakat|disepakati|setuju|disetujui|diputuskan|piknik|wisata|rekreasi|perpisahan)(?:\s\p{Ll}+)?\s(?:di|ke)\s$/iu
/** `Pak Joko cari tempat RAT`: what a place is looked for is none itself. */
const venue = ({ places, message = '' }: DocumentRequest): string =>
  places.filter((place) => !sought.test(message.slice(0, Math.max(0, message.lastIndexOf(place))))).join(', ')

/** `Doni yang urus spanduk`: who took a task, in the whole verb. */
const withTask = (point: string): string =>
  point.replace(
    /^((?:(?:[Pp]ak|[Bb]u|[Mm]as|[Mm]bak|[Kk]ang)\s)?\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)?)\s(?:yang\s|yg\s)?(\p{Ll}{4,})(?=\s\p{L})/u,
    (whole, who: string, deed: string) => {
      const verb = fullVerb(deed) ?? activeVerb(deed)
      return verb === null ? whole : `${who} ${verb}`
    },
  )

const asPoints = (points: readonly string[]): DocumentNode[] =>
  bullets(points.map((point) => asSentence(inOffice(withTask(inPaperWords(point))))))

/** What a meeting was about, who was there, and what was decided. */
export const minutes = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const day = isDecided(request) ? storedDay(letter.date) : (storedDay(request.eventDate) ?? storedDay(letter.date))
  const [time, later] = decidedTimes(request)
  const endsThen =
    later === undefined && /(?<!\p{L})selesai(?:nya)?\s(?:jam|pukul|pkl)(?!\p{L})/iu.test(request.message ?? '')
  const [from, until] = endsThen ? [undefined, time] : [time, later]
  const leader = leaderOf(request.message ?? '')
  const today = storedDay(request.today ?? '') ?? storedDay(letter.date)
  const share = today === null ? '' : evenShare(formalText(request.message ?? '', today))
  const points = today === null ? [] : decidedPoints(request.message ?? '', today)
  const told = today === null || points.length > 0 ? null : meetingPoints(request.message ?? '', today)
  const decided = points.length > 0 ? points : request.terms
  const both = told !== null && told.discussed.length > 0 && told.decided.length > 0 ? told : null
  return [
    labelledLines([
      ['Acara', textOrBlank(sentenceCase(letter.subject), 'nama rapat')],
      ['Hari, tanggal', day ? formatDayWithWeekday(day) : blankText('hari dan tanggal')],
      [
        'Waktu',
        from || until
          ? `${from === undefined || /^\d/.test(from) ? 'pukul ' : ''}${from ?? blankText('jam mulai')} sampai dengan ${until ?? 'selesai'}`
          : blankText('waktu rapat'),
      ],
      ['Tempat', textOrBlank(sentenceCase(venue(request)), 'tempat rapat')],
      ...(leader === '' ? [] : [['Pimpinan rapat', leader] as const]),
      ['Hadir', textOrBlank(attendance(request.message ?? ''), 'peserta rapat')],
    ]),
    ...(both !== null
      ? [
          p('Hal yang dibahas:'),
          ...asPoints(both.discussed),
          p('Keputusan rapat:'),
          ...asPoints(both.decided),
          toldBesides(''),
        ]
      : decided.length > 0
        ? [p('Hasil rapat:'), ...asPoints(decided), toldBesides('')]
        : [toldBesides('Hasil rapat:', { blank: blankText('hasil rapat') })]),
    ...(share === '' ? [] : bullets([share])),
    p('Demikian notulen ini dibuat untuk dipergunakan sebagaimana mestinya.'),
  ]
}
