import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { type BillInput, reckonBill } from '../shared/bill.ts'
import { largestPrice } from '../shared/fields.ts'
import { mostLines, type SoldSale } from '../shared/sale.ts'

/** Why the server would not take a sale, said while the buyer still stands there; null where it would. */
export const orderProblem = (
  order: BillInput<SoldSale['lines'][number]> & Pick<SoldSale, 'received'>,
): string | null => {
  const { lines, received } = order
  if (lines.length > mostLines)
    return `Satu penjualan paling banyak ${formatNumber(mostLines)} macam barang. Bagi menjadi beberapa penjualan.`
  try {
    reckonBill(order)
  } catch (thrown) {
    const { code, details } = toAppError(thrown)
    return errorText(code, details)
  }
  return received > largestPrice
    ? `Uang yang diterima paling banyak ${formatRupiah(largestPrice)}. Periksa lagi jumlahnya.`
    : null
}
