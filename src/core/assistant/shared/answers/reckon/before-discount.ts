import { shownNumber, sumsIn, withoutDates } from '../told-figures.ts'
import { inRupiah, paragraphs, type Reckoned } from './way.ts'

const off = /(?:diskon|disc|potongan|potong|korting|sale)(?:nya)?\s(\d{1,2}(?:[.,]\d)?)\s?(?:%|persen)/u
const asksFirst =
  /(?:harga|harganya)\s(?:asli|awal|semula|normal|sebelum\p{L}*|coret|mula-mula)|(?:asli|aslinya|awalnya|normalnya|semulanya|sebelum diskon)(?!\p{L})/u
const after =
  /(?:jadi|menjadi|tinggal|bayar|kena|setelah diskon|sesudah diskon)(?:nya)?\s(?:\p{L}{2,8}\s)?(?:rp\.?\s?)?\d/u

/** `diskon 30% jadi 84.000, harga aslinya berapa`: the price before what was taken off. */
export const priceBeforeDiscount = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  const share = Number((off.exec(text)?.[1] ?? '').replace(',', '.'))
  const [sum, ...others] = sumsIn(text)
  if (sum === undefined || others.length > 0 || !(share > 0) || share >= 100) return null
  if (!asksFirst.test(text) || !after.test(text) || !/berapa|brp|piro/.test(text)) return null
  if ((text.match(/\d+(?:[.,]\d+)*/g) ?? []).length !== 2) return null
  const first = sum / (1 - share / 100)
  return {
    name: 'price_before_discount',
    text: paragraphs(
      `Harga aslinya ${inRupiah(sum)} ÷ ${shownNumber(100 - share)}% = **${inRupiah(first)}**.`,
      `Potongannya ${shownNumber(share)}% × ${inRupiah(first)} = ${inRupiah(first - sum)}. Menambah ${shownNumber(share)}% ke ${inRupiah(sum)} keliru, karena diskonnya dihitung dari harga asli.`,
    ),
  }
}
