import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import s from './stamp.module.css'

interface StampProps {
  readonly look?: 'plain' | 'ok' | 'err'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A word on a thing as a rubber stamp leaves it: 'Habis', 'Baru', 'dihentikan'. */
export const Stamp = ({ look = 'plain', className, children }: StampProps) => (
  <span className={classNames(s.stamp, s[look], className)}>{children}</span>
)
