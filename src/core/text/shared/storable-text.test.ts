import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storableJson, storableText } from './storable-text.ts'

describe('storableText', () => {
  test('CHAT-17 drops NUL and lone surrogates and nothing else', () => {
    expect(storableText('a\0b')).toBe('ab')
    expect(storableText('x\ud83dy\ude00z')).toBe('xyz')
    expect(storableText('😀 مرحبا <b>tebal</b>\n\tx ')).toBe('😀 مرحبا <b>tebal</b>\n\tx ')
  })

  test('CHAT-17 well-formed text without NUL stays as typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.includes('\0'))
        expect(storableText(text)).toBe(text)
      }),
    )
  })

  test('ITEM-01 reaches into objects, keys and lists', () => {
    expect(storableJson({ 'a\0': ['b\ud800', 1, null, true], c: { d: '\0' } })).toEqual({
      a: ['b', 1, null, true],
      c: { d: '' },
    })
  })
})
