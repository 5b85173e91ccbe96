import { formatNumber } from '#core/text/shared/rupiah.ts'

import { shownNumber, sumsIn, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const share = '(\\d{1,3}(?:[.,]\\d{1,2})?)\\s?(?:%|persen)'
const gainShare = new RegExp(`(?:untung|laba|margin|cuan|bathi|bati)(?:nya)?\\s(?:\\p{L}{2,10}\\s)?${share}`, 'u')
const percent = (found: RegExpExecArray | null): number => Number((found?.[1] ?? '').replace(',', '.') || NaN)
const sharesIn = (text: string): number => (text.match(/\d\s?(?:%|persen)/g) ?? []).length

/** `omset 800rb sehari untung 25%, 28 hari`: what is gained in so many days. */
const gainOfDays = (text: string): Reckoned | null => {
  const days = Number(/(?<![\d.,])(\d{1,3})\s?(?:hari|hr)(?!\p{L})/u.exec(text)?.[1] ?? NaN)
  const part = percent(gainShare.exec(text))
  const [sum, ...others] = sumsIn(text)
  if (!/(?:se|per ?|tiap )hari/.test(text) || !/omzet|omset|jualan|penjualan|laku/.test(text)) return null
  if (sum === undefined || others.length > 0 || !(days > 1) || !(part > 0 && part < 100) || sharesIn(text) !== 1)
    return null
  const whole = sum * days
  return {
    name: 'gain_of_days',
    text: paragraphs(
      listed([
        `omzet: ${inRupiah(sum)} × ${formatNumber(days)} hari = ${inRupiah(whole)}`,
        `untung ${shownNumber(part)}%: **${inRupiah((whole * part) / 100)}** (${inRupiah((sum * part) / 100)} sehari)`,
      ]),
      'Kalau itu untung kotor, kurangi lagi sewa, upah, listrik, dan yang diambil untuk rumah.',
    ),
  }
}

/** Two share by a way of their own. */
const leastPartners = 3

/** `modal 5jt 3jt 2jt, untung 4jt, bagi`: a gain shared by what each put in. */
const sharedByCapital = (text: string): Reckoned | null => {
  const [, put = '', rest = ''] =
    /(?:modal|patungan|setor\p{L}*|nyetor)(.{5,120}?)(?:untung|laba|hasil)(?:nya)?(.{3,120})/u.exec(text) ?? []
  if (!/bagi|pembagian|masing/.test(text) || sharesIn(text) > 0) return null
  const [capitals, gains] = [sumsIn(put), sumsIn(rest)]
  const [gain] = gains
  const whole = capitals.reduce((sum, one) => sum + one, 0)
  if (gain === undefined || gains.length !== 1 || capitals.length < leastPartners || capitals.length > 6) return null
  if (sumsIn(text).length !== capitals.length + 1) return null
  return {
    name: 'shared_by_capital',
    text: paragraphs(
      `Modal bersama ${inRupiah(whole)}, untung ${inRupiah(gain)}, dibagi menurut modal:`,
      listed(
        capitals.map(
          (one) =>
            `modal ${inRupiah(one)} = ${shownNumber((one / whole) * 100)}%: **${inRupiah((gain * one) / whole)}**`,
        ),
      ),
      'Yang bekerja tiap hari sebaiknya diupah dulu sebelum untung dibagi, dan sisihkan sebagian untuk kas. Tulis kesepakatannya, juga kalau rugi.',
    ),
  }
}

/** What is lost or shared on the way from cost to gain, by the words beside each figure; all figures take part. */
export const lossesAndParts: readonly ((text: string) => Reckoned | null)[] = [gainOfDays, sharedByCapital].map(
  (way) => (message: string) => way(withoutDates(message.toLowerCase())),
)
