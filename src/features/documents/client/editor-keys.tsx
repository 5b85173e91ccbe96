import ChevronDown from 'lucide-react/icons/chevron-down'
import Download from 'lucide-react/icons/download'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import PenLine from 'lucide-react/icons/pen-line'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { createPortal } from 'react-dom'

import { DriveKey } from '#core/items/client/drive-key.tsx'
import { openSharing } from '#core/items/client/shares.api.ts'
import type { Item } from '#core/items/shared/item.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { PhoneSheet, SheetPair } from '#core/ui/client/phone-sheet.tsx'
import { Segment } from '#core/ui/client/segment.tsx'
import { ConvertKey, type ConvertProps, ConvertRows } from './convert/convert-key.tsx'
import { type DocumentMode, documentModes, modeNames } from './document-mode.ts'
import { downloadFormats, type DownloadFormat } from './download-formats.ts'
import s from './toolbar.module.css'
import { ViewMenu } from './view-menu.tsx'
import type { DownloadNotice, useDownload } from './use-download.ts'
import { openWordLabel } from './word-import/open-word-label.ts'

type View = 'edit' | 'preview'

const labels = {
  docx: 'Download Professional DOCX',
  pdf: 'Download PDF',
  txt: 'Download Teks',
  xlsx: 'Download Spreadsheet',
} as const satisfies Record<DownloadFormat, string>

const small = { size: 16, strokeWidth: 1.9, 'aria-hidden': true } as const

interface EditorKeysProps {
  readonly item: Item
  readonly phone: boolean
  readonly barSlot: HTMLElement | null
  readonly view: View
  readonly onView: (view: View) => void
  readonly mode: DocumentMode
  readonly onMode: (mode: DocumentMode) => void
  readonly onNew: (() => void) | null
  /** Lets the owner choose a file of Word; null where nothing can be opened. */
  readonly onWord: (() => void) | null
  readonly download: ReturnType<typeof useDownload>
  /** What the letter may become; null where nothing can be opened. */
  readonly conversion: Pick<ConvertProps, 'letter' | 'flush' | 'openItem'> | null
}

/** The file that was stored for this item elsewhere, where there is one (DOC-12). */
const StoredFile = ({ url }: { readonly url: string }) =>
  /^(?:https?:\/\/|\/(?!\/))/i.test(url) ? (
    <a className={s.stored} href={url} target="_blank" rel="noreferrer">
      <ExternalLink {...small} />
      Berkas tersimpan
    </a>
  ) : null

/** What the pages of the PDF cannot show, and what can. */
export const undrawnSentence = (letters: string): string =>
  `Huruf ini belum bisa digambar di PDF: ${[...letters].join(' ')}. Unduh sebagai Word supaya semuanya tampil.`

/** What a file still lacks, in a few sentences. */
const openEnds = ({ blanks, dangling, undrawn }: Extract<DownloadNotice, { kind: 'blanks' }>): string =>
  [
    ...(blanks.length > 0
      ? [`Berkas ini masih punya isian kosong: ${blanks.map(({ name }) => name).join(', ')}.`]
      : []),
    ...(dangling.length > 0
      ? [`Disebut di perjanjian tetapi tidak ada: ${dangling.join(', ')}. Betulkan nomor pasal atau ayatnya.`]
      : []),
    ...(undrawn === '' ? [] : [undrawnSentence(undrawn)]),
  ].join(' ')

/** The notice that a download left behind. It stands in no one's way and can be closed. */
export const DownloadNote = ({
  notice,
  onClose,
}: {
  readonly notice: DownloadNotice
  /** Absent where it stands as long as its reason does. */
  readonly onClose?: () => void
}) => (
  <div
    className={classNames(s.notice, notice.kind === 'failed' && s.failed)}
    role={notice.kind === 'failed' ? 'alert' : 'status'}
  >
    <p>{notice.kind === 'blanks' ? openEnds(notice) : notice.sentence}</p>
    {onClose ? (
      <IconButton label="Tutup pemberitahuan" onClick={onClose}>
        <X {...small} />
      </IconButton>
    ) : null}
  </div>
)

const views = [
  { view: 'edit', name: 'Edit' },
  { view: 'preview', name: 'Preview' },
] as const

const ViewSegment = ({ view, onView }: Pick<EditorKeysProps, 'view' | 'onView'>) => (
  <Segment legend="Edit atau pratinjau" views={views} chosen={view} className={s.segment} onChoose={onView} />
)

