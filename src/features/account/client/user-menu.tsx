import { Menu } from '@base-ui/react/menu'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import FileCheck from 'lucide-react/icons/file-check'
import LogOut from 'lucide-react/icons/log-out'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Settings from 'lucide-react/icons/settings'
import Wallet from 'lucide-react/icons/wallet'
import WalletCards from 'lucide-react/icons/wallet-cards'
import { type ReactNode, useState } from 'react'

import type { User } from '#core/auth/shared/user.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { classNames } from '#core/ui/client/class-names.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import menu from '#core/ui/client/menu.module.css'

import { openHelp, openPointsHistory, openServiceTest, openSettings, openTopUp } from './account-dialogs.ts'
import s from './user-menu.module.css'

export interface UserMenuProps {
  readonly user: User
  /** The balance's figure: `499.950`, or `...` while it is not known. */
  readonly points: string
  readonly onLogOut: () => Promise<void>
  /** What stands on the key. */
  readonly children: ReactNode
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

const entries: readonly (readonly [string, ReactNode, () => void])[] = [
  ['Settings', <Settings key="icon" {...icon} />, () => openSettings()],
  ['Test Documents', <FileCheck key="icon" {...icon} />, () => openServiceTest('documents')],
  ['Test Points', <WalletCards key="icon" {...icon} />, () => openServiceTest('points')],
  ['Help', <CircleQuestionMark key="icon" {...icon} />, () => openHelp()],
  ['Top Up', <Wallet key="icon" {...icon} />, () => openTopUp()],
  ['Riwayat poin', <ReceiptText key="icon" {...icon} />, openPointsHistory],
]

/** The owner's menu: who is in, what there is to spend, and everything about the account (SIDE-08). */
export const UserMenu = ({ user, points, onLogOut, children }: UserMenuProps) => {
  // The menu opens inside the page's main landmark, above everything else in it; in the drawer of a phone inside that.
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
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
        <Menu.Trigger
          ref={setTrigger}
          className={s.trigger}
          aria-label={`Menu akun ${user.displayName}, ${points} poin`}
        >
          {children}
        </Menu.Trigger>
        <Menu.Portal container={trigger?.closest('dialog') ?? trigger?.closest('main') ?? null}>
          <Menu.Positioner side="top" align="start" sideOffset={8} className={menu.place}>
            <Menu.Popup className={classNames(menu.menu, s.menu)}>
              <Menu.Group>
                <Menu.GroupLabel className={s.who}>
                  <b className="cut">{user.displayName}</b>
                  <span className="cut">{user.email}</span>
                  <LedgerRow name="Sisa poin" figure={points} className={s.balance} />
                </Menu.GroupLabel>
              </Menu.Group>
              {entries.map(([name, sign, act]) => (
                <Menu.Item key={name} className={menu.entry} onClick={act}>
                  {sign}
                  {name}
                </Menu.Item>
              ))}
              <Menu.Separator className={menu.rule} />
              <Menu.Item className={menu.entry} onClick={() => void handleLogOut()}>
                <LogOut {...icon} />
                Logout
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </>
  )
}
