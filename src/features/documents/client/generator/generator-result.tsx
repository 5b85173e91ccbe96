import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import FileText from 'lucide-react/icons/file-text'
import PenLine from 'lucide-react/icons/pen-line'
import { useState } from 'react'

import { addressOf } from '#core/http/client/call.ts'
import { DriveKey } from '#core/items/client/drive-key.tsx'
import { downloadFailure, downloadItem } from '#core/items/client/download-item.ts'
import { exportItem } from '#core/items/shared/items.contract.ts'
import type { ExportFormat } from '#core/items/shared/kinds.ts'
import { Button } from '#core/ui/client/button.tsx'
import { copyText } from '#core/ui/client/copy-text.ts'
import { keepMode } from '../document-mode.ts'
import { noContent } from '../use-download.ts'
import s from './generator.module.css'
import type { GeneratorResult } from './generator-calls.ts'
import type { Output } from './use-generator.ts'

/** The file each result is handed over as, and what its key says. */
const files = {
  document: { format: 'docx', label: 'Simpan Word (DOCX)' },
  spreadsheet: { format: 'xlsx', label: 'Simpan Excel (XLSX)' },
  presentation: { format: 'pptx', label: 'Simpan PowerPoint (PPTX)' },
} as const satisfies Record<Output, { format: ExportFormat; label: string }>

interface GeneratorResultViewProps {
  readonly result: GeneratorResult
  readonly output: Output
  readonly onOpen: (itemId: string) => void
  readonly onNew: () => void
}

const icon = { size: 16, strokeWidth: 1.9, 'aria-hidden': true } as const

/** What was made, stored already, with everything that can be done with it (P2 §2.6). */
export const GeneratorResultView = ({ result, output, onOpen, onNew }: GeneratorResultViewProps) => {
  const [told, setTold] = useState<{ text: string; failed: boolean } | null>(null)
  const { id, title, text, note } = result
  const file = files[output]

  const copy = async (): Promise<void> => {
    if (text.trim() === '') return setTold({ text: noContent, failed: true })
    const copied = await copyText(text)
    setTold({ text: copied ? 'Teks tersalin.' : 'Browser ini tidak mengizinkan salin.', failed: !copied })
  }
  const download = async (format: ExportFormat): Promise<void> => {
    setTold(null)
    try {
      await downloadItem(id, format)
    } catch (thrown) {
      setTold({ text: downloadFailure(thrown), failed: true })
    }
  }
  return (
    <section className={s.result} aria-label="Hasil">
      <h3>{title}</h3>
      {note ? <p>{note}</p> : null}
      <div className={s.keys}>
        <Button look="primary" icon={<PenLine {...icon} />} onClick={() => onOpen(id)}>
          Edit
        </Button>
        {output === 'document' ? (
          <>
            <Button icon={<Copy {...icon} />} onClick={() => void copy()}>
              Salin
            </Button>
            <Button icon={<Download {...icon} />} onClick={() => void download('txt')}>
              Download TXT
            </Button>
            <Button
              icon={<FileText {...icon} />}
              onClick={() => {
                keepMode(id, 'docs')
                onOpen(id)
              }}
            >
              Buka di Halaman + huruf
            </Button>
            <a
              className={s.link}
              href={addressOf(exportItem, { id }, { format: 'pdf' })}
              target="_blank"
              rel="noreferrer"
            >
              <ExternalLink {...icon} />
              Buka PDF
            </a>
          </>
        ) : null}
        <Button icon={<Download {...icon} />} onClick={() => void download(file.format)}>
          {file.label}
        </Button>
        <DriveKey itemId={id} title={title} refuse={(sentence) => setTold({ text: sentence, failed: true })} />
        <Button look="quiet" onClick={onNew}>
          Generate New
        </Button>
      </div>
      {told ? (
        <p className={told.failed ? s.failure : undefined} role={told.failed ? 'alert' : 'status'}>
          {told.text}
        </p>
      ) : null}
      {text === '' ? null : <pre className={s.written}>{text}</pre>}
    </section>
  )
}
