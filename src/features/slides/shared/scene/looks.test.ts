import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { columnParts, figureParts, priceParts, timelineParts } from '../making/arrangements.ts'
import { cardParts, stepParts } from '../making/point-arrangements.ts'
import { type DeckContent, deckThemeNames, type SlideElement, stage } from './deck.ts'
import { setSlideLayout } from './deck-operations.ts'
import { contrast, deckThemes, surfaceOf } from './deck-themes.ts'
import { drawSlide } from './drawn-slide.ts'
import { presentationSkill } from '../skill.ts'
import { textWidth } from './text-fit.ts'

const today = parseIsoDay('2026-11-21') ?? expect.unreachable()
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const maker = presentationSkill.maker ?? expect.unreachable()
const deckOf = (message: string): DeckContent =>
  maker.composeItem(maker.readRequest(readMessage(message, today), null, context), context).content as DeckContent

const roles = ({ slides }: DeckContent, title: string): (string | undefined)[] =>
  slides.find((slide) => slide.title === title)?.elements.map(({ role }) => role) ?? []

describe('how words stand on a slide', () => {
  test('SLIDE-01 SLIDE-04 one sentence is a statement, points are cards, steps are numbered', () => {
    const deck = deckOf(
      'buat ppt cara pesan di toko. langkah: pilih barang, isi alamat, bayar. catatan: kirim tiap senin. aturan: antre, sabar',
    )
    expect(roles(deck, 'Langkah').filter((role) => role === 'badge-number')).toHaveLength(3)
    expect(roles(deck, 'Catatan')).toContain('statement')
    expect(roles(deck, 'Aturan').filter((role) => role === 'point')).toHaveLength(2)
  })

  test('SLIDE-01 years become a timeline in their order, prices cards, pairs columns', () => {
    const deck = deckOf(
      'ppt perjalanan usaha tempe Pak Min: 2005 sewa kios, 1998 jualan keliling, 2014 punya pabrik. menu: tempe 5rb, tahu 4rb. visi: maju. misi: jujur, rapi',
    )
    const timeline = deck.slides.find(({ title }) => title === 'Perjalanan kami')
    const years = timeline?.elements.filter(({ role }) => role === 'year')
    expect(years?.map(({ content }) => content)).toEqual(['1998', '2005', '2014'])
    expect(years?.map(({ position }) => position.x)).toEqual(
      years?.map(({ position }) => position.x).toSorted((a, b) => a - b),
    )
    expect(roles(deck, 'Menu dan harga').filter((role) => role === 'value')).toHaveLength(2)
    expect(roles(deck, 'Visi dan misi').filter((role) => role === 'column')).toHaveLength(2)
  })

  const line = fc.string({ minLength: 1, maxLength: 120 }).map((text) => text.replaceAll('\n', ' '))
  test('SLIDE-01 however much is told, every part stays above the foot of the slide and none lies on its neighbour', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const goods = lines.map((name) => ({ name, price: 5000, per: 'kg', note: '', group: '' }))
        const arranged = [
          cardParts(lines),
          stepParts(lines),
          priceParts(goods),
          columnParts(lines.slice(0, 3).map((title) => ({ title, lines }))),
          figureParts(lines.slice(0, 4).map((label) => ({ label, value: 'Rp 5.000' }))),
          timelineParts(lines.slice(0, 5).map((text) => ({ year: '2001', text }))),
        ]
        for (const parts of arranged) {
          for (const { position: at } of parts ?? []) {
            expect(Math.min(at.x, at.y, at.width, at.height)).toBeGreaterThanOrEqual(0)
            expect(at.x + at.width).toBeLessThanOrEqual(stage.width - 47)
            expect(at.y + at.height).toBeLessThanOrEqual(408)
          }
          const cards = (parts ?? []).filter(({ role }) => role === 'card').map(({ position }) => position)
          const overlaps = cards.flatMap((one, i) =>
            cards
              .slice(i + 1)
              .filter(
                (two) =>
                  one.x < two.x + two.width - 1 &&
                  two.x < one.x + one.width - 1 &&
                  one.y < two.y + two.height - 1 &&
                  two.y < one.y + one.height - 1,
              ),
          )
          expect(overlaps).toEqual([])
        }
      }),
    )
  })

  test('SLIDE-01 few words are written large, cards beside each other alike, and no word is wider than its card', () => {
    const deck = deckOf(
      'buat ppt profil toko. layanan: servis, pembayaran bertahap, antar. keunggulan: pertanggungjawaban',
    )
    const at = deck.slides.findIndex(({ title }) => title === 'Layanan')
    const points = (drawSlide(deck, at)?.elements ?? []).filter(({ role }) => role === 'point')
    expect(new Set(points.map(({ style }) => style.fontSize)).size).toBe(1)
    for (const { content, position, style } of points) {
      expect(style.fontSize).toBeGreaterThanOrEqual(24)
      const look = { font: style.fontFamily, bold: false }
      for (const word of content.split(' '))
        expect(textWidth(word, look) * style.fontSize).toBeLessThanOrEqual(position.width)
    }
  })

  test('SLIDE-01 another layout keeps every word of the cards, as a list', () => {
    const deck = deckOf('buat ppt profil toko. layanan: servis, tambal, antar jemput')
    const id = deck.slides.find(({ title }) => title === 'Layanan')?.id ?? ''
    const changed = setSlideLayout(deck, id, 'image').slides.find((one) => one.id === id)
    const body = changed?.elements.find(({ role }) => role === 'body')
    expect(body?.content).toBe('Servis\nTambal\nAntar jemput')
    expect(changed?.elements.some(({ type }) => type === 'shape')).toBe(false)
    expect(changed?.elements.some(({ role }) => role === 'picture')).toBe(true)
  })
})

