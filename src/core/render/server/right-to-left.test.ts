import { expect, test } from 'vitest'

import type { Block } from '../shared/render-tree.ts'
import { drawPages } from './pdf.ts'

const words = [{ text: 'عنوان' }]
const pageOf = async (...blocks: Block[]): Promise<string> =>
  (await drawPages({ title: '', author: '', blocks }, 1, 1)).svgs[0] ?? ''
/** How far from the left edge of the page the first sign is drawn, in points. */
const firstSign = (svg: string): number =>
  Number(/class="typst-text" transform="matrix\(1 0 0 -1 ([\d.]+)/.exec(svg)?.[1] ?? Number.NaN)

const heading = (align?: 'center' | 'right'): Block => ({
  type: 'heading',
  level: 1,
  runs: words,
  ...(align ? { align } : {}),
})
const item = (text: string): Block[] => [{ type: 'paragraph', runs: [{ text }] }]
const list = (...items: string[]): Block => ({ type: 'list', ordered: false, items: items.map(item) })

test('DOC-03 a heading from right to left stands where such a paragraph does, unless it was put elsewhere', async () => {
  expect(await pageOf(heading())).toBe(await pageOf(heading('right')))
  expect(await pageOf(heading())).not.toBe(await pageOf(heading('center')))
})

test('DOC-03 the signs of a list stand where its lines begin', async () => {
  expect(firstSign(await pageOf(list('أول', 'ثانيا')))).toBeGreaterThan(500)
  expect(firstSign(await pageOf(list('satu', 'dua')))).toBeLessThan(100)
  expect(firstSign(await pageOf(list('أول', 'dua')))).toBeLessThan(100)
})
