import { Menu } from '@base-ui/react/menu'
import LogOut from 'lucide-react/icons/log-out'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { type ReactNode, useState } from 'react'

import type { User } from '#core/auth/shared/user.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import { PointsHistory } from './points-history.tsx'
import s from './user-menu.module.css'

export interface UserMenuProps {
  readonly user: User
  readonly points: string
  readonly onLogOut: () => Promise<void>
  readonly onOpenItem: (itemId: string) => void
  /** What stands on the key. */
  readonly children: ReactNode
}

/** The owner's menu: who is in, the ledger of the points, and the way out. */
export const UserMenu = ({ user, points, onLogOut, onOpenItem, children }: UserMenuProps) => {
  // The menu opens inside the page's main landmark, above everything else in it; in the drawer of a phone inside that.
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  const [showsHistory, setShowsHistory] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const handleLogOut = async (): Promise<void> => {
    setFailure(null)
    try {
      await onLogOut()
    } catch (error) {
      setFailure(errorText(toAppError(error).code))
    }
  }

  return (
    <>
      {failure === null ? null : (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      )}
      <Menu.Root modal={false}>
        <Menu.Trigger ref={setTrigger} className={s.trigger} aria-label={`Menu akun ${user.displayName}, ${points}`}>
          {children}
        </Menu.Trigger>
        <Menu.Portal container={trigger?.closest('dialog') ?? trigger?.closest('main') ?? null}>
          <Menu.Positioner side="top" align="start" sideOffset={8} className={s.place}>
            <Menu.Popup className={s.menu}>
              <Menu.Group>
                <Menu.GroupLabel className={s.who}>
                  <b className="cut">{user.displayName}</b>
                  <span className="cut">{user.email}</span>
                </Menu.GroupLabel>
              </Menu.Group>
              <Menu.Item className={s.entry} onClick={() => setShowsHistory(true)}>
                <ReceiptText size={18} strokeWidth={1.75} aria-hidden="true" />
                Riwayat poin
              </Menu.Item>
              <Menu.Item className={s.entry} onClick={() => void handleLogOut()}>
                <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
                Logout
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {showsHistory ? (
        <PointsHistory
          user={user}
          onClose={() => {
            setShowsHistory(false)
            trigger?.focus()
          }}
          onOpenItem={(itemId) => {
            setShowsHistory(false)
            onOpenItem(itemId)
          }}
        />
      ) : null}
    </>
  )
}
