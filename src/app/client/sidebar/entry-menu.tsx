import { Menu } from '@base-ui/react/menu'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'

import { classNames } from '#core/ui/client/class-names.ts'
import menu from '#core/ui/client/menu.module.css'

import s from './entry-menu.module.css'

export interface EntryMenuProps {
  /** The key that the menu belongs to; it gets the focus back. */
  readonly anchor: HTMLElement
  readonly onRename: () => void
  readonly onDelete: () => void
  /** What else a deletion takes away. */
  readonly deleteNote: string | null
  readonly onClose: () => void
}

/**
 * What can be done with an entry of the sidebar. Opens above everything of the page, or of the drawer on a phone: what
 * lies behind that cannot be pressed.
 */
export const EntryMenu = ({ anchor, onRename, onDelete, deleteNote, onClose }: EntryMenuProps) => (
  <Menu.Root
    open
    modal={false}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose()
    }}
  >
    <Menu.Portal container={anchor.closest('dialog') ?? anchor.closest('main')}>
      <Menu.Positioner anchor={anchor} side="bottom" align="end" sideOffset={4} className={menu.place}>
        <Menu.Popup
          className={menu.menu}
          aria-label={anchor.getAttribute('aria-label') ?? undefined}
          finalFocus={() => (anchor.isConnected ? anchor : false)}
        >
          <Menu.Item className={menu.entry} onClick={onRename}>
            <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
            Ganti nama
          </Menu.Item>
          <Menu.Item className={classNames(menu.entry, menu.danger)} onClick={onDelete} aria-label="Hapus">
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            <span className={s.words}>
              Hapus
              {deleteNote === null ? null : <span className={s.deleteNote}>{deleteNote}</span>}
            </span>
          </Menu.Item>
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
)
