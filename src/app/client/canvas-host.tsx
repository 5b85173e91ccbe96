import { lazy, type ReactNode, Suspense } from 'react'

import { ErrorBoundary } from '#core/ui/client/error-boundary.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'

import s from './canvas-host.module.css'
import { editors } from './editors.ts'
import { useLayout } from './layout-store.ts'

/** Loaded with the first item that is opened: the workspace starts without it. */
const ItemCanvas = lazy(async () => ({
  default: (await import('#core/items/client/item-canvas.tsx')).ItemCanvas,
}))

interface CanvasHostProps {
  readonly itemId: string
  readonly phone?: boolean
  readonly toolbarEnd?: ReactNode
}

/** The place of the open item; the canvas looks its editor up in the registry. */
export const CanvasHost = ({ itemId, phone = false, toolbarEnd }: CanvasHostProps) => {
  const { canvasMode, layoutMode, closeCanvas, toggleMaximized } = useLayout()
  return (
    <div className={s.host} data-mode={canvasMode}>
      <ErrorBoundary key={itemId}>
        <Suspense
          fallback={
            <p className={s.wait}>
              <Spinner /> Membuka dokumen…
            </p>
          }
        >
          <ItemCanvas
            itemId={itemId}
            editors={editors}
            onClose={closeCanvas}
            maximized={layoutMode === 'maximized'}
            onToggleMaximize={toggleMaximized}
            phone={phone}
            toolbarEnd={toolbarEnd}
          />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
