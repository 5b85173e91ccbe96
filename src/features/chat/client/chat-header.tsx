import type { ReactNode } from 'react'

import { AppMark } from '#core/ui/client/marks.tsx'

import s from './chat-panel.module.css'

/** The product's name over the chat; keys at its right end. */
export const ChatHeader = ({ keys }: { readonly keys: ReactNode }) => (
  <header className={s.head}>
    <AppMark />
    <div className={s.name}>
      <p className={s.product}>
        Juragan <span className={`num ${s.version}`}>1.0</span> <span className={s.beta}>BETA</span>
      </p>
      <p className={s.subtitle}>AI Assistant</p>
    </div>
    {keys}
  </header>
)
