import { zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createHttp } from '#core/http/server/mount.ts'
import type { Identity } from '#core/http/shared/identity.ts'
import { items } from '#core/items/server/items.tables.ts'
import { documentTypes } from '#core/items/shared/kinds.ts'
import { renderDocx } from '#core/render/server/docx.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { documentFixture, fixturePictures } from '#tests/support/documents.ts'
import { pngOf } from '#tests/support/pictures.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'
import { bySoak } from '#tests/support/soak.ts'

import type { DocumentContent, DocumentNode } from '../shared/content/document-content.ts'
import { emptyLetter } from '../shared/letter/letter-facts.ts'
import { plainText } from '../shared/content/inline-text.ts'
import { toRenderTree } from '../shared/content/to-render-tree.ts'
import { blockRuns } from '../shared/content/tree-runs.ts'
import { importedContent } from './import-content.ts'
import { importRoutes } from './import.routes.ts'
import { readWordFile } from './read-word-file.ts'

const today = '2026-11-21' as Parameters<typeof importedContent>[2]

const [anyPicture] = fixturePictures.values()
/** With a picture for every name: one that is missing leaves words in the file. */
const pictures = new Map([...fixturePictures, ...(anyPicture ? [['ast_hilang', anyPicture] as const] : [])])

const wordFile = (content: DocumentContent): Promise<Uint8Array> =>
  renderDocx({ ...toRenderTree(content, 'Surat'), pictures })

const again = async (content: DocumentContent): Promise<DocumentContent> => {
  const word = await readWordFile(await wordFile(content))
  return importedContent(
    word,
    word.images.map((_, at) => ({ id: `ast_${at}`, width: 50 })),
    today,
  )
}

