import { failureOf, reach } from './call.ts'

/** The name that the server gave to a file (RFC 6266, RFC 5987). */
const nameIn = (disposition: string | null, fallback: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : (plain ?? fallback)
}

/** Hands a file to the browser, which saves it under the name. */
export const handOver = (file: Blob, name: string): void => {
  const blobAddress = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = blobAddress
  link.download = name
  link.click()
  // The browser takes the file over within the same turn; the address may go afterwards.
  setTimeout(() => URL.revokeObjectURL(blobAddress), 60_000)
}

/**
 * Fetches a file and hands it to the browser under the server's name; answers the name. Throws AppError with the
 * server's code, or `offline`.
 */
export const takeFile = async (address: string, fallbackName: string): Promise<string> => {
  const response = await reach(address, { method: 'GET' })
  if (!response.ok) throw await failureOf(response)
  const name = nameIn(response.headers.get('content-disposition'), fallbackName)
  handOver(await response.blob(), name)
  return name
}
