import { Editor, type JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'

import type { DocumentNode } from '../../shared/document-content.ts'
import { emptyLetter } from '../../shared/letter-facts.ts'
import { heading, p } from '../../shared/nodes.ts'
import { documentExtensions } from '../document-schema.ts'
import { toEditor } from '../editor-json.ts'
import { insertArticle } from './article-numbering.ts'

let open: Editor | null = null
const openEditor = (content: DocumentNode[], type: 'kontrak' | 'surat_resmi' = 'kontrak'): Editor => {
  open = new Editor({
    element: document.createElement('div'),
    extensions: documentExtensions(null, 'blank'),
    content: toEditor({ schema: 1, letter: emptyLetter(type, ''), body: { type: 'doc', content } }) as JSONContent,
    injectCSS: false,
  })
  return open
}
afterEach(() => {
  open?.destroy()
  open = null
})

const article = (number: number, ...clauses: string[]): DocumentNode[] => [
  heading(2, `Pasal ${number}`),
  heading(3, `JUDUL ${number}`),
  ...clauses.map(p),
]
const contract = [
  ...article(1, 'Lihat Pasal 2 ayat (1) dan Pasal 3.'),
  ...article(2, 'x'),
  ...article(3, 'Pasal 1 dan 3 tersebut'),
]
const texts = (editor: Editor): string[] => editor.state.doc.children.map(({ textContent }) => textContent)
/** Where the nth block begins. */
const placeOf = (editor: Editor, index: number): number =>
  editor.state.doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
const before = [
  'Pasal 1',
  'JUDUL 1',
  'Lihat Pasal 2 ayat (1) dan Pasal 3.',
  'Pasal 2',
  'JUDUL 2',
  'x',
  'Pasal 3',
  'JUDUL 3',
  'Pasal 1 dan 3 tersebut',
]

test('DOC-08 a new article moves the others and what names them, in one undo step', () => {
  const editor = openEditor(contract)
  editor.commands.setTextSelection(placeOf(editor, 1) + 2)
  insertArticle(editor)
  expect(texts(editor)).toEqual([
    'Pasal 1',
    'JUDUL 1',
    'Lihat Pasal 3 ayat (1) dan Pasal 4.',
    'Pasal 2',
    '[isi judul pasal]',
    '[isi bunyi pasal]',
    'Pasal 3',
    'JUDUL 2',
    'x',
    'Pasal 4',
    'JUDUL 3',
    'Pasal 1 dan 4 tersebut',
  ])
  const { from, to } = editor.state.selection
  expect(editor.state.doc.textBetween(from, to)).toBe('[isi judul pasal]')
  editor.commands.undo()
  expect(texts(editor)).toEqual(before)
  editor.commands.redo()
  expect(texts(editor).at(-1)).toBe('Pasal 1 dan 4 tersebut')
})

test('DOC-08 removing an article leaves a visible blank where it was named; undo brings all of it back', () => {
  const editor = openEditor(contract)
  editor.commands.deleteRange({ from: placeOf(editor, 3), to: placeOf(editor, 6) })
  expect(texts(editor)).toEqual([
    'Pasal 1',
    'JUDUL 1',
    'Lihat Pasal [isi pengganti Pasal 2] ayat (1) dan Pasal 2.',
    'Pasal 2',
    'JUDUL 3',
    'Pasal 1 dan 2 tersebut',
  ])
  editor.commands.undo()
  expect(texts(editor)).toEqual(before)
})

test('DOC-08 cut and pasted elsewhere, an article keeps what names it', () => {
  const editor = openEditor(contract)
  const [from, to] = [placeOf(editor, 3), placeOf(editor, 6)]
  const cut = editor.state.doc.slice(from, to)
  editor.view.dispatch(editor.state.tr.delete(from, to))
  editor.view.dispatch(editor.state.tr.insert(editor.state.doc.content.size, cut.content))
  expect(texts(editor)).toEqual([
    'Pasal 1',
    'JUDUL 1',
    'Lihat Pasal 3 ayat (1) dan Pasal 2.',
    'Pasal 2',
    'JUDUL 3',
    'Pasal 1 dan 2 tersebut',
    'Pasal 3',
    'JUDUL 2',
    'x',
  ])
})

test('DOC-08 typing in a heading, a title or a clause leaves all numbers alone; a wrong number is put right', () => {
  const editor = openEditor(contract)
  editor.view.dispatch(editor.state.tr.insertText('HAK ', placeOf(editor, 4) + 1))
  editor.view.dispatch(editor.state.tr.insertText(' Pasal 1', placeOf(editor, 5) + 2))
  expect(texts(editor).filter((_, at) => at !== 4 && at !== 5)).toEqual(before.filter((_, at) => at !== 4 && at !== 5))
  const digit = placeOf(editor, 3) + 1 + 'Pasal '.length
  editor.view.dispatch(editor.state.tr.insertText('9', digit, digit + 1))
  expect(texts(editor)[3]).toBe('Pasal 2')
  editor.view.dispatch(editor.state.tr.delete(digit, digit + 1))
  expect(texts(editor)[3]).toBe('Pasal 2')
  expect(texts(editor)[2]).toBe('Lihat Pasal 2 ayat (1) dan Pasal 3.')
})

test('DOC-08 other papers than contracts are left alone', () => {
  const editor = openEditor(contract, 'surat_resmi')
  editor.commands.deleteRange({ from: placeOf(editor, 3), to: placeOf(editor, 6) })
  expect(texts(editor)).toEqual(before.filter((_, at) => at < 3 || at > 5))
})

test('DOC-08 whatever blocks go, headings count from one and undo is exact', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(11), fc.nat(3)), { minLength: 1, maxLength: 4 }), (cuts) => {
      const editor = openEditor([...contract, ...article(4, 'Pasal 2, Pasal 4')])
      const opened = texts(editor)
      for (const [start, length] of cuts) {
        const count = editor.state.doc.childCount
        const first = Math.min(start, count - 1)
        const last = Math.min(first + 1 + length, count)
        if (last - first === count) continue
        editor.view.dispatch(editor.state.tr.delete(placeOf(editor, first), placeOf(editor, last)))
        const numbers = texts(editor).filter((text) => /^Pasal \d+$/.test(text))
        expect(numbers).toEqual(numbers.map((_, index) => `Pasal ${index + 1}`))
      }
      while (editor.can().undo()) editor.commands.undo()
      expect(texts(editor)).toEqual(opened)
      editor.destroy()
    }),
    { numRuns: 60 },
  )
})
