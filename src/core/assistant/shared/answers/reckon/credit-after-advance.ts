import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const share = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen)`
const advance = new RegExp(
  String.raw`(?<!\p{L})(?:dp|uang muka|panjar)(?:nya)?\s(?:\p{L}{2,6}\s)?(?:${share}|${amount})`,
  'iu',
)
const terms = /(?<![\d.,])(\d{1,3})\s?(x|kali|bulan|bln|tahun|thn)(?!\p{L})/u
const interest = new RegExp(
  String.raw`(?<!\p{L})bunga(?:nya)?\s(?:\p{L}{2,8}\s)?${share}(?:\s(?:flat|efektif))?(?:\s?(?:per\s?|se|/\s?)(bulan|bln|tahun|thn))?`,
  'iu',
)
const price = new RegExp(String.raw`(?<![\d.,\p{L}])${amount}`, 'iu')
const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))
/** A rate without a period above this is one of a year. */
const highestMonthly = 3

/** `kulkas 4,2 juta, DP 20%, sisanya 12x bunga 2% flat sebulan`: instalments of what an advance leaves. */
export const creditAfterAdvance = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (
    !/cicil|angsur|kredit|nyicil/.test(text) ||
    !/berapa|brp|piro|hitung|itung/.test(text) ||
    /efektif|anuitas/.test(text)
  )
    return null
  let rest = text
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest)
    if (found !== null) rest = rest.replace(found[0], ' ; ')
    return found
  }
  const [paid, rate, time, whole] = [take(advance), take(interest), take(terms), take(price)]
  const sum = valueOf(whole?.[1], whole?.[2])
  if (paid === null || rate === null || time === null || sum === null || sum < 100_000 || /\d/.test(rest)) return null
  const first = paid[1] === undefined ? (valueOf(paid[2], paid[3]) ?? 0) : (sum * numberOf(paid[1])) / 100
  const months = numberOf(time[1]) * (/^(?:tahun|thn)$/.test(time[2] ?? '') ? 12 : 1)
  const percent = numberOf(rate[1])
  const isYearly = rate[2]?.startsWith('t') === true || (rate[2] === undefined && percent > highestMonthly)
  const lent = sum - first
  if (!(first > 0) || lent <= 0 || !(months > 0) || months > 360) return null
  const capital = lent / months
  const monthly = (lent * percent) / 100 / (isYearly ? 12 : 1)
  return {
    name: 'credit_after_advance',
    text: paragraphs(
      `Angsurannya **${inRupiah(capital + monthly)} sebulan**, ${formatNumber(months)} kali.`,
      listed([
        `DP${paid[1] === undefined ? '' : ` ${shownNumber(numberOf(paid[1]))}%`}: ${inRupiah(first)}, sisanya ${inRupiah(sum)} − ${inRupiah(first)} = ${inRupiah(lent)}`,
        `pokok: ${inRupiah(lent)} ÷ ${formatNumber(months)} = ${inRupiah(capital)}`,
        `bunga flat ${shownNumber(percent)}% ${isYearly ? 'setahun' : 'sebulan'}: ${inRupiah(monthly)} sebulan, total ${inRupiah(monthly * months)}`,
        `seluruhnya dibayar: ${inRupiah(sum)} + ${inRupiah(monthly * months)} = **${inRupiah(sum + monthly * months)}**`,
      ]),
      'Biaya admin dan asuransi belum masuk; tanyakan total yang dibayar sampai lunas.',
    ),
  }
}
