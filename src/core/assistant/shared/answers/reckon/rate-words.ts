import { withoutDates } from '../told-figures.ts'

/** How much, how many or when is asked. */
export const asks = /berapa|brp|piro|sabaraha|pinten|kapan/
/** A count, as a pattern of one group. */
export const number = String.raw`(?<![\p{L}\d.,])(\d{1,6}(?:[.,]\d{1,2})?)`
const noThing = 'rb|ribu|k|jt|juta|m|persen|orang|org|hari|minggu|bulan|bln|tahun|thn|jam|menit|mnt|x|kali'
/** What is counted, as a pattern of one group. */
export const thing = String.raw`(?!(?:${noThing})(?!\p{L}))(\p{L}{2,10})`
/** The value of a count's digits. */
export const valueIn = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))
/** How many figures a text holds. */
export const figuresIn = (text: string): number => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).length
/** Counts with two decimals at most. */
export const exact = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

/** `selusin`, `sejam`, `satu adonan`: one of it, where it is counted and not asked for. */
const spelledOne =
  /(?<!\p{L})(?:se|satu\s)(lusin|kodi|adonan|loyang|panci|resep|ember|jam|porsi|botol|karung)(?!\p{L})(?!\s(?:berapa|brp|jatuh))/giu
/** A message without its dates, one of a measure counted. */
export const measured = (message: string): string => withoutDates(message.toLowerCase()).replaceAll(spelledOne, '1 $1')

const sameUnits: Readonly<Record<string, string>> = {
  kilo: 'kg',
  kilogram: 'kg',
  ltr: 'liter',
  bks: 'bungkus',
  lbr: 'lembar',
  btl: 'botol',
  mtr: 'meter',
  mnt: 'menit',
}
/** One word for each measure. */
export const unitOf = (word: string): string => sameUnits[word] ?? word

/** A count and what is counted. */
export const quantity = new RegExp(String.raw`${number}\s?${thing}`, 'iu')
export const quantities = new RegExp(quantity, 'giu')
