import { Editor, type JSONContent } from '@tiptap/core'
import { DOMParser as ProseParser } from '@tiptap/pm/model'
import { afterEach, describe, expect, test } from 'vitest'

import { emptyLetter } from '../shared/letter/letter-facts.ts'
import { blanksIn } from './blank-marking.ts'
import { documentExtensions } from './document-schema.ts'
import { type EditorDocument, fromEditor, toEditor } from './editor-json.ts'
import { changeLetter, letterOf } from './letter-editing.ts'

const letter = emptyLetter('invoice', '2026-11-21')
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

let open: Editor | null = null
const openEditor = (...content: { type: string }[]): Editor => {
  open = new Editor({
    element: document.createElement('div'),
    extensions: documentExtensions(null, 'blank'),
    content: toEditor({ schema: 1, letter, body: { type: 'doc', content } }) as JSONContent,
    injectCSS: false,
  })
  return open
}
afterEach(() => {
  open?.destroy()
  open = null
})

const bodyOf = (editor: Editor) => fromEditor(editor.state.doc.toJSON() as EditorDocument).body.content

/** Types as a keyboard does: every character through the input rules. */
const type = (editor: Editor, text: string): void => {
  for (const character of text) {
    const { from, to } = editor.state.selection
    const handled = editor.view.someProp('handleTextInput', (handle) =>
      handle(editor.view, from, to, character, () => editor.state.tr.insertText(character, from, to)),
    )
    if (!handled) editor.view.dispatch(editor.state.tr.insertText(character, from, to))
  }
}

describe('the styles of DOC-12', () => {
  test.each([
    ['__digaris__', 'underline'],
    ['**ditebalkan**', 'bold'],
    ['*dimiringkan*', 'italic'],
  ])('DOC-12 typing %s makes it %s and nothing else', (typed, mark) => {
    const editor = openEditor({ type: 'paragraph' })
    type(editor, `awal ${typed}`)
    expect(bodyOf(editor)?.[0]?.content?.[1]).toEqual({
      type: 'text',
      text: typed.replaceAll(/[_*]/g, ''),
      marks: [{ type: mark }],
    })
  })

  test('DOC-12 single underscores and stars between figures stay as typed', () => {
    const editor = openEditor({ type: 'paragraph' })
    type(editor, 'nama_berkas_baru dan 2 * 3 * 4')
    expect(bodyOf(editor)).toEqual([paragraph('nama_berkas_baru dan 2 * 3 * 4')])
  })

  test('DOC-12 lists begin with "- " and "1. "', () => {
    const editor = openEditor({ type: 'paragraph' })
    type(editor, '- satu')
    expect(bodyOf(editor)?.[0]?.type).toBe('bulletList')
  })

  test('DOC-12 typed HTML is text', () => {
    const editor = openEditor({ type: 'paragraph' })
    type(editor, '<b>x</b><script>alert(1)</script>')
    expect(bodyOf(editor)).toEqual([paragraph('<b>x</b><script>alert(1)</script>')])
  })
})

test('DOC-12 a paste from Word or a page brings its text, tables and the three styles, no scripts, styles or foreign pictures', () => {
  const editor = openEditor({ type: 'paragraph' })
  const clipping = new DOMParser().parseFromString(
    `<html><head><style>p{color:red}</style><script>alert(1)</script></head><body>
      <p class="MsoNormal" style="mso-margin-top-alt:auto" onclick="alert(1)"><b>Tebal</b> <span style="color:red;text-decoration:underline">garis</span>
      <img src="x.png" onerror="alert(1)"><a href="javascript:alert(1)">tautan</a></p>
      <table><tr><td>sel</td></tr></table></body></html>`,
    'text/html',
  )
  const slice = ProseParser.fromSchema(editor.schema).parseSlice(clipping.body)
  editor.view.dispatch(editor.state.tr.replaceSelection(slice))
  const stored = JSON.stringify(bodyOf(editor))
  for (const word of ['Tebal', 'garis', 'tautan', 'sel']) expect(stored).toContain(word)
  for (const trace of ['alert', 'Mso', 'color', 'href', 'img', 'image', 'style']) expect(stored).not.toContain(trace)
  expect(stored).toContain('"underline"')
  expect(bodyOf(editor)?.at(-1)?.type).toBe('table')
  expect(editor.view.dom.querySelector('script, style, img, iframe, a[href]')).toBeNull()
})

test('ITEM-08 facts of the letter and prose share one undo', () => {
  const editor = openEditor(paragraph('Dengan hormat,'), { type: 'goodsTable' })
  changeLetter(editor, 'place', (known) => ({ ...known, place: 'Ban' }))
  changeLetter(editor, 'place', (known) => ({ ...known, place: 'Bandung' }))
  changeLetter(editor, 'subject', (known) => ({ ...known, subject: 'Tagihan' }))
  editor.commands.insertContentAt(editor.state.doc.content.size, paragraph('Terima kasih.'))
  expect(editor.commands.undo()).toBe(true)
  expect(bodyOf(editor)).toHaveLength(2)
  expect(letterOf(editor)).toMatchObject({ place: 'Bandung', subject: 'Tagihan' })
  editor.commands.undo()
  expect(letterOf(editor)).toMatchObject({ place: 'Bandung', subject: '' })
  editor.commands.undo()
  expect(letterOf(editor)).toMatchObject({ place: '' })
  editor.commands.redo()
  expect(letterOf(editor)).toMatchObject({ place: 'Bandung' })
})

test('DOC-02 blanks of the prose are found across styles', () => {
  const editor = openEditor({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'rapat pada [isi ' },
      { type: 'text', text: 'tanggal', marks: [{ type: 'bold' }] },
      { type: 'text', text: ' rapat].' },
    ],
  } as { type: string })
  expect(blanksIn(editor.state.doc).map(({ text }) => text)).toEqual(['[isi tanggal rapat]'])
})

test('DOC-12 a letter block that is selected as a whole is not typed over', () => {
  const editor = openEditor({ type: 'letterhead' }, { type: 'paragraph' })
  editor.commands.setNodeSelection(0)
  type(editor, 'x')
  expect(bodyOf(editor)?.[0]?.type).toBe('letterhead')
  editor.commands.setTextSelection(2)
  type(editor, 'x')
  expect(bodyOf(editor)).toEqual([{ type: 'letterhead' }, paragraph('x')])
})
