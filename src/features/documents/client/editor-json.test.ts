import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type DocumentNode, inlineMarks, letterBlocks } from '../shared/document-content.ts'
import { emptyLetter } from '../shared/letter-facts.ts'
import { plainText } from '../shared/inline-text.ts'
import { type EditorDocument, fromEditor, toEditor } from './editor-json.ts'
import { LetterBox } from './letter-box.ts'

const letter = emptyLetter('surat_penawaran', '2026-11-21')

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
const body = fc
  .array(fc.oneof(paragraph, heading, list, letterBlock), { minLength: 1, maxLength: 8 })
  .map((content): DocumentNode => ({ type: 'doc', content }))

test('ITEM-08 CANVAS-03 opening and saving a document changes nothing in it', () => {
  fc.assert(
    fc.property(body, (stored) => {
      const content = { schema: 1 as const, letter, body: stored }
      expect(fromEditor(toEditor(content))).toEqual(content)
    }),
  )
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
