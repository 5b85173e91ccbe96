import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createPromptGuard, recites } from './prompt-guard.ts'
import { secretRules } from './prompts.ts'

/** The text in pieces, as a model streams it. */
const streamed = (text: string, size: number): string | null => {
  const guard = createPromptGuard(secretRules)
  let shown = ''
  for (let at = 0; at < text.length; at += size) {
    const words = guard.push(text.slice(at, at + size))
    if (words === null) return null
    shown += words
  }
  const rest = guard.end()
  return rest === null ? null : shown + rest
}

const letters = (text: string): string => text.toUpperCase().replaceAll(' ', ' * ')

describe('what a model is told is not read out', () => {
  test('ASSIST-02 words that recite nothing pass unchanged, however they are cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 1, max: 20 }), (text, size) => {
        expect(streamed(text, size)).toBe(text)
      }),
    )
  })

  test('ASSIST-02 any long piece of a rule is caught in any place, in other letters and signs too', () => {
    const rules = secretRules.filter((rule) => rule.length > 130)
    expect(rules.length).toBeGreaterThan(2)
    fc.assert(
      fc.property(
        fc.constantFrom(...rules),
        fc.nat(40),
        fc.integer({ min: 1, max: 30 }),
        fc.boolean(),
        (rule, from, size, loud) => {
          const piece = rule.slice(from, from + 90)
          expect(streamed(`Tentu: ${loud ? letters(piece) : piece} begitu.`, size)).toBeNull()
        },
      ),
    )
  })

  test('ASSIST-02 honest answers that use some of the words pass', () => {
    for (const text of [
      'Maaf, saya tidak mengarang fakta: nama, alamat, dan nomor yang tidak Anda sebut saya kosongkan.',
      'Poin hanya dipotong kalau dokumennya jadi.',
    ])
      expect(recites(text, secretRules)).toBe(false)
  })
})
