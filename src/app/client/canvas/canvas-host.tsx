import type { ReactNode } from 'react'

import { DriveKeyContext } from '#core/items/client/drive-key.tsx'
import type { ItemCanvas as ItemCanvasType } from '#core/items/client/item-canvas.tsx'
import { ErrorBoundary } from '#core/ui/client/error-boundary.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { openSignIn } from '#features/account/client/index.tsx'
import { DriveKey } from '#features/drive/client/index.tsx'

import s from './canvas-host.module.css'
import { editors } from './editors.ts'
import { layoutMode } from '../layout/layout-state.ts'
import { layoutNow, useLayout } from '../layout/layout-store.ts'

/** Loaded with the first item that is opened: the workspace starts without it. */
const canvasPart = lazyPart<Parameters<typeof ItemCanvasType>[0]>(
  async () => (await import('#core/items/client/item-canvas.tsx')).ItemCanvas,
  ({ ItemCanvas }) => ItemCanvas,
)

const layoutPart = lazyPart<object>(
  async () => (await import('../layout/layout-menu.tsx')).LayoutMenu,
  ({ LayoutMenu }) => LayoutMenu,
)

interface CanvasHostProps {
  readonly itemId: string
  readonly phone?: boolean
  /** False while the chat lies over it. */
  readonly inSight?: boolean
  readonly toolbarEnd?: ReactNode
}

/** The place of the open item; the canvas looks its editor up in the registry. */
export const CanvasHost = ({ itemId, phone = false, inSight = true, toolbarEnd }: CanvasHostProps) => {
  const canvasMode = useLayout((layout) => layout.canvasMode)
  const isMaximized = useLayout((layout) => layoutMode(layout) === 'maximized')
  const { closeCanvas, openItem, toggleMaximized } = layoutNow()
  return (
    <div className={s.host} data-mode={canvasMode}>
      <ErrorBoundary key={itemId}>
        <DriveKeyContext value={DriveKey}>
          <canvasPart.Place
            fallback={
              <p className={s.wait}>
                <Spinner /> Membuka dokumen…
              </p>
            }
            itemId={itemId}
            editors={editors}
            onClose={closeCanvas}
            onOpenItem={openItem}
            layoutKey={phone ? null : <layoutPart.Place fallback={<span className={s.keyPlace} />} />}
            maximized={isMaximized}
            onToggleMaximize={toggleMaximized}
            phone={phone}
            inSight={inSight}
            onSignIn={openSignIn}
            toolbarEnd={toolbarEnd}
          />
        </DriveKeyContext>
      </ErrorBoundary>
    </div>
  )
}
