import { amount, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const measure = 'kg|kilo|ons|gram|liter|ltr|ml|karung|biji|butir|bungkus|pcs'
const lot = new RegExp(
  String.raw`(?<![\d.,])(\d{1,4}(?:,\d{1,2})?)\s?(${measure})(?!\p{L})(?:\s\p{L}{2,14}){0,4}?\s(?:@|harga(?:nya)?\s|seharga\s|yang\s|yg\s)?\s?${amount}(?:\s?(?:per\s?|se|/\s?)(?:${measure}))?`,
  'giu',
)
const gainTold = /(?:untung|laba|margin)(?:nya)?\s(?:\p{L}{2,8}\s)?(\d{1,3}(?:[.,]\d)?)\s?(?:%|persen)/u
const exact = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const valueIn = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))

/** `campur 30 kg harga 12.500 sama 20 kg harga 14.000, sekilonya jadi berapa`: what one of a mixture costs. */
export const mixedLots = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!/campur|oplos|blend|gabung|aduk|racik/.test(text) || !/berapa|brp|piro/.test(text)) return null
  const gain = gainTold.exec(text)
  const lots = [...text.replace(gain?.[0] ?? '', ' ; ').matchAll(lot)].map(
    ([said, count, unit = '', digits, scale]) => ({
      said,
      count: valueIn(count),
      unit: unit === 'kilo' ? 'kg' : unit,
      price: valueOf(digits, scale) ?? 0,
    }),
  )
  const [first] = lots
  const rest = lots.reduce((left, { said }) => left.replace(said, ' ; '), text.replace(gain?.[0] ?? '', ' ; '))
  if (first === undefined || lots.length < 2 || /\d/.test(rest)) return null
  if (lots.some(({ unit, count, price }) => unit !== first.unit || !(count > 0) || price < 100)) return null
  const [all, cost] = [
    lots.reduce((sum, { count }) => sum + count, 0),
    lots.reduce((sum, { count, price }) => sum + count * price, 0),
  ]
  const each = cost / all
  const share = gain === null ? null : valueIn(gain[1])
  return {
    name: 'mixed_lots',
    text: paragraphs(
      `Campurannya **${inRupiah(each)} per ${first.unit}**${share === null ? '' : `, untung ${exact.format(share)}%: jual **${inRupiah(each * (1 + share / 100))} per ${first.unit}**`}.`,
      listed([
        ...lots.map(
          ({ count, unit, price }) =>
            `${exact.format(count)} ${unit} × ${inRupiah(price)} = ${inRupiah(count * price)}`,
        ),
        `${inRupiah(cost)} ÷ ${exact.format(all)} ${first.unit} = ${inRupiah(each)}`,
      ]),
      'Itu kalau harganya per satuan seperti yang ditulis. Menjumlahkan dua harga lalu dibagi dua keliru kalau banyaknya tidak sama.',
    ),
  }
}
