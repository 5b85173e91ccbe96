import type { WidthClass } from '#core/ui/client/viewport.ts'

import { type Limit, normalizeSizes } from './normalize-sizes.ts'

/** The layout modes of P1 §3. */
export const layoutModes = [
  'normal',
  'editing',
  'maximized',
  'chatting',
  'presentation',
  'minimal',
  'focus',
  'custom',
] as const
export type LayoutMode = (typeof layoutModes)[number]

/** Sidebar, canvas, chat in percent, as P1 §4's table has them. */
export const layoutPresets = {
  normal: [15, 0, 85],
  normalWithCanvas: [15, 70, 15],
  editing: [10, 80, 10],
  maximized: [10, 85, 5],
  chatting: [15, 35, 50],
  presentation: [10, 85, 5],
  minimal: [10, 85, 5],
  focus: [0, 85, 15],
} as const satisfies Record<Exclude<LayoutMode, 'custom'> | 'normalWithCanvas', readonly [number, number, number]>
export type PresetName = keyof typeof layoutPresets

/** Panels that share one saved layout: a width class with or without the canvas (SHELL-06). */
export const panelGroups = {
  mobile: { width: 'mobile', withCanvas: false },
  'mobile-canvas': { width: 'mobile', withCanvas: true },
  tablet: { width: 'tablet', withCanvas: false },
  'tablet-canvas': { width: 'tablet', withCanvas: true },
  desktop: { width: 'desktop', withCanvas: false },
  'desktop-canvas': { width: 'desktop', withCanvas: true },
} as const satisfies Record<string, { readonly width: WidthClass; readonly withCanvas: boolean }>
export type PanelGroupId = keyof typeof panelGroups
export const panelGroupIds = Object.keys(panelGroups) as PanelGroupId[]

export const groupOf = (width: WidthClass, withCanvas: boolean): PanelGroupId =>
  withCanvas ? `${width}-canvas` : width

/** The sizes when the canvas opens or closes (P1 §2's table). On the phone nothing but the stored layout says them. */
export const openingSizes = {
  mobile: [25, 75],
  'mobile-canvas': [0, 100, 0],
  tablet: [30, 70],
  'tablet-canvas': [20, 60, 20],
  desktop: [15, 85],
  'desktop-canvas': [15, 65, 20],
} as const satisfies Record<PanelGroupId, readonly number[]>

const limit = (min: number, max: number): Limit => ({ min, max })
const free = limit(0, 100)

/** How far panels can be dragged (P1 §2). Without a canvas the chat takes what the sidebar leaves. */
export const panelLimits = {
  mobile: [free, free],
  'mobile-canvas': [free, free, free],
  tablet: [limit(15, 40), limit(60, 85)],
  'tablet-canvas': [limit(15, 40), limit(40, 80), limit(20, 60)],
  desktop: [limit(10, 15), limit(85, 90)],
  'desktop-canvas': [limit(10, 15), limit(30, 100), limit(15, 60)],
} as const satisfies Record<PanelGroupId, readonly Limit[]>

/**
 * A preset at a width class. On a desktop P1 §4's numbers hold as they are, and set their own bounds where they leave
 * the limits (resolutions 8). A tablet has no numbers of its own: there presets keep to its limits, and a hidden panel
 * stays hidden. On the phone the canvas fills the screen.
 */
export const presetFor = (name: PresetName, width: WidthClass): readonly [number, number, number] => {
  const [sidebar, canvas, chat] = layoutPresets[name]
  if (width === 'desktop') return layoutPresets[name]
  if (width === 'mobile') return canvas === 0 ? [25, 0, 75] : [0, 100, 0]
  if (name === 'maximized') return layoutPresets.maximized
  if (name === 'normalWithCanvas') return openingSizes['tablet-canvas']
  if (name === 'normal') return [openingSizes.tablet[0], 0, openingSizes.tablet[1]]
  const [side, ...rest] = panelLimits['tablet-canvas']
  const fitted = normalizeSizes([sidebar, canvas, chat], [sidebar === 0 ? limit(0, 0) : side, ...rest])
  return [fitted[0] ?? 0, fitted[1] ?? 0, fitted[2] ?? 0]
}

/** What a mode makes of a group's panels. Without a canvas only focus differs from the table: it hides the sidebar. */
export const sizesOf = (mode: Exclude<LayoutMode, 'custom'>, group: PanelGroupId): readonly number[] => {
  const { width, withCanvas } = panelGroups[group]
  // Restoring and Ctrl+1 with an open canvas mean normalWithCanvas (resolutions 9).
  if (withCanvas) return presetFor(mode === 'normal' ? 'normalWithCanvas' : mode, width)
  return mode === 'focus' ? [0, 100] : openingSizes[group]
}
