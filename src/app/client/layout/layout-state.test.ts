import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { layoutModes, panelLimits, sizesOf } from './layout-presets.ts'
import {
  arrangement,
  canvasVisible,
  currentGroup,
  firstLayout,
  isAlone,
  type LayoutEvent,
  layoutMode,
  type LayoutState,
  layoutWidths,
  optimizedMode,
  reduceLayout,
  shownSizes,
} from './layout-state.ts'

const after = (state: LayoutState, ...events: LayoutEvent[]): LayoutState => events.reduce(reduceLayout, state)
const opened = (width: LayoutState['width'] = 'desktop'): LayoutState =>
  after(firstLayout(width), { type: 'item-opened', itemId: 'itm_1' }, { type: 'canvas-appeared' })
const choose = (mode: Extract<LayoutEvent, { type: 'mode-chosen' }>['mode']): LayoutEvent => ({
  type: 'mode-chosen',
  mode,
})
const sizesAfter = (state: LayoutState, ...events: LayoutEvent[]) => arrangement(after(state, ...events)).sizes

const resized = (...sizes: number[]): LayoutState => after(opened(), { type: 'resized', sizes })

describe('the canvas', () => {
  test('SHELL-11 hidden, appearing, visible, disappearing, hidden; then normal and no active project', () => {
    const appearing = after(firstLayout('desktop'), { type: 'item-opened', itemId: 'itm_1' })
    expect(appearing).toMatchObject({ canvasMode: 'appearing', activeItemId: 'itm_1', isAnimating: true })
    const visible = after(appearing, { type: 'canvas-appeared' }, choose('editing'))
    expect(visible.canvasMode).toBe('visible')
    const leaving = after(visible, { type: 'canvas-closing' })
    expect(leaving).toMatchObject({ canvasMode: 'disappearing', activeItemId: 'itm_1' })
    expect(layoutMode(leaving)).toBe('editing')
    const hidden = after(leaving, { type: 'canvas-hidden' })
    expect(hidden).toMatchObject({ canvasMode: 'hidden', activeItemId: null })
    expect(layoutMode(hidden)).toBe('normal')
    expect(hidden.groups['desktop-canvas']).toEqual({ mode: 'normal', sizes: [15, 65, 20] })
    expect(after(hidden, { type: 'animation-ended' }).isAnimating).toBe(false)
  })

  test('SHELL-11 while it goes away its room passes to the others, and nothing jumps when it is gone', () => {
    const leaving = after(opened(), { type: 'canvas-closing' })
    expect(leaving.isAnimating).toBe(true)
    expect(shownSizes(leaving)).toEqual([15, 0, 85])
    expect(shownSizes(after(leaving, { type: 'canvas-hidden' }))).toEqual([15, 85])
    expect(shownSizes(after(opened(), choose('maximized'), { type: 'canvas-closing' }))).toEqual([15, 0, 85])
    expect(shownSizes(after(opened(), choose('maximized')))).toEqual([0, 100, 0])
  })

  test('SHELL-02, SHELL-11 it opens with the sizes of the table, also after another layout was chosen', () => {
    expect(arrangement(opened()).sizes).toEqual([15, 65, 20])
    expect(arrangement(opened('tablet')).sizes).toEqual([20, 60, 20])
    const again = after(
      opened(),
      choose('chatting'),
      { type: 'canvas-closing' },
      { type: 'canvas-hidden' },
      { type: 'item-opened', itemId: 'itm_2' },
    )
    expect(arrangement(again)).toEqual({ mode: 'normal', sizes: [15, 65, 20] })
  })

  test('SHELL-11 an item that is opened while the canvas goes away keeps it open', () => {
    const back = after(
      opened(),
      { type: 'canvas-closing' },
      { type: 'item-opened', itemId: 'itm_2' },
      { type: 'canvas-hidden' },
    )
    expect(back).toMatchObject({ canvasMode: 'visible', activeItemId: 'itm_2' })
  })

  test('SHELL-18 a layout with a canvas shows an empty one while nothing is open, and keeps it for the first item', () => {
    const empty = after(firstLayout('desktop'), choose('editing'))
    expect(canvasVisible(empty)).toBe(true)
    expect(arrangement(empty).sizes).toEqual([10, 80, 10])
    expect(arrangement(after(empty, { type: 'item-opened', itemId: 'itm_1' })).mode).toBe('editing')
    expect(canvasVisible(after(empty, choose('normal')))).toBe(false)
    expect(canvasVisible(after(empty, { type: 'canvas-closing' }))).toBe(false)
    expect(canvasVisible(after(firstLayout('desktop'), choose('maximized')))).toBe(false)
  })
})

