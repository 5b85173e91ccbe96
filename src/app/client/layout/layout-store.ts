import { create } from 'zustand'

import { animationSpeeds, usePreferences } from '#core/ui/client/preferences.ts'
import { type WidthClass, widthClassOf } from '#core/ui/client/viewport.ts'

import type { LayoutMode } from './layout-presets.ts'
import { createLayoutSaver, readLayout } from './layout-storage.ts'
import {
  firstLayout,
  type Handle,
  type LayoutEvent,
  type LayoutState,
  optimizedMode,
  reduceLayout,
  type SuggestedMode,
} from './layout-state.ts'

/** As long as the canvas appears (P1 §4), in milliseconds; how long it goes away is the owner's animation speed. */
const appearing = 50

/** As long as a phone's menu stays closed when the person changes (P1 §4). */
const menuReopens = 100

interface Layout extends LayoutState {
  readonly openItem: (itemId: string) => void
  readonly closeCanvas: () => void
  readonly chooseMode: (mode: Exclude<LayoutMode, 'custom'>) => void
  readonly toggleFocus: () => void
  readonly toggleMaximized: () => void
  readonly resize: (sizes: readonly number[]) => void
  /** Applies the rule behind a handle, where the owner wants that at all; answers whether anything was to do. */
  readonly optimize: (handle: Handle) => boolean
  readonly setWidth: (width: WidthClass) => void
  readonly suggest: (mode: SuggestedMode) => void
  readonly answerSuggestion: (isAccepted: boolean) => void
  readonly setMenuOpen: (isMenuOpen: boolean) => void
  /** An open menu closes and comes back (SHELL-14). */
  readonly reopenMenu: () => void
  readonly setChatOver: (isChatOver: boolean) => void
}

const restored = (): LayoutState => {
  const { activeItemId, groups } = readLayout()
  const layout = { ...firstLayout(widthClassOf(innerWidth)), groups }
  return activeItemId === null ? layout : { ...layout, activeItemId, canvasMode: 'visible' }
}

/** As long as panels and canvas move, in milliseconds. */
const moving = (): number => animationSpeeds[usePreferences.getState().animationSpeed]

/** The layout of this tab: what is open, and how the panels stand. */
export const useLayout = create<Layout>()((set, get) => {
  const first = restored()
  const saver = createLayoutSaver(first)
  addEventListener('pagehide', saver.flush)
  let canvasTimer: ReturnType<typeof setTimeout> | undefined
  let animationTimer: ReturnType<typeof setTimeout> | undefined
  let menuTimer: ReturnType<typeof setTimeout> | undefined

  const dispatch = (event: LayoutEvent): void => {
    const before = get()
    const after = reduceLayout(before, event)
    if (after === before) return
    set(after)
    saver.save(after)
    if (after.isAnimating && after.resetKey !== before.resetKey) {
      clearTimeout(animationTimer)
      animationTimer = setTimeout(() => dispatch({ type: 'animation-ended' }), moving())
    }
    if (after.canvasMode === before.canvasMode) return
    clearTimeout(canvasTimer)
    if (after.canvasMode === 'appearing')
      canvasTimer = setTimeout(() => dispatch({ type: 'canvas-appeared' }), appearing)
    if (after.canvasMode === 'disappearing')
      canvasTimer = setTimeout(() => dispatch({ type: 'canvas-hidden' }), moving())
  }

  return {
    ...first,
    openItem: (itemId) => dispatch({ type: 'item-opened', itemId }),
    closeCanvas: () => dispatch({ type: 'canvas-closing' }),
    chooseMode: (mode) => dispatch({ type: 'mode-chosen', mode }),
    toggleFocus: () => dispatch({ type: 'focus-toggled' }),
    toggleMaximized: () => dispatch({ type: 'maximize-toggled' }),
    resize: (sizes) => dispatch({ type: 'resized', sizes }),
    optimize: (handle) => {
      const mode = usePreferences.getState().autoOptimize ? optimizedMode(get(), handle) : null
      if (mode !== null) dispatch({ type: 'mode-chosen', mode })
      return mode !== null
    },
    setWidth: (width) => dispatch({ type: 'width-changed', width }),
    suggest: (mode) => dispatch({ type: 'suggested', mode }),
    answerSuggestion: (isAccepted) => {
      const { suggestion } = get()
      if (suggestion === null) return
      dispatch(isAccepted ? { type: 'mode-chosen', mode: suggestion } : { type: 'suggestion-closed' })
    },
    setMenuOpen: (isMenuOpen) => {
      clearTimeout(menuTimer)
      dispatch({ type: 'menu-set', isMenuOpen })
    },
    reopenMenu: () => {
      if (!get().isMenuOpen) return
      dispatch({ type: 'menu-set', isMenuOpen: false })
      clearTimeout(menuTimer)
      menuTimer = setTimeout(() => dispatch({ type: 'menu-set', isMenuOpen: true }), menuReopens)
    },
    setChatOver: (isChatOver) => dispatch({ type: 'chat-over-set', isChatOver }),
  }
})

/** The layout as it is at this moment, for handlers: reading it subscribes to nothing. */
export const layoutNow = (): Layout => useLayout.getState()
