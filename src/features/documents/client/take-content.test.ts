import { Editor, type JSONContent } from '@tiptap/core'
import { expect, test } from 'vitest'

import type { DocumentContent } from '../shared/content/document-content.ts'
import { emptyLetter } from '../shared/letter/letter-facts.ts'
import { contentOf } from './content-of.ts'
import { documentExtensions } from './document-schema.ts'
import { toEditor } from './editor-json.ts'
import { knownToServer, takeContent } from './take-content.ts'

const said = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const content = (subject: string, ...lines: string[]): DocumentContent => ({
  schema: 1,
  letter: { ...emptyLetter('surat_resmi', '2026-11-21'), subject },
  body: { type: 'doc', content: lines.map(said) },
})

test('CHAT-15 ITEM-08 a change of the assistant is one step: one undo takes it back, what was typed before stays undoable', () => {
  const told: boolean[] = []
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: documentExtensions(null, 'blank'),
    content: toEditor(content('Undangan', 'satu', 'dua', 'tiga')) as JSONContent,
    injectCSS: false,
    onTransaction: ({ transaction }) =>
      void (transaction.docChanged && told.push(transaction.getMeta(knownToServer) === true)),
  })
  editor.commands.insertContentAt(1, 'X')
  const typed = contentOf(editor.state.doc)
  const untouched = editor.state.doc.child(2)
  const newer = { ...content('Undangan Rapat', 'Xsatu', 'dua dan setengah', 'tiga'), look: { size: 14 } as const }
  takeContent(editor, newer)
  expect(contentOf(editor.state.doc)).toEqual(newer)
  expect(editor.state.doc.child(2)).toBe(untouched)
  expect(told).toEqual([false, true])
  editor.commands.insertContentAt(1, 'Y')
  editor.commands.undo()
  expect(contentOf(editor.state.doc)).toEqual(newer)
  editor.commands.undo()
  expect(contentOf(editor.state.doc)).toEqual(typed)
  editor.commands.undo()
  expect(contentOf(editor.state.doc)).toEqual(content('Undangan', 'satu', 'dua', 'tiga'))
  // The same again is no step at all.
  told.length = 0
  takeContent(editor, contentOf(editor.state.doc))
  expect(told).toEqual([])
  editor.destroy()
})
