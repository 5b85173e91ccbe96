import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { localUserId } from '#core/ui/client/local-user-id.ts'
import { readPreferences, usePreferences } from '#core/ui/client/preferences.ts'

import { panelGroupIds } from './layout-presets.ts'
import { arrangement, layoutMode } from './layout-state.ts'
import { groupKey, layoutKey, readLayout, saveDelay } from './layout-storage.ts'

/** A tab that is opened now: a fresh store over the browser's storage. */
const openTab = async () => {
  vi.resetModules()
  return (await import('./layout-store.ts')).useLayout
}

const refuse = (): never => {
  throw new DOMException('refused', 'QuotaExceededError')
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  localStorage.setItem('juragan:local-user', localUserId())
  sessionStorage.clear()
  vi.stubGlobal('innerWidth', 1440)
  usePreferences.setState(readPreferences(null))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('timings', () => {
  test('SHELL-11 the canvas is visible after 50 ms, hidden 300 ms after closing; animation flags clear after 300 ms', async () => {
    const layout = await openTab()
    layout.getState().openItem('itm_1')
    expect(layout.getState()).toMatchObject({ canvasMode: 'appearing', isAnimating: true })
    vi.advanceTimersByTime(49)
    expect(layout.getState().canvasMode).toBe('appearing')
    vi.advanceTimersByTime(1)
    expect(layout.getState()).toMatchObject({ canvasMode: 'visible', isAnimating: true })
    vi.advanceTimersByTime(250)
    expect(layout.getState().isAnimating).toBe(false)
    layout.getState().closeCanvas()
    vi.advanceTimersByTime(299)
    expect(layout.getState()).toMatchObject({ canvasMode: 'disappearing', activeItemId: 'itm_1' })
    vi.advanceTimersByTime(1)
    expect(layout.getState()).toMatchObject({ canvasMode: 'hidden', activeItemId: null })
    expect(layoutMode(layout.getState())).toBe('normal')
  })

  test('SHELL-14 an open menu closes and comes back after 100 ms; a closed one stays closed', async () => {
    const layout = await openTab()
    layout.getState().reopenMenu()
    vi.advanceTimersByTime(200)
    expect(layout.getState().isMenuOpen).toBe(false)
    layout.getState().setMenuOpen(true)
    layout.getState().reopenMenu()
    expect(layout.getState().isMenuOpen).toBe(false)
    vi.advanceTimersByTime(99)
    expect(layout.getState().isMenuOpen).toBe(false)
    vi.advanceTimersByTime(1)
    expect(layout.getState().isMenuOpen).toBe(true)
  })

  test('SHELL-20 the animation speed acts: off hides the canvas at once', async () => {
    const layout = await openTab()
    const preferences = (await import('#core/ui/client/preferences.ts')).usePreferences
    preferences.getState().setAnimationSpeed('off')
    expect(document.documentElement.dataset['motion']).toBe('off')
    layout.getState().openItem('itm_1')
    vi.advanceTimersByTime(50)
    layout.getState().closeCanvas()
    vi.advanceTimersByTime(0)
    expect(layout.getState().canvasMode).toBe('hidden')
    preferences.getState().setAnimationSpeed('normal')
    expect(document.documentElement.dataset['motion']).toBeUndefined()
  })
})

describe('what is kept', () => {
  test('SHELL-06 sizes are stored 10 ms after the last change, for their panel group, and come back', async () => {
    const layout = await openTab()
    layout.getState().openItem('itm_1')
    layout.getState().resize([12, 58, 30])
    vi.advanceTimersByTime(saveDelay - 1)
    expect(localStorage.getItem(groupKey('desktop-canvas'))).toBeNull()
    vi.advanceTimersByTime(1)
    expect(localStorage.getItem(groupKey('desktop-canvas'))).toBe('{"mode":"custom","sizes":[12,58,30]}')
    expect(localStorage.getItem(groupKey('desktop'))).toBeNull()
    expect(layoutKey()).toContain(':v2:')
    const reloaded = await openTab()
    expect(arrangement(reloaded.getState())).toEqual({ mode: 'custom', sizes: [12, 58, 30] })
    expect(reloaded.getState()).toMatchObject({ activeItemId: 'itm_1', canvasMode: 'visible' })
  })

  test('SHELL-06 a tab that goes away stores what waited', async () => {
    const layout = await openTab()
    layout.getState().resize([12, 88])
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem(groupKey('desktop'))).toBe('{"mode":"custom","sizes":[12,88]}')
  })

  test('SHELL-06 two tabs do not fight: each comes back to its own item, and writes only what it changed', async () => {
    const one = await openTab()
    const two = await openTab()
    one.getState().openItem('itm_1')
    one.getState().resize([11, 59, 30])
    vi.advanceTimersByTime(1000)
    const ownOfOne = sessionStorage.getItem(layoutKey()) ?? ''
    sessionStorage.clear()
    two.getState().openItem('itm_2')
    vi.advanceTimersByTime(1000)
    expect(localStorage.getItem(groupKey('desktop-canvas'))).toContain('[11,59,30]')
    expect(readLayout().activeItemId).toBe('itm_2')
    sessionStorage.setItem(layoutKey(), ownOfOne)
    expect(readLayout().activeItemId).toBe('itm_1')
  })

  test('OPS-08 the browser names its entries by an id of its own, user-timestamp-random', () => {
    expect(localUserId()).toMatch(/^user-\d{13}-[a-z0-9]{9}$/)
    expect(layoutKey().endsWith(localUserId())).toBe(true)
  })

  test('SHELL-06 whatever was stored, the layout comes up whole', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('null', '[]', '{', '"x"', '{"mode":"custom","sizes":[1e308,1e308,-1]}', '{"mode":"__proto__"}'),
      fc
        .record({
          mode: fc.constantFrom('normal', 'custom', 'focus', 'maximized', 'neon'),
          sizes: fc.array(fc.oneof(fc.double({ noNaN: true }), fc.nat(100), fc.constant(null)), { maxLength: 5 }),
          activeItemId: fc.oneof(fc.string(), fc.constant('../../x'), fc.constant('itm_1'), fc.integer()),
          canvasVisible: fc.boolean(),
          sidebarWidth: fc.nat(100),
          canvasWidth: fc.nat(100),
          chatWidth: fc.nat(100),
        })
        .map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(hostile, hostile, (text, own) => {
        localStorage.setItem(layoutKey(), text)
        sessionStorage.setItem(layoutKey(), own)
        for (const group of panelGroupIds) localStorage.setItem(groupKey(group), text)
        const { activeItemId, groups } = readLayout()
        expect(activeItemId === null || /^[\w-]{1,80}$/.test(activeItemId)).toBe(true)
        for (const { sizes } of Object.values(groups)) {
          expect(sizes.reduce((total, size) => total + size, 0)).toBe(100)
          for (const size of sizes) expect(size >= 0).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('SHELL-06, SHELL-20 storage that is full or refused breaks nothing', async () => {
    const refused = { getItem: refuse, setItem: refuse, removeItem: refuse }
    vi.stubGlobal('localStorage', refused)
    vi.stubGlobal('sessionStorage', refused)
    const layout = await openTab()
    layout.getState().openItem('itm_1')
    layout.getState().chooseMode('chatting')
    vi.advanceTimersByTime(1000)
    expect(arrangement(layout.getState()).sizes).toEqual([15, 35, 50])
    const preferences = (await import('#core/ui/client/preferences.ts')).usePreferences
    preferences.getState().setAutoOptimize(false)
    expect(preferences.getState().autoOptimize).toBe(false)
  })
})

describe('preferences', () => {
  test('SHELL-20 autoOptimize, showSuggestions and the speed are as the specification says, and persist', async () => {
    await openTab()
    const { usePreferences: fresh, preferencesKey } = await import('#core/ui/client/preferences.ts')
    expect(fresh.getState()).toMatchObject({ autoOptimize: true, showSuggestions: true, animationSpeed: 'normal' })
    fresh.getState().setAutoOptimize(false)
    fresh.getState().setAnimationSpeed('fast')
    fresh.getState().setShortcuts(false)
    const stored = localStorage.getItem(preferencesKey())
    expect(readPreferences(stored)).toEqual({
      autoOptimize: false,
      showSuggestions: true,
      animationSpeed: 'fast',
      shortcuts: false,
    })
    fresh.getState().setAnimationSpeed('normal')
  })

  test('SHELL-20 what cannot be read is the default, field by field', () => {
    expect(readPreferences('{"autoOptimize":false,"animationSpeed":"warp","showSuggestions":1}')).toEqual({
      autoOptimize: false,
      showSuggestions: true,
      animationSpeed: 'normal',
      shortcuts: true,
    })
    for (const text of ['', '{', '[]', 'null', '7']) expect(readPreferences(text).autoOptimize).toBe(true)
  })

  test('SHELL-16, SHELL-20 a double click optimizes only where auto-optimize is on', async () => {
    const layout = await openTab()
    const preferences = (await import('#core/ui/client/preferences.ts')).usePreferences
    layout.getState().openItem('itm_1')
    layout.getState().resize([15, 45, 40])
    preferences.getState().setAutoOptimize(false)
    expect(layout.getState().optimize('sidebar')).toBe(false)
    expect(layoutMode(layout.getState())).toBe('custom')
    preferences.getState().setAutoOptimize(true)
    expect(layout.getState().optimize('sidebar')).toBe(true)
    expect(layoutMode(layout.getState())).toBe('editing')
    expect(layout.getState().optimize('chat')).toBe(true)
    expect(layoutMode(layout.getState())).toBe('chatting')
    expect(layout.getState().optimize('chat')).toBe(false)
  })

  test('SHELL-16 after a manual resize nothing moves by itself', async () => {
    const layout = await openTab()
    layout.getState().openItem('itm_1')
    layout.getState().resize([15, 35, 50])
    vi.advanceTimersByTime(120_000)
    expect(arrangement(layout.getState()).sizes).toEqual([15, 35, 50])
  })
})
