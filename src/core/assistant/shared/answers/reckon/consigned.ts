import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

/** `laku 35 dari 50, harga titip 4rb dijual 5rb`: what is handed over of goods on consignment. */
const onConsignment = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (!/titip/.test(text)) return null
  const sold = /(?:laku|terjual)\s(\d{1,5})(?:\s(?!dari)\p{L}{2,10})?(?:\sdari\s(\d{1,5}))?/u.exec(text)
  const given = new RegExp(`(?:titip|titipan|titipnya|modal|setor)(?:nya)?\\s(?:@\\s?)?${amount}`, 'iu').exec(text)
  const priced = new RegExp(`(?:jual|dijual)(?:nya)?\\s(?:@\\s?)?${amount}`, 'iu').exec(text)
  const [each, price] = [valueOf(given?.[1], given?.[2]), valueOf(priced?.[1], priced?.[2])]
  const [count, all] = [Number(sold?.[1]), sold?.[2] === undefined ? null : Number(sold[2])]
  if (each === null || price === null || !(count > 0) || each < 100 || price < each) return null
  return {
    name: 'on_consignment',
    text: paragraphs(
      listed([
        `setor ke pemilik: ${formatNumber(count)} × ${inRupiah(each)} = **${inRupiah(count * each)}**`,
        `bagian toko: ${formatNumber(count)} × ${inRupiah(price - each)} = **${inRupiah(count * (price - each))}** (dijual ${inRupiah(price)})`,
        ...(all !== null && all > count ? [`kembali ke pemilik: ${formatNumber(all - count)} barang`] : []),
      ]),
      'Hitung sisanya berdua, tulis tanggal dan jumlahnya, lalu tanda tangan. Yang rusak atau hilang ikut kesepakatan awal.',
    ),
  }
}

const keeps =
  /(?<!\p{L})(?:warung|toko|kios|kantin|kafe|cafe|dia|mereka|yang titip|pemilik|penitip)(?:nya)?\s(?:\p{L}+\s)?(?:ambil|potong|motong|minta|dapat|dapet|kena|komisi|bagian)(?:nya)?\s(?:\p{L}+\s)?(\d{1,2}(?:[.,]\d)?)\s?(?:%|persen)|(?:komisi|bagian|potongan)(?:nya)?\s(?:\p{L}+\s){0,2}(\d{1,2}(?:[.,]\d)?)\s?(?:%|persen)/u
const costOfOne = new RegExp(
  String.raw`(?<!\p{L})(?:modal|hpp|bikin|buat)(?:nya)?\s(?:\p{L}{2,8}\s){0,2}?${amount}`,
  'iu',
)
const soldFor = new RegExp(String.raw`(?<!\p{L})(?:di)?jual(?:nya)?\s(?:\p{L}{2,8}\s){0,2}?${amount}`, 'iu')
const soldPieces = /(?<!\p{L})(?:laku|terjual|kejual)\s(?:\p{L}{2,8}\s)?(\d{1,5})(?![\d.,]\d|\s?(?:rb|ribu))/u

/** `modal 1.200 titip dijual 2rb, warung ambil 15%`: what is left of one for the owner. */
const shareOnConsignment = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (!/titip|konsinyasi/.test(text)) return null
  const found = [keeps, costOfOne, soldFor, soldPieces].map((pattern) => pattern.exec(text))
  const [kept, cost, price, sold] = found
  if (!kept || !cost || !price) return null
  const rest = found.reduce((left, one) => left.replace(one?.[0] ?? '', ' ; '), text)
  const share = Number((kept[1] ?? kept[2] ?? '').replace(',', '.'))
  const [each, whole] = [valueOf(cost[1], cost[2]) ?? 0, valueOf(price[1], price[2]) ?? 0]
  if (/\d/.test(rest) || each < 50 || whole <= each || !(share > 0)) return null
  const gain = (whole * (100 - share)) / 100 - each
  const count = Number(sold?.[1] ?? 0)
  return {
    name: 'share_on_consignment',
    text: paragraphs(
      gain >= 0
        ? `Untung Anda **${inRupiah(gain)}** sebuah${count > 0 ? `, ${formatNumber(count)} × ${inRupiah(gain)} = **${inRupiah(gain * count)}**` : ''}.`
        : `**Rugi ${inRupiah(-gain)}** sebuah.`,
      listed([
        `bagian penjual ${shownNumber(share)}%: ${inRupiah(whole)} × ${shownNumber(share)}% = ${inRupiah((whole * share) / 100)}`,
        `Anda terima: ${inRupiah(whole)} − ${inRupiah((whole * share) / 100)} = ${inRupiah((whole * (100 - share)) / 100)}`,
        `dikurangi modal: ${inRupiah((whole * (100 - share)) / 100)} − ${inRupiah(each)} = ${inRupiah(gain)}`,
      ]),
      'Yang tidak laku dan kembali juga memakan untung ini; catat berapa yang kembali tiap hari.',
    ),
  }
}

/** Goods that somebody else sells for their owner. */
export const consignedWays: readonly ((text: string) => Reckoned | null)[] = [onConsignment, shareOnConsignment]
