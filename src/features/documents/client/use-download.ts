import { useCallback, useState } from 'react'

import { downloadFailure, downloadItem, unsavedDownload } from '#core/items/client/download-item.ts'
import { danglingArticles } from '../shared/articles/articles.ts'
import { type Blank, listBlanks } from '../shared/content/blanks.ts'
import type { DocumentContent } from '../shared/content/document-content.ts'
import { documentText } from './count-text.ts'
import { downloadFormats, type DownloadFormat } from './download-formats.ts'

/** What is told under the toolbar: that something failed and why, what was left out, or which blanks a file still has. */
export type DownloadNotice =
  | { readonly kind: 'failed' | 'told'; readonly sentence: string }
  | {
      readonly kind: 'blanks'
      readonly blanks: readonly Blank[]
      /** Articles that a contract names and does not have. */
      readonly dangling: readonly string[]
      /** Letters that the file cannot write. */
      readonly undrawn: string
    }

/** P2 §5: an empty document is neither downloaded nor copied. */
export const noContent = 'Tidak ada konten'

interface DownloadState {
  /** What this document can be downloaded as. */
  readonly formats: readonly DownloadFormat[]
  readonly format: DownloadFormat
  readonly setFormat: (format: DownloadFormat) => void
  readonly isRunning: boolean
  readonly notice: DownloadNotice | null
  readonly dismiss: () => void
  /** Tells why something of this document cannot be done. */
  readonly refuse: (sentence: string) => void
  /** Tells of something that went otherwise than expected, without harm. */
  readonly tell: (sentence: string) => void
  readonly download: (format?: DownloadFormat) => Promise<void>
}

/**
 * Downloads the item: saves first, so that the file has what is on the screen, then asks the server for the file.
 * Blanks are told, never a reason to refuse.
 */
export const useDownload = (
  itemId: string,
  content: () => DocumentContent,
  flush: () => Promise<boolean>,
  undrawnInPdf: string,
): DownloadState => {
  const [format, setFormat] = useState<DownloadFormat>('docx')
  const [isRunning, setRunning] = useState(false)
  const [notice, setNotice] = useState<DownloadNotice | null>(null)

  const download = async (wanted = format): Promise<void> => {
    if (documentText(content()).trim() === '') {
      setNotice({ kind: 'failed', sentence: noContent })
      return
    }
    const [blanks, dangling] = [listBlanks(content()), danglingArticles(content())]
    const undrawn = wanted === 'pdf' ? undrawnInPdf : ''
    const isWhole = blanks.length + dangling.length + undrawn.length === 0
    setNotice(isWhole ? null : { kind: 'blanks', blanks, dangling, undrawn })
    setRunning(true)
    try {
      if (await flush()) await downloadItem(itemId, wanted)
      else setNotice({ kind: 'failed', sentence: unsavedDownload })
    } catch (thrown) {
      setNotice({ kind: 'failed', sentence: downloadFailure(thrown) })
    } finally {
      setRunning(false)
    }
  }

  const refuse = (sentence: string): void => setNotice({ kind: 'failed', sentence })
  const tell = useCallback((sentence: string) => setNotice({ kind: 'told', sentence }), [])
  const hasTable = content().letter.lines.length > 0
  const formats = downloadFormats.filter((one) => one !== 'xlsx' || hasTable)
  return { formats, format, setFormat, isRunning, notice, dismiss: () => setNotice(null), refuse, tell, download }
}
