import { toAppError } from '#core/errors/shared/app-error.ts'
import { addressOf } from '#core/http/client/call.ts'
import { takeFile } from '#core/http/client/take-file.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import type { Sale } from '../../shared/sale.ts'
import { getTillReceipt } from '../../shared/till.contract.ts'

const byPrinting = 'Tekan Cetak struk, lalu pilih “Simpan sebagai PDF”.'

/**
 * Hands the receipt of a recorded sale to the browser as PDF: the server makes it, as it makes every PDF. Without it the
 * browser's own printing does the same. Answers why it did not work, null where it did.
 */
export const takeReceipt = async (
  slug: string,
  { id, number }: Pick<Sale, 'id' | 'number'>,
): Promise<string | null> => {
  try {
    await takeFile(addressOf(getTillReceipt, { slug, saleId: id }), `struk-${number}.pdf`)
    return null
  } catch (error) {
    const { code, details } = toAppError(error)
    if (code === 'offline') return `Tanpa internet PDF tidak bisa diunduh. ${byPrinting}`
    if (code === 'not_found') return `Penjualan ini belum terkirim, jadi PDF-nya belum ada. ${byPrinting}`
    return errorText(code, details)
  }
}
