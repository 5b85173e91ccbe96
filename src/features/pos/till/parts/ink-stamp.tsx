import type { ReactNode } from 'react'

import { classNames } from '#core/ui/client/class-names.ts'
import s from './ink-stamp.module.css'

interface InkStampProps {
  /** `ok`: paid. `warn`: still owed. `err`: given back. */
  readonly look: 'ok' | 'warn' | 'err'
  /** It has just come to that: read aloud. */
  readonly isNew: boolean
  readonly children: ReactNode
}

/** How a sale or a payment came out, stamped across its figures. */
export const InkStamp = ({ look, isNew, children }: InkStampProps) => (
  <p className={classNames(s.stamp, s[look])} role={isNew ? 'status' : undefined}>
    {children}
  </p>
)