/** The colour below a text: of the card, band or badge on which it stands, else of the page. */
const groundOf = (element: SlideElement, all: readonly SlideElement[], theme: (typeof deckThemeNames)[number]) => {
  const { page } = deckThemes[theme]
  const on = all.filter(
    ({ position: at, role, type }) =>
      type === 'shape' &&
      (role === 'card' || role === 'band' || role === 'badge') &&
      element.position.x >= at.x - 1 &&
      element.position.y >= at.y - 1 &&
      element.position.x + element.position.width <= at.x + at.width + 1 &&
      element.position.y + element.position.height <= at.y + at.height + 1,
  )
  const role = on.at(-1)?.role
  return role === 'card'
    ? page.panel
    : role === 'band'
      ? page.tableHead
      : role === 'badge'
        ? page.accent
        : page.background
}

describe('the three looks', () => {
  const message = 'buat ppt profil Warung Sari, berdiri 1999, 2 cabang: Solo, Jogja. menu: soto 9rb, teh 3rb'
  test('SLIDE-01 each has marks of its own on covers and pages, and a foot with the business and the number', () => {
    const drawn = deckThemeNames.map((theme) => {
      const deck = { ...deckOf(message), theme }
      const [cover, page] = [0, 1].map((at) => drawSlide(deck, at)?.ornaments ?? [])
      expect(page?.filter(({ role }) => role === 'footer').map(({ content }) => content)).toEqual(['Warung Sari', '2'])
      return JSON.stringify(
        [cover, page?.filter(({ role }) => role !== 'footer')].map((marks) => marks?.map(({ position }) => position)),
      )
    })
    expect(new Set(drawn).size).toBe(3)
  })

  test.each(deckThemeNames)('SLIDE-01 %s: every text reads on what it stands on, at 4.5 to 1', (theme) => {
    const told = [
      message,
      'buat ppt pitch Kopi Kita, butuh 50jt untuk alat 20jt, stok 30jt. visi: a. misi: b. langkah: c, d',
      'buat slide pelatihan kasir: cara hitung, cara catat, cara tutup',
      'ppt sejarah Toko Ani: 1990 buka, 2000 pindah, 2010 cabang',
    ]
    for (const words of told) {
      const deck = { ...deckOf(words), theme }
      for (const [at, slide] of deck.slides.entries()) {
        const texts = (drawSlide(deck, at)?.elements ?? []).filter(({ type }) => type === 'text')
        for (const element of texts) {
          const ground =
            slide.layout === 'title' ? surfaceOf(theme, slide).background : groundOf(element, slide.elements, theme)
          expect(contrast(element.style.color, ground), `${element.role} ${element.content}`).toBeGreaterThanOrEqual(
            4.5,
          )
        }
      }
    }
  })
})
