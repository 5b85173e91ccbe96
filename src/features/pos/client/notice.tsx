import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'

import { IconButton } from '#core/ui/client/button.tsx'
import s from './notice.module.css'

/** One sentence about something that went wrong; what was shown before is right again already. */
export const Notice = ({ text, onClose }: { readonly text: string; readonly onClose: () => void }) => (
  <div className={s.notice} role="alert">
    <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
    <p>{text}</p>
    <IconButton label="Tutup pesan" onClick={onClose}>
      <X size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  </div>
)
