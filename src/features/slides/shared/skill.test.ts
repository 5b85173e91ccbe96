import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { emptyProfile } from '#core/assistant/shared/business-profile.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { bySoak } from '#tests/support/soak.ts'

import type { DeckContent } from './scene/deck.ts'
import type { DeckRequest } from './deck-request.ts'
import { drawSlide } from './scene/drawn-slide.ts'
import { readableText } from './scene/readable-text.ts'
import { presentationSkill } from './skill.ts'
import { textHeight } from './scene/text-fit.ts'
import { readDeck } from './scene/upgrade-content.ts'

const today = parseIsoDay('2026-11-21') ?? expect.unreachable()
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const maker = presentationSkill.maker ?? expect.unreachable()

const make = (message: string, over: Partial<AssistantContext> = {}) => {
  const own = { ...context, ...over }
  const request = maker.readRequest(readMessage(message, today), null, own)
  const item = maker.composeItem(request, own)
  const deck = item.content as DeckContent
  return { request, item, deck, text: readableText(item.title, deck), words: maker.introduce(request, item, own) }
}

const tables = ({ slides }: DeckContent) =>
  slides.flatMap(({ elements }) => elements.flatMap(({ table }) => table?.rows ?? []))
const charts = ({ slides }: DeckContent) =>
  slides.flatMap(({ elements }) => elements.flatMap(({ chart }) => chart ?? []))

