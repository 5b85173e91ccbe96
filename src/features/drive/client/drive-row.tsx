import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import FileType from 'lucide-react/icons/file-type'
import Folder from 'lucide-react/icons/folder'
import FolderInput from 'lucide-react/icons/folder-input'
import Link from 'lucide-react/icons/link'
import Pencil from 'lucide-react/icons/pencil'
import PenLine from 'lucide-react/icons/pen-line'
import Presentation from 'lucide-react/icons/presentation'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Sheet from 'lucide-react/icons/sheet'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'

import type { ItemSummary } from '#core/items/shared/item.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { type MenuEntries, MenuKey, rule } from '#core/ui/client/menu.tsx'

import type { DriveEntry } from '../shared/drive.contract.ts'
import { longestName } from '../shared/file-names.ts'
import s from './drive-row.module.css'
import { kindWords, momentWords, sizeWords } from './drive-words.ts'

const small = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

const signs = { Word: FileText, PowerPoint: Presentation, PDF: FileType, Excel: Sheet } as const

const Sign = ({ entry }: { readonly entry: DriveEntry }) => {
  const kind = kindWords(entry.name)
  const Icon = entry.isFolder ? Folder : kind in signs ? signs[kind as keyof typeof signs] : FileText
  return (
    <span className={classNames(s.sign, entry.isFolder && s.folder)} data-kind={entry.isFolder ? undefined : kind}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </span>
  )
}

export interface RowActions {
  readonly open: (entry: DriveEntry) => void
  readonly edit: (itemId: string) => void
  readonly look: (entry: DriveEntry) => void
  readonly download: (entry: DriveEntry) => void
  readonly copyLink: (entry: DriveEntry) => void
  readonly savePdf: (item: ItemSummary) => void
  readonly saveAgain: (entry: DriveEntry, item: ItemSummary) => void
  readonly rename: (entry: DriveEntry, name: string) => Promise<boolean>
  readonly startMove: (entry: DriveEntry) => void
  readonly remove: (entry: DriveEntry) => void
  readonly takeBack: (entry: DriveEntry) => void
  readonly removeForGood: (entry: DriveEntry) => void
}

interface DriveRowProps {
  readonly entry: DriveEntry
  /** The item it is a copy of, where that is still there. */
  readonly item: ItemSummary | null
  readonly actions: RowActions
  /** The link that brought the owner here names it. */
  readonly isNamed: boolean
  readonly isBusy: boolean
}

const isPdf = ({ mediaType }: DriveEntry): boolean => mediaType === 'application/pdf'

const trashEntries = (entry: DriveEntry, actions: RowActions): MenuEntries => [
  { label: 'Kembalikan', icon: <RotateCcw {...small} />, run: () => actions.takeBack(entry) },
  rule,
  { label: 'Hapus selamanya', icon: <Trash2 {...small} />, danger: true, run: () => actions.removeForGood(entry) },
]

const entriesOf = ({ entry, item, actions }: DriveRowProps, startRename: () => void): MenuEntries => {
  if (entry.deletedAt !== null) return trashEntries(entry, actions)
  const isOld = item !== null && entry.itemVersion !== null && item.version > entry.itemVersion
  return [
    ...(item ? [{ label: 'Buka di editor', icon: <PenLine {...small} />, run: () => actions.edit(item.id) }] : []),
    ...(isPdf(entry) ? [{ label: 'Lihat', icon: <Eye {...small} />, run: () => actions.look(entry) }] : []),
    ...(entry.isFolder
      ? [{ label: 'Buka', icon: <Folder {...small} />, run: () => actions.open(entry) }]
      : [
          { label: 'Unduh', icon: <Download {...small} />, run: () => actions.download(entry) },
          { label: 'Salin tautan', icon: <Link {...small} />, run: () => actions.copyLink(entry) },
        ]),
    ...(isOld && item
      ? [{ label: 'Simpan versi terbaru', icon: <RefreshCw {...small} />, run: () => actions.saveAgain(entry, item) }]
      : []),
    ...(item && !isPdf(entry) && (item.kind === 'document' || item.kind === 'presentation')
      ? [{ label: 'Simpan juga sebagai PDF', icon: <FileType {...small} />, run: () => actions.savePdf(item) }]
      : []),
    rule,
    { label: 'Ganti nama', icon: <Pencil {...small} />, run: startRename },
    { label: 'Pindahkan', icon: <FolderInput {...small} />, run: () => actions.startMove(entry) },
    { label: 'Hapus', icon: <Trash2 {...small} />, danger: true, run: () => actions.remove(entry) },
  ]
}

