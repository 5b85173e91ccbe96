import { type ReactNode, useLayoutEffect, useRef } from 'react'
import {
  disableGlobalCursorStyles,
  type ImperativePanelGroupHandle,
  Panel,
  PanelGroup,
  PanelResizeHandle,
} from 'react-resizable-panels'

import type { WidthClass } from '#core/ui/client/viewport.ts'

import type { LayoutMode } from './layout-store.ts'
import { panelSizes } from './panel-sizes.ts'
import s from './panels.module.css'

// The library would write its cursors into a style element, which the content security policy refuses.
disableGlobalCursorStyles()

/** How near to a handle counts as on it (P1 §9). */
const hitMargins = { coarse: 15, fine: 5 }

interface PanelsProps {
  readonly width: Exclude<WidthClass, 'mobile'>
  readonly mode: LayoutMode
  readonly sidebar: ReactNode
  /** Null while the canvas is hidden. */
  readonly canvas: ReactNode | null
  readonly chat: ReactNode
}

const Grip = ({ label }: { readonly label: string }) => (
  <PanelResizeHandle className={s.grip ?? ''} hitAreaMargins={hitMargins} aria-label={label} title="Drag to resize" />
)

/** Sidebar, canvas and chat side by side, with handles between them (P1 §2). */
export const Panels = ({ width, mode, sidebar, canvas, chat }: PanelsProps) => {
  const group = useRef<ImperativePanelGroupHandle>(null)
  const sizes = panelSizes(width, canvas !== null, mode)
  const alone = canvas !== null && mode === 'maximized'
  const wanted = [sizes.sidebar, ...(sizes.canvas ? [sizes.canvas] : []), sizes.chat].map(({ size }) => size)
  const layout = wanted.join()

  useLayoutEffect(() => {
    group.current?.setLayout(layout.split(',').map(Number))
  }, [layout])

  return (
    <PanelGroup ref={group} direction="horizontal" id="workspace" className={s.group ?? ''}>
      <Panel
        id="sidebar"
        order={1}
        defaultSize={sizes.sidebar.size}
        minSize={sizes.sidebar.min}
        maxSize={sizes.sidebar.max}
      >
        <div className={s.fill} hidden={alone}>
          {sidebar}
        </div>
      </Panel>
      {alone ? null : <Grip label="Lebar sidebar" />}
      {sizes.canvas ? (
        <>
          <Panel
            id="canvas"
            order={2}
            defaultSize={sizes.canvas.size}
            minSize={sizes.canvas.min}
            maxSize={sizes.canvas.max}
          >
            {canvas}
          </Panel>
          {alone ? null : <Grip label="Lebar chat" />}
        </>
      ) : null}
      <Panel id="chat" order={3} defaultSize={sizes.chat.size} minSize={sizes.chat.min} maxSize={sizes.chat.max}>
        <div className={s.fill} hidden={alone}>
          {chat}
        </div>
      </Panel>
    </PanelGroup>
  )
}
