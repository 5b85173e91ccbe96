import fc from 'fast-check'
import { expect, test } from 'vitest'

import { firstSections, readSections } from './open-sections.ts'

test('SIDE-02 only Recent Chats starts open, and what was stored counts section by section', () => {
  expect(readSections(null)).toEqual({
    chats: true,
    documents: false,
    presentations: false,
    websites: false,
    tills: false,
  })
  expect(readSections('{"documents":true,"chats":"ya","lain":1}')).toEqual({ ...firstSections, documents: true })
})

test('SIDE-02 whatever the browser stored, every section is open or closed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Object.values(readSections(text)).every((isOpen) => typeof isOpen === 'boolean')).toBe(true)
    }),
  )
})