const PhoneKeys = ({ item, view, onView, mode, onMode, onNew, onWord, download, conversion }: EditorKeysProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPreview = view === 'preview'
  return (
    <>
      <IconButton label={isPreview ? 'Edit' : 'Preview'} onClick={() => onView(isPreview ? 'edit' : 'preview')}>
        {isPreview ? (
          <PenLine size={22} strokeWidth={1.75} aria-hidden />
        ) : (
          <Eye size={22} strokeWidth={1.75} aria-hidden />
        )}
      </IconButton>
      <IconButton label={labels.docx} disabled={download.isRunning} onClick={() => void download.download('docx')}>
        <Download size={22} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton label="Lainnya" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <EllipsisVertical size={22} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <PhoneSheet ref={dialog} title="Unduh dokumen">
        <div className={s.files}>
          {download.formats.map((format) => (
            <Button
              key={format}
              touch
              onClick={() => {
                dialog.current?.close()
                void download.download(format)
              }}
            >
              {labels[format]}
            </Button>
          ))}
        </div>
        {item.url ? <StoredFile url={item.url} /> : null}
        {conversion ? (
          <ConvertRows
            {...conversion}
            itemId={item.id}
            onFailure={download.refuse}
            onChoose={() => dialog.current?.close()}
          />
        ) : null}
        <h2>Kirim</h2>
        <SheetPair>
          <Button
            touch
            wide
            onClick={() => {
              dialog.current?.close()
              openSharing(item.id)
            }}
          >
            Bagikan
          </Button>
          <DriveKey
            itemId={item.id}
            title={item.title}
            look="wide"
            refuse={download.refuse}
            onPressed={() => dialog.current?.close()}
          />
        </SheetPair>
        <h2>Tampilan</h2>
        <SheetPair>
          {documentModes.map((one) => (
            <Button
              key={one}
              touch
              look={one === mode ? 'teal' : 'plain'}
              aria-pressed={one === mode}
              onClick={() => {
                dialog.current?.close()
                onMode(one)
              }}
            >
              {modeNames[one]}
            </Button>
          ))}
        </SheetPair>
        <SheetPair>
          {onNew ? (
            <Button
              touch
              wide
              onClick={() => {
                dialog.current?.close()
                onNew()
              }}
            >
              Dokumen baru
            </Button>
          ) : null}
          {onWord ? (
            <Button
              touch
              wide
              onClick={() => {
                dialog.current?.close()
                onWord()
              }}
            >
              {openWordLabel}
            </Button>
          ) : null}
        </SheetPair>
      </PhoneSheet>
    </>
  )
}

/** Edit or Preview, the format and its download; on phones as keys of the canvas's own bar. */
export const EditorKeys = (props: EditorKeysProps) => {
  const { item, phone, barSlot, view, onView, mode, onMode, onNew, onWord, download, conversion } = props
  if (phone) return barSlot ? createPortal(<PhoneKeys {...props} />, barSlot) : null
  return (
    <>
      {item.url ? <StoredFile url={item.url} /> : null}
      {conversion ? (
        <ConvertKey {...conversion} itemId={item.id} barSlot={barSlot} onFailure={download.refuse} />
      ) : null}
      {barSlot
        ? createPortal(<DriveKey itemId={item.id} title={item.title} look="bar" refuse={download.refuse} />, barSlot)
        : null}
      <ViewMenu
        mode={mode}
        onMode={onMode}
        actions={[
          ...(onNew ? [{ label: 'Dokumen baru', run: onNew }] : []),
          ...(onWord ? [{ label: openWordLabel, run: onWord }] : []),
        ]}
      />
      <ViewSegment view={view} onView={onView} />
      <span className={s.format}>
        <select
          aria-label="Format unduhan"
          value={download.format}
          onChange={(event) => {
            const format = downloadFormats.find((known) => known === event.target.value)
            if (format) download.setFormat(format)
          }}
        >
          {download.formats.map((format) => (
            <option key={format}>{format}</option>
          ))}
        </select>
        <ChevronDown {...small} />
      </span>
      <Button
        className={s.download}
        icon={<Download {...small} />}
        waiting={download.isRunning}
        onClick={() => void download.download()}
      >
        <span>
          Download<span className={s.long}>{labels[download.format].slice('Download'.length)}</span>
        </span>
      </Button>
    </>
  )
}
