import { sentenceCase } from '#core/text/shared/letter-case.ts'

/** The tongues that shop sentences are told in. */
export type Language = 'english' | 'krama'

const weekdays: Readonly<Record<string, readonly [english: string, krama: string]>> = {
  senin: ['Monday', 'Senèn'],
  selasa: ['Tuesday', 'Slasa'],
  rabu: ['Wednesday', 'Rebo'],
  kamis: ['Thursday', 'Kemis'],
  jumat: ['Friday', 'Jemuwah'],
  sabtu: ['Saturday', 'Setu'],
  minggu: ['Sunday', 'Minggu'],
}
const months: Readonly<Record<string, string>> = {
  januari: 'January',
  februari: 'February',
  maret: 'March',
  april: 'April',
  mei: 'May',
  juni: 'June',
  juli: 'July',
  agustus: 'August',
  september: 'September',
  oktober: 'October',
  november: 'November',
  desember: 'December',
}
const spoken: Readonly<Record<string, readonly [english: string, krama: string]>> = {
  'hari ini': ['today', 'dinten menika'],
  besok: ['tomorrow', 'benjing'],
  lusa: ['the day after tomorrow', 'benjing malih'],
  'pagi ini': ['this morning', 'enjing menika'],
  'siang ini': ['this afternoon', 'siyang menika'],
  'sore ini': ['this evening', 'sonten menika'],
  'nanti sore': ['this evening', 'mangke sonten'],
  'minggu depan': ['next week', 'minggu ngajeng'],
  kemarin: ['yesterday', 'kala wingi'],
}

/** A time as a pattern takes it: `tanggal 25 desember`, `hari senin`, `pagi ini`. */
export const time = `((?:tanggal |tgl )?\\d{1,2}(?: (?:${Object.keys(months).join('|')}))?(?: \\d{4})?|${Object.keys(spoken).join('|')}|(?:hari )?(?:${Object.keys(weekdays).join('|')}))`

const ordinal = (day: number): string => {
  const last = day % 10
  const isTeen = day > 10 && day < 14
  return `${day}${!isTeen && last === 1 ? 'st' : !isTeen && last === 2 ? 'nd' : !isTeen && last === 3 ? 'rd' : 'th'}`
}

/** A told time in another language; what is no time stays as it is. */
export const timeIn = (told: string, language: Language): string => {
  const at = language === 'english' ? 0 : 1
  const known = spoken[told]
  if (known !== undefined) return known[at]
  const weekday = weekdays[told.replace(/^hari /, '')]
  if (weekday !== undefined) return at === 0 ? `on ${weekday[0]}` : `dinten ${weekday[1]}`
  const date =
    /^(?:tanggal |tgl )(\d{1,2})(?: (\p{L}+))?(?: (\d{4}))?$/u.exec(told) ??
    /^(\d{1,2}) (\p{L}+)(?: (\d{4}))?$/u.exec(told)
  const [, day = '', month, year] = date ?? []
  if (date === null) return told
  const named = month === undefined ? '' : ` ${at === 0 ? (months[month] ?? month) : sentenceCase(month)}`
  const ofYear = year === undefined ? '' : ` ${year}`
  if (at === 1) return `tanggal ${day}${named}${ofYear}`
  return named === '' ? `on the ${ordinal(Number(day))}` : `on ${day}${named}${ofYear}`
}
