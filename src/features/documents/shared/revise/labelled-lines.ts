import { formatDay, formatDayWithWeekday } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { blockTexts } from './body-range.ts'
import type { DocumentChange } from './document-changes.ts'
import { readDay } from './told-values.ts'

/** What owners call the lines of an invitation, an application, an assignment or a travel order, by the label that stands there. */
const calls: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:jam|waktu|pukul)(?:nya)?\b/i, /^(?:waktu|pukul|jam)\b/i],
  [/^(?:tempat|lokasi|ruang|gedung)(?:nya)?\b(?: acara(?:nya)?)?/i, /^(?:tempat|lokasi)\b/i],
  [/^(?:hari|tanggal|tgl)(?:nya)?\b(?: acara(?:nya)?| rapat(?:nya)?| kegiatan(?:nya)?)/i, /^hari\b|^tanggal\b/i],
  [/^hari(?:nya)?$/i, /^hari\b/i],
  // An invitation's day is the event's: the letter's own is asked for by `tanggal surat`.
  [/^(?:tanggal|tgl)(?:nya)?$/i, /^hari, tanggal\b/i],
  [/^(?:kota |tempat |daerah )?tujuan(?:nya)?\b/i, /^tempat tujuan\b/i],
  [/^(?:(?:kota|tempat) )?(?:asal|keberangkatan)(?:nya)?\b/i, /^tempat asal\b/i],
  [/^(?:maksud|keperluan)(?: perjalanan)?(?:nya)?\b/i, /^maksud\b/i],
  [/^(?:alat angkut|kendaraan|transportasi|mobil|truk|armada)(?:nya)?\b/i, /^(?:alat angkut|kendaraan)\b/i],
  [/^(?:nama )?(?:sopir|supir|pengemudi|driver|kurir|pengantar)(?:nya)?\b/i, /^pengemudi\b/i],
  [/^(?:(?:tanggal|tgl) (?:berangkat|pergi)|berangkat)(?:nya)?\b/i, /^berangkat\b/i],
  [/^(?:(?:tanggal|tgl) (?:kembali|pulang)|kembali|pulang)(?:nya)?\b/i, /^kembali\b/i],
  [/^(?:lama|durasi)(?: perjalanan)?(?:nya)?\b/i, /^lama\b/i],
  [/^jabatan pegawai(?:nya)?\b/i, /^jabatan\b/i],
  [/^pengikut(?:nya)?\b/i, /^pengikut\b/i],
  [/^beban biaya(?:nya)?\b/i, /^beban biaya\b/i],
  [/^(?:acara|agenda|kegiatan)(?:nya)?\b/i, /^(?:acara|agenda|kegiatan)\b/i],
]

const line = /^(\p{Lu}[^:\n]{0,38}?) ?: ?(.*)$/u
/** A line that says a day alone. */
const writtenDay = /^(?:\p{Lu}\p{Ll}+, )?\d{1,2} \p{Lu}\p{Ll}+ \d{4}$/u
const withWeekday = /^\p{L}+, \d/u
/** `acaranya diundur jadi tanggal 6 Desember` moves the day, not the matter. */
const eventWord = /^(?:acara|agenda|kegiatan|rapat|pertemuan)(?:nya)?\b/i
const dayStart =
  /^(?:(?:hari )?(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)\b[ ,]*)?(?:(?:tanggal|tgl)\.? )?\d{1,2}(?: \p{L}+|[-/]\d)/iu
const sum = /^(?:rp\.?\s*\d[\d.,]*|\d[\d.,]*\s*(?:rb|ribu|jt|juta|k)|\d{1,3}(?:\.\d{3})+)$/i
const clock = /^(?:pukul|jam)?\s*(\d{1,2})(?:[.:](\d{2}))?\s*(pagi|siang|sore|malam|malem)?\s*(WIB|WITA|WIT)?$/i

/** A time as letters write it, in the hand of the line that stood there: `pukul 10.00 WIB sampai dengan selesai`. */
const timeLike = (before: string, said: string): string => {
  const found = clock.exec(said.trim())
  if (!found) return said
  const [, hour = '0', minute = '00', part = '', zone = ''] = found
  const late = /sore|mal[ae]m/i.test(part) || (/siang/i.test(part) && Number(hour) < 6)
  const value = Number(hour) + (late && Number(hour) < 12 ? 12 : 0)
  const rest = /\d{1,2}[.:]\d{2}(.*)$/.exec(before)?.[1] ?? ''
  return `pukul ${String(value).padStart(2, '0')}.${minute}${zone ? ` ${zone.toUpperCase()}` : rest}`
}

/** A change of a line such as `Tempat : Balai Desa`; null where the letter has no such line. */
export const readLineChange = (
  target: string,
  value: string | null,
  { body }: DocumentContent,
  today: IsoDay,
): DocumentChange[] | null => {
  if (value === null || value.trim() === '') return null
  const isEvent = eventWord.test(target.trim())
  const named =
    isEvent && dayStart.test(value.trim())
      ? 'tanggal acara'
      : isEvent && /^(?:jam|pukul)\s*\d/i.test(value.trim())
        ? 'jam'
        : target.trim()
  const call = calls.find(([said]) => said.test(named))
  // `transportasi 500rb` is what it costs, not what one rides.
  if (!call || sum.test(value.trim())) return null
  for (const text of blockTexts(body)) {
    const lines = text.split('\n')
    // One line alone is a fact too where its name is one word: `Pengemudi : Nandang`.
    if (lines.length < 2 && !/^\p{Lu}\p{L}* : /u.test(text)) continue
    for (const whole of lines) {
      const [, label = '', before = ''] = line.exec(whole) ?? []
      if (label === '' || !call[1].test(label.trim())) continue
      const day = writtenDay.test(before) ? readDay(value, today, readDay(before, today, '') ?? '') : null
      const said =
        day !== null
          ? withWeekday.test(before)
            ? formatDayWithWeekday(day)
            : formatDay(day)
          : /^\p{Lu}/u.test(before)
            ? sentenceCase(value.trim())
            : value.trim()
      const next = /^(?:waktu|pukul|jam)/i.test(label) ? timeLike(before, value) : said
      return [
        {
          op: 'words',
          from: whole,
          to: `${label} : ${next}`.replace(`${label} :`, whole.slice(0, whole.indexOf(':') + 1)),
          follows: false,
        },
      ]
    }
  }
  return null
}