describe('layout modes', () => {
  test('SHELL-07, SHELL-09 every preset has its numbers, and normal with a canvas is normalWithCanvas', () => {
    expect(sizesAfter(opened(), choose('normal'))).toEqual([15, 70, 15])
    expect(sizesAfter(opened(), choose('editing'))).toEqual([10, 80, 10])
    expect(sizesAfter(opened(), choose('chatting'))).toEqual([15, 35, 50])
    expect(sizesAfter(opened(), choose('presentation'))).toEqual([10, 85, 5])
    expect(sizesAfter(opened(), choose('minimal'))).toEqual([10, 85, 5])
    expect(sizesAfter(opened(), choose('focus'))).toEqual([0, 85, 15])
  })

  test('SHELL-09 focus toggles with normal', () => {
    const focused = after(opened(), { type: 'focus-toggled' })
    expect(layoutMode(focused)).toBe('focus')
    expect(arrangement(after(focused, { type: 'focus-toggled' }))).toEqual({ mode: 'normal', sizes: [15, 70, 15] })
  })

  test('SHELL-22 maximized stores 10/85/5 and shows the canvas alone; restore gives normalWithCanvas', () => {
    const maximized = after(opened(), { type: 'maximize-toggled' })
    expect(arrangement(maximized)).toEqual({ mode: 'maximized', sizes: [10, 85, 5] })
    expect(isAlone(maximized)).toBe(true)
    const restored = after(maximized, { type: 'maximize-toggled' })
    expect(arrangement(restored)).toEqual({ mode: 'normal', sizes: [15, 70, 15] })
    expect(isAlone(after(maximized, { type: 'canvas-closing' }, { type: 'canvas-hidden' }))).toBe(false)
  })

  test('SHELL-05, SHELL-08 a manual resize beyond 2 points is custom, and counts only with as many panels as there are', () => {
    const editing = after(opened(), choose('editing'))
    expect(layoutMode(after(editing, { type: 'resized', sizes: [12, 78, 10] }))).toBe('editing')
    expect(layoutMode(after(editing, { type: 'resized', sizes: [10, 77, 13] }))).toBe('custom')
    expect(after(editing, { type: 'resized', sizes: [15, 85] })).toBe(editing)
    const alone = firstLayout('desktop')
    expect(after(alone, { type: 'resized', sizes: [15, 65, 20] })).toBe(alone)
    expect(arrangement(after(alone, { type: 'resized', sizes: [12, 88] }))).toEqual({ mode: 'custom', sizes: [12, 88] })
  })

  test('SHELL-08 the sizes of the opening belong to normal as well', () => {
    expect(layoutMode(after(opened(), { type: 'resized', sizes: [15, 64, 21] }))).toBe('normal')
    expect(layoutMode(after(opened(), { type: 'resized', sizes: [15, 60, 25] }))).toBe('custom')
  })

  test('SHELL-16 the rules of auto-optimize: a canvas under 60, a chat under 30', () => {
    expect(optimizedMode(resized(15, 59, 26), 'sidebar')).toBe('editing')
    expect(optimizedMode(resized(15, 60, 25), 'sidebar')).toBeNull()
    expect(optimizedMode(resized(15, 56, 29), 'chat')).toBe('chatting')
    expect(optimizedMode(resized(15, 55, 30), 'chat')).toBeNull()
  })

  test('SHELL-01, SHELL-02 the phone has no presets; its layout says 25/75, with a canvas 100', () => {
    const phone = firstLayout('mobile')
    expect(layoutWidths(phone)).toEqual({ sidebarWidth: 25, canvasWidth: 0, chatWidth: 75 })
    expect(after(phone, choose('focus'))).toBe(phone)
    expect(layoutWidths(opened('mobile'))).toEqual({ sidebarWidth: 0, canvasWidth: 100, chatWidth: 0 })
  })

  test('SHELL-06 every width class keeps a layout of its own', () => {
    const chatting = after(opened(), choose('chatting'), { type: 'width-changed', width: 'tablet' })
    expect(arrangement(chatting)).toEqual({ mode: 'normal', sizes: [20, 60, 20] })
    expect(layoutMode(after(chatting, { type: 'width-changed', width: 'desktop' }))).toBe('chatting')
  })
})

test('SHELL-02, SHELL-05 whatever happens in whatever order, the panels total 100 and there is one size for each', () => {
  const mode = fc.constantFrom(...layoutModes.filter((mode) => mode !== 'custom'))
  const size = fc.oneof(fc.double({ min: -50, max: 200 }), fc.constantFrom(NaN, 0, 100))
  const event: fc.Arbitrary<LayoutEvent> = fc.oneof(
    fc.record({ type: fc.constant('item-opened' as const), itemId: fc.constantFrom('itm_1', 'itm_2') }),
    fc.record({ type: fc.constant('mode-chosen' as const), mode }),
    fc.record({ type: fc.constant('resized' as const), sizes: fc.array(size, { maxLength: 4 }) }),
    fc.record({
      type: fc.constant('width-changed' as const),
      width: fc.constantFrom('mobile' as const, 'tablet' as const, 'desktop' as const),
    }),
    ...(['canvas-appeared', 'canvas-closing', 'canvas-hidden', 'focus-toggled', 'maximize-toggled'] as const).map(
      (type) => fc.constant({ type }),
    ),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const state = after(firstLayout('desktop'), ...events)
      const { mode, sizes } = arrangement(state)
      expect(sizes.reduce((total, one) => total + one, 0)).toBe(100)
      expect(sizes).toHaveLength(panelLimits[currentGroup(state)].length)
      expect((state.activeItemId === null) === (state.canvasMode === 'hidden')).toBe(true)
      const preset = mode === 'custom' || mode === 'normal' ? sizes : sizesOf(mode, currentGroup(state))
      for (const [index, one] of sizes.entries()) expect(Math.abs(one - (preset[index] ?? -9))).toBeLessThanOrEqual(2)
    }),
    { numRuns: 1000 },
  )
})
