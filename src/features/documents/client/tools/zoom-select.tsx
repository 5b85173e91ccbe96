import { useState } from 'react'

import { browserStorage } from '#core/ui/client/browser-storage.ts'
import { ToolSelect } from './tool-select.tsx'

/** How large the paper is drawn: as wide as there is room, or a share of its real size. */
export const zooms = ['fit', '50', '75', '100', '125', '150', '200'] as const
export type Zoom = (typeof zooms)[number]

const key = 'juragan.perbesaran-dokumen'

const zoomOf = (text: string | null): Zoom => zooms.find((one) => one === text) ?? 'fit'

/** The zoom of this browser, for every document. */
export const useZoom = (): [Zoom, (zoom: Zoom) => void] => {
  const [zoom, setZoom] = useState(() => zoomOf(browserStorage.read(key)))
  return [
    zoom,
    (next) => {
      setZoom(next)
      browserStorage.write(key, next)
    },
  ]
}

export const ZoomSelect = ({ zoom, onZoom }: { readonly zoom: Zoom; readonly onZoom: (zoom: Zoom) => void }) => (
  <ToolSelect label="Perbesaran" value={zoom} onChange={(value) => onZoom(zoomOf(value))}>
    {zooms.map((one) => (
      <option key={one} value={one}>
        {one === 'fit' ? 'Pas lebar' : `${one}%`}
      </option>
    ))}
  </ToolSelect>
)
