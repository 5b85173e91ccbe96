import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'

import s from './grid-parts.module.css'

const small = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A table of fields that rolls sideways; its rows come as `tbody`, what heads them as `thead`. */
export const Grid = ({ children }: { readonly children: ReactNode }) => (
  <div className={s.scroll}>
    <table className={s.table}>{children}</table>
  </div>
)

/** A name over a column, with the key that takes the column away. */
export const GridHead = ({ children }: { readonly children: ReactNode }) => <span className={s.head}>{children}</span>

/** Takes a row or a column away. */
export const RemoveKey = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" aria-label={label} onClick={onPress}>
    <X {...small} />
  </button>
)

/** The keys below a grid. */
export const GridKeys = ({ children }: { readonly children: ReactNode }) => <div className={s.keys}>{children}</div>

interface GridKeyProps {
  /** Whether it adds a row or a column, or takes one away. */
  readonly does: 'add' | 'remove'
  readonly onPress: () => void
  readonly children: string
}

/** One of them. */
export const GridKey = ({ does, onPress, children }: GridKeyProps) => (
  <button type="button" className={s.key} onClick={onPress}>
    {does === 'add' ? <Plus {...small} /> : <X {...small} />} {children}
  </button>
)
