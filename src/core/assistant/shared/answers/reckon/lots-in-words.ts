import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const few = String.raw`(?:\p{L}{1,12}\s){0,3}?`
const sumPattern = new RegExp(String.raw`(?<![\d.,])${amount}(?!\s?(?:%|persen))`, 'giu')
const sumsIn = (text: string): readonly number[] =>
  [...text.matchAll(sumPattern)].map(([, digits, scale]) => valueOf(digits, scale) ?? 0)
const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))
const sumAt = (found: RegExpExecArray | null, at = 1): number => valueOf(found?.[at], found?.[at + 1]) ?? 0
const find = (text: string, pattern: string): RegExpExecArray | null => new RegExp(pattern, 'iu').exec(text)

const without = (text: string, found: readonly (RegExpExecArray | null)[]): string =>
  found.reduce((left, one) => (one === null ? left : left.replace(one[0], ' ; ')), text)

const priceWord = String.raw`(?:jual|dijual|harga)(?:nya)?`

/** `komisi 2,5% dari 180 juta berapa`: a share that is somebody's, of one sum. */
const shareOfSum = (text: string): Reckoned | null => {
  const found = find(
    text,
    String.raw`(komisi|bonus|fee|bagian|insentif|tip)\s${few}(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen)\sdari\s${few}${amount}`,
  )
  if (found === null || /\d/.test(without(text, [found])) || /supaya|biar|tetap|tetep|pasang/.test(text)) return null
  const [share, whole] = [numberOf(found[2]), sumAt(found, 3)]
  return {
    name: 'percentage',
    text: paragraphs(
      `${shownNumber(share)}% × ${inRupiah(whole)} = **${inRupiah((whole * share) / 100)}**.`,
      `Sisanya ${inRupiah(whole * (1 - share / 100))}. Sepakati tertulis kapan dibayar dan dari harga yang mana (sebelum atau sesudah potongan lain).`,
    ),
  }
}

/** `40 toples minta diskon, modal 32rb jual 50rb, kasih berapa`: what may be given for many. */
const discountForMany = (text: string): Reckoned | null => {
  if (
    !/diskon|potongan|harga khusus|kurangi|lebih murah/.test(text) ||
    !/berapa|brp/.test(text) ||
    /%|persen/.test(text)
  )
    return null
  const many = find(text, String.raw`(?<![\d.,])(\d{1,5})\s?(?!rb|ribu|jt|juta|k\b)(\p{L}{3,10})`)
  const cost = find(text, String.raw`(?:modal|hpp)(?:nya)?\s${few}${amount}`)
  const sold = find(text, String.raw`${priceWord}\s${few}${amount}`)
  if (many === null || cost === null || sold === null || /\d/.test(without(text, [many, cost, sold]))) return null
  const [count, spent, price] = [Number(many[1]), sumAt(cost), sumAt(sold)]
  if (count < 5 || price <= spent) return null
  const margin = price - spent
  const steps = [0.15, 0.25, 0.4].map((share) => Math.round((price - margin * share) / 500) * 500)
  return {
    name: 'discount_for_many',
    text: paragraphs(
      `Untung satu ${inRupiah(price)} − ${inRupiah(spent)} = ${inRupiah(margin)}. Untuk ${formatNumber(count)} ${many[2]}:`,
      listed(
        steps.map(
          (offer, at) =>
            `${at === 1 ? '**' : ''}${inRupiah(offer)}${at === 1 ? '**' : ''} sebuah (potong ${shownNumber(((price - offer) / price) * 100)}%): untung ${formatNumber(count)} × ${inRupiah(offer - spent)} = ${inRupiah(count * (offer - spent))}`,
        ),
      ),
      `Tawarkan yang pertama, berhenti di yang tengah; yang terakhir hanya kalau **bayar di muka** dan waktunya longgar. Tanpa potongan untungnya ${inRupiah(count * margin)}. Lebih hemat: bonus ${formatNumber(Math.max(1, Math.round(count / 20)))} ${many[2]} (modal ${inRupiah(Math.max(1, Math.round(count / 20)) * spent)}).`,
    ),
  }
}

const shownName = (name: string): string => (name.length < 3 ? name.toUpperCase() : name)

/** `A modal 5rb jual 8rb laku 20, B modal 10rb jual 14rb laku 12`: which of several brings most. */
const goodsCompared = (text: string): Reckoned | null => {
  const rows = [
    ...text.matchAll(
      new RegExp(
        String.raw`(\p{L}{1,15}(?:\s(?!modal)\p{L}{2,12})?)\s(?:modal|hpp)(?:nya)?\s${amount},?\s(?:di)?jual(?:nya)?\s${amount},?\s(?:laku|terjual)(?:nya)?\s(\d{1,5})`,
        'giu',
      ),
    ),
  ].map(([whole, name = '', c, cs, p, ps, n]) => ({
    whole,
    name,
    cost: valueOf(c, cs) ?? 0,
    price: valueOf(p, ps) ?? 0,
    sold: Number(n),
  }))
  if (rows.length < 2 || rows.length > 6) return null
  if (sumsIn(rows.reduce((left, { whole }) => left.replace(whole, ' '), text)).some((sum) => sum >= 500)) return null
  const gains = rows
    .map((row) => ({ ...row, gain: (row.price - row.cost) * row.sold }))
    .toSorted((one, other) => other.gain - one.gain)
  const [best] = gains
  return {
    name: 'goods_compared',
    text: paragraphs(
      listed(
        gains.map(
          ({ name, cost, price, sold, gain }) =>
            `${shownName(name)}: (${inRupiah(price)} − ${inRupiah(cost)}) × ${formatNumber(sold)} = **${inRupiah(gain)}** (margin ${shownNumber(((price - cost) / price) * 100)}%)`,
        ),
      ),
      `Paling untung: **${shownName(best?.name ?? '')}**. Jumlah semuanya ${inRupiah(gains.reduce((sum, { gain }) => sum + gain, 0))}. Yang paling laku belum tentu paling untung: jaga stok yang teratas, dan yang marginnya paling kecil dinaikkan sedikit atau dijadikan paket.`,
    ),
  }
}

const ways = [shareOfSum, discountForMany, goodsCompared]

/** Lots and shares that are told whole; each way takes every figure of the message or none. */
export const lotsInWords: readonly ((message: string) => Reckoned | null)[] = ways.map(
  (way) => (message: string) => way(withoutDates(message.toLowerCase().replaceAll(/(\p{L}{2})2(?![\d.,])/gu, '$1'))),
)
