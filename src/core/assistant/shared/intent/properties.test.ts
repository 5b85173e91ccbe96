import fc from 'fast-check'
import { expect, test } from 'vitest'

import { itemKinds } from '#core/items/shared/kinds.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { withinEdits } from '#core/text/shared/edit-distance.ts'
import { understandMessage } from './understand-message.ts'

const understand = (message: string) => understandMessage(message, kindSkills, { turns: [] })

const nouns = itemKinds.flatMap((kind) => [
  ...kindSkills[kind].vocabulary.nouns,
  ...Object.values(kindSkills[kind].vocabulary.types).flat(),
])
const noun = fc.constantFrom(...nouns)
const name = fc.stringMatching(/^[BDGKLMRST][aiueo][bdgklmnrst][aiou]r$/)

test('CHAT-16 any text is understood without failing, however odd', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (message) => {
      expect(['answer', 'request']).toContain(understand(message).outcome)
    }),
  )
})

test('CHAT-16 twenty thousand signs of any kind are understood', () => {
  for (const part of [
    'surat ',
    'jangan buatkan surat ',
    '"',
    "'a ",
    'xqzvwrtp',
    'bikin?',
    '(,',
    '@tukang_web ',
    '9.',
  ]) {
    expect(understand(part.repeat(Math.ceil(20_000 / part.length))).confidence).toBeGreaterThan(0)
  }
})

test('CHAT-16 an order for any named thing is a request, in any letter case', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('buatkan', 'tolong bikinin', 'mohon dibuatkan', 'buatin dong', 'saya mau dibuatkan'),
      noun,
      name,
      fc.boolean(),
      (verb, thing, person, loud) => {
        const message = `${verb} ${thing} untuk ${person}`
        expect(understand(loud ? message.toUpperCase() : message)).toMatchObject({ outcome: 'request' })
      },
    ),
  )
})

test('CHAT-16 refusing or putting off any named thing makes nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        (thing: string) => `jangan bikin ${thing}`,
        (thing: string) => `ga usah ${thing} dulu`,
        (thing: string) => `saya tidak mau dibuatkan ${thing}`,
        (thing: string) => `nanti aja bikin ${thing}`,
        (thing: string) => `gimana cara bikin ${thing}?`,
        (thing: string) => `berapa biaya bikin ${thing}`,
        (thing: string) => `saya sudah buat ${thing} kemarin`,
      ),
      noun,
      (say, thing) => {
        expect(understand(say(thing))).toMatchObject({ outcome: 'answer' })
      },
    ),
  )
})

test('CHAT-16 edit distance agrees with its definition on equal, near and far words', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-e]{3,9}$/), fc.nat(8), (word, at) => {
      const place = at % word.length
      expect(withinEdits(word, word, 0)).toBe(true)
      expect(withinEdits(word, word.slice(0, place) + word.slice(place + 1), 1)).toBe(true)
      expect(withinEdits(word, `${word}zz`, 1)).toBe(false)
    }),
  )
})
