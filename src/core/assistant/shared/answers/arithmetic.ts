import { formatRupiah, roundToRupiah } from '#core/text/shared/rupiah.ts'

import type { Asked } from './answer.ts'
import { amount, shownNumber, valueOf } from './told-figures.ts'

const profitPattern = new RegExp(
  String.raw`(?:modal|beli|hpp|kulakan|kulak|harga pokok)(?:nya|\s+beli)?[^\d]{0,20}${amount}[^\d]{1,30}?(?:jual|dijual)(?:nya)?[^\d]{0,15}${amount}`,
  'iu',
)
const marginPattern = new RegExp(
  String.raw`(?:modal|hpp|beli|kulakan|harga pokok)(?:nya|\s+beli)?[^\d]{0,20}${amount}[^\d]{1,40}?(?:untung|margin|laba)[^\d]{0,20}(\d{1,3}(?:,\d+)?)\s?(?:%|persen)`,
  'iu',
)
const percentOfPattern = new RegExp(String.raw`(\d{1,3}(?:,\d+)?)\s?(?:%|persen)\s+(?:dari|nya)\s+${amount}`, 'iu')
const discountPattern = new RegExp(
  String.raw`${amount}[^\d]{0,20}(?:diskon|potongan|potong|disc)[^\d]{0,10}(\d{1,3}(?:,\d+)?)\s?(?:%|persen)`,
  'iu',
)
const productPattern = new RegExp(
  String.raw`^[^\d]{0,30}${amount}\s{0,2}(?:x|\*|×|kali|dikali)\s{0,2}${amount}[^\d]{0,30}$`,
  'iu',
)

const goodsPattern = new RegExp(String.raw`(\d{1,6})\s{1,3}([\p{L}][\p{L} ]{0,40}?)\s{0,2}@\s{0,2}${amount}`, 'giu')

const asksReckoning = /berapa|brp|hitung|%|persen|\?|untung|=|piro|sabaraha/i

/** Profit of a sale, a price from a margin, a percentage, a discount, a product: reckoned exactly and shown with its way. */
export const answerArithmetic = (asked: Asked): { readonly name: string; readonly text: string } | null => {
  const text = asked.text.slice(0, 300)
  if (!asksReckoning.test(text)) return null
  const lines = [...text.matchAll(goodsPattern)].map((found) => ({
    quantity: Number(found[1]),
    price: valueOf(found[3], found[4]) ?? 0,
  }))
  if (lines.length > 0 && /berapa|brp|total|jumlah/i.test(text)) {
    const total = lines.reduce((sum, line) => sum + line.quantity * line.price, 0)
    const way = lines.map(
      (line) =>
        `- ${shownNumber(line.quantity)} × ${formatRupiah(roundToRupiah(line.price))} = ${formatRupiah(roundToRupiah(line.quantity * line.price))}`,
    )
    return {
      name: 'goods_total',
      text: `${way.join('\n')}\n\nTotalnya **${formatRupiah(roundToRupiah(total))}**. Kalau mau dijadikan invoice, tulis *buatkan invoice* beserta nama pembelinya.`,
    }
  }
  if (asked.topic.kind !== null) return null
  const margin = marginPattern.exec(text)
  if (margin) {
    const cost = valueOf(margin[1], margin[2])
    const share = Number((margin[3] ?? '').replace(',', '.'))
    if (cost !== null && cost > 0 && share > 0 && share <= 1000) {
      const markup = roundToRupiah(cost * (1 + share / 100))
      const ofPrice = share < 100 ? roundToRupiah(cost / (1 - share / 100)) : null
      return {
        name: 'price_from_margin',
        text: [
          `Modal ${formatRupiah(roundToRupiah(cost))}, untung ${shownNumber(share)}%:`,
          `- ${shownNumber(share)}% **dari modal**: jual **${formatRupiah(markup)}** (untung ${formatRupiah(roundToRupiah(markup - cost))})`,
          ...(ofPrice === null
            ? []
            : [
                `- ${shownNumber(share)}% **dari harga jual**: jual **${formatRupiah(ofPrice)}** (untung ${formatRupiah(roundToRupiah(ofPrice - cost))})`,
              ]),
          '\nKebanyakan pedagang menghitung dari modal; toko modern biasanya dari harga jual. Pastikan ongkos kirim, kemasan, dan potongan marketplace sudah masuk modal.',
        ].join('\n'),
      }
    }
  }
  const profit = profitPattern.exec(text)
  if (profit) {
    const cost = valueOf(profit[1], profit[2])
    const price = valueOf(profit[3], profit[4])
    if (cost !== null && price !== null && cost > 0 && price > 0) {
      const gain = price - cost
      const word = gain >= 0 ? 'Untung' : 'Rugi'
      return {
        name: 'profit',
        text: [
          `${word} per barang: ${formatRupiah(roundToRupiah(price))} − ${formatRupiah(roundToRupiah(cost))} = **${formatRupiah(roundToRupiah(Math.abs(gain)))}**`,
          `- dari modal: **${shownNumber((Math.abs(gain) / cost) * 100)}%**\n- dari harga jual (margin): **${shownNumber((Math.abs(gain) / price) * 100)}%**`,
          gain >= 0
            ? 'Ini untung kotor. Kurangi lagi dengan kemasan, ongkos kirim, sewa, dan upah untuk tahu untung bersihnya.'
            : 'Harga jualnya masih di bawah modal. Naikkan harga, tekan biaya, atau jual sebagai paket.',
        ].join('\n\n'),
      }
    }
  }
  const discount = discountPattern.exec(text)
  if (discount) {
    const price = valueOf(discount[1], discount[2])
    const share = Number((discount[3] ?? '').replace(',', '.'))
    if (price !== null && share > 0 && share <= 100) {
      const cut = roundToRupiah((price * share) / 100)
      return {
        name: 'discount',
        text: `Potongannya ${shownNumber(share)}% × ${formatRupiah(roundToRupiah(price))} = ${formatRupiah(cut)}, jadi tinggal **${formatRupiah(roundToRupiah(price - cut))}**.`,
      }
    }
  }
  const part = percentOfPattern.exec(text)
  if (part) {
    const share = Number((part[1] ?? '').replace(',', '.'))
    const whole = valueOf(part[2], part[3])
    if (whole !== null) {
      return {
        name: 'percentage',
        text: `${shownNumber(share)}% dari ${formatRupiah(roundToRupiah(whole))} = **${formatRupiah(roundToRupiah((whole * share) / 100))}**.`,
      }
    }
  }
  const product = productPattern.exec(text)
  if (product) {
    const first = valueOf(product[1], product[2])
    const second = valueOf(product[3], product[4])
    if (first !== null && second !== null && first * second <= 1e15) {
      return {
        name: 'product',
        text: `${shownNumber(first)} × ${shownNumber(second)} = **${shownNumber(first * second)}**.`,
      }
    }
  }
  return null
}
