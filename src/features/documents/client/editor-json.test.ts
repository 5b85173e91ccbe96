import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type DocumentNode, inlineMarks, letterBlocks } from '../shared/content/document-content.ts'
import { emptyLetter } from '../shared/letter/letter-facts.ts'
import { plainText } from '../shared/content/inline-text.ts'
import { contentOf } from './content-of.ts'
import { documentExtensions } from './document-schema.ts'
import { type EditorDocument, fromEditor, toEditor } from './editor-json.ts'
import { LetterBox } from './letter-box.ts'

const letter = emptyLetter('surat_penawaran', '2026-11-21')
const schema = getSchema(documentExtensions(null, 'blank'))

const words = fc.string({ minLength: 1, maxLength: 12 })
const marks = fc.uniqueArray(fc.constantFrom(...inlineMarks), { maxLength: 3 })
const textNode = fc
  .tuple(words, marks)
  .map(([text, names]): DocumentNode =>
    names.length > 0 ? { type: 'text', text, marks: names.map((type) => ({ type })) } : { type: 'text', text },
  )
const inline = fc.oneof(textNode, fc.constant<DocumentNode>({ type: 'hardBreak' }))
const withContent = (node: DocumentNode, content: DocumentNode[]): DocumentNode =>
  content.length > 0 ? { ...node, content } : node
const paragraph = fc
  .tuple(fc.constantFrom(null, 'center', 'right'), fc.array(inline, { maxLength: 4 }))
  .map(([textAlign, content]) =>
    withContent(textAlign ? { type: 'paragraph', attrs: { textAlign } } : { type: 'paragraph' }, content),
  )
const heading = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.array(inline, { maxLength: 3 }))
  .map(([level, content]) => withContent({ type: 'heading', attrs: { level } }, content))
const list = fc
  .tuple(fc.constantFrom('bulletList', 'orderedList'), fc.array(paragraph, { minLength: 1, maxLength: 4 }))
  .map(([type, items]): DocumentNode => ({
    type,
    content: items.map((content) => ({ type: 'listItem', content: [content] })),
  }))
const letterBlock = fc.constantFrom(...letterBlocks).map((type): DocumentNode => ({ type }))
const cell = fc
  .tuple(
    fc.constantFrom('tableCell', 'tableHeader'),
    fc.constantFrom(null, [120]),
    fc.array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 2 }),
  )
  .map(([type, colwidth, content]): DocumentNode => ({ type, attrs: { colspan: 1, rowspan: 1, colwidth }, content }))
const table = fc
  .array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 })
  .map((rows): DocumentNode => ({ type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) }))
const part = fc.constantFrom<DocumentNode>(
  { type: 'image', attrs: { asset: 'ast_0a1b', alt: 'Toko', width: 40, align: 'right' } },
  { type: 'pageBreak' },
  { type: 'stampBox', attrs: { text: 'Meterai Rp10.000' } },
)
const body = fc
  .array(fc.oneof(paragraph, heading, list, letterBlock, table, part), { minLength: 1, maxLength: 8 })
  .map((content): DocumentNode => ({ type: 'doc', content }))

test('ITEM-08 CANVAS-03 opening and saving a document changes nothing in it', () => {
  fc.assert(
    fc.property(body, (stored) => {
      const content = { schema: 1 as const, letter, page: { header: 'Rahasia', numbers: false }, body: stored }
      expect(fromEditor(toEditor(content))).toEqual(content)
      // The very document that the editor makes of it says the same.
      const shown = schema.nodeFromJSON(toEditor(content))
      shown.check()
      // It sorts the styles of a word, once.
      const sorted = contentOf(shown)
      expect(contentOf(schema.nodeFromJSON(toEditor(sorted)))).toEqual(sorted)
      expect(plainText(sorted.body)).toBe(plainText(stored))
    }),
  )
})

test('DOC-12 a picture that the server does not have yet, and a link that leads nowhere, are not stored', () => {
  const stored: DocumentNode = {
    type: 'doc',
    content: [
      { type: 'image', attrs: { asset: 'req_1', alt: '', width: 100, align: 'center' } },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
          { type: 'text', text: 'b', marks: [{ type: 'link', attrs: { href: 'https://toko.id/' } }] },
        ],
      },
    ],
  }
  expect(fromEditor(toEditor({ schema: 1, letter, body: stored })).body.content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'a' },
        { type: 'text', text: 'b', marks: [{ type: 'link', attrs: { href: 'https://toko.id/' } }] },
      ],
    },
  ])
})

test('DOC-12 nodes that the editor does not know keep their text', () => {
  const strange: DocumentNode = {
    type: 'doc',
    content: [
      { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'kutipan' }] }] },
      { type: 'text', text: 'lepas' },
      { type: 'orderedList', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'satu' }] }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'tautan', marks: [{ type: 'link' }, { type: 'bold' }] }] },
    ],
  }
  const opened = toEditor({ schema: 1, letter, body: strange })
  expect(opened.content.map(plainText)).toEqual(['kutipan', 'lepas', 'satu', 'tautan'])
  expect(opened.content.at(-1)?.content?.[0]?.marks).toEqual([{ type: 'bold' }])
})

test('CANVAS-03 the editor has its own defaults; they are not stored', () => {
  const shown: EditorDocument = {
    type: 'doc',
    attrs: { letter: new LetterBox(letter), look: null },
    content: [
      { type: 'paragraph', attrs: { textAlign: null } },
      {
        type: 'orderedList',
        attrs: { start: 1, type: null },
        content: [{ type: 'listItem', content: [{ type: 'paragraph', attrs: { textAlign: null } }] }],
      },
    ],
  }
  expect(fromEditor(shown).body.content).toEqual([
    { type: 'paragraph' },
    { type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
  ])
})
