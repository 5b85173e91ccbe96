import ChevronRight from 'lucide-react/icons/chevron-right'
import LogIn from 'lucide-react/icons/log-in'
import { useState } from 'react'

import type { ItemSummary } from '#core/items/shared/item.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'

import type { DrivePlace } from '../shared/drive.contract.ts'
import { longestName } from '../shared/file-names.ts'
import type { DriveView } from './drive.api.ts'
import s from './drive-dialog.module.css'

const icon = { size: 16, strokeWidth: 1.9, 'aria-hidden': true } as const

/** What a guest reads, in the specification's words. */
export const Guest = ({ onLogin }: { readonly onLogin: () => void }) => (
  <div className={s.empty}>
    <p role="alert">{errorText('drive_sign_in_required')}</p>
    <Button look="teal" icon={<LogIn {...icon} />} onClick={onLogin}>
      Log In
    </Button>
  </div>
)

interface PathProps {
  readonly path: readonly DrivePlace[]
  readonly onGo: (folder: string | null) => void
}

/** The way to the folder that is shown. */
export const Path = ({ path, onGo }: PathProps) => (
  <nav className={s.path} aria-label="Letak folder">
    <button type="button" aria-current={path.length === 0 ? 'page' : undefined} onClick={() => onGo(null)}>
      Drive Juragan
    </button>
    {path.map(({ id, name }, at) => (
      <span key={id}>
        <ChevronRight {...icon} />
        <button type="button" aria-current={at === path.length - 1 ? 'page' : undefined} onClick={() => onGo(id)}>
          {name}
        </button>
      </span>
    ))}
  </nav>
)

/** The name of a new folder. */
export const NewFolder = ({ onDone }: { readonly onDone: (name: string | null) => Promise<boolean> }) => {
  const [name, setName] = useState('')
  return (
    <form
      className={s.newFolder}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') void onDone(name)
      }}
    >
      <input
        // The field comes because its key was pressed.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label="Nama folder baru"
        placeholder="Nama folder"
        value={name}
        maxLength={longestName}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          void onDone(null)
        }}
      />
      <Button type="submit" look="teal" disabled={name.trim() === ''}>
        Buat folder
      </Button>
      <Button look="quiet" onClick={() => void onDone(null)}>
        Batal
      </Button>
    </form>
  )
}

/** Nothing here, and how something comes here. */
export const Empty = ({
  view,
  newest,
  onSave,
}: {
  readonly view: DriveView
  readonly newest: ItemSummary | undefined
  readonly onSave: (item: ItemSummary) => void
}) => (
  <div className={s.empty}>
    <p>
      {view.name === 'search'
        ? 'Tidak ada berkas dengan nama itu.'
        : view.name === 'trash'
          ? 'Sampah kosong.'
          : 'Belum ada berkas di sini. Buka surat atau presentasi, lalu tekan Save to Drive.'}
    </p>
    {view.name === 'folder' && view.folder === null && newest ? (
      <Button onClick={() => onSave(newest)}>Simpan “{newest.title}” ke drive</Button>
    ) : null}
  </div>
)
