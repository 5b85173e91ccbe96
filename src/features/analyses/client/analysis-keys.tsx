import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import Rows3 from 'lucide-react/icons/rows-3'
import Save from 'lucide-react/icons/save'
import { useRef } from 'react'
import { createPortal } from 'react-dom'

import { offerSheet } from '#core/sheets/client/offered-sheet.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { PhoneSheet } from '#core/ui/client/phone-sheet.tsx'
import s from './analysis-editor.module.css'
import { downloadFormats, type DownloadFormat } from './download-formats.ts'

const labels = { docx: 'Ekspor DOCX', pdf: 'Ekspor PDF', txt: 'Ekspor TXT' } as const satisfies Record<
  DownloadFormat,
  string
>
const small = { size: 16, strokeWidth: 1.9, 'aria-hidden': true } as const
const large = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

export interface KeysProps {
  readonly full: boolean
  readonly onFull: () => void
  readonly onCopy: () => void
  readonly onSave: () => void
  readonly saving: boolean
  readonly running: DownloadFormat | null
  readonly onDownload: (format: DownloadFormat) => void
}

/** The keys of a wide canvas, in one row. */
export const WideKeys = ({ full, onFull, onCopy, onSave, saving, running, onDownload }: KeysProps) => (
  <>
    <Button className={s.key} icon={<Rows3 {...small} />} aria-pressed={full} onClick={onFull}>
      Tampilan penuh
    </Button>
    <Button className={s.key} icon={<Copy {...small} />} onClick={onCopy}>
      Salin
    </Button>
    <IconButton label="Analisis file" onClick={offerSheet}>
      <FileSpreadsheet {...small} />
    </IconButton>
    <fieldset className={s.formats}>
      <legend className="sr">Ekspor</legend>
      {downloadFormats.map((format) => (
        <Button
          key={format}
          className={s.key}
          aria-label={labels[format]}
          waiting={running === format}
          icon={format === 'docx' ? <Download {...small} /> : undefined}
          onClick={() => onDownload(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </fieldset>
    <Button className={s.key} look="teal" icon={<Save {...small} />} waiting={saving} onClick={onSave}>
      Simpan Analisis
    </Button>
  </>
)

/** The same keys on a phone: in the canvas's bar, the rest behind one of them. */
export const PhoneKeys = (props: KeysProps & { readonly barSlot: HTMLElement | null }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  if (!props.barSlot) return null
  const run = (work: () => void) => () => {
    dialog.current?.close()
    work()
  }
  return createPortal(
    <>
      <IconButton label="Tampilan penuh" aria-pressed={props.full} onClick={props.onFull}>
        <Rows3 {...large} />
      </IconButton>
      <IconButton label="Simpan dan ekspor" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <FileText {...large} />
      </IconButton>
      <PhoneSheet ref={dialog} title="Analisis ini">
        <Button look="teal" touch wide onClick={run(props.onSave)}>
          Simpan Analisis
        </Button>
        <Button touch wide onClick={run(props.onCopy)}>
          Salin
        </Button>
        <Button touch wide onClick={run(offerSheet)}>
          Analisis file
        </Button>
        {downloadFormats.map((format) => (
          <Button key={format} touch wide onClick={run(() => props.onDownload(format))}>
            {labels[format]}
          </Button>
        ))}
      </PhoneSheet>
    </>,
    props.barSlot,
  )
}
