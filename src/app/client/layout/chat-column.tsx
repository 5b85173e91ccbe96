import MessageCircle from 'lucide-react/icons/message-circle'
import type { ReactNode } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'

import s from './chat-column.module.css'
import { layoutNow } from './layout-store.ts'

/**
 * The chat in its panel. Some presets leave it five percent of the width: too narrow to read, so a key stands there
 * that gives the chat its room again. What was typed and read stays as it was.
 */
export const ChatColumn = ({ children }: { readonly children: ReactNode }) => (
  <div className={s.column}>
    <div className={s.chat}>{children}</div>
    <div className={s.rail}>
      <IconButton label="Tampilkan chat" onClick={() => layoutNow().chooseMode('normal')}>
        <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  </div>
)
