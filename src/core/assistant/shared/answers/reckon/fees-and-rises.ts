import { shownNumber } from '../told-figures.ts'
import { feeShare, roundedUp } from './sale.ts'
import { inRupiah, listed, paragraphs, type Way } from './way.ts'

const asksWhatIsLeft = /(?:terima|dapat|dapet|masuk|bersih)(?:nya)?\s(?:\p{L}+\s)?(?:berapa|brp|piro|sabaraha)/u

/** `20% + 1.000`, `20% ditambah 1rb per pesanan` */
const ofEachOrder =
  /(?:per|tiap) ?(?:pes|order|transaksi)|(?:%|persen)\s?(?:\+|plus|tambah|ditambah|dan|sama|ples)\s?(?:biaya\s(?:\p{L}+\s)?)?(?:rp\s?)?\d/u

/** `dipotong 20% ditambah 1.000 per pesanan, supaya tetap 18rb`: the price where a share and a sum go. */
const priceOverFees: Way = (told) => {
  const fee = feeShare(told)
  const sums = [...new Set(told.figures.filter(({ shape }) => shape === 'sum').map(({ value }) => value))]
  const [net, fixed] = sums.toSorted((one, other) => other - one)
  if (fee === null || fee <= 0 || fee >= 90 || sums.length !== 2 || net === undefined || fixed === undefined)
    return null
  if (fixed > net / 4 || !ofEachOrder.test(told.text)) return null
  if (asksWhatIsLeft.test(told.text)) {
    const left = net * (1 - fee / 100) - fixed
    return {
      name: 'left_after_fees',
      text: `${inRupiah(net)} − ${shownNumber(fee)}% − ${inRupiah(fixed)} = **${inRupiah(left)}** yang diterima per pesanan. Potongan seluruhnya ${shownNumber((1 - left / net) * 100)}% dari harga.`,
    }
  }
  if (
    !/pasang|naik|harga|jual/.test(told.text) ||
    !/tet[ae]p|sama|bersih|terima|nerima|dapat|dapet|masuk/.test(told.text)
  )
    return null
  const needed = (net + fixed) / (1 - fee / 100)
  return {
    name: 'price_on_platform',
    text: paragraphs(
      `Supaya yang diterima tetap ${inRupiah(net)}: (${inRupiah(net)} + ${inRupiah(fixed)}) ÷ ${shownNumber(100 - fee)}% = **${inRupiah(needed)}**, bulatkan ke **${inRupiah(roundedUp(needed))}**.`,
      `Ceknya: ${inRupiah(needed)} − ${shownNumber(fee)}% − ${inRupiah(fixed)} = ${inRupiah(net)}. Itu untuk pesanan satu barang; kalau satu pesanan berisi beberapa, potongan tetapnya terbagi.`,
    ),
  }
}

/** `naik 12%, beli lama 28.000, jual 45.000`: the new price that keeps the share of gain, and the one that keeps the sum. */
const priceAfterRise: Way = (told) => {
  const share = told.figures.find(({ shape }) => shape === 'share')?.value
  const sums = told.figures.filter(({ shape }) => shape === 'sum').map(({ value }) => value)
  const [cost, price] = sums
  if (share === undefined || sums.length !== 2 || cost === undefined || price === undefined || price <= cost)
    return null
  if (!/naik/.test(told.text) || !/(?:beli|modal|kulak)/.test(told.text) || /diskon|potong|promo/.test(told.text))
    return null
  if (
    !/harga (?:jual )?(?:baru|jadi)|jual(?:nya)? (?:baru|jadi)|jualbaru|harga jual barunya|persen untung|untung (?:persen|rupiah)/.test(
      told.text,
    )
  )
    return null
  const dearer = cost * (1 + share / 100)
  return {
    name: 'price_after_rise',
    text: paragraphs(
      `Harga jual dulu ${inRupiah(price)}. Modal baru: ${inRupiah(cost)} + ${shownNumber(share)}% = **${inRupiah(dearer)}** (naik ${inRupiah(dearer - cost)}).`,
      listed([
        `**persen untung tetap** (${shownNumber(((price - cost) / cost) * 100)}% dari modal): jual **${inRupiah(price * (1 + share / 100))}**`,
        `**untung rupiah tetap** (${inRupiah(price - cost)}): jual **${inRupiah(price + dearer - cost)}**`,
      ]),
      'Bulatkan ke harga yang enak disebut, dan umumkan sebelum stok lama habis.',
    ),
  }
}

/** Prices that are set anew: over what others keep, and after the goods got dearer. */
export const feeAndRiseWays: readonly Way[] = [priceOverFees, priceAfterRise]
