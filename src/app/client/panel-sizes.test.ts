import { expect, test } from 'vitest'

import { panelSizes } from './panel-sizes.ts'

const sizes = (...input: Parameters<typeof panelSizes>): number[] => {
  const { sidebar, canvas, chat } = panelSizes(...input)
  return [sidebar.size, ...(canvas ? [canvas.size] : []), chat.size]
}

test('SHELL-02 the sizes of the table, which total 100 within their limits', () => {
  expect(sizes('desktop', false)).toEqual([15, 85])
  expect(sizes('desktop', true)).toEqual([15, 65, 20])
  expect(sizes('tablet', false)).toEqual([30, 70])
  expect(sizes('tablet', true)).toEqual([20, 60, 20])
  for (const width of ['desktop', 'tablet'] as const)
    for (const open of [true, false])
      for (const mode of ['normal', 'maximized'] as const) {
        const panels = Object.values(panelSizes(width, open, mode)).filter((panel) => panel !== null)
        expect(panels.reduce((sum, { size }) => sum + size, 0)).toBe(100)
        for (const { size, min, max } of panels) expect(size >= min && size <= max).toBe(true)
      }
})

test('SHELL-22 maximized shows the canvas alone', () => {
  expect(sizes('desktop', true, 'maximized')).toEqual([0, 100, 0])
})
