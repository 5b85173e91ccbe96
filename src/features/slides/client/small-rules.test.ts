import { describe, expect, test } from 'vitest'

import { readFigure } from './chart-fields.tsx'
import { deckText } from './deck-text.ts'
import { elementName } from './element-words.ts'
import { withinSide } from './image-file.ts'
import { slideAfterKey } from './presenting-keys.ts'

describe('small rules of the slide editor', () => {
  test('SLIDE-05 right and space go on, left goes back, the ends hold', () => {
    expect(['ArrowRight', ' ', 'PageDown'].map((key) => slideAfterKey(key, 1, 5))).toEqual([2, 2, 2])
    expect(['ArrowLeft', 'PageUp'].map((key) => slideAfterKey(key, 1, 5))).toEqual([0, 0])
    expect([slideAfterKey('Home', 3, 5), slideAfterKey('End', 3, 5)]).toEqual([0, 5])
    expect([slideAfterKey('ArrowLeft', 0, 5), slideAfterKey(' ', 5, 5)]).toEqual([0, 5])
    expect(slideAfterKey('a', 1, 5)).toBe(null)
  })

  test('SLIDE-04 figures of a chart are read as Indonesians write them', () => {
    const written = ['1.250.000', 'Rp 45.000', '12,5', '-3', '1.5', '', 'banyak', '12.500,75']
    expect(written.map(readFigure)).toEqual([1_250_000, 45_000, 12.5, -3, 1.5, null, null, 12_500.75])
  })

  test('SLIDE-04 a large picture is scaled in proportion, a small one stays', () => {
    expect(withinSide(4000, 3000)).toEqual({ width: 1600, height: 1200 })
    expect(withinSide(300, 200)).toEqual({ width: 300, height: 200 })
    expect(withinSide(4000, 1, 1600)).toEqual({ width: 1600, height: 1 })
  })

  test('SLIDE-03 every element has a name for those who do not see it', () => {
    const element = { id: 'e', style: {}, position: { x: 0, y: 0, width: 9, height: 9 } } as const
    expect(elementName({ ...element, type: 'text', content: 'Kopi\nsusu' })).toBe('Teks: Kopi susu')
    expect(elementName({ ...element, type: 'image', content: '' })).toBe('Gambar: belum dipilih')
    expect(elementName({ ...element, type: 'shape', content: '', shape: 'arrow' })).toBe('Bentuk: panah')
  })

  test('SLIDE-01 decks compare as text, and what is no deck compares as nothing', () => {
    expect(deckText({ slides: [{ title: 'Kopi', content: '- satu\n- dua' }] })).toContain('satu')
    expect(deckText({ nothing: true })).toBe('')
    expect(deckText(null)).toBe('')
  })
})
