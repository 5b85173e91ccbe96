import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { growBlocks, noBlocks, withClosedMarks } from './markdown-blocks.ts'

const blocksOf = (text: string): readonly string[] => growBlocks(noBlocks, text).blocks

test('CHAT-13 text is cut at blank lines outside of code', () => {
  expect(blocksOf('satu\nbaris\n\ndua\n\n\ntiga')).toEqual(['satu\nbaris', 'dua', 'tiga'])
  expect(blocksOf('```\na\n\nb\n```\n\nsesudah')).toEqual(['```\na\n\nb\n```', 'sesudah'])
  expect(blocksOf('')).toEqual([])
})

test('CHAT-13 an indented line stays with its list', () => {
  expect(blocksOf('- a\n\n  lanjutan\n\n- b')).toEqual(['- a\n\n  lanjutan', '- b'])
})

test('CHAT-13 growing text changes its last block only, whatever it is made of', () => {
  const piece = fc.constantFrom('kata', ' ', '\n', '\n\n', '```\n', '~~~\n', '- a', '  ', '| a | b |\n', '\t', '1. x')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('')
      let grown = noBlocks
      for (let length = 1; length < text.length; length += 1) {
        grown = growBlocks(grown, text.slice(0, length))
        expect(grown).toEqual(growBlocks(noBlocks, text.slice(0, length)))
        const before = blocksOf(text.slice(0, length))
        const now = blocksOf(text.slice(0, length + 1))
        expect(now.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1))
      }
    }),
  )
})

test.each([
  ['jual **Rp 11.200', 'jual **Rp 11.200**'],
  ['jual **Rp 11.200*', 'jual **Rp 11.200**'],
  ['jual **Rp 11.200**', 'jual **Rp 11.200**'],
  ['jual **', 'jual'],
  ['- satu\n- *', '- satu\n-'],
  ['Contoh: *Buatkan surat ', 'Contoh: *Buatkan surat*'],
  ['Contoh: *Buatkan surat*', 'Contoh: *Buatkan surat*'],
  ['3 * 4 dan 45*3', '3 * 4 dan 45*3'],
  ['* satu\n* dua', '* satu\n* dua'],
  ['`2 ** 3', '`2 ** 3'],
])('CHAT-13 while %j grows no mark of it is seen', (block, shown) => {
  expect(withClosedMarks(block)).toBe(shown)
})
