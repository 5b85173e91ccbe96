import fc from 'fast-check'
import { expect, test } from 'vitest'

import { applyTool, markdownTools } from './markdown-tools.ts'

const selection = fc
  .tuple(fc.string({ maxLength: 40 }), fc.nat(), fc.nat())
  .map(([text, a, b]): [string, number, number] => {
    const [x, y] = [a % (text.length + 1), b % (text.length + 1)]
    return [text, Math.min(x, y), Math.max(x, y)]
  })

test('DOC-01 the styles wrap what is selected, the lists insert their mark at the cursor', () => {
  expect(applyTool({ text: 'harga tetap', start: 6, end: 11 }, 'bold')).toEqual({
    text: 'harga **tetap**',
    start: 8,
    end: 13,
  })
  expect(applyTool({ text: 'harga tetap', start: 0, end: 5 }, 'italic').text).toBe('*harga* tetap')
  expect(applyTool({ text: 'harga tetap', start: 0, end: 5 }, 'underline').text).toBe('__harga__ tetap')
  expect(applyTool({ text: 'satu\n', start: 5, end: 5 }, 'bulletList')).toEqual({ text: 'satu\n- ', start: 7, end: 7 })
  expect(applyTool({ text: '', start: 0, end: 0 }, 'orderedList').text).toBe('1. ')
})

test('DOC-01 without a selection the styles change nothing; no tool loses a letter that was not selected', () => {
  fc.assert(
    fc.property(selection, fc.constantFrom(...markdownTools), ([text, start, end], tool) => {
      const next = applyTool({ text, start, end }, tool)
      const isList = tool === 'bulletList' || tool === 'orderedList'
      expect(!isList && start === end ? next.text : text).toBe(text)
      expect(next.text.startsWith(text.slice(0, start))).toBe(true)
      expect(next.text.endsWith(text.slice(end))).toBe(true)
      expect(next.text.slice(next.start, next.end)).toBe(isList ? '' : text.slice(start, end))
    }),
  )
})
