import { useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { addressOf, failureOf, reach } from '#core/http/client/call.ts'
import { exportItem } from '#core/items/shared/items.contract.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

export type DeckFormat = 'pptx' | 'pdf'

const fileName = (disposition: string | null, fallback: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : (plain ?? fallback)
}

const fetchFile = async (itemId: string, format: DeckFormat): Promise<void> => {
  const response = await reach(addressOf(exportItem, { id: itemId }, { format }), { method: 'GET' })
  if (!response.ok) throw await failureOf(response)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(response.headers.get('content-disposition'), `presentasi.${format}`)
  link.click()
  // The browser takes the file over within the same turn; the address may go afterwards.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export interface Note {
  readonly failed: boolean
  readonly sentence: string
}

interface ExportState {
  readonly running: DeckFormat | null
  readonly download: (format: DeckFormat) => Promise<void>
}

/** Saves what is on the screen, then fetches it as a file; a failure is told in one sentence. */
export const useExport = (itemId: string, flush: () => Promise<boolean>, tell: (note: Note) => void): ExportState => {
  const [running, setRunning] = useState<DeckFormat | null>(null)
  const download = async (format: DeckFormat): Promise<void> => {
    setRunning(format)
    try {
      if (await flush()) await fetchFile(itemId, format)
      else
        tell({
          failed: true,
          sentence: 'Download gagal. Perubahan terakhir belum tersimpan di server; simpan dulu, lalu coba lagi.',
        })
    } catch (thrown) {
      const sentence = errorText(toAppError(thrown).code)
      tell({ failed: true, sentence: sentence.startsWith('Download gagal') ? sentence : `Download gagal. ${sentence}` })
    } finally {
      setRunning(null)
    }
  }
  return { running, download }
}
