import { anyDay } from '#core/text/shared/calendar-words.ts'

import { pattern } from './correction-words.ts'
import { orderJoint } from './edit-clauses.ts'

export const month = '(?:jan|feb|mar|apr|mei|jun|jul|agu|ags|sep|okt|nov|des)\\p{L}*'
const week = `(?:${anyDay}|ahad)`
/** `maju sehari ya rapatnya, Minggu 29 November`: something moves to a day. */
const movedTo = pattern(
  `^(?=.*\\b(?:maju|mundur|diundur|dimundurin|dimundurkan|diundurin|dimajukan|dimajuin|geser|digeser|ditunda|pindah|dipindah)\\b).*?((?:${week}[\\s,]+)?(?:(?:tanggal\\s+|tgl\\s+)?\\d{1,2}(?:\\s+${month}(?:\\s+\\d{4})?|[-/]\\d{1,2}(?:[-/]\\d{2,4})?)|(?:tanggal|tgl)\\s+\\d{1,2}))$`,
)
const span = '(?:se|satu\\s*|dua\\s*|tiga\\s*|\\d{1,3}\\s*)(?:hari|minggu|pekan|bulan)'
/** `diundur seminggu`, `maju sehari`: by how much, and no day. */
const movedBy = pattern(
  `^(?:(\\p{L}[\\p{L} ]{1,30}?)\\s+)?(?:di)?(maju|mundur|undur|geser|tunda)(?:kan|in)?\\s+(?:jadi\\s+)?(${span})(?:\\s+(?:lagi|aja|saja|ya|dong))*(?:\\s+(\\p{L}+nya))?$`,
)

/** `pindah ke hari sabtunya`: to a day of the week alone. */
const movedToWeekday = pattern(
  `^(?:(?:acara|rapat|kegiatan|arisan|pertemuan|pengajian)(?:nya)?\\s+)?(?:di)?(?:pindah|ganti|geser|undur|mundur|maju)(?:in|kan)?\\s+(?:jadi\\s+|ke\\s+)?(?:hari\\s+)(${week})(?:nya)?(?:[\\s,]+((?:jam|pukul)\\s+\\d{1,2}(?:[.:]\\d{2})?(?:\\s+(?:pagi|siang|sore|malam|malem))?))?(?:\\s+(?:aja|saja))?$`,
)

/** `majuin jam 6 sore aja`: to an hour. */
const movedToHour = pattern(
  `^(?:\\p{L}+nya\\s+)?(?:di)?(?:maju|mundur|undur|geser|pindah)(?:in|kan)?\\s+(?:jadi\\s+|ke\\s+)?((?:jam|pukul)\\s+\\d{1,2}(?:[.:]\\d{2})?(?:\\s+(?:pagi|siang|sore|malam|malem))?)(?:\\s+(?:aja|saja))?$`,
)

/** `ganti minggu tgl 29`, `jadi Sabtu tanggal 5 Desember`: to a day that is told. */
/** `jadi Sabtu aja`: to a day of the week alone. */
const becomesWeekday = pattern(
  `^(?:(?:di)?(?:ganti|ubah|pindah)(?:in|kan)?\\s+)?(?:jadi|menjadi|ke)\\s+(?:hari\\s+)?(${week})(?:\\s+(?:aja|saja|deh))?$`,
)
const becomesDay = pattern(
  `^(?:di)?(?:ganti|ubah|pindah|jadi|menjadi)(?:in|kan)?\\s+(?:(?:jadi|ke|hari)\\s+)*((?:${week}[\\s,]+)?(?:tanggal|tgl)\\s+\\d{1,2}(?:\\s+${month}(?:\\s+\\d{4})?)?)$`,
)
/** The orders that move something in time: to the day that is told, or by so much. */
export const movedOrders = (text: string): string[] => {
  const to = movedTo.exec(text)?.[1]
  const due = /\b(?:jatuh tempo|tempo|batas|deadline|bayar)/i.test(text)
  // `tanggal lunasnya mundur ke 31 Januari` is no other day of the letter.
  const own = /^(?:tanggal|tgl|hari)\s+(?!suratnya)(\p{L}{3,}?)nya\b/iu.exec(text)?.[1]
  if (to !== undefined && own !== undefined) return [`tanggal ${own} jadi ${to}`, `tanggal acaranya jadi ${to}`]
  if (to !== undefined)
    return due ? [`jatuh tempo jadi ${to}`] : [`tanggal acaranya jadi ${to}`, `tanggalnya jadi ${to}`]
  const onto = becomesDay.exec(text)?.[1]
  if (onto !== undefined) return [`tanggal acaranya jadi ${onto}`, `tanggalnya jadi ${onto}`]
  const alone = becomesWeekday.exec(text)?.[1]
  if (alone !== undefined) return [`tanggal acaranya jadi ${alone}`]
  const hour = movedToHour.exec(text)?.[1]
  if (hour !== undefined) return [`jamnya jadi ${hour}`]
  const [, weekday, clockToo] = movedToWeekday.exec(text) ?? []
  if (weekday !== undefined)
    return [[`tanggal acaranya jadi ${weekday}`, ...(clockToo ? [`jamnya jadi ${clockToo}`] : [])].join(orderJoint)]
  const by = movedBy.exec(text)
  if (!by) return []
  const step = `${/^maju/i.test(by[2] ?? '') ? 'maju' : 'mundur'} ${by[3] ?? ''}`
  return due ? [`jatuh tempo jadi ${step}`] : [`tanggal acaranya jadi ${step}`, `tanggalnya jadi ${step}`]
}
