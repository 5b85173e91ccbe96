import * as z from 'zod/mini'
import { create } from 'zustand'

import { browserStorage } from './browser-storage.ts'
import { localUserId } from './local-user-id.ts'

/** How fast things move, with what the layout's 300 ms (P1 §9) become. */
export const animationSpeeds = { slow: 500, normal: 300, fast: 150, off: 0 } as const
export type AnimationSpeed = keyof typeof animationSpeeds
const speedNames = Object.keys(animationSpeeds) as [AnimationSpeed, ...AnimationSpeed[]]

/** The preferences of P1 §3, and whether the workspace listens to keys. */
export interface Preferences {
  /** A double click on a handle applies the rule of auto-optimize (SHELL-16). */
  readonly autoOptimize: boolean
  /** Layouts are suggested when an item opens (SHELL-15). */
  readonly showSuggestions: boolean
  readonly animationSpeed: AnimationSpeed
  /** Keys of the workspace, as Ctrl+M; the handles' own keys always work. */
  readonly shortcuts: boolean
}

export const defaultPreferences: Preferences = {
  autoOptimize: true,
  showSuggestions: true,
  animationSpeed: 'normal',
  shortcuts: true,
}

/** Reads what it can and gives the default for the rest. */
const orElse = z.catch

/** Each field stands for itself: one that is missing or unreadable is the default, the others count. */
const stored = z.object({
  autoOptimize: orElse(z.boolean(), defaultPreferences.autoOptimize),
  showSuggestions: orElse(z.boolean(), defaultPreferences.showSuggestions),
  animationSpeed: orElse(z.enum(speedNames), defaultPreferences.animationSpeed),
  shortcuts: orElse(z.boolean(), defaultPreferences.shortcuts),
})

/** Reads what a browser stored; whatever cannot be read is the default. */
export const readPreferences = (text: string | null): Preferences => {
  try {
    const parsed = stored.safeParse(JSON.parse(text ?? '{}'))
    return parsed.success ? parsed.data : defaultPreferences
  } catch {
    return defaultPreferences
  }
}

/** The entry of the browser's storage. */
export const preferencesKey = (): string => `juragan:preferences:v2:${localUserId()}`

interface PreferencesStore extends Preferences {
  readonly setAutoOptimize: (autoOptimize: boolean) => void
  readonly setShowSuggestions: (showSuggestions: boolean) => void
  readonly setAnimationSpeed: (animationSpeed: AnimationSpeed) => void
  readonly setShortcuts: (shortcuts: boolean) => void
}

/** The styles of `tokens.css` follow this mark; the usual speed carries none. */
const showSpeed = (speed: AnimationSpeed): void => {
  if (speed === 'normal') delete document.documentElement.dataset['motion']
  else document.documentElement.dataset['motion'] = speed
}

/** What the owner chose for this browser; every tab of it follows at once. */
export const usePreferences = create<PreferencesStore>()((set, get) => {
  const change = (changed: Partial<Preferences>): void => {
    set(changed)
    const { autoOptimize, showSuggestions, animationSpeed, shortcuts } = get()
    browserStorage.write(
      preferencesKey(),
      JSON.stringify({ autoOptimize, showSuggestions, animationSpeed, shortcuts } satisfies Preferences),
    )
    showSpeed(animationSpeed)
  }
  const first = readPreferences(browserStorage.read(preferencesKey()))
  showSpeed(first.animationSpeed)
  addEventListener('storage', (event) => {
    if (event.key !== preferencesKey()) return
    const read = readPreferences(event.newValue)
    showSpeed(read.animationSpeed)
    set(read)
  })
  return {
    ...first,
    setAutoOptimize: (autoOptimize) => change({ autoOptimize }),
    setShowSuggestions: (showSuggestions) => change({ showSuggestions }),
    setAnimationSpeed: (animationSpeed) => change({ animationSpeed }),
    setShortcuts: (shortcuts) => change({ shortcuts }),
  }
})
