import X from 'lucide-react/icons/x'

import { IconButton } from '#core/ui/client/button.tsx'
import { ModalDialog } from '#core/ui/client/modal-dialog.tsx'

import s from './shortcut-dialog.module.css'
import { handleKeyList, isApple, shortcutList } from './shortcuts.ts'

const Keys = ({ list }: { readonly list: typeof shortcutList }) => (
  <dl className={s.list}>
    {list.map(({ keys, text }) => (
      <div key={text} className={s.line}>
        <dt className={s.keys}>
          {keys.map((key) => (
            <kbd key={key} className={s.key}>
              {key === 'Ctrl' && isApple ? 'Ctrl / ⌘' : key}
            </kbd>
          ))}
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

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
      <Keys list={shortcutList} />
      <h3 className={s.part}>Pada pembatas panel</h3>
      <Keys list={handleKeyList} />
    </div>
  </ModalDialog>
)
