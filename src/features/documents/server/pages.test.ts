import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createHttp } from '#core/http/server/mount.ts'
import { storeAsset } from '#core/items/server/assets.repo.ts'
import { documentTypes } from '#core/items/shared/kinds.ts'
import { renderPdf } from '#core/render/server/pdf.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { documentFixture, fixturePictures } from '#tests/support/documents.ts'
import { pngOf } from '#tests/support/pictures.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'
import { bySoak } from '#tests/support/soak.ts'

import type { DocumentContent, DocumentNode } from '../shared/content/document-content.ts'
import { emptyLetter } from '../shared/letter/letter-facts.ts'
import { toRenderTree } from '../shared/content/to-render-tree.ts'
import { countPages } from './count-pages.ts'
import { layOutDocument } from './page-layout.ts'
import { pageRoutes } from './pages.routes.ts'

const text = (words: string): DocumentNode => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
const documentOf = (...content: DocumentNode[]): DocumentContent => ({
  schema: 1,
  letter: emptyLetter('surat_resmi', '2026-11-21'),
  body: { type: 'doc', content },
})
const layoutOf = (content: DocumentContent) => layOutDocument(content, toRenderTree(content, ''))

const seeds = Array.from({ length: bySoak(3, 20) }, (_, seed) => seed)

test.each(documentTypes)('DOC-06 the layout has as many pages as the PDF: %s', async (type) => {
  for (const { name, content } of seeds.map((seed) => documentFixture(type, seed))) {
    const tree = { ...toRenderTree(content, name), pictures: fixturePictures }
    const [pdf, layout] = [await renderPdf(tree), await layOutDocument(content, tree)]
    expect([name, layout.pages]).toEqual([name, countPages(pdf)])
    const places = layout.breaks.map(({ page, at }) => [page, at])
    expect(places).toEqual(places.toSorted(([a = 0], [b = 0]) => a - b))
  }
})

describe('DOC-06 where pages begin', () => {
  test('DOC-06 a new paragraph begins the page whole, a long one in its middle at a word', async () => {
    const short = await layoutOf(documentOf(...Array.from({ length: 90 }, (_, at) => text(`Paragraf ${at}`))))
    expect(short.pages).toBe(3)
    expect(short.breaks.every(({ offset, row, block }) => offset === null && row === null && block === null)).toBe(true)
    const words = Array.from({ length: 2400 }, (_, at) => `kata${at}`).join(' ')
    const long = await layoutOf(documentOf(text('Pembuka'), text(words)))
    expect(long.pages).toBeGreaterThan(2)
    for (const { at, offset } of long.breaks) {
      expect(at).toBe(1)
      expect(words.slice((offset ?? 0) - 1, (offset ?? 0) + 4)).toBe(' kata')
    }
  })

  test('DOC-06 the characters on the earlier pages are those that the PDF has there', async () => {
    const words = Array.from({ length: 1200 }, (_, at) => `kata${at}`).join(' ')
    const whole = documentOf(text(words))
    const [first] = (await layoutOf(whole)).breaks
    const offset = first?.offset ?? 0
    expect((await layoutOf(documentOf(text(words.slice(0, offset - 1))))).pages).toBe(1)
    expect((await layoutOf(documentOf(text(words.slice(0, offset + 8))))).pages).toBe(2)
  })

  test('DOC-06 page breaks, rows of tables and items of lists are named', async () => {
    const broken = await layoutOf(documentOf(text('satu'), { type: 'pageBreak' }, text('dua'), { type: 'pageBreak' }))
    expect(broken.breaks[0]).toMatchObject({ page: 2, at: 2, offset: null })
    const row = (type: string, words: string): DocumentNode => ({
      type: 'tableRow',
      content: [{ type, content: [text(words)] }],
    })
    const rows = [
      row('tableHeader', 'Barang'),
      ...Array.from({ length: 60 }, (_, at) => row('tableCell', `Baris ${at}`)),
    ]
    const table = await layoutOf(documentOf({ type: 'table', content: rows }))
    const begins = table.breaks[0]
    expect(begins?.at).toBe(0)
    expect(begins?.row).toBeGreaterThan(20)
    const before = rows
      .slice(0, begins?.row ?? 0)
      .map((one) => one.content?.[0]?.content?.[0]?.content?.[0]?.text ?? '')
    expect(begins?.offset).toBe(before.join('').length)
    const items = Array.from({ length: 80 }, (_, at) => ({ type: 'listItem', content: [text(`Butir ${at}`)] }))
    const list = await layoutOf(documentOf({ type: 'bulletList', content: items }))
    expect(list.breaks[0]?.offset).toBeGreaterThan(100)
  })

  test('DOC-06 a long table of goods names the row of the goods', async () => {
    const lines = Array.from({ length: 70 }, (_, at) => ({
      description: `barang ${at}`,
      quantity: 1,
      unit: 'buah',
      price: 1000,
    }))
    const content = { ...documentOf({ type: 'goodsTable' }), letter: { ...emptyLetter('invoice', ''), lines } }
    const { breaks } = await layoutOf(content)
    expect(breaks[0]).toMatchObject({ at: 0, offset: null })
    expect(breaks[0]?.row).toBeGreaterThan(20)
  })
})

