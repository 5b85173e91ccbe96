import X from 'lucide-react/icons/x'

import { IconButton } from '#core/ui/client/button.tsx'
import { ModalDialog } from '#core/ui/client/modal-dialog.tsx'
import { ShortcutList } from '#core/ui/client/shortcut-list.tsx'

import s from './shortcut-dialog.module.css'
import { handleKeyList, shortcutList } from './shortcuts.ts'

/** The list of keys, opened by '?'. */
export const ShortcutDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <ModalDialog className={s.dialog} aria-labelledby="shortcut-title" onClose={onClose}>
    <div className={s.inside}>
      <header className={s.head}>
        <h2 id="shortcut-title" className={s.title}>
          Pintasan keyboard
        </h2>
        <IconButton label="Tutup" onClick={onClose}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      <ShortcutList list={shortcutList} className={s.list} />
      <h3 className={s.part}>Pada pembatas panel</h3>
      <ShortcutList list={handleKeyList} className={s.list} />
    </div>
  </ModalDialog>
)
