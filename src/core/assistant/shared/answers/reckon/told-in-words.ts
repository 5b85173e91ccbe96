import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { inRupiah, type Reckoned } from './way.ts'

const find = (text: string, pattern: string): RegExpExecArray | null => new RegExp(pattern, 'iu').exec(text)
const sumAt = (found: RegExpExecArray | null, at = 1): number | null =>
  found ? valueOf(found[at], found[at + 1]) : null

const costWords =
  'bahan(?: baku)?|kemasan|kardus|plastik|gas|listrik|upah|tenaga|gaji|ongkos|ongkir|bensin|sewa|bumbu|tepung|gula|minyak|telur|biaya \\p{L}{2,15}'
const made = `(?:jadi|dapat|dapet|menghasilkan|hasil(?:nya)?|untuk|buat)\\s{1,3}(?:sekitar\\s|kira-kira\\s|±\\s?)?(\\d{1,6})\\s{1,3}(\\p{L}{2,15})`
const wantedShare = '(?:untung|laba|margin)[^\\d]{0,20}(\\d{1,3}(?:,\\d{1,2})?)\\s?(?:%|persen)'

/** `bahan 400rb kemasan 100rb jadi 100 bungkus, mau untung 40%`: what one costs, and what it may be sold for. */
const priceOfBatch = (text: string): Reckoned | null => {
  if (!/jual|harga|hpp|modal/i.test(text)) return null
  const batch = find(text, made)
  const pieces = Number(batch?.[1] ?? 0)
  if (batch === null || pieces <= 1) return null
  const parts = [
    ...text.matchAll(new RegExp(`(?<!\\p{L})(${costWords})(?:nya)?\\s{1,3}(?:habis\\s|sekitar\\s)?${amount}`, 'giu')),
  ]
    .map(([, label = '', digits, scale]) => ({ label, sum: valueOf(digits, scale) ?? 0 }))
    .filter(({ sum }) => sum > 0)
  const whole = sumAt(
    find(
      text,
      `(?:modal|total biaya|biaya|habis|belanja|keluar)(?:nya)?\\s{1,3}(?:total\\s|semua\\s|sekitar\\s)?${amount}`,
    ),
  )
  const cost = parts.length > 1 ? parts.reduce((sum, part) => sum + part.sum, 0) : (whole ?? parts[0]?.sum ?? 0)
  if (cost < pieces) return null
  const unit = batch[2]?.toLowerCase() ?? 'buah'
  const each = cost / pieces
  const told = find(text, wantedShare)?.[1]
  const shares = told === undefined ? [30, 40, 50] : [Number(told.replace(',', '.'))]
  const way =
    parts.length > 1
      ? [...parts.map(({ label, sum }) => `- ${label} ${inRupiah(sum)}`), `- **jumlah ${inRupiah(cost)}**`]
      : []
  return {
    name: 'price_of_batch',
    text: [
      'Dari angka Anda sendiri:',
      ...(way.length > 0 ? [way.join('\n')] : []),
      `HPP = ${inRupiah(cost)} ÷ ${formatNumber(pieces)} ${unit} = **${inRupiah(each)} per ${unit}**.`,
      shares
        .map(
          (share) =>
            `- untung ${shownNumber(share)}% dari modal: jual **${inRupiah(each * (1 + share / 100))}**, untung ${inRupiah((each * share) / 100)} per ${unit}, ${inRupiah((cost * share) / 100)} kalau habis`,
        )
        .join('\n'),
      'Pastikan upah Anda sendiri, kemasan, dan potongan marketplace sudah termasuk, lalu bulatkan ke harga yang enak dan bandingkan dengan pesaing.',
    ].join('\n\n'),
  }
}

/** `margin 30% diskon 20% masih untung ga`: what a discount leaves. */
const discountLeft = (text: string): Reckoned | null => {
  const margin = Number(
    find(text, '(?:margin|untung)[^\\d]{0,15}(\\d{1,2}(?:,\\d)?)\\s?(?:%|persen)')?.[1]?.replace(',', '.') ?? 0,
  )
  const discount = Number(
    find(text, '(?:diskon|potongan|promo|disc)[^\\d]{0,15}(\\d{1,2}(?:,\\d)?)\\s?(?:%|persen)')?.[1]?.replace(
      ',',
      '.',
    ) ?? 0,
  )
  if (margin === 0 || discount === 0) return null
  const left = 100 * (1 - discount / 100) - (100 - margin)
  const more = left > 0 ? margin / left : null
  return {
    name: 'discount_left',
    text: [
      `Misalkan harga jual Rp 100.000 dengan margin ${shownNumber(margin)}%: modalnya ${inRupiah((100 - margin) * 1000)}.`,
      `Setelah diskon ${shownNumber(discount)}%, pembeli membayar ${inRupiah((100 - discount) * 1000)}, jadi ${left > 0 ? `untungnya tinggal **${inRupiah(left * 1000)}**` : left === 0 ? '**pas modal, tidak ada untungnya**' : `**rugi ${inRupiah(-left * 1000)}**`} per barang.`,
      more === null
        ? 'Diskon sebesar itu hanya masuk akal untuk menghabiskan stok lama. Pertimbangkan bonus kecil atau paket.'
        : `Supaya untung totalnya tetap sama, yang terjual harus **${shownNumber(more)} kali lipat** dari biasanya.`,
    ].join('\n\n'),
  }
}

/** Ways that read the words between the figures, of one message or of two together. */
export const waysInWords: readonly ((text: string) => Reckoned | null)[] = [priceOfBatch, discountLeft]