describe('DOC-06 the calls', () => {
  const url = 'http://127.0.0.1:3000'
  let store: TestDatabase
  let app: ReturnType<typeof createHttp>
  beforeAll(async () => {
    store = await createTestDatabase()
    app = createHttp({
      routes: pageRoutes(store.database),
      publicUrl: url,
      logger: silentLogger,
      identify: async () => ({ role: 'guest', userId: 'gst_1' }),
      addressOf: () => '10.0.0.1',
      translate: () => null,
    })
  })
  afterAll(() => store.drop())
  const call = async (path: string, body: unknown) => {
    const answer = await app.request(`${url}/api/documents/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as {
      code?: string
      data: { pages: number; svgs: string[]; breaks: unknown[]; undrawn: string }
    }
  }
  const undrawn = async (words: string) => (await call('layout', { content: documentOf(text(words)) })).data.undrawn
  const draw = async (asset: string) =>
    (await call('pages', { content: documentOf({ type: 'image', attrs: { asset, alt: 'Toko' } }), count: 1 })).data
      .svgs[0]
  const content = documentOf(...Array.from({ length: 90 }, (_, at) => text(`Paragraf <${at}>`)))

  test('DOC-03 letters that no face of the PDF has are named before the export, each once', async () => {
    expect(await undrawn('Harga 100 円、价格, 가격, ราคา, ꦲꦏ꧀ꦱꦫ, السلام, שלום, Цена, Τιμή, é, “–” ✓ 😀 ①')).toBe('')
    expect(await undrawn('臺灣 國語 臺北')).toBe('臺灣')
    expect(await undrawn('தமிழ் dan Latin')).toBe('தமிழ்')
  })
  test('DOC-06 pages come as static pictures, as many as were asked for', async () => {
    expect((await call('pages', { content })).data).toEqual({ pages: 3, svgs: [] })
    const { pages, svgs } = (await call('pages', { title: 'Surat', content, from: 2, count: 20 })).data
    expect([pages, svgs.length]).toEqual([3, 2])
    for (const svg of svgs) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]* viewBox="0 0 595\.\d+ 841\.\d+"/)
      expect(svg).not.toMatch(/<script|<style|foreignObject|\son\w+=/i)
      const used = new Set([...svg.matchAll(/xlink:href="#([^"]+)"/g)].map(([, id]) => id))
      const drawn = new Set([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))
      expect([...used].filter((id) => !drawn.has(id))).toEqual([])
    }
    expect((await call('pages', { content: 5 })).code).toBe('invalid_content')
    expect((await call('layout', { title: '', content })).data).toMatchObject({
      pages: 3,
      breaks: [{ page: 2 }, { page: 3 }],
    })
  })

  test("DOC-06 only the owner's own pictures are drawn", async () => {
    const mine = await store.database.transaction((tx) => storeAsset(tx, 'gst_1', pngOf(20, 20)))
    const other = await store.database.transaction((tx) => storeAsset(tx, 'usr_2', pngOf(21, 20)))
    expect(await draw(mine.id)).toContain('<image')
    expect(await draw(other.id)).not.toContain('<image')
  })
})
