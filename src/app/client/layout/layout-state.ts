import type { WidthClass } from '#core/ui/client/viewport.ts'

import {
  groupOf,
  type LayoutMode,
  openingSizes,
  type PanelGroupId,
  panelGroupIds,
  panelLimits,
  sizesOf,
} from './layout-presets.ts'
import { normalizeSizes, widened } from './normalize-sizes.ts'

/** The canvas comes and goes in steps (P1 §4). */
export type CanvasMode = 'hidden' | 'appearing' | 'visible' | 'disappearing'

/** How the panels of one group stand. */
export interface Arrangement {
  readonly mode: LayoutMode
  readonly sizes: readonly number[]
}

/** A layout that is offered to the owner (SHELL-15). */
export type SuggestedMode = 'editing' | 'presentation'

export interface LayoutState {
  readonly width: WidthClass
  readonly canvasMode: CanvasMode
  readonly activeItemId: string | null
  /** A layout with a canvas was chosen while nothing is open: the canvas says how to fill it (SHELL-18). */
  readonly isCanvasEmpty: boolean
  readonly groups: Readonly<Record<PanelGroupId, Arrangement>>
  readonly isAnimating: boolean
  /** Grows whenever the panels are laid out anew: a drag that still runs then belongs to the past. */
  readonly resetKey: number
  readonly suggestion: SuggestedMode | null
  /** The drawer of the phone. */
  readonly isMenuOpen: boolean
  /** On the phone, the chat laid over the open canvas. */
  readonly isChatOver: boolean
}

export type LayoutEvent =
  | { readonly type: 'item-opened'; readonly itemId: string }
  | { readonly type: 'canvas-appeared' }
  | { readonly type: 'canvas-closing' }
  | { readonly type: 'canvas-hidden' }
  | { readonly type: 'mode-chosen'; readonly mode: Exclude<LayoutMode, 'custom'> }
  | { readonly type: 'focus-toggled' }
  | { readonly type: 'maximize-toggled' }
  | { readonly type: 'resized'; readonly sizes: readonly number[] }
  | { readonly type: 'animation-ended' }
  | { readonly type: 'width-changed'; readonly width: WidthClass }
  | { readonly type: 'suggested'; readonly mode: SuggestedMode }
  | { readonly type: 'suggestion-closed' }
  | { readonly type: 'menu-set'; readonly isMenuOpen: boolean }
  | { readonly type: 'chat-over-set'; readonly isChatOver: boolean }

/** A manual resize by more than this many points leaves the preset (P1 §4). */
const customBeyond = 2

const openingOf = (group: PanelGroupId): Arrangement => ({ mode: 'normal', sizes: openingSizes[group] })

export const openingGroups = (): Record<PanelGroupId, Arrangement> =>
  Object.fromEntries(panelGroupIds.map((group) => [group, openingOf(group)])) as Record<PanelGroupId, Arrangement>

export const firstLayout = (width: WidthClass): LayoutState => ({
  width,
  canvasMode: 'hidden',
  activeItemId: null,
  isCanvasEmpty: false,
  groups: openingGroups(),
  isAnimating: false,
  resetKey: 0,
  suggestion: null,
  isMenuOpen: false,
  isChatOver: false,
})

export const canvasVisible = ({ canvasMode, isCanvasEmpty, width }: LayoutState): boolean =>
  canvasMode !== 'hidden' || (isCanvasEmpty && width !== 'mobile')

export const currentGroup = (state: LayoutState): PanelGroupId => groupOf(state.width, canvasVisible(state))
export const arrangement = (state: LayoutState): Arrangement => state.groups[currentGroup(state)]
export const layoutMode = (state: LayoutState): LayoutMode => arrangement(state).mode

/** The layout's widths in percent (P1 §3). */
export const layoutWidths = (state: LayoutState) => {
  const [sidebarWidth = 0, ...rest] = arrangement(state).sizes
  const [canvasWidth = 0, chatWidth = 0] = rest.length === 2 ? rest : [0, rest[0]]
  return { sidebarWidth, canvasWidth, chatWidth }
}

/** Maximized stores its sizes and shows the canvas alone (resolutions 8). */
export const isAlone = (state: LayoutState): boolean => canvasVisible(state) && layoutMode(state) === 'maximized'

/**
 * What the panels take of the width. A canvas that goes away gives its room to the others meanwhile, so that nothing
 * jumps when it is gone.
 */
export const shownSizes = (state: LayoutState): readonly number[] => {
  if (state.canvasMode === 'disappearing') {
    const [sidebar = 0, chat = 0] = state.groups[groupOf(state.width, false)].sizes
    return [sidebar, 0, chat]
  }
  return isAlone(state) ? [0, 100, 0] : arrangement(state).sizes
}

const put = (state: LayoutState, group: PanelGroupId, arranged: Arrangement): LayoutState => ({
  ...state,
  groups: { ...state.groups, [group]: arranged },
})

const laidOut = (state: LayoutState): LayoutState => ({ ...state, isAnimating: true, resetKey: state.resetKey + 1 })

/** Modes that are about the canvas: without an open item they show an empty one. */
const canvasModes: readonly LayoutMode[] = ['editing', 'chatting', 'presentation', 'minimal']

const choose = (state: LayoutState, mode: Exclude<LayoutMode, 'custom'>): LayoutState => {
  const isOpen = state.canvasMode !== 'hidden'
  // With nothing open there is nothing to maximize.
  if (!isOpen && mode === 'maximized') return state
  const next = isOpen ? state : { ...state, isCanvasEmpty: canvasModes.includes(mode) }
  const group = currentGroup(next)
  return laidOut(put({ ...next, suggestion: null }, group, { mode, sizes: sizesOf(mode, group) }))
}

