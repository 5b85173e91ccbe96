import type { LayoutMode } from '../layout/layout-presets.ts'
import { layoutMode } from '../layout/layout-state.ts'
import { layoutNow, useLayout } from '../layout/layout-store.ts'
import s from './mode-badge.module.css'

/** The names of P1 §2; normal, minimal and custom have none (resolutions 10). */
const badgeOf: Readonly<Partial<Record<LayoutMode, string>>> = {
  focus: 'Focus Mode',
  maximized: 'Maximized',
  editing: 'Editing Mode',
  chatting: 'Chat Mode',
  presentation: 'Presentation Mode',
}

/** The mode at the bottom right while it is not the usual one; a press goes back to the usual one (SHELL-10). */
export const ModeBadge = () => {
  const mode = useLayout(layoutMode)
  const isTablet = useLayout((state) => state.width === 'tablet')
  const name = badgeOf[mode]
  if (name === undefined && !isTablet) return null
  return (
    <div className={s.place}>
      {name === undefined ? null : (
        <button
          type="button"
          className={s.badge}
          title="Kembali ke tampilan biasa"
          onClick={() => layoutNow().chooseMode('normal')}
        >
          {name}
        </button>
      )}
      {isTablet ? <span className={s.tablet}>Tablet Mode</span> : null}
    </div>
  )
}
