import type { WidthClass } from '#core/ui/client/viewport.ts'

import type { LayoutMode } from './layout-store.ts'

/** One panel's limits and its size when the canvas opens or closes, in percent. */
export interface PanelSize {
  readonly size: number
  readonly min: number
  readonly max: number
}

export interface PanelSizes {
  readonly sidebar: PanelSize
  /** Null while the canvas is hidden. */
  readonly canvas: PanelSize | null
  readonly chat: PanelSize
}

const of = (size: number, min: number, max: number): PanelSize => ({ size, min, max })

/** The sizes of P1 §2's table with its limits; maximized shows the canvas alone (resolutions 8). */
export const panelSizes = (
  width: Exclude<WidthClass, 'mobile'>,
  canvasOpen: boolean,
  mode: LayoutMode = 'normal',
): PanelSizes => {
  if (canvasOpen && mode === 'maximized') return { sidebar: of(0, 0, 15), canvas: of(100, 30, 100), chat: of(0, 0, 60) }
  if (width === 'tablet')
    return canvasOpen
      ? { sidebar: of(20, 15, 40), canvas: of(60, 40, 80), chat: of(20, 20, 60) }
      : { sidebar: of(30, 15, 40), canvas: null, chat: of(70, 60, 85) }
  return canvasOpen
    ? { sidebar: of(15, 10, 15), canvas: of(65, 30, 100), chat: of(20, 15, 60) }
    : { sidebar: of(15, 10, 15), canvas: null, chat: of(85, 85, 90) }
}
