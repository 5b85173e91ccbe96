import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { reckonMoney } from '../shared/reckon-money.ts'
import { largestPrice, mostLines, type SoldSale } from '../shared/store.ts'

/** Why the server would not take a sale, said while the buyer still stands there; null where it would. */
export const orderProblem = ({ lines, received }: Pick<SoldSale, 'lines' | 'received'>): string | null => {
  if (lines.length > mostLines)
    return `Satu penjualan paling banyak ${formatNumber(mostLines)} macam barang. Bagi menjadi beberapa penjualan.`
  try {
    reckonMoney(lines, received)
  } catch (thrown) {
    const { code, details } = toAppError(thrown)
    return errorText(code, details)
  }
  return received > largestPrice
    ? `Uang yang diterima paling banyak ${formatRupiah(largestPrice)}. Periksa lagi jumlahnya.`
    : null
}
