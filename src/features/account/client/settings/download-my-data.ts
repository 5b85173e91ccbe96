import { failureOf, reach } from '#core/http/client/call.ts'

import { exportAccount } from '../../shared/account.contract.ts'

const nameIn = (disposition: string | null): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : (plain ?? 'Data Juragan.zip')
}

/** Fetches everything that is kept about the owner and hands it to the browser; gives the file's name. Throws AppError. */
export const downloadMyData = async (): Promise<string> => {
  const response = await reach(exportAccount.path, { method: 'GET' })
  if (!response.ok) throw await failureOf(response)
  const name = nameIn(response.headers.get('content-disposition'))
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser takes the file over within the same turn; the address may go afterwards.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return name
}
