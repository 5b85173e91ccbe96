import { Editor, type JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'

import { bySoak } from '#tests/support/soak.ts'

import type { DocumentNode } from '../../shared/content/document-content.ts'
import { emptyLetter } from '../../shared/letter/letter-facts.ts'
import { heading, p } from '../../shared/content/nodes.ts'
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
const press = (editor: Editor, key: string): void => {
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, new KeyboardEvent('keydown', { key })))
}
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
    { numRuns: bySoak(20, 60) },
  )
})

const clauses = [
  ...article(1, '(1) satu', '(2) dua menurut ayat (1)', '(3) tiga menurut ayat (2)'),
  ...article(2, 'Lihat Pasal 1 ayat (1) sampai dengan (3) dan ayat (1) Pasal 1320 KUHPerdata.'),
]

test('DOC-08 Enter in a clause begins the next one: those behind it and whatever names them follow, in one undo step', () => {
  const editor = openEditor(clauses)
  const opened = texts(editor)
  editor.commands.setTextSelection(placeOf(editor, 2) + 1 + '(1) satu'.length)
  press(editor, 'Enter')
  editor.commands.insertContent('baru')
  expect(texts(editor)).toEqual([
    'Pasal 1',
    'JUDUL 1',
    '(1) satu',
    '(2) baru',
    '(3) dua menurut ayat (1)',
    '(4) tiga menurut ayat (3)',
    'Pasal 2',
    'JUDUL 2',
    'Lihat Pasal 1 ayat (1) sampai dengan (4) dan ayat (1) Pasal 1320 KUHPerdata.',
  ])
  while (editor.can().undo()) editor.commands.undo()
  expect(texts(editor)).toEqual(opened)
})

test('DOC-08 Enter in an empty clause ends the numbering, in front of its words it is an ordinary new line', () => {
  const editor = openEditor(clauses)
  editor.commands.setTextSelection(placeOf(editor, 4) + 1 + '(3) tiga menurut ayat (2)'.length)
  press(editor, 'Enter')
  expect(texts(editor)[5]).toBe('(4) ')
  press(editor, 'Enter')
  expect(texts(editor)[5]).toBe('')
  expect(texts(editor)[4]).toBe('(3) tiga menurut ayat (2)')
  editor.commands.setTextSelection(placeOf(editor, 2) + 1)
  press(editor, 'Enter')
  expect(texts(editor).slice(2, 4)).toEqual(['', '(1) satu'])
})

test('DOC-08 a removed clause leaves a visible blank where it was named, and finds it again when it is pasted back', () => {
  const editor = openEditor(clauses)
  const [from, to] = [placeOf(editor, 3), placeOf(editor, 4)]
  const cut = editor.state.doc.slice(from, to)
  editor.view.dispatch(editor.state.tr.delete(from, to))
  expect(texts(editor).slice(2, 4)).toEqual(['(1) satu', '(2) tiga menurut ayat ([isi pengganti ayat 2])'])
  expect(texts(editor).at(-1)).toBe('Lihat Pasal 1 ayat (1) sampai dengan (2) dan ayat (1) Pasal 1320 KUHPerdata.')
  editor.view.dispatch(editor.state.tr.insert(placeOf(editor, 4), cut.content))
  expect(texts(editor).slice(2, 5)).toEqual(['(1) satu', '(2) tiga menurut ayat (3)', '(3) dua menurut ayat (1)'])
})

test('DOC-08 clauses follow also where their article moves', () => {
  const editor = openEditor(clauses)
  const added = [heading(2, 'Pasal'), heading(3, 'BARU'), p('isi')]
  editor.commands.insertContentAt(0, added as JSONContent[])
  editor.view.dispatch(editor.state.tr.delete(placeOf(editor, 5), placeOf(editor, 6)))
  expect(texts(editor).slice(3, 7)).toEqual([
    'Pasal 2',
    'JUDUL 1',
    '(1) dua menurut ayat ([isi pengganti ayat 1])',
    '(2) tiga menurut ayat (1)',
  ])
  expect(texts(editor).at(-1)).toBe(
    'Lihat Pasal 2 ayat ([isi pengganti ayat 1]) sampai dengan (2) dan ayat (1) Pasal 1320 KUHPerdata.',
  )
})

test('DOC-08 after any insertions and removals clauses count from one, and every reference means the same clause', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ at: fc.nat(9), insert: fc.boolean() }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 }),
      (steps, refs) => {
        const named = refs.map((number) => `Pasal 1 ayat (${number})`).join(' serta ')
        const editor = openEditor([...article(1, '(1) A', '(2) B', '(3) C', '(4) D'), ...article(2, named)])
        let names = ['A', 'B', 'C', 'D']
        for (const [turn, { at, insert }] of steps.entries()) {
          const place = at % Math.max(names.length, 1)
          const start = placeOf(editor, 2 + place)
          if (insert || names.length === 0) {
            editor.commands.insertContentAt(start, p(`() N${turn}`) as JSONContent)
            names = [...names.slice(0, place), `N${turn}`, ...names.slice(place)]
          } else {
            editor.view.dispatch(editor.state.tr.delete(start, placeOf(editor, 3 + place)))
            names = names.filter((_, index) => index !== place)
          }
        }
        const now = texts(editor)
        expect(now.slice(2, 2 + names.length)).toEqual(names.map((name, index) => `(${index + 1}) ${name}`))
        const meant = [...(now.at(-1) ?? '').matchAll(/ayat \((\d+|\[isi pengganti ayat \d+\])\)/g)]
        expect(meant.map(([, number]) => (number?.startsWith('[') ? null : names[Number(number) - 1]))).toEqual(
          refs.map((number) => (names.includes('ABCD'[number - 1] ?? '') ? 'ABCD'[number - 1] : null)),
        )
        editor.destroy()
      },
    ),
    { numRuns: bySoak(40, 120) },
  )
})
