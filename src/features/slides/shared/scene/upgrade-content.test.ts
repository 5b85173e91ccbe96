import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'

import { deckContent } from './deck.ts'
import { composeSlidesText } from '../model-deck.ts'
import { parseSlidesText } from './parse-slides-text.ts'
import { deckFromSlides, readDeck } from './upgrade-content.ts'

describe('reading decks', () => {
  test('SLIDE-01 zero slides make a welcome slide', () => {
    for (const none of [{ slides: [] }, [], { schemaVersion: 1, theme: 'malam', slides: [] }]) {
      const deck = readDeck(none)
      expect(deck.slides).toMatchObject([{ layout: 'title', title: 'Selamat datang' }])
    }
    expect(readDeck({ theme: 'malam', slides: [] }).theme).toBe('malam')
  })

  test("SLIDE-01 P1's slides, of a text or of a list, are laid out", () => {
    const deck = readDeck({
      slides: [
        { title: 'Kopi Senja', content: 'Sejak 2019' },
        { title: 'Menu', content: ['Tubruk', 'Susu'] },
        { title: 'Cara', content: '1. Pesan\n2. Bayar' },
      ],
    })
    expect(deck.slides.map(({ layout }) => layout)).toEqual(['title', 'content', 'content'])
    const bodies = deck.slides.map(({ elements }) => elements[1])
    expect(bodies.map((body) => body?.content)).toEqual(['Sejak 2019', 'Tubruk\nSusu', 'Pesan\nBayar'])
    expect(bodies.map((body) => body?.style.list)).toEqual([undefined, 'bullet', 'number'])
  })

  test("SLIDE-01 P2's slides keep their layout, elements their words, place and style", () => {
    const deck = readDeck({
      slides: [
        { slideNumber: 1, title: 'A', content: 'b', layout: 'image' },
        {
          id: 's2',
          title: 'B',
          layout: 'blank',
          elements: [
            {
              id: 'e1',
              type: 'text',
              content: 'Halo',
              style: { fontSize: 200, fontWeight: '700', color: 'red' },
              position: { x: -5, y: '12', width: 200, height: 50 },
            },
            { id: 'e1', type: 'image', content: '' },
          ],
        },
      ],
    })
    expect(deck.slides[0]?.elements.map(({ role }) => role)).toEqual(['title', 'body', 'picture'])
    expect(deck.slides[1]?.elements[0]).toMatchObject({
      style: { fontSize: 72, fontWeight: 'bold' },
      position: { x: 0, y: 12 },
    })
    expect(deck.slides[1]?.elements.map(({ id }) => id)).toEqual(['e1', 'e1_2'])
  })

  test.each([
    null,
    5,
    'teks',
    {},
    { slides: 'x' },
    { slides: [5] },
    { slides: [{}] },
    { schemaVersion: 2, slides: [] },
    { slides: Array.from({ length: 201 }, () => ({ title: 'x' })) },
  ])('SLIDE-01 what is no deck is refused: %j', (value) => {
    let code = 'none'
    try {
      readDeck(value)
    } catch (error) {
      if (error instanceof AppError) code = error.code
    }
    expect(code).toBe('invalid_content')
  })

  test('SLIDE-06 posted slides become a deck; none become a cover with the title', () => {
    expect(deckFromSlides('Rencana', []).slides).toMatchObject([{ title: 'Rencana', layout: 'title' }])
    expect(deckFromSlides('Rencana', [{ title: 'Satu', content: 'a' }]).slides).toHaveLength(1)
  })

  test('SLIDE-01 whatever JSON comes, it is a valid deck or refused, and reading twice changes nothing', () => {
    const style = fc.record({ fontSize: fc.anything(), color: fc.string(), list: fc.anything() }, { requiredKeys: [] })
    const element = fc.record(
      {
        id: fc.string(),
        type: fc.constantFrom('text', 'image', 'chart', 'x'),
        content: fc.anything(),
        style: fc.oneof(style, fc.anything()),
        position: fc.anything(),
      },
      { requiredKeys: [] },
    )
    const slide = fc.oneof(
      fc.anything(),
      fc.record(
        { title: fc.anything(), content: fc.anything(), layout: fc.string(), elements: fc.array(element) },
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ slides: fc.array(slide) })), (value) => {
        let deck
        try {
          deck = readDeck(value)
        } catch (error) {
          if (error instanceof AppError) return
          throw error
        }
        expect(z.safeParse(deckContent, deck).error).toBeUndefined()
        expect(readDeck(structuredClone(deck))).toEqual(deck)
      }),
      { numRuns: 500 },
    )
  })
})

describe('slides that a model writes', () => {
  test('SLIDE-06 "Slide 1:" markers become slides, with the title of nama_ppt and the notes', () => {
    const parsed = parseSlidesText(
      'Baik, ini presentasinya.\nnama_ppt: Rencana Dago\n\n**Slide 1: Rencana Dago**\nUntuk keluarga\n\n### Slide 2 - Alasan\n- **Ramai** di akhir pekan\n- Dekat kampus\nCatatan pembicara: Sebut angkanya.\n\nSlide 3:\nJudul: Modal\n| Pos | Jumlah |\n|---|---|\n| Sewa | Rp 40.000.000 |',
    )
    expect(parsed.title).toBe('Rencana Dago')
    expect(parsed.slides).toEqual([
      { title: 'Rencana Dago', lines: ['Untuk keluarga'], notes: '' },
      { title: 'Alasan', lines: ['- Ramai di akhir pekan', '- Dekat kampus'], notes: 'Sebut angkanya.' },
      { title: 'Modal', lines: ['| Pos | Jumlah |', '|---|---|', '| Sewa | Rp 40.000.000 |'], notes: '' },
    ])
  })

  test('SLIDE-06 the deck holds them word for word, tables as tables', () => {
    const item = composeSlidesText('nama_ppt: Coba\nSlide 1: Satu\nSlide 2: Dua\n| a | b |\n| 1 | 2 |')
    const deck = readDeck(item.content)
    expect(item.title).toBe('Coba')
    expect(deck.slides.map(({ title }) => title)).toEqual(['Satu', 'Dua'])
    expect(deck.slides[1]?.elements[1]?.table?.rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  test('SLIDE-06 headings, paragraphs or nothing at all are read too', () => {
    expect(parseSlidesText('# Satu\nisi\n# Dua').slides.map(({ title }) => title)).toEqual(['Satu', 'Dua'])
    expect(parseSlidesText('Satu\n- a\n\nDua\n- b').slides.map(({ title }) => title)).toEqual(['Satu', 'Dua'])
    expect(readDeck(composeSlidesText('').content).slides).toHaveLength(1)
  })

  test('SLIDE-06 a text too long for a slide goes on on the next one', () => {
    const lines = Array.from({ length: 60 }, (_, at) => `- Langkah ke ${at + 1} dari pekerjaan ini`)
    const deck = readDeck(composeSlidesText(`Slide 1: Cover\nSlide 2: Langkah\n${lines.join('\n')}`).content)
    expect(deck.slides.length).toBeGreaterThan(3)
    expect(deck.slides[2]?.title).toBe('Langkah (lanjutan)')
    expect(JSON.stringify(deck)).toContain('Langkah ke 60')
  })
})
