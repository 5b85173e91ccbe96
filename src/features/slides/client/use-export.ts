import { useState } from 'react'

import { downloadFailure, downloadItem, unsavedDownload } from '#core/items/client/download-item.ts'

export type DeckFormat = 'pptx' | 'pdf'

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
      if (await flush()) await downloadItem(itemId, format)
      else tell({ failed: true, sentence: unsavedDownload })
    } catch (thrown) {
      tell({ failed: true, sentence: downloadFailure(thrown) })
    } finally {
      setRunning(null)
    }
  }
  return { running, download }
}
