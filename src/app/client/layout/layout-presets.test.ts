import { expect, test } from 'vitest'

import {
  groupOf,
  layoutModes,
  layoutPresets,
  openingSizes,
  panelGroupIds,
  panelLimits,
  presetFor,
  sizesOf,
} from './layout-presets.ts'
import { widened } from './normalize-sizes.ts'

const limits = (group: keyof typeof panelLimits) => panelLimits[group].map(({ min, max }) => [min, max])
const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)

test('SHELL-07 the presets of the table', () => {
  expect(layoutPresets).toEqual({
    normal: [15, 0, 85],
    normalWithCanvas: [15, 70, 15],
    editing: [10, 80, 10],
    maximized: [10, 85, 5],
    chatting: [15, 35, 50],
    presentation: [10, 85, 5],
    minimal: [10, 85, 5],
    focus: [0, 85, 15],
  })
  for (const name of Object.keys(layoutPresets) as (keyof typeof layoutPresets)[])
    expect(presetFor(name, 'desktop')).toEqual(layoutPresets[name])
})

test('SHELL-02 the sizes with which panels open, for every width class with and without the canvas', () => {
  expect(openingSizes[groupOf('desktop', true)]).toEqual([15, 65, 20])
  expect(openingSizes[groupOf('desktop', false)]).toEqual([15, 85])
  expect(openingSizes[groupOf('tablet', true)]).toEqual([20, 60, 20])
  expect(openingSizes[groupOf('tablet', false)]).toEqual([30, 70])
  expect(openingSizes[groupOf('mobile', false)]).toEqual([25, 75])
  for (const group of panelGroupIds) {
    expect(total(openingSizes[group])).toBe(100)
    expect(widened(panelLimits[group], openingSizes[group])).toEqual(panelLimits[group])
  }
})

test('SHELL-02, SHELL-07 every mode totals 100 in every group, with as many sizes as the group has panels', () => {
  for (const group of panelGroupIds)
    for (const mode of layoutModes) {
      if (mode === 'custom') continue
      expect(total(sizesOf(mode, group))).toBe(100)
      expect(sizesOf(mode, group)).toHaveLength(panelLimits[group].length)
    }
})

test('SHELL-03 the limits of the table: so far each panel can be dragged', () => {
  expect(limits('desktop')[0]).toEqual([10, 15])
  expect(limits('desktop-canvas')).toEqual([
    [10, 15],
    [30, 100],
    [15, 60],
  ])
  // Maximized hides sidebar and chat: there its own sizes are the bounds (resolutions 8).
  expect(widened(panelLimits['desktop-canvas'], [0, 100, 0]).map(({ min }) => min)).toEqual([0, 30, 0])
})

test('SHELL-03, SHELL-07 on a tablet presets keep to the limits of a tablet', () => {
  expect(presetFor('editing', 'tablet')).toEqual([15, 65, 20])
  expect(presetFor('chatting', 'tablet')).toEqual([15, 40, 45])
  expect(presetFor('focus', 'tablet')).toEqual([0, 80, 20])
  expect(presetFor('normalWithCanvas', 'tablet')).toEqual([20, 60, 20])
})

test('SHELL-09 normal with an open canvas means normalWithCanvas', () => {
  expect(sizesOf('normal', 'desktop-canvas')).toEqual([15, 70, 15])
  expect(sizesOf('normal', 'desktop')).toEqual([15, 85])
  expect(sizesOf('focus', 'desktop')).toEqual([0, 100])
})
