import { useQuery, useQueryClient } from '@tanstack/react-query'
import FolderPlus from 'lucide-react/icons/folder-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useDeferredValue, useMemo, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { itemsQuery } from '#core/items/client/items.api.ts'
import type { ItemSummary } from '#core/items/shared/item.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { SearchField } from '#core/ui/client/search-field.tsx'

import { type DriveEntry, getFile } from '../shared/drive.contract.ts'
import { longestName } from '../shared/file-names.ts'
import { driveKeys, driveQuery, type DriveView, filesQuery } from './drive.api.ts'
import s from './drive-dialog.module.css'
import type { ConnectionOutcome } from './drive-dialog-state.ts'
import { Empty, Guest, NewFolder, Path } from './drive-parts.tsx'
import { DriveRow, type RowActions } from './drive-row.tsx'
import { saveToDrive, useDriveSaves } from './drive-saves.ts'
import { sizeWords } from './drive-words.ts'
import { GoogleStrip } from './google-strip.tsx'
import { linkOf, useDriveActions } from './use-drive-actions.ts'

export interface DriveDialogProps {
  readonly signedIn: boolean
  /** The file at which it opens. */
  readonly fileId: string | null
  readonly outcome: ConnectionOutcome | null
  readonly onLogin: () => void
  readonly onOpenItem: (itemId: string) => void
  readonly onClose: () => void
}

const icon = { size: 16, strokeWidth: 1.9, 'aria-hidden': true } as const

const top: DriveView = { name: 'folder', folder: null }

/** The folder in which a linked file lies, asked for once. */
const useLinked = (fileId: string | null) =>
  useQuery({
    queryKey: [...driveKeys.all, 'linked', fileId],
    enabled: fileId !== null,
    retry: false,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await call(getFile, { params: { id: fileId ?? '' }, signal })).data.file,
  })

