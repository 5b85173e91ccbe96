import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import LogIn from 'lucide-react/icons/log-in'

import { Button, IconButton } from '#core/ui/client/button.tsx'

import { openHelp } from './account-dialogs.ts'
import s from './guest-card.module.css'

/** The foot of the sidebar for a guest (SIDE-07). */
export const GuestCard = ({ onLogin }: { readonly onLogin: () => void }) => (
  <div className={s.card}>
    <IconButton label="Help" className={s.help} onClick={() => openHelp()}>
      <CircleQuestionMark size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
    <b>Guest User</b>
    <span>Masuk untuk akses penuh</span>
    <Button
      look="teal"
      wide
      className={s.key}
      icon={<LogIn size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={onLogin}
    >
      Log In
    </Button>
  </div>
)
