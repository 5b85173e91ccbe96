import { toAppError } from '#core/errors/shared/app-error.ts'
import { addressOf } from '#core/http/client/call.ts'
import { takeFile } from '#core/http/client/take-file.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { exportItem } from '../shared/items.contract.ts'
import type { ExportFormat } from '../shared/kinds.ts'

/** Fetches an item as a file and hands it to the browser under the server's name. Throws AppError. */
export const downloadItem = (itemId: string, format: ExportFormat): Promise<string> =>
  takeFile(addressOf(exportItem, { id: itemId }, { format }), `Dokumen.${format}`)

/** Why nothing is downloaded while the server does not have what is on the screen. */
export const unsavedDownload =
  'Download gagal. Perubahan terakhir belum tersimpan di server; simpan dulu, lalu coba lagi.'

/** A failed download in one sentence (P2 §8). */
export const downloadFailure = (thrown: unknown): string => {
  const sentence = errorText(toAppError(thrown).code)
  return sentence.startsWith('Download gagal') ? sentence : `Download gagal. ${sentence}`
}