const Drive = ({ fileId, outcome, onOpenItem }: DriveDialogProps) => {
  const queries = useQueryClient()
  const linked = useLinked(fileId)
  const [chosen, setChosen] = useState<DriveView | null>(null)
  const [words, setWords] = useState('')
  const [isNaming, setNaming] = useState(false)
  /** What waits for a second word before it goes for good; null inside is all of the trash. */
  const [ending, setEnding] = useState<{ readonly entry: DriveEntry | null } | null>(null)
  const [moving, setMoving] = useState<DriveEntry | null>(null)
  const actions = useDriveActions()
  const searched = useDeferredValue(words.trim())
  const start: DriveView = linked.data ? { name: 'folder', folder: linked.data.parentId } : top
  const view: DriveView = searched === '' ? (chosen ?? start) : { name: 'search', words: searched }
  const facts = useQuery({ ...driveQuery, refetchOnMount: 'always' })
  const listing = useQuery({ ...filesQuery(view), enabled: !linked.isLoading })
  const items = useQuery(itemsQuery())
  const saving = useDriveSaves((state) => state.saving)
  const known = useMemo(() => new Map(items.data?.map((item) => [item.id, item])), [items.data])
  const folder = view.name === 'folder' ? view.folder : null
  /** The file whose link was followed is not there; one that is thrown away from here leaves its folder open. */
  const lost = chosen === null && linked.data === undefined && view.name !== 'search' ? linked.error : null
  const failure = lost ?? listing.error

  const go = (next: DriveView): void => {
    setWords('')
    setNaming(false)
    setEnding(null)
    setChosen(next)
  }
  const save = (item: ItemSummary, more: Partial<Parameters<typeof saveToDrive>[1]> = {}): void =>
    void saveToDrive(queries, { itemId: item.id, title: item.title, drive: 'embedded', ...more })
  const rowActions: RowActions = {
    open: (entry) => {
      if (entry.isFolder) return go({ name: 'folder', folder: entry.id })
      if (entry.itemId !== null && known.has(entry.itemId)) return onOpenItem(entry.itemId)
      if (entry.mediaType === 'application/pdf') return rowActions.look(entry)
      void actions.download(entry)
    },
    edit: onOpenItem,
    look: (entry) => void open(`${linkOf(entry)}?lihat`, '_blank', 'noopener'),
    download: (entry) => void actions.download(entry),
    copyLink: (entry) => void actions.copyLink(entry),
    savePdf: (item) => save(item, { format: 'pdf' }),
    saveAgain: (entry, item) => {
      const format = /\.(docx|pptx|pdf|xlsx)$/i.exec(entry.name)?.[1]?.toLowerCase()
      save(item, format === 'pdf' || format === 'xlsx' ? { format } : {})
    },
    rename: actions.rename,
    startMove: setMoving,
    remove: (entry) => void actions.remove(entry),
    takeBack: (entry) => void actions.takeBack(entry),
    removeForGood: (entry) => setEnding({ entry }),
  }
  const files = listing.data?.files ?? []
  const shown = moving ? files.filter((entry) => entry.isFolder && entry.id !== moving.id) : files
  const newest = items.data?.find(({ kind }) => kind === 'document' || kind === 'presentation')

  return (
    <>
      {facts.data?.drive === 'google' ? (
        <GoogleStrip
          facts={facts.data}
          outcome={outcome}
          onChanged={() => void queries.invalidateQueries({ queryKey: driveKeys.all })}
          onDisconnect={actions.disconnect}
          onFailure={actions.tell}
        />
      ) : null}
      <div className={s.tools}>
        <SearchField
          className={s.search}
          label="Cari berkas di drive"
          placeholder="Cari berkas"
          value={words}
          maxLength={longestName}
          onSearch={setWords}
        />
        <Button icon={<FolderPlus {...icon} />} disabled={view.name !== 'folder'} onClick={() => setNaming(true)}>
          Folder baru
        </Button>
        <Button
          look="quiet"
          icon={<Trash2 {...icon} />}
          aria-pressed={view.name === 'trash'}
          disabled={moving !== null}
          onClick={() => go(view.name === 'trash' ? top : { name: 'trash' })}
        >
          Sampah
        </Button>
      </div>
      {view.name === 'folder' ? (
        <Path path={listing.data?.path ?? []} onGo={(next) => go({ name: 'folder', folder: next })} />
      ) : null}
      {view.name === 'trash' && files.length > 0 ? (
        <div className={s.trashLine}>
          <p>Isi Sampah masih memakai tempat sampai dihapus selamanya.</p>
          <Button look="danger" onClick={() => setEnding({ entry: null })}>
            Kosongkan Sampah
          </Button>
        </div>
      ) : null}
      {ending ? (
        <div className={s.note} role="alert" data-failed="true">
          <p>Hapus {ending.entry ? ending.entry.name : 'semua isi Sampah'} selamanya? Ini tidak bisa diurungkan.</p>
          <Button onClick={() => setEnding(null)}>Batal</Button>
          <Button
            look="danger"
            onClick={() => {
              setEnding(null)
              void actions.removeForGood(ending.entry)
            }}
          >
            Ya, hapus
          </Button>
        </div>
      ) : null}
      {isNaming ? (
        <NewFolder
          onDone={async (name) => {
            const isDone = name === null || (await actions.createFolder(name, folder))
            if (isDone) setNaming(false)
            return isDone
          }}
        />
      ) : null}
      {actions.note ? (
        <div className={s.note} role={actions.note.isFailure ? 'alert' : 'status'} data-failed={actions.note.isFailure}>
          <p>{actions.note.text}</p>
          {actions.note.undo ? <Button onClick={actions.note.undo}>Urungkan</Button> : null}
          <IconButton label="Tutup pemberitahuan" onClick={actions.closeNote}>
            <X {...icon} />
          </IconButton>
        </div>
      ) : null}
      <div className={s.list}>
        {failure ? (
          <div className={s.empty}>
            <p role="alert">{errorText(toAppError(failure).code, toAppError(failure).details)}</p>
            <Button onClick={() => (lost ? go(top) : void listing.refetch())}>
              {lost ? 'Lihat semua berkas' : 'Coba lagi'}
            </Button>
          </div>
        ) : listing.data === undefined ? (
          <div className={s.lines} aria-busy="true">
            <span className="sr">Memuat…</span>
            <i />
            <i />
            <i />
          </div>
        ) : shown.length === 0 ? (
          moving ? (
            <div className={s.empty}>
              <p>Tidak ada folder lain di sini.</p>
            </div>
          ) : (
            <Empty view={view} newest={newest} onSave={save} />
          )
        ) : (
          <ul aria-label="Berkas di drive">
            {shown.map((entry) => (
              <DriveRow
                key={entry.id}
                entry={entry}
                item={entry.itemId === null ? null : (known.get(entry.itemId) ?? null)}
                actions={rowActions}
                isNamed={entry.id === fileId && chosen === null}
                isBusy={entry.itemId !== null && saving[entry.itemId] !== undefined}
              />
            ))}
          </ul>
        )}
      </div>
      {moving ? (
        <div className={s.moving}>
          <p>
            Pindahkan <b>{moving.name}</b> ke sini?
          </p>
          <Button look="quiet" onClick={() => setMoving(null)}>
            Batal
          </Button>
          <Button
            look="teal"
            disabled={view.name !== 'folder' || moving.parentId === folder}
            onClick={() => {
              void actions.move(moving, folder)
              setMoving(null)
            }}
          >
            Pindahkan ke sini
          </Button>
        </div>
      ) : facts.data ? (
        <div className={s.foot}>
          <span className={s.meter} aria-hidden="true">
            <i style={{ width: `${Math.min(100, (100 * facts.data.used) / facts.data.quota)}%` }} />
          </span>
          <span className="num">
            Terpakai {sizeWords(facts.data.used)} dari {sizeWords(facts.data.quota)}
          </span>
        </div>
      ) : null}
    </>
  )
}

/** 'Drive Juragan': the owner's files and folders, and which drive 'Save to Drive' goes to. */
export const DriveDialog = (props: DriveDialogProps) => (
  <DialogShell title="Drive Juragan" size="wide" onClose={props.onClose}>
    {props.signedIn ? <Drive {...props} /> : <Guest onLogin={props.onLogin} />}
  </DialogShell>
)
