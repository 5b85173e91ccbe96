import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

import { classNames } from '#core/ui/client/class-names.ts'
import s from './note.module.css'

interface NoteProps {
  /** `warn` tells what to bear in mind; `err` what went wrong, read aloud as it appears. */
  readonly tone: 'warn' | 'err'
  readonly children: ReactNode
}

/** A word beside what is being done. */
export const Note = ({ tone, children }: NoteProps) => (
  <div className={classNames(s.note, s[tone])} role={tone === 'err' ? 'alert' : undefined}>
    {tone === 'err' ? <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" /> : null}
    <div>{children}</div>
  </div>
)
