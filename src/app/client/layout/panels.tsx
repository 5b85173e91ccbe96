import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'

import { usePreferences } from '#core/ui/client/preferences.ts'

import { panelGroups, panelLimits } from './layout-presets.ts'
import { arrangement, currentGroup, dragLimits, type Handle, isAlone, layoutMode, shownSizes } from './layout-state.ts'
import { layoutNow, useLayout } from './layout-store.ts'
import { moveHandle } from './normalize-sizes.ts'
import { PanelGrip } from './panel-grip.tsx'
import s from './panels.module.css'
import { settled, useDrag } from './use-drag.ts'

interface PanelsProps {
  readonly sidebar: ReactNode
  readonly canvas: ReactNode
  readonly chat: ReactNode
  /** What lies over the panels at the bottom right of the canvas, or of the chat where there is none. */
  readonly badge: ReactNode
}

interface Panel {
  readonly id: 'sidebar' | 'canvas' | 'chat'
  readonly content: ReactNode
}

/** Sidebar, canvas and chat side by side, with handles between them (P1 §2). */
export const Panels = ({ sidebar, canvas, chat, badge }: PanelsProps) => {
  const group = useRef<HTMLDivElement>(null)
  const { sizes } = useLayout(useShallow(arrangement))
  const groupId = useLayout(currentGroup)
  const alone = useLayout(isAlone)
  const standing = useLayout(useShallow(shownSizes))
  const isAnimating = useLayout((state) => state.isAnimating)
  const resetKey = useLayout((state) => state.resetKey)
  const { resize, optimize, chooseMode } = layoutNow()
  const canOptimize = usePreferences((preferences) => preferences.autoOptimize)
  const limits = dragLimits(layoutNow())
  const sidebarMin = panelLimits[groupId][0].min
  const { dragged, handlersOf } = useDrag({ group, sizes, limits, sidebarMin, resetKey, onResized: resize })

  const withCanvas = panelGroups[groupId].withCanvas
  const panels: Panel[] = [
    { id: 'sidebar', content: sidebar },
    ...(withCanvas ? [{ id: 'canvas', content: canvas } as const] : []),
    { id: 'chat', content: chat },
  ]
  const shown = dragged ?? standing
  const badgeAt = withCanvas ? 'canvas' : 'chat'

  const enter = (handle: Handle): void => {
    if (!optimize(handle) && layoutMode(layoutNow()) !== 'normal') chooseMode('normal')
  }
  const gripAfter = (index: number): ReactNode => {
    const handle: Handle = index === 0 ? 'sidebar' : 'chat'
    const { min, max } = limits[index] ?? { min: 0, max: 100 }
    return (
      <PanelGrip
        key={`grip-${handle}`}
        label={handle === 'sidebar' ? 'Lebar sidebar' : 'Lebar chat'}
        controls={`panel-${panels[index]?.id}`}
        value={shown[index] ?? 0}
        min={min}
        max={max}
        isDragged={dragged !== null}
        canOptimize={canOptimize}
        onMove={(delta) => resize(settled(moveHandle(sizes, limits, index, delta), sidebarMin))}
        onOptimize={() => optimize(handle)}
        onEnter={() => enter(handle)}
        {...handlersOf(index)}
      />
    )
  }

  return (
    <div
      ref={group}
      className={s.group}
      data-panel-group={groupId}
      data-animating={(isAnimating && dragged === null) || undefined}
      data-dragging={dragged !== null || undefined}
    >
      {panels.flatMap(({ id, content }, index) => {
        const size = shown[index] ?? 0
        const panel = (
          <div
            key={id}
            id={`panel-${id}`}
            data-panel={id}
            className={s.panel}
            style={{ flexGrow: size, '--share': sizes[index] } as CSSProperties}
            inert={size === 0 && !isAnimating}
          >
            {content}
            {id === badgeAt ? badge : null}
          </div>
        )
        return alone || index === panels.length - 1 ? [panel] : [panel, gripAfter(index)]
      })}
    </div>
  )
}
