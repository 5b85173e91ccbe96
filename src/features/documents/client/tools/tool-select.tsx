import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

import s from '../strip.module.css'

interface ToolSelectProps {
  readonly label: string
  /** What it is about to change, shown on hover. */
  readonly hint?: string
  readonly value: string
  readonly disabled?: boolean
  readonly children: ReactNode
  readonly onChange: (value: string) => void
}

/** A choice in a row of tools: the device's own list. */
export const ToolSelect = ({ label, hint, value, disabled = false, children, onChange }: ToolSelectProps) => (
  <span className={s.select}>
    <select
      aria-label={label}
      title={hint ?? label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
    </select>
    <ChevronDown size={16} strokeWidth={1.9} aria-hidden="true" />
  </span>
)
