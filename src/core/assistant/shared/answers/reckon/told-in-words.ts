import { shownNumber } from '../told-figures.ts'
import { inRupiah, type Reckoned } from './way.ts'

const find = (text: string, pattern: string): RegExpExecArray | null => new RegExp(pattern, 'iu').exec(text)
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
export const waysInWords: readonly ((text: string) => Reckoned | null)[] = [discountLeft]
