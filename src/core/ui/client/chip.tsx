import type { ReactNode } from 'react'

import s from './chip.module.css'
import { classNames } from './class-names.ts'

interface ChipProps {
  readonly isOn: boolean
  /** Larger letters, for the counter. */
  readonly touch?: boolean
  readonly children: ReactNode
  readonly onPress: () => void
}

/** A key that narrows what a list shows, and stays down while it does. */
export const Chip = ({ isOn, touch = false, children, onPress }: ChipProps) => (
  <button type="button" className={classNames(s.chip, touch && s.touch)} aria-pressed={isOn} onClick={onPress}>
    {children}
  </button>
)
