import { amount, valueOf, withoutDates } from '../told-figures.ts'
import { asks, exact, figuresIn, number, valueIn } from './rate-words.ts'
import { inRupiah, type Reckoned } from './way.ts'

const priceIsOfOne = new RegExp(
  String.raw`${amount}\s?(?:per\s?|se|\/\s?|tiap\s|satu\s)\p{L}{2,10}(?!nya)(?!\p{L})(?!\s(?:berapa|brp|jatuh))`,
  'iu',
)

const soldCount = new RegExp(String.raw`(?:terjual|kejual|laku|laris)\s(?:\p{L}{2,8}\s)?${number}`, 'iu')

/** `tiket 25rb per orang terjual 140 lembar, pendapatannya berapa`: what so many brought. */
const soldAtPrice = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!/(?:pendapatan|pemasukan|omzet|omset|penjualan|hasil|total|dapat|dapet|masuk)(?:nya)?(?!\p{L})/u.test(text))
    return null
  if (!asks.test(text) || /modal|untung|laba|%|persen|bersih|sehari|sebulan/.test(text)) return null
  const [price, sold] = [priceIsOfOne.exec(text), soldCount.exec(text)]
  if (price === null || sold === null || figuresIn(text) !== 2) return null
  const [each, count] = [valueOf(price[1], price[2]) ?? 0, valueIn(sold[1])]
  if (each < 100 || !(count > 0)) return null
  return { name: 'sold_at_price', text: `${exact.format(count)} × ${inRupiah(each)} = **${inRupiah(each * count)}**.` }
}

/** What one costs of so many, and what so many bring at the price of one. */
export const pricesOfOne: readonly ((text: string) => Reckoned | null)[] = [soldAtPrice]
