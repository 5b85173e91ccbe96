import { amount, shownNumber, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

/** `persentase masing2`, `tiap menu berapa persen`, `porsinya masing-masing berapa %`. */
const asksEach =
  /(?:persen|prosen|presen)\p{L}*\s(?:dari\s)?(?:masing|tiap|setiap|per\s)|(?<!\p{L})(?:masing|tiap|setiap)\p{L}{0,7}(?:-masing\p{L}*)?(?:\s\p{L}+){0,2}\s(?:(?:berapa|brp|piro)\s)?(?:persen|prosen|presen|%)/u
/** Sums that are no parts of one whole, or that are to be parted by a told share. */
const ofOtherMatters =
  /(?<!\p{L})(?:modal|hpp|untung|laba|rugi|margin|diskon|bunga|dp|cicil\p{L}*|naik|turun|pajak|komisi|bagi hasil|target)(?!\p{L})|\d\s?%/u
/** One of a list: a name of up to three words, its figure, perhaps a unit that ends the entry. */
const part = new RegExp(
  String.raw`(?:^|[,;:\n.]|(?<!\p{L})(?:dan|sama))\s*(?:[\p{L}']+\s){0,3}?((?:[\p{L}']+\s){0,2}[\p{L}']+)\s?(?:=|:)?\s?(rp\.?\s?)?${amount}(?:\s?(\p{L}{2,10}))?(?=\s*(?:[,;:.\n?]|$)|\s(?:dan|sama)\s)`,
  'giu',
)
const isTotal = /^(?:total|totalnya|semua|semuanya|jumlah|jumlahnya)$/iu
const openers = /^(?:laku|terjual|jual|penjualan|omzet|minggu ini|bulan ini|hari ini)\s/iu

interface Part {
  readonly name: string
  readonly value: number
  readonly isSum: boolean
}

const exact = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 })

/** Each of several told amounts as a share of all of them: `ayam 300, bebek 250, lele 150. persentase masing2`. */
export const sharesOfEach = (message: string): Reckoned | null => {
  // The 2 of `masing2` is no figure.
  const text = withoutDates(message.toLowerCase()).replaceAll(/(?<=\p{L})2(?![\d.,])/gu, '')
  if (!asksEach.test(text) || ofOtherMatters.test(text)) return null
  const told = [...text.matchAll(part)].map(([, name = '', currency, digits, scale]): Part => ({
    name: name.replace(openers, ''),
    value: valueOf(digits, scale) ?? 0,
    isSum: currency !== undefined || scale !== undefined || /\.\d{3}/.test(digits ?? ''),
  }))
  // A figure that is read as nothing may be one of them.
  if (told.length !== text.match(/\d[\d.,]*/g)?.length) return null
  const whole = told.find(({ name }) => isTotal.test(name))
  const parts = told.filter((one) => one !== whole)
  const sum = parts.reduce((all, { value }) => all + value, 0)
  const [first] = parts
  if (!first || parts.length < 2 || parts.some(({ value, isSum }) => !(value > 0) || isSum !== first.isSum)) return null
  if (whole !== undefined && whole.value !== sum) return null
  const shown = (value: number): string => (first.isSum ? inRupiah(value) : exact.format(value))
  return {
    name: 'shares_of_each',
    text: paragraphs(
      `Semuanya ${parts.map(({ value }) => shown(value)).join(' + ')} = **${shown(sum)}**. Bagian masing-masing:`,
      listed(
        parts.map(
          ({ name, value }) =>
            `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${shown(value)} ÷ ${shown(sum)} = **${shownNumber((value / sum) * 100)}%**`,
        ),
      ),
    ),
  }
}
