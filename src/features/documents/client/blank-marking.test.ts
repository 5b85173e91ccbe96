import { Editor, type JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { emptyLetter } from '../shared/letter/letter-facts.ts'
import { blankMarkingKey, blanksIn } from './blank-marking.ts'
import { documentExtensions } from './document-schema.ts'
import { toEditor } from './editor-json.ts'

const paragraph = (text: string) => ({ type: 'paragraph', ...(text ? { content: [{ type: 'text', text }] } : {}) })

test('DOC-02 after any change exactly the blanks of the text are marked', () => {
  const words = fc.constantFrom('rapat [isi tanggal]', 'biasa', '[isi a][isi b]', '[isi ', 'x]', '')
  const change = fc.record({ at: fc.nat(60), length: fc.nat(12), text: words })
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1, maxLength: 4 }),
      fc.array(change, { maxLength: 6 }),
      (lines, changes) => {
        const editor = new Editor({
          element: document.createElement('div'),
          extensions: documentExtensions(null, 'kosong'),
          content: toEditor({
            schema: 1,
            letter: emptyLetter('surat_resmi', '2026-11-21'),
            body: { type: 'doc', content: lines.map(paragraph) },
          }) as JSONContent,
          injectCSS: false,
        })
        for (const { at, length, text } of changes) {
          const { doc, tr } = editor.state
          const from = Math.min(at, doc.content.size)
          editor.view.dispatch(tr.insertText(text, from, Math.min(from + length, doc.content.size)))
          const set = blankMarkingKey.getState(editor.state)
          expect(set?.find().map((one) => [one.from, one.to])).toEqual(
            blanksIn(editor.state.doc).map((one) => [one.from, one.to]),
          )
        }
        editor.destroy()
      },
    ),
    { numRuns: 60 },
  )
})
