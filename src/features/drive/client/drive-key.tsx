import { useQueryClient } from '@tanstack/react-query'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import X from 'lucide-react/icons/x'

import { type DriveKeyProps, saveDeckEvent } from '#core/items/client/drive-key.tsx'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'

import s from './drive-key.module.css'
import { cancelSaving, type SavingNow, saveToDrive, useDriveSaves } from './drive-saves.ts'

/** The words of the key: its name, and how far a saving is. */
export const keyWords = (now: SavingNow | undefined): string => {
  if (now === undefined) return 'Save to Drive'
  if (now.isConnecting) return 'Menunggu Google…'
  return now.progress > 0 ? `Menyimpan… ${now.progress}%` : 'Menyimpan…'
}

/** 'Save to Drive'. On decks it emits the event of P2 §4, and whoever listens saves the open deck. */
export const DriveKey = ({ itemId, kind, title, look = 'key', refuse, onPressed }: DriveKeyProps) => {
  const queries = useQueryClient()
  const now = useDriveSaves(({ saving }) => saving[itemId])
  const press = (): void => {
    onPressed?.()
    if (kind === 'presentation') window.dispatchEvent(new Event(saveDeckEvent))
    else void saveToDrive(queries, { itemId, title, refuse })
  }
  const isWide = look === 'wide'
  return (
    <span className={classNames(s.set, isWide && s.wide, look === 'floating' && s.floating)}>
      <Button
        look={look === 'floating' ? 'teal' : 'plain'}
        touch={isWide}
        wide={isWide}
        waiting={now !== undefined}
        icon={<CloudUpload size={16} strokeWidth={1.9} aria-hidden="true" />}
        onClick={press}
      >
        {keyWords(now)}
      </Button>
      {now === undefined || now.isConnecting ? null : (
        <IconButton label="Batalkan penyimpanan ke drive" onClick={() => void cancelSaving(itemId)}>
          <X size={16} strokeWidth={1.9} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  )
}
