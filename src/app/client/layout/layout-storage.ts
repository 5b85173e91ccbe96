import * as z from 'zod/mini'

import { browserStorage, tabStorage } from '#core/ui/client/browser-storage.ts'
import { localUserId } from '#core/ui/client/local-user-id.ts'

import { layoutModes, type PanelGroupId, panelGroupIds, panelLimits, sizesOf } from './layout-presets.ts'
import {
  type Arrangement,
  isNearPreset,
  type LayoutState,
  layoutWidths,
  openingGroups,
  storableLimits,
} from './layout-state.ts'
import { normalizeSizes } from './normalize-sizes.ts'

/** As long as the layout waits for a further change before it is stored (P1 §9), in milliseconds. */
export const saveDelay = 10

/** Versioned (P1 §3): a later layout does not read what this one wrote. */
export const layoutKey = (): string => `juragan:layout:v2:${localUserId()}`
export const groupKey = (group: PanelGroupId): string => `${layoutKey()}:${group}`

const storedGroup = z.object({
  mode: z.enum(layoutModes),
  sizes: z.array(z.number().check(z.minimum(0), z.maximum(100))).check(z.maxLength(3)),
})
const storedLayout = z.object({
  activeItemId: z.nullable(z.string().check(z.regex(/^[\w-]{1,80}$/))),
  canvasVisible: z.boolean(),
  sidebarWidth: z.number(),
  canvasWidth: z.number(),
  chatWidth: z.number(),
})

const parsed = <Value>(schema: z.ZodMiniType<Value>, text: string | null): Value | null => {
  if (text === null) return null
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null
  } catch {
    // What cannot be read counts as nothing: the page starts with the layout of a first visit.
    return null
  }
}

/** Sizes that do not belong to the stored mode are not believed; sizes of the owner's own are fitted. */
const readGroup = (group: PanelGroupId): Arrangement | null => {
  const found = parsed(storedGroup, browserStorage.read(groupKey(group)))
  if (found === null || found.sizes.length !== panelLimits[group].length) return null
  const { mode } = found
  const sizes = normalizeSizes(found.sizes, storableLimits(group))
  return mode === 'custom' || isNearPreset(mode, group, sizes) ? { mode, sizes } : { mode, sizes: sizesOf(mode, group) }
}

export interface StoredLayout {
  readonly activeItemId: string | null
  readonly groups: LayoutState['groups']
}

/**
 * What was open and how the panels stood. Each tab comes back to its own item; a new tab starts with what this browser
 * showed last.
 */
export const readLayout = (): StoredLayout => {
  const groups = openingGroups()
  for (const group of panelGroupIds) groups[group] = readGroup(group) ?? groups[group]
  const own = tabStorage.read(layoutKey())
  const found =
    parsed(storedLayout, own) ?? (own === null ? parsed(storedLayout, browserStorage.read(layoutKey())) : null)
  return { activeItemId: found?.activeItemId ?? null, groups }
}

const entriesOf = (state: LayoutState): ReadonlyMap<string, string> => {
  const activeItemId = state.canvasMode === 'disappearing' ? null : state.activeItemId
  const layout = { activeItemId, canvasVisible: activeItemId !== null, ...layoutWidths(state) }
  return new Map([
    [layoutKey(), JSON.stringify(layout)],
    ...panelGroupIds.map((group) => [groupKey(group), JSON.stringify(state.groups[group])] as const),
  ])
}

/**
 * Stores what changed, a moment after the last change. Only entries that this tab itself changed are written, so that
 * two tabs do not put each other's panels back.
 */
export const createLayoutSaver = (first: LayoutState) => {
  let known = entriesOf(first)
  let waiting: LayoutState | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    if (waiting === null) return
    const entries = entriesOf(waiting)
    waiting = null
    for (const [key, value] of entries) {
      if (known.get(key) === value) continue
      browserStorage.write(key, value)
      if (key === layoutKey()) tabStorage.write(key, value)
    }
    known = entries
  }
  const save = (state: LayoutState): void => {
    waiting = state
    clearTimeout(timer)
    timer = setTimeout(flush, saveDelay)
  }
  return { save, flush }
}
