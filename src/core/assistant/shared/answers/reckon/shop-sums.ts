import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const sharePattern = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|persen)/g
/** The shares of a text in percent, in order. */
export const sharesIn = (text: string): readonly number[] =>
  [...text.matchAll(sharePattern)].map(([, digits = '']) => Number(digits.replace(',', '.')))
/** Nothing was left out: what no pattern took holds no digit. */
export const holdsNoFigure = (text: string): boolean => !/\d/.test(text)
const soldFor = new RegExp(
  `(?:laku|terjual|dijual(?:\\slagi)?|jual lagi|kejual)\\s(?:cuma\\s|harga\\s)?${amount}`,
  'iu',
)
const spentOn = new RegExp(`(\\p{L}{2,12})(?:\\s\\p{L}{2,12}){0,2}\\s${amount}`, 'giu')

/** `beli hp bekas 1,2jt servis 250rb laku 1,9jt, untung berapa persen`: one thing bought, mended and sold. */
const boughtAndSold = (text: string): Reckoned | null => {
  const sold = soldFor.exec(text)
  const price = valueOf(sold?.[1], sold?.[2])
  if (sold === null || price === null || price < 10_000 || !/untung|laba|rugi|cuan|bathi/.test(text)) return null
  if (!/beli|ambil|modal|kulak|dapat/.test(text) || sharesIn(text).length > 0 || /bulan|hari|minggu/.test(text))
    return null
  const rest = text.replace(sold[0], ' ')
  const found = [...rest.matchAll(spentOn)]
  const costs = found.map(([, name = '', digits, scale]) => ({ name, value: valueOf(digits, scale) ?? 0 }))
  const left = found.reduce((one, [whole]) => one.replace(whole, ' '), rest)
  const cost = costs.reduce((sum, { value }) => sum + value, 0)
  if (costs.length < 2 || costs.some(({ value }) => value < 1_000) || !holdsNoFigure(left)) return null
  const gain = price - cost
  return {
    name: 'bought_and_sold',
    text: paragraphs(
      listed([
        `modal: ${costs.map(({ name, value }) => `${name} ${inRupiah(value)}`).join(' + ')} = **${inRupiah(cost)}**`,
        `laku ${inRupiah(price)}: ${gain >= 0 ? 'untung' : 'rugi'} **${inRupiah(Math.abs(gain))}**, yaitu **${shownNumber((Math.abs(gain) / cost) * 100)}%** dari modal atau ${shownNumber((Math.abs(gain) / price) * 100)}% dari harga jual`,
      ]),
      'Ongkos jalan, waktu menunggu laku, dan garansi yang Anda beri ikut mengurangi.',
    ),
  }
}

/** Goods bought and sold in passing, told with every figure they need; each takes all of them or none. */
export const shopSums: readonly ((text: string) => Reckoned | null)[] = [boughtAndSold].map(
  (way) => (message: string) => way(message.toLowerCase()),
)
