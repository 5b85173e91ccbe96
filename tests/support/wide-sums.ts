import type { Locator } from '@playwright/test'

import { slideFonts } from '#features/slides/shared/scene/deck.ts'
import { textWidth } from '#features/slides/shared/scene/text-fit.ts'

/** Sums of slides that stand wider than their sizes are reckoned by: in a narrow card they would break in the middle. */
export const wideSums = async (place: Locator): Promise<string[]> => {
  const sums = await place.evaluate((root) => {
    const found: { text: string; face: string; bold: boolean; width: number }[] = []
    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const box = words.currentNode.parentElement
      const text = words.currentNode.textContent ?? ''
      if (!box || !/^Rp\u00a0[\d.]+$/.test(text) || box.offsetWidth === 0) continue
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(box)
      // Slides are drawn at their own size and shrunk to their place.
      const scale = box.getBoundingClientRect().width / box.offsetWidth
      const drawn = [...range.getClientRects()].reduce((sum, line) => sum + line.width, 0)
      const width = drawn / scale / Number.parseFloat(fontSize)
      found.push({ text, face: fontFamily.split(',')[0] ?? '', bold: Number(fontWeight) >= 600, width })
    }
    return found
  })
  return sums.flatMap(({ text, face, bold, width }) => {
    const font = slideFonts.find((name) => face.includes(name))
    if (font === undefined) return [`${text} in ${face}`]
    return width > textWidth(text, { font, bold }) * 1.02 ? [`${text}: ${width.toFixed(2)}`] : []
  })
}
