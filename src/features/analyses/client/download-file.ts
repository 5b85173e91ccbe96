import { addressOf, failureOf, reach } from '#core/http/client/call.ts'
import { exportItem } from '#core/items/shared/items.contract.ts'

export const downloadFormats = ['docx', 'pdf', 'txt'] as const
export type DownloadFormat = (typeof downloadFormats)[number]

const fileName = (disposition: string | null, fallback: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : (plain ?? fallback)
}

/** Fetches the analysis as a file and hands it to the browser under the server's name. Throws AppError. */
export const downloadFile = async (itemId: string, format: DownloadFormat): Promise<void> => {
  const response = await reach(addressOf(exportItem, { id: itemId }, { format }), { method: 'GET' })
  if (!response.ok) throw await failureOf(response)
  const name = fileName(response.headers.get('content-disposition'), `analisis.${format}`)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser takes the file over within the same turn; the address may go afterwards.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
