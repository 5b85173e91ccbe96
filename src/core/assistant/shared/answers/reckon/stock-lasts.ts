import { formatNumber } from '#core/text/shared/rupiah.ts'

import { withoutDates } from '../told-figures.ts'
import { asks, exact, figuresIn, number, thing, valueIn } from './rate-words.ts'
import { paragraphs, type Reckoned } from './way.ts'

const stockOf = new RegExp(
  String.raw`(?:stok|stock|sisa|tinggal|ada|punya|persediaan)(?:\s\p{L}{2,12}){0,3}\s${number}\s?${thing}`,
  'iu',
)
const usedDaily = new RegExp(
  String.raw`(?:sehari|per\s?hari|tiap hari|setiap hari|harian)(?:nya)?(?:\s\p{L}{2,12}){0,3}?\s${number}|${number}(?:\s\p{L}{2,10})?\s(?:se|per\s?|tiap\s|\/\s?)hari(?!\p{L})`,
  'iu',
)

/** `stok gas 14 tabung, laku 3 sehari, cukup sampai kapan`: for how many days a stock is enough. */
export const stockLasts = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!/cukup|habis|tahan|sampai|sampe|kuat/.test(text) || !asks.test(text) || /rb|ribu|juta|jt|%|persen/.test(text))
    return null
  const stock = stockOf.exec(text)
  const rest = stock === null ? text : text.replace(stock[0], ' ; ')
  const used = usedDaily.exec(rest)
  const [all, daily] = [valueIn(stock?.[1]), valueIn(used?.[1] ?? used?.[2])]
  const unit = stock?.[2] ?? ''
  if (stock === null || used === null || !(daily > 0) || daily > all || figuresIn(rest) !== 1) return null
  const days = Math.floor(all / daily + 1e-9)
  const left = all - days * daily
  return {
    name: 'stock_lasts',
    text: paragraphs(
      `${exact.format(all)} ${unit} ÷ ${exact.format(daily)} sehari: cukup untuk **${formatNumber(days)} hari penuh**${left > 1e-9 ? `, hari ke-${formatNumber(days + 1)} tinggal ${exact.format(left)} ${unit}` : ''}. Hari pertama jualan dihitung hari ke-1.`,
      'Pesan lagi sebelum itu: kurangi dengan lama kiriman datang dan satu hari cadangan.',
    ),
  }
}
