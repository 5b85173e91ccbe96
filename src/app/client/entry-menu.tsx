import { Menu } from '@base-ui/react/menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'

import s from './entry-menu.module.css'

export interface EntryMenuProps {
  readonly title: string
  readonly onRename: () => void
  readonly onDelete: () => void
}

/** What can be done with an entry of the sidebar. */
export const EntryMenu = ({ title, onRename, onDelete }: EntryMenuProps) => {
  // Opens above everything of the page, or of the drawer on a phone: what lies behind that cannot be pressed.
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger ref={setTrigger} className={s.trigger} aria-label={`Pilihan untuk ${title}`}>
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal container={trigger?.closest('dialog') ?? trigger?.closest('main') ?? null}>
        <Menu.Positioner side="bottom" align="end" sideOffset={4} className={s.place}>
          <Menu.Popup className={s.menu}>
            <Menu.Item className={s.entry} onClick={onRename}>
              <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
              Ganti nama
            </Menu.Item>
            <Menu.Item className={s.delete} onClick={onDelete}>
              <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
              Hapus
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
