import { monthNames } from '#core/text/shared/dates.ts'
import { type IsoDay, isoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { knownFigures } from './figures.ts'

/** What a model's own text may state as fact, besides words that state none. */
export interface KnownFacts {
  /** All words that hold facts: the owner's, the profile's, and what our own rules reckon from them. */
  readonly words: string
  readonly today: IsoDay
}

const month = monthNames.join('|')
const date = new RegExp(String.raw`(?<!\d)(\d{1,2}) (${month})(?: (\d{4}))?`, 'gi')
const mail = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g
const address = /\b(?:https?:\/\/|www\.)[^\s)\]>"]{1,300}/gi
const phone = /(?<![\d.,])(?:\+62|62|0)[\d ().-]{7,16}\d(?!\d)/g
const share = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?) ?(?:%|persen)/gi
const span = /(?<![\d.,])(\d{1,3}) (hari|minggu|bulan|tahun|jam)(?!\p{L})/giu
const figure = /\d(?:[\d.,:-]*\d)?/g
const clock = /^\d{1,2}[.:]\d{2}(?:-\d{1,2}[.:]\d{2})?$/
const ownNumber = /^[ \t*]*(?:nomor|no\.?)(?: (?:surat|invoice|kuitansi))?[ \t*]*:[ \t*]*(\S[^\n]*)\n?/gim
const street = /(?<!\p{L})(?:Jl\.?|Jalan) [^\n;|]{1,120}/gu
const capital = String.raw`\p{Lu}[\p{L}'’.-]*`
const called = new RegExp(
  String.raw`(?<!\p{L})(Bapak|Ibu|Bpk\.?|Pak|Bu|Sdri?\.?|Saudara|Saudari|Tuan|Nyonya|PT\.?|CV\.?|UD\.?|Toko|Warung|Yayasan|Koperasi|a\.n\.|atas nama) (${capital}(?: ${capital}){0,5})`,
  'gu',
)
const farewell = /(?:hormat (?:kami|saya)|tertanda|yang (?:membuat|menyatakan))[^\n]{0,40}\n/iu
const signature = new RegExp(String.raw`^[ \t*(_]*(${capital}(?: ${capital}){0,4})[ \t*)_]*$`, 'gmu')
/** Words with a capital that name nobody. */
const offices = new Set(
  'bapak ibu saudara saudari pimpinan direktur kepala ketua pemilik pengelola manajer manager bendahara sekretaris pelanggan rekan dan yth pihak pertama kedua hormat kami saya di tempat'.split(
    ' ',
  ),
)

const run = /\+?\d(?:[\d ().-]*\d)?/g

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
/** A telephone or account number, in whatever way it is written. */
const numberOf = (text: string): string => digitsOf(text).replace(/^(?:62|0)/, '')
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
/**
 * A text that a model wrote itself, in which every figure, date, number, address and name that nobody told is a visible
 * blank (ASSIST-01): what it reckoned stands only where our own rules reckon the same. Pure and linear.
 */
export const blankInventions = (written: string, { words, today }: KnownFacts): string => {
  const lower = words.toLowerCase()
  const figures = knownFigures(words)
  const numbers = new Set((words.match(run) ?? []).map(numberOf))
  const said = new Set(wordsOf(words))
  const year = Number(today.slice(0, 4))
  const isSaid = (word: string): boolean => said.has(word) || offices.has(word)
  const isDay = (day: string, name: string, own: string | undefined): boolean => {
    const at = monthNames.findIndex((one) => one.toLowerCase() === name.toLowerCase()) + 1
    const iso = isoDay(own === undefined ? year : Number(own), at, Number(day))
    return iso === today || (iso !== null && lower.includes(iso)) || lower.includes(`${day} ${name}`.toLowerCase())
  }
  const isFigure = (one: string): boolean => {
    const plain = digitsOf(one.replace(/,\d{2}$/, ''))
    if (plain.length < 4 || figures.has(plain)) return true
    if (one.includes('-')) return numbers.has(numberOf(one))
    return /^\d{4}$/.test(one) && Math.abs(Number(one) - year) <= 1
  }
  const named = (title: string, name: string): string => {
    const all = name.split(' ')
    const until = all.findIndex((word) => !wordsOf(word).every(isSaid))
    if (until === -1) return `${title} ${name}`
    return `${title} ${until === 0 ? '[isi nama]' : all.slice(0, until).join(' ')}`
  }
  const signed = (text: string): string =>
    text.replaceAll(signature, (line, name: string) =>
      wordsOf(name).every(isSaid) ? line : '[isi nama penanda tangan]',
    )
  const end = farewell.exec(written)
  const endsAt = end === null ? written.length : end.index + end[0].length
  return `${written.slice(0, endsAt)}${signed(written.slice(endsAt))}`
    .replaceAll(address, (one) => (lower.includes(one.toLowerCase()) ? one : '[isi alamat web]'))
    .replaceAll(mail, (one) => (lower.includes(one.toLowerCase()) ? one : '[isi email]'))
    .replaceAll(ownNumber, (line, number: string) => (lower.includes(number.trim().toLowerCase()) ? line : ''))
    .replaceAll(street, (one) => (wordsOf(one).slice(1).every(isSaid) ? one : '[isi alamat]'))
    .replaceAll(called, (_, title: string, name: string) => named(title, name))
    .replaceAll(phone, (one) => (numbers.has(numberOf(one)) ? one : '[isi nomor telepon]'))
    .replaceAll(date, (one, day: string, name: string, own?: string) => (isDay(day, name, own) ? one : '[isi tanggal]'))
    .replaceAll(share, (one, value: string) => (figures.has(digitsOf(value)) ? one : '[isi persen]'))
    .replaceAll(span, (one, value: string) => (figures.has(value) ? one : '[isi waktu]'))
    .replaceAll(figure, (one) => {
      if (clock.test(one)) return lower.includes(one.replace(':', '.')) || lower.includes(one) ? one : '[isi jam]'
      return isFigure(one) ? one : '[isi angka]'
    })
}
