import { useQuery, useQueryClient } from '@tanstack/react-query'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import ExternalLink from 'lucide-react/icons/external-link'
import X from 'lucide-react/icons/x'

import { type DriveKeyProps, saveDeckEvent } from '#core/items/client/drive-key.tsx'
import { itemQuery } from '#core/items/client/items.api.ts'
import { driveLinkOf } from '#core/items/client/drive-link.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'

import { openDrive } from './drive-dialog-state.ts'
import s from './drive-key.module.css'
import { cancelSaving, type SavingNow, saveToDrive, useDriveSaves } from './drive-saves.ts'

/** The words of the key: its name, and how far a saving is. */
export const keyWords = (now: SavingNow | undefined): string => {
  if (now === undefined) return 'Save to Drive'
  if (now.isConnecting) return 'Menunggu Google…'
  return now.progress > 0 ? `Menyimpan… ${now.progress}%` : 'Menyimpan…'
}

interface CopyLinkProps {
  readonly itemId: string
  /** In the canvas's bar the sign alone stands. */
  readonly isBar: boolean
}

/** The way to the copy, where there is one (P2 §2.6: 'open in cloud docs'). */
const CopyLink = ({ itemId, isBar }: CopyLinkProps) => {
  const { data: item } = useQuery({ ...itemQuery(itemId), enabled: false })
  const saved = useDriveSaves((state) => state.saved[itemId])
  const link = driveLinkOf(item ?? { url: saved?.googleDriveUrl ?? null, metadata: {} })
  if (link === null) return null
  const isOurs = link.drive === 'embedded'
  const words = isOurs
    ? 'Lihat di Drive Juragan'
    : link.href.includes('docs.google.com/document')
      ? 'Buka di Google Docs'
      : 'Buka di Google Drive'
  const sign = <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
  const open = (): void => openDrive(link.href.slice('/drive/'.length))
  if (isOurs && isBar)
    return (
      <IconButton className={s.copy} label={words} onClick={open}>
        {sign}
      </IconButton>
    )
  if (isOurs)
    return (
      <Button look="quiet" icon={sign} onClick={open}>
        {words}
      </Button>
    )
  return (
    <a
      className={isBar ? classNames(s.link, s.copy) : s.wordLink}
      href={link.href}
      target="_blank"
      rel="noreferrer"
      aria-label={words}
      title={words}
    >
      {sign}
      {isBar ? null : words}
    </a>
  )
}

/** 'Save to Drive', and beside it the way to the copy that is there. */
export const DriveKey = ({ itemId, title, look = 'key', emits = false, refuse, onPressed }: DriveKeyProps) => {
  const queries = useQueryClient()
  const now = useDriveSaves(({ saving }) => saving[itemId])
  const press = (): void => {
    onPressed?.()
    if (emits) window.dispatchEvent(new Event(saveDeckEvent))
    else void saveToDrive(queries, { itemId, title, refuse })
  }
  const isWide = look === 'wide'
  const isBar = look === 'bar'
  const words = keyWords(now)
  return (
    <span className={classNames(s.set, isWide && s.wide, look === 'floating' && s.floating)}>
      <Button
        look={look === 'floating' ? 'teal' : isBar ? 'quiet' : 'plain'}
        className={isBar ? s.bar : undefined}
        aria-label={words}
        title={isBar ? words : undefined}
        touch={isWide}
        wide={isWide}
        waiting={now !== undefined}
        icon={<CloudUpload size={isBar ? 18 : 16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={press}
      >
        <span className={s.word}>{words}</span>
      </Button>
      {now === undefined && (isBar || look === 'key') ? <CopyLink itemId={itemId} isBar={isBar} /> : null}
      {now === undefined || now.isConnecting ? null : (
        <IconButton label="Batalkan penyimpanan ke drive" onClick={() => void cancelSaving(itemId)}>
          <X size={16} strokeWidth={1.9} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  )
}
