import { create } from 'zustand'

import { lazyPart } from '#core/ui/client/lazy-part.ts'

import type { PaletteProps } from './palette.tsx'

/** Whether the search over everything is open; its code comes when the page has nothing else to do. */
export const usePalette = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

export const openPalette = (): void => usePalette.setState({ isOpen: true })
export const closePalette = (): void => usePalette.setState({ isOpen: false })

export const palettePart = lazyPart<PaletteProps>(
  async () => (await import('./palette.tsx')).Palette,
  ({ Palette }) => Palette,
)

/** Loads the search before it is opened, so that it opens at once. */
export const prefetchPalette = (): void => palettePart.prefetch()
