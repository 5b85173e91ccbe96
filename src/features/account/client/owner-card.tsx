import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'

import type { User } from '#core/auth/shared/user.ts'
import { useBalance } from '#core/points/client/points.api.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { lazyPart } from '#core/ui/client/lazy-part.ts'

import { initialsOf } from './initials.ts'
import type { UserMenuProps } from './user-menu.tsx'
import s from './user-menu.module.css'

/** The menu's machinery comes after the page: a guest never needs it. */
const menuPart = lazyPart<UserMenuProps>(
  async () => (await import('./user-menu.tsx')).UserMenu,
  ({ UserMenu }) => UserMenu,
)

interface OwnerCardProps {
  readonly user: User
  readonly onLogOut: () => Promise<void>
}

/** The owner's name and balance at the foot of the sidebar; pressed, it opens the menu (SIDE-08). */
export const OwnerCard = ({ user, onLogOut }: OwnerCardProps) => {
  const balance = useBalance(user.uid)
  const points = balance === null ? '...' : formatNumber(balance)
  const face: ReactNode = (
    <>
      <span className={s.face} aria-hidden="true">
        {initialsOf(user.displayName)}
      </span>
      <span className={s.text}>
        <b className="cut">{user.displayName}</b>
        <span className={`num ${s.points}`}>{points} poin</span>
      </span>
      <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden="true" className={s.sign} />
    </>
  )
  return (
    <menuPart.Place fallback={<div className={s.trigger}>{face}</div>} user={user} points={points} onLogOut={onLogOut}>
      {face}
    </menuPart.Place>
  )
}
