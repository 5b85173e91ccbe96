import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { compareWords } from './word-comparison.ts'

const line = fc.array(fc.constantFrom('kaos', 'topi', '45.000', 'Bapak', 'Budi', 'surat'), { maxLength: 6 })
const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.map((words) => words.join(' ')).join('\n'))
const filled = (given: string): string[] => given.split('\n').filter((one) => one !== '')

const side = (lines: ReturnType<typeof compareWords>, without: 'in' | 'out'): string[] =>
  lines
    .map((parts) =>
      parts
        .filter((part) => part.side !== without)
        .map((part) => part.text)
        .join(''),
    )
    .filter((one) => one !== '')

describe('comparing a version with the present text', () => {
  test('ITEM-08 a changed word is shown as a word, the rest of its line stays', () => {
    expect(compareWords('Yth. Bapak Budi\n100 kaos polo', 'Yth. Bapak Budi\n120 kaos polo')).toEqual([
      [{ side: 'both', text: 'Yth. Bapak Budi' }],
      [
        { side: 'out', text: '100' },
        { side: 'in', text: '120' },
        { side: 'both', text: ' kaos polo' },
      ],
    ])
  })

  test('ITEM-08 lines that share little are shown whole', () => {
    expect(compareWords('Terima kasih atas perhatian Anda', 'Hormat kami')).toEqual([
      [{ side: 'out', text: 'Terima kasih atas perhatian Anda' }],
      [{ side: 'in', text: 'Hormat kami' }],
    ])
  })

  test('ITEM-08 words that were only added to a line leave the line whole', () => {
    expect(compareWords('Salam, kami juga menyediakan sablon gratis.', 'Salam,')).toEqual([
      [
        { side: 'both', text: 'Salam,' },
        { side: 'out', text: ' kami juga menyediakan sablon gratis.' },
      ],
    ])
  })

  test('ITEM-08 equal texts have no difference', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(
          compareWords(given, given)
            .flat()
            .every((part) => part.side === 'both'),
        ).toBe(true)
      }),
    )
  })

  test('ITEM-08 a comparison holds every word of both texts, each in its order', () => {
    fc.assert(
      fc.property(text, text, (from, to) => {
        const lines = compareWords(from, to)
        expect(side(lines, 'in')).toEqual(filled(from))
        expect(side(lines, 'out')).toEqual(filled(to))
      }),
    )
  })
})