/** All words of a document in no order: tables and lists may stand as other blocks, but nothing may be lost. */
const wordsOf = (content: DocumentContent): string[] =>
  toRenderTree(content, '')
    .blocks.flatMap((block) =>
      block.type === 'fields'
        ? [
            ...(block.aside ?? []),
            ...block.rows.flatMap(({ label, runs }) => [{ text: ` ${label} ` }, ...runs, { text: ' ' }]),
          ]
        : [...blockRuns(block), { text: ' ' }],
    )
    .map(({ text }) => text)
    .join(' ')
    .split(/[\s:]+/)
    .filter((word) => word !== '' && !/^\[?Gambar/.test(word))
    .toSorted()

const nodesOf = (node: DocumentNode, type: string): DocumentNode[] => [
  ...(node.type === type ? [node] : []),
  ...(node.content ?? []).flatMap((child) => nodesOf(child, type)),
]

/** Every item with how deep it stands and what it says. */
const itemsOf = (node: DocumentNode, level = 0): string[] => {
  const isList = node.type === 'bulletList' || node.type === 'orderedList'
  const own = isList
    ? (node.content ?? []).map(
        (item) =>
          `${node.type} ${level} ${plainText(item.content?.[0] ?? { type: '' })
            .replaceAll('\n', '')
            .trim()}`,
      )
    : []
  const inner = (node.content ?? []).map((child) => itemsOf(child, isList ? level + 1 : level))
  return isList ? own.flatMap((line, at) => [line, ...(inner[at] ?? [])]) : inner.flat()
}

const cellsOf = (table: DocumentNode): string =>
  JSON.stringify(
    (table.content ?? []).map((row) =>
      (row.content ?? []).map((cell) => [
        cell.type,
        cell.attrs?.['colspan'] ?? 1,
        cell.attrs?.['rowspan'] ?? 1,
        (cell.content ?? []).map(plainText).join('').replaceAll(/\s+/g, ''),
      ]),
    ),
  )

const others = (nodes: readonly DocumentNode[] | undefined) => nodes?.filter(({ type }) => type !== 'image')

const seeds = Array.from({ length: bySoak(2, 6) }, (_, seed) => seed)

describe('DOC-03 own Word files read again', () => {
  test.each(documentTypes)(
    'DOC-03 %s: every word, every level of every list and every cell with its merging stays',
    async (type) => {
      for (const { name, content } of seeds.map((seed) => documentFixture(type, seed))) {
        const back = await again(content)
        expect([name, wordsOf(back)]).toEqual([name, wordsOf(content)])
        const [before, after] = [itemsOf(content.body), itemsOf(back.body)]
        expect([name, after.filter((line) => before.includes(line))]).toEqual([name, before])
        const tables = new Set(nodesOf(back.body, 'table').map(cellsOf))
        const lost = nodesOf(content.body, 'table')
          .map(cellsOf)
          .filter((cells) => !tables.has(cells))
        expect([name, lost]).toEqual([name, []])
      }
    },
  )

  test('DOC-03 keep styles, links, alignment, pictures, page breaks and the lines of the page', async () => {
    const body: DocumentNode = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Ketentuan' }] },
        {
          type: 'paragraph',
          attrs: { textAlign: 'justify' },
          content: [
            { type: 'text', text: 'tebal', marks: [{ type: 'bold' }] },
            { type: 'text', text: ' miring', marks: [{ type: 'italic' }] },
            { type: 'text', text: ' garis', marks: [{ type: 'underline' }] },
            { type: 'text', text: ' besar', marks: [{ type: 'textStyle', attrs: { font: 'Arial', size: 18 } }] },
            { type: 'text', text: 'taut', marks: [{ type: 'link', attrs: { href: 'https://contoh.id/a?b=1&c=2' } }] },
          ],
        },
        { type: 'image', attrs: { asset: 'ast_foto', alt: 'Toko kami', width: 40, align: 'center' } },
        { type: 'pageBreak' },
        { type: 'stampBox', attrs: { text: 'Meterai Rp10.000' } },
        { type: 'paragraph', content: [{ type: 'text', text: 'Selesai.' }] },
      ],
    }
    const content = {
      schema: 1 as const,
      letter: emptyLetter('surat_resmi', today),
      page: { header: 'Rahasia', footer: 'Jl. A & B' },
      body,
    }
    const back = await again(content)
    const [image] = nodesOf(back.body, 'image')
    expect(image?.attrs).toEqual({ asset: 'ast_0', alt: 'Toko kami', width: 50, align: 'center' })
    expect(others(back.body.content)).toEqual(others(body.content))
    expect(back.page).toEqual(content.page)
  })
})

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const relations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
const foreign = (body: string, before = ''): Uint8Array =>
  zipSync({
    '[Content_Types].xml': Buffer.from(contentTypes),
    '_rels/.rels': Buffer.from(relations),
    'word/document.xml': Buffer.from(
      `<?xml version="1.0"?>${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  })
const para = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

describe('DOC-03 the call', () => {
  const url = 'http://127.0.0.1:3000'
  let store: TestDatabase
  let app: ReturnType<typeof createHttp>
  let asking: Identity
  beforeAll(async () => {
    store = await createTestDatabase()
    app = createHttp({
      routes: importRoutes(store.database),
      publicUrl: url,
      logger: silentLogger,
      identify: async () => asking,
      addressOf: () => '10.0.0.1',
      translate: () => null,
    })
  })
  afterAll(() => store.drop())
  beforeEach(() => {
    asking = { role: 'guest', userId: 'gst_1' }
  })
  const send = async (bytes: Uint8Array, title = '', resultId?: string) => {
    const query = new URLSearchParams({ title, ...(resultId === undefined ? {} : { resultId }) })
    const answer = await app.request(`${url}/api/documents/import?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    })
    return (await answer.json()) as {
      code?: string
      data?: { title: string; content: DocumentContent; documentId: string | null; lostPictures: number }
    }
  }

  test('DOC-03, ITEM-01 a file becomes one item of its owner, however often it is sent, and costs nothing', async () => {
    const bytes = await wordFile(documentFixture('surat_resmi', 1).content)
    expect((await send(bytes, 'Surat Toko.docx', 'snd_1')).code).toBe('not_signed_in')
    asking = { role: 'user', userId: 'usr_1' }
    const [first, again, other] = await Promise.all([
      send(bytes, 'Surat Toko.docx', 'snd_1'),
      send(bytes, 'Surat Toko.docx', 'snd_1'),
      send(bytes, 'Surat Toko.docx', 'snd_2'),
    ])
    expect(again.data?.documentId).toBe(first.data?.documentId)
    expect(other.data?.documentId).not.toBe(first.data?.documentId)
    const rows = await store.database.select().from(items)
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row).toMatchObject({ ownerId: 'usr_1', title: 'Surat Toko', pointsDeducted: null })
  })

  test('DOC-03 a letter of somebody else: tabs, letterhead as text, title from the name of the file', async () => {
    const { data } = await send(
      foreign(`${para('CV Mitra Abadi')}<w:p><w:r><w:t>Nomor</w:t><w:tab/><w:t>: 12/X</w:t></w:r></w:p>`),
      'Surat_Mitra baru.docx',
    )
    expect(data?.title).toBe('Surat Mitra baru')
    expect(data?.content.body.content?.map(plainText)).toEqual(['CV Mitra Abadi', 'Nomor : 12/X'])
    expect(data?.content.letter.sender.name).toBe('')
  })

  test('DOC-03 pictures are stored for the asking person; addresses that run scripts are no links', async () => {
    const file = await renderDocx({
      title: '',
      author: '',
      blocks: [
        { type: 'picture', asset: 'a', alt: 'x', width: 0.5, align: 'left' },
        { type: 'paragraph', runs: [{ text: 'klik', href: 'javascript:alert(1)' }] },
      ],
      pictures: new Map([['a', { mediaType: 'image/png', bytes: pngOf(60, 40), width: 60, height: 40 }]]),
    })
    const { data } = await send(file)
    const [picture, link] = data?.content.body.content ?? []
    expect(picture?.attrs).toMatchObject({ asset: expect.stringMatching(/^ast_/), width: 50 })
    expect(link?.content).toEqual([{ type: 'text', text: 'klik' }])
  })

  const locked = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ])
  const bomb = zipSync({
    '[Content_Types].xml': Buffer.from(contentTypes),
    'word/document.xml': Buffer.alloc(90_000_000),
  })
  test.each([
    ['an old .doc', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'word_file_old'],
    ['a locked file', locked, 'word_file_locked'],
    ['no zip at all', Buffer.from('%PDF-1.7'), 'word_file_unreadable'],
    ['nothing', Buffer.alloc(0), 'word_file_unreadable'],
    ['a zip of something else', zipSync({ 'a.txt': Buffer.from('x') }), 'word_file_unreadable'],
    ['a file cut short', foreign(para('x')).slice(0, 300), 'word_file_unreadable'],
    ['broken XML', foreign('<w:p><w:r><w:t>x</w:r>'), 'word_file_unreadable'],
    ['entities', foreign(para('&a;'), '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>'), 'word_file_unreadable'],
    ['a zip bomb', bomb, 'word_file_too_large'],
    ['more than 10 MB', Buffer.alloc(10_500_000), 'word_file_too_large'],
  ])('DOC-03 %s is refused in one sentence', async (_, bytes, code) => {
    expect((await send(bytes)).code).toBe(code)
  })

  test('DOC-03 lists and tables nested beyond measure are flattened, their words stay', async () => {
    const deep = Array.from({ length: 30 }).reduce<string>(
      (inner) => `<w:tbl><w:tr><w:tc>${inner}<w:p/></w:tc><w:tc>${para('sel')}</w:tc></w:tr></w:tbl>`,
      para('dalam'),
    )
    const { data } = await send(foreign(deep))
    expect(plainText(data?.content.body ?? { type: 'doc' })).toContain('dalam')
  })
})
