import { expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

import { stepName } from '../scene/step-name.ts'
import { askedOn } from './ask-rows.ts'
import { withRows } from './slide-rows.ts'

const ordered = makeDeck('bikin slide rencana buka cabang bakso di Kediri: sewa 24jt, renovasi 15jt, peralatan 18jt')
const slideOf = (title: string) => {
  const slide = ordered.deck.slides.find((one) => stepName(one) === title)
  if (!slide) throw new Error(`no slide ${title}`)
  return slide
}

test('CHAT-16 SLIDE-01 one more need raises the sum that is asked for, and every share follows', () => {
  const before = slideOf('Kebutuhan dana')
  const after = withRows(ordered.deck, before.id, [{ name: 'Biaya promosi', price: 3_000_000 }])
  const slide = after.slides.find(({ id }) => id === before.id)
  const texts = slide?.elements.map(({ content }) => content.replaceAll('\u00a0', ' ')) ?? []
  expect(texts).toContain('Rp 60.000.000')
  expect(texts).toContain('Sewa: Rp 24.000.000 (40%)')
  expect(texts).toContain('Biaya promosi: Rp 3.000.000 (5%)')
  expect(new Set(slide?.elements.map(({ id }) => id)).size).toBe(slide?.elements.length)
  expect(texts.filter((one) => one.startsWith('Sewa'))).toHaveLength(1)
})

test('CHAT-16 a slide whose parts do not make its sum, or that asks for none, is no such slide', () => {
  const asking = slideOf('Kebutuhan dana')
  const other = {
    ...asking,
    elements: asking.elements.map((one) => (one.role === 'band-value' ? { ...one, content: 'Rp 70.000.000' } : one)),
  }
  expect(askedOn(asking)?.needs).toHaveLength(3)
  expect(askedOn(other)).toBeNull()
  expect(askedOn(slideOf(ordered.titles.at(-1) ?? ''))).toBeNull()
})
