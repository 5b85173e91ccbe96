import { addressOf, failureOf, reach } from '#core/http/client/call.ts'
import { exportItem } from '#core/items/shared/items.contract.ts'
import type { ExportFormat } from '#core/items/shared/kinds.ts'

/** The formats of the document editor (P2 §3), the professional one first; the spreadsheet where there is a table. */
export const downloadFormats = ['docx', 'pdf', 'txt', 'xlsx'] as const
export type DownloadFormat = (typeof downloadFormats)[number]

const fileName = (disposition: string | null, fallback: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : (plain ?? fallback)
}

/** Fetches the item as a file and hands it to the browser under the server's name. Throws AppError. */
export const downloadFile = async (itemId: string, format: ExportFormat): Promise<void> => {
  const response = await reach(addressOf(exportItem, { id: itemId }, { format }), { method: 'GET' })
  if (!response.ok) throw await failureOf(response)
  const name = fileName(response.headers.get('content-disposition'), `dokumen.${format}`)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser takes the file over within the same turn; the address may go afterwards.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