/** True while no panel differs from its mode's preset by more than 2 points; normal also has the sizes of the opening. */
export const isNearPreset = (mode: LayoutMode, group: PanelGroupId, sizes: readonly number[]): boolean => {
  if (mode === 'custom') return false
  const isNear = (preset: readonly number[]): boolean =>
    preset.every((size, index) => Math.abs(size - (sizes[index] ?? 0)) <= customBeyond)
  return isNear(sizesOf(mode, group)) || (mode === 'normal' && isNear(openingSizes[group]))
}

const resize = (state: LayoutState, sizes: readonly number[]): LayoutState => {
  const group = currentGroup(state)
  const limits = panelLimits[group]
  // The panels have changed since the drag began: it says nothing about those of now (SHELL-05).
  if (sizes.length !== limits.length) return state
  const { mode } = arrangement(state)
  const fitted = normalizeSizes(sizes, widened(limits, sizes))
  return put(state, group, { mode: isNearPreset(mode, group, fitted) ? mode : 'custom', sizes: fitted })
}

const open = (state: LayoutState, itemId: string): LayoutState => {
  const shown = { ...state, activeItemId: itemId, isMenuOpen: false, isChatOver: false }
  if (state.canvasMode === 'visible') return shown
  if (state.canvasMode !== 'hidden')
    return { ...shown, canvasMode: state.canvasMode === 'appearing' ? 'appearing' : 'visible' }
  const opened: LayoutState = { ...shown, canvasMode: 'appearing', isCanvasEmpty: false }
  // An empty canvas that is there already keeps the layout that the owner chose for it.
  if (canvasVisible(state)) return opened
  const group = currentGroup(opened)
  return laidOut(put(opened, group, openingOf(group)))
}

const hide = (state: LayoutState): LayoutState => {
  const group = currentGroup(state)
  const hidden = put(state, group, openingOf(group))
  return laidOut({
    ...hidden,
    canvasMode: 'hidden',
    activeItemId: null,
    isCanvasEmpty: false,
    suggestion: null,
    isChatOver: false,
  })
}

/** The layout of the workspace as a state machine: what each event makes of it (P1 §3, §4). */
export const reduceLayout = (state: LayoutState, event: LayoutEvent): LayoutState => {
  switch (event.type) {
    case 'item-opened':
      return open(state, event.itemId)
    case 'canvas-appeared':
      return state.canvasMode === 'appearing' ? { ...state, canvasMode: 'visible' } : state
    case 'canvas-closing':
      if (state.canvasMode === 'hidden') return state.isCanvasEmpty ? hide(state) : state
      return laidOut({ ...state, canvasMode: 'disappearing', isChatOver: false, suggestion: null })
    case 'canvas-hidden':
      return state.canvasMode === 'disappearing' ? hide(state) : state
    case 'mode-chosen':
      return state.width === 'mobile' ? state : choose(state, event.mode)
    case 'focus-toggled':
      return reduceLayout(state, { type: 'mode-chosen', mode: layoutMode(state) === 'focus' ? 'normal' : 'focus' })
    case 'maximize-toggled':
      return reduceLayout(state, {
        type: 'mode-chosen',
        mode: layoutMode(state) === 'maximized' ? 'normal' : 'maximized',
      })
    case 'resized':
      return resize(state, event.sizes)
    case 'animation-ended':
      return { ...state, isAnimating: false }
    case 'width-changed':
      if (state.width === event.width) return state
      return { ...state, width: event.width, isMenuOpen: false, suggestion: null, resetKey: state.resetKey + 1 }
    case 'suggested':
      return { ...state, suggestion: event.mode }
    case 'suggestion-closed':
      return { ...state, suggestion: null }
    case 'menu-set':
      return { ...state, isMenuOpen: event.isMenuOpen }
    case 'chat-over-set':
      return { ...state, isChatOver: event.isChatOver }
  }
}

/** The handles stand after the sidebar and before the chat. */
export type Handle = 'sidebar' | 'chat'

/**
 * The rule of auto-optimize behind a handle (SHELL-16, resolutions 9): the sidebar's gives a canvas under 60 % the
 * editing layout, the chat's gives a chat under 30 % the chatting layout; null where there is nothing to do. Without a
 * canvas the sidebar goes back to its usual width.
 */
export const optimizedMode = (state: LayoutState, handle: Handle): 'editing' | 'chatting' | 'normal' | null => {
  if (!canvasVisible(state)) return 'normal'
  const { canvasWidth, chatWidth } = layoutWidths(state)
  if (handle === 'sidebar') return canvasWidth < 60 ? 'editing' : null
  return chatWidth < 30 ? 'chatting' : null
}

/** What may be dragged from here: the limits, and beyond them as far as the preset itself goes. */
export const dragLimits = (state: LayoutState) => {
  const group = currentGroup(state)
  return widened(panelLimits[group], arrangement(state).sizes)
}

/** The largest bounds that any preset of a group sets; what was stored is fitted into them. */
export const storableLimits = (group: PanelGroupId) => {
  const modes = ['normal', 'editing', 'maximized', 'chatting', 'presentation', 'minimal', 'focus'] as const
  return modes.reduce((limits, mode) => widened(limits, sizesOf(mode, group)), [...panelLimits[group]])
}
