import * as z from 'zod/mini'
import { create } from 'zustand'

import { browserStorage } from '#core/ui/client/browser-storage.ts'

/** The canvas comes and goes in steps (P1 §4): appearing about 50 ms, disappearing 300 ms. */
export type CanvasMode = 'hidden' | 'appearing' | 'visible' | 'disappearing'
const appearing = 50
const disappearing = 300

/** Layout modes that can be chosen so far. */
export type LayoutMode = 'normal' | 'maximized'

/** Versioned (P1 §3): a later layout does not read what this one wrote. */
const layoutKey = 'juragan:layout:v2'
const stored = z.object({ activeItemId: z.nullable(z.string()) })

const readActive = (): string | null => {
  try {
    const parsed = stored.safeParse(JSON.parse(browserStorage.read(layoutKey) ?? 'null'))
    return parsed.success ? parsed.data.activeItemId : null
  } catch {
    // Unreadable counts as none: the page starts with the canvas hidden.
    return null
  }
}
const writeActive = (activeItemId: string | null): void =>
  browserStorage.write(layoutKey, activeItemId === null ? null : JSON.stringify({ activeItemId }))

interface Layout {
  readonly canvasMode: CanvasMode
  readonly activeItemId: string | null
  readonly layoutMode: LayoutMode
  /** The drawer of the phone. */
  readonly isMenuOpen: boolean
  /** On the phone, the chat laid over the open canvas. */
  readonly isChatOver: boolean
  readonly openItem: (itemId: string) => void
  readonly closeCanvas: () => void
  readonly toggleMaximized: () => void
  readonly setMenuOpen: (isMenuOpen: boolean) => void
  readonly setChatOver: (isChatOver: boolean) => void
}

const first = readActive()

/** What is open in the workspace. */
export const useLayout = create<Layout>()((set, get) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (change: Partial<Layout>, ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => set(change), ms)
  }
  return {
    canvasMode: first === null ? 'hidden' : 'visible',
    activeItemId: first,
    layoutMode: 'normal',
    isMenuOpen: false,
    isChatOver: false,
    openItem: (activeItemId) => {
      writeActive(activeItemId)
      const isOpen = get().canvasMode === 'visible'
      set({ activeItemId, isMenuOpen: false, isChatOver: false, ...(isOpen ? {} : { canvasMode: 'appearing' }) })
      if (!isOpen) later({ canvasMode: 'visible' }, appearing)
    },
    closeCanvas: () => {
      if (get().activeItemId === null) return
      writeActive(null)
      set({ canvasMode: 'disappearing', isChatOver: false })
      later({ canvasMode: 'hidden', activeItemId: null, layoutMode: 'normal' }, disappearing)
    },
    toggleMaximized: () => set({ layoutMode: get().layoutMode === 'maximized' ? 'normal' : 'maximized' }),
    setMenuOpen: (isMenuOpen) => set({ isMenuOpen }),
    setChatOver: (isChatOver) => set({ isChatOver }),
  }
})
