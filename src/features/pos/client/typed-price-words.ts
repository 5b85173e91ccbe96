import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { readTypedPrice } from '../shared/typed-price.ts'

/** Why a typed price is none. */
export const priceProblem = (typed: string): string =>
  typed.trim() === '' ? 'Isi harganya, misalnya 12.500.' : 'Harga ini tidak terbaca. Tulis angka saja, misalnya 12.500.'

/** What a typed price will be, as soon as that is not what stands in the field letter by letter. */
export const priceHelp = (typed: string): string | undefined => {
  const price = readTypedPrice(typed)
  if (price === null) return undefined
  return price.isRounded ? `Dibulatkan menjadi ${formatRupiah(price.amount)}` : `= ${formatRupiah(price.amount)}`
}