const factsOf = ({ entry, item }: DriveRowProps): string => {
  if (entry.isFolder) return 'Folder'
  const version = entry.itemVersion === null ? [] : [`versi ${entry.itemVersion}`]
  const newer = item && entry.itemVersion !== null && item.version > entry.itemVersion
  const moment = momentWords(entry.modifiedAt)
  return [
    kindWords(entry.name),
    ...version,
    ...(newer ? [`ada versi ${item.version}`] : []),
    sizeWords(entry.size),
    moment,
  ].join(' · ')
}

interface NameFieldProps {
  readonly entry: DriveEntry
  readonly onDone: (name: string | null) => void
}

const NameField = ({ entry, onDone }: NameFieldProps) => {
  const field = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    const { current } = field
    current?.focus()
    // The ending stays as it is.
    current?.setSelectionRange(0, entry.name.replace(/\.[a-z0-9]{1,5}$/i, '').length)
  }, [entry.name])
  const end = (name: string | null): void => {
    if (isOver.current) return
    isOver.current = true
    onDone(name)
  }
  return (
    <input
      ref={field}
      className={s.field}
      aria-label={`Nama baru untuk ${entry.name}`}
      defaultValue={entry.name}
      maxLength={longestName}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end(event.currentTarget.value)
        if (event.key !== 'Escape') return
        // The dialog stays open.
        event.preventDefault()
        event.stopPropagation()
        end(null)
      }}
      onBlur={(event) => end(event.currentTarget.value)}
    />
  )
}

/** One file or folder of the drive. */
export const DriveRow = (props: DriveRowProps) => {
  const { entry, item, actions, isNamed, isBusy } = props
  const [renaming, setRenaming] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isNamed) return
    main.current?.focus()
    row.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  const finish = async (name: string | null): Promise<void> => {
    const wanted = name?.trim() ?? ''
    if (wanted === '' || wanted === entry.name || (await actions.rename(entry, wanted))) setRenaming(false)
    requestAnimationFrame(() => main.current?.focus())
  }
  const isTrash = entry.deletedAt !== null
  return (
    <li ref={row} className={classNames(s.row, isNamed && s.named)} aria-busy={isBusy}>
      {renaming ? (
        <span className={s.main}>
          <Sign entry={entry} />
          <NameField entry={entry} onDone={(name) => void finish(name)} />
        </span>
      ) : (
        <button
          ref={main}
          type="button"
          className={s.main}
          disabled={isTrash}
          onClick={() => actions.open(entry)}
          onKeyDown={(event) => {
            if (event.key === 'F2') setRenaming(true)
            if (event.key === 'Delete') actions.remove(entry)
          }}
        >
          <Sign entry={entry} />
          <span className={s.words}>
            <span className="cut">{entry.name}</span>
            <span className={`num ${s.facts}`}>{factsOf({ entry, item, actions, isNamed, isBusy })}</span>
          </span>
        </button>
      )}
      {isTrash ? (
        <Button look="quiet" onClick={() => actions.takeBack(entry)}>
          Kembalikan
        </Button>
      ) : entry.isFolder ? null : (
        <IconButton className={s.download} label={`Unduh ${entry.name}`} onClick={() => actions.download(entry)}>
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <MenuKey align="end" entries={entriesOf(props, () => setRenaming(true))}>
        <IconButton label={`Pilihan untuk ${entry.name}`}>
          <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </MenuKey>
    </li>
  )
}