describe('what a sentence says', () => {
  test('ASSIST-01 SLIDE-04 figures of months become a chart with its reckoned total', () => {
    const { deck, text, words } = make(
      'bikin slide laporan penjualan semester ini: april 12,5jt, mei 9jt, juni 14jt, totalnya juga',
    )
    expect(charts(deck)).toMatchObject([
      {
        type: 'bar',
        unit: 'Rp',
        categories: ['April', 'Mei', 'Juni'],
        series: [{ values: [12_500_000, 9_000_000, 14_000_000] }],
      },
    ])
    expect(text).toContain('Rp 35.500.000')
    expect(words).toContain('Rp 35.500.000')
  })

  test('ASSIST-01 SLIDE-04 the order alone and the occasion of a formal plea are no title, the told name is', () => {
    const told = make('kakak ga bisa bikin ppt, tolong buatkan 5 slide ya: usahanya Wajik Mbah Rono, 45rb per kotak')
    expect(told.item.title).toContain('Wajik Mbah Rono')
    expect(told.item.title).not.toMatch(/tolong|buatkan/i)
    const formal = make('Sehubungan dengan undangan Dinas, kami memerlukan presentasi 8 halaman tentang Batik Lereng')
    expect(formal.item.title).not.toMatch(/sehubungan/i)
    const called = make('mau usaha minyak sereh dibuatkan presentasi, nama usaha Wangi Alas, 45rb sebotol')
    expect(called.item.title).toBe('Profil Usaha Wangi Alas')
  })

  test('ASSIST-01 shares of a whole become a pie, and nobody adds them up', () => {
    const { deck, text } = make('buatkan presentasi hasil survei pembeli: puas 55%, biasa 35%, kecewa 10%')
    expect(charts(deck)).toMatchObject([{ type: 'pie', unit: '%', series: [{ values: [55, 35, 10] }] }])
    expect(text).not.toContain('Total')
  })

  test('ASSIST-01 prices become cards, many of them a table, each with its unit and what was added', () => {
    const { text } = make(
      'Buat presentasi katalog Dapur Nusa: nasi kotak 28rb/kotak minimal 20, tumpeng 450.000 per buah',
    )
    expect(text).toContain('Nasi kotak: Rp 28.000 per kotak, minimal 20\nTumpeng: Rp 450.000 per buah')
    const { deck } = make(
      'Buat presentasi katalog Dapur Nusa: nasi kotak 28rb/kotak minimal 20, tumpeng 450.000 per buah, snack 9rb, rawon 25rb, es 5rb',
    )
    expect(tables(deck).slice(0, 2)).toEqual([
      ['Nama', 'Harga', 'Keterangan'],
      ['Nasi kotak', 'Rp 28.000 per kotak', 'minimal 20'],
    ])
  })

  test('ASSIST-01 a pitch names what is asked for and marks what nobody knows yet', () => {
    const { deck, request, text, words } = make(
      "siapkan pitch deck ke investor untuk usaha es krim 'Dingin Terus', butuh dana 90 juta untuk freezer 60jt dan gerobak 30jt",
    )
    expect(request).toMatchObject({ purpose: 'pitch', business: 'Dingin Terus', audience: 'investor' })
    for (const fact of ['Dingin Terus', 'Rp 90.000.000', 'Rp 60.000.000', 'Rp 30.000.000', '[isi masalah pelanggan]'])
      expect(text).toContain(fact)
    expect(words).toContain('Tinggal Anda isi: masalah pelanggan')
    expect(new Set(deck.slides.map(({ layout }) => layout)).size).toBeGreaterThan(1)
  })

  test('ASSIST-01 named parts and topics get slides of their own, a pair of parts one slide in two columns', () => {
    const { deck } = make(
      'buat company profile dalam bentuk ppt. visi: jadi bengkel terpercaya. misi: cepat, jujur. bahas: sejarah, layanan',
    )
    const titles = deck.slides.map(({ title }) => title)
    for (const title of ['Visi dan misi', 'Sejarah', 'Layanan']) expect(titles).toContain(title)
  })

  test('ASSIST-05 the profile of the owner names the business and its contacts where the message does not', () => {
    const profile = { ...emptyProfile, name: 'Toko Sinar', phone: '0812-1111-2222', address: 'Jalan Anggrek 2' }
    const own = make('buat ppt profil usaha', { profile })
    expect(own.deck.footer).toBe('Toko Sinar')
    expect(own.text).toContain('0812-1111-2222')
    const other = make("buat ppt profil usaha 'Kedai Lain'", { profile })
    expect(other.text).not.toContain('0812-1111-2222')
  })

  test('ASSIST-01 figures that contradict each other are told, never chosen silently', () => {
    const { text, words } = make('buat ppt penjualan: januari 10jt, februari 12jt, januari 11jt, total 40jt')
    for (const sum of ['Rp 10.000.000', 'Rp 12.000.000', 'Rp 11.000.000'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(sum)
    expect(words).toContain('Anda menyebut total Rp 40.000.000; jumlah angkanya Rp 33.000.000')
    expect(words).toContain('Januari disebut lebih dari sekali')
  })

  test('ASSIST-01 an order without any fact is a deck of blanks', () => {
    const { deck, text } = make('buat ppt')
    expect(deck.slides.length).toBeGreaterThan(3)
    expect(text).toContain('[isi judul presentasi]')
  })
})

describe('the wished number of slides', () => {
  test.each(Array.from({ length: 30 }, (_, at) => at + 1))(
    'ASSIST-01 SLIDE-01 %i slides are wished: as many are made as what was told fills, and the reply says so',
    (count) => {
      const { deck, words } = make(
        `buat presentasi ${count} slide tentang usaha keripik: pedas 10rb, manis 12rb. alasan: murah, enak`,
      )
      expect(deck.slides.length).toBe(Math.min(count, 9))
      expect(words.includes(`Anda minta ${count} slide`)).toBe(count > 9)
      const all = JSON.stringify(deck)
      expect(all.split('[isi ').length - 1).toBeLessThanOrEqual(4)
      for (const fact of ['Rp 10.000', 'Rp 12.000', 'urah', 'nak']) expect(all).toContain(fact)
    },
  )

  test('ASSIST-01 300 points fit into five slides or stand in the notes: none is lost', () => {
    const points = Array.from({ length: 300 }, (_, at) => `hal penting nomor ${at + 1} yang harus diingat`)
    const { deck, words } = make(`buat ppt 5 slide aja\n${points.map((point) => `- ${point}`).join('\n')}`)
    expect(deck.slides).toHaveLength(5)
    const all = JSON.stringify(deck)
    expect(points.filter((point) => !all.includes(point.slice(1)))).toEqual([])
    expect(words).toContain('catatan pembicara')
  })

  test.each([
    ['maksimal 8 slide', 8],
    ['6-8 slide ya', 8],
    ['lima halaman', 5],
    ['100 slide', 30],
    ['3 hal penting', null],
  ])('ASSIST-01 "%s" wishes for %s', (words, count) => {
    expect((make(`buat presentasi jamu, ${words}`).request as DeckRequest).slideCount).toBe(count)
  })
})

test('ASSIST-01 markup and templates in names stay plain text', () => {
  const name = '{{7*7}} ${HOME} <b>Kriuk</b> #panic("x")'
  const { deck, words } = make(`buat presentasi usaha keripik '${name}', 5 slide`)
  expect(deck.slides[0]?.title).toBe(name)
  expect(words).toContain('\\<b\\>Kriuk')
})

const facts = fc.array(
  fc.oneof(
    fc
      .record({
        name: fc.constantFrom('kopi', 'teh manis', 'paket hemat', 'sewa alat'),
        price: fc.integer({ min: 1, max: 900 }),
      })
      .map(({ name, price }) => `${name} ${price}rb`),
    fc.constantFrom(
      'buka tiap hari',
      'visi: jadi pilihan pertama',
      'omzet 20jt per bulan',
      '12 karyawan',
      'januari 5jt',
      'februari 7jt',
      'untung 30%',
    ),
    fc.string({ maxLength: 40 }),
  ),
  { maxLength: 25 },
)

test('ASSIST-01 SLIDE-01 whatever is said, the deck can be stored, is the same twice, and no text leaves its box', () => {
  fc.assert(
    fc.property(
      facts,
      fc.constantFrom(', ', '. ', '\n'),
      fc.option(fc.integer({ min: 1, max: 30 })),
      (said, joint, count) => {
        const message = `buat presentasi ${count === null ? '' : `${count} slide `}usaha saya: ${said.join(joint)}`
        const { deck, item } = make(message)
        expect(readDeck(structuredClone(deck))).toEqual(deck)
        expect(make(message).item).toEqual(item)
        const texts = deck.slides.flatMap((_, at) =>
          (drawSlide(deck, at)?.elements ?? []).filter(({ type }) => type === 'text'),
        )
        const tooHigh = texts.filter(({ content, position, style }) => {
          const look = { font: style.fontFamily, bold: style.fontWeight === 'bold' }
          return textHeight(content, position.width, style.fontSize, look, style.list !== 'none') > position.height + 1
        })
        expect(tooHigh.map(({ content }) => content)).toEqual([])
      },
    ),
    { numRuns: bySoak(60, 300) },
  )
})
